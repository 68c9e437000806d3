"""What a sentence about a line of moves says of squares, and whether it is so on the board."""

import re
from collections.abc import Iterable, Iterator, Sequence

import chess

_SQUARE = re.compile(r"[a-h][1-8](?!\d)")
_MAN = re.compile(
    r"\b(?:(white|black)(?:'s)? )?(king|queen|rook|bishop|knight|pawn) on ([a-h][1-8])\b",
    re.IGNORECASE,
)


def squares_named(text: str) -> set[str]:
    """All squares in a text, also those inside moves such as Nxe5+ and e2e4."""
    return {found[0] for found in _SQUARE.finditer(text)}


def strange_squares(text: str, proof: Iterable[str], line: Iterable[chess.Move]) -> set[str]:
    """The squares that a text names and that neither the proof nor a move of the line has."""
    ends = (chess.square_name(at) for move in line for at in (move.from_square, move.to_square))
    return squares_named(text) - {*proof, *ends}


def absent_men(text: str, start: chess.Board, line: Sequence[chess.Move]) -> list[str]:
    """What a text says stands on a square and never does, from the start to the end of the line."""
    boards = list(_positions(start, line))
    return [found[0] for found in _MAN.finditer(text) if not _stood(found, boards)]


def _positions(start: chess.Board, line: Sequence[chess.Move]) -> Iterator[chess.Board]:
    board = start.copy(stack=False)
    yield board.copy(stack=False)
    for move in line:
        board.push(move)
        yield board.copy(stack=False)


def _stood(found: "re.Match[str]", boards: Iterable[chess.Board]) -> bool:
    side, kind, square = (found[number] for number in (1, 2, 3))
    piece_type = chess.PIECE_NAMES.index(kind.lower())
    colours = [side.lower() == "white"] if side else [chess.WHITE, chess.BLACK]
    at = chess.parse_square(square.lower())
    wanted = [chess.Piece(piece_type, colour) for colour in colours]
    return any(board.piece_at(at) in wanted for board in boards)
