"""What a sentence about a line of moves says of squares, and whether it is so on the board."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import chess

_SQUARE = re.compile(r"[a-h][1-8](?!\d)")
_PIECES = re.compile(
    r"\b(?:(white|black)(?:'s)? )?(piece|king|queen|rook|bishop|knight|pawn)s? on "
    r"([a-h][1-8](?:(?:,| and|, and) [a-h][1-8])*)\b",
    re.IGNORECASE,
)


class NamedPiece(NamedTuple):
    """A piece as a text names it: on one square, of a side or of any, of a kind or of any."""

    side: str
    kind: str
    square: str

    def __str__(self) -> str:
        return f"{self.side} {self.kind} on {self.square}".strip()


def squares_named(text: str) -> set[str]:
    """All squares in a text, also those inside moves such as Nxe5+ and e2e4."""
    return {found[0] for found in _SQUARE.finditer(text)}


def strange_squares(
    text: str, proof: Iterable[str], start: chess.Board, line: Sequence[chess.Move]
) -> set[str]:
    """The squares that a text names for no reason.

    Reasons are the proof, the moves of the line, and a piece that stands there as the text says.
    """
    ends = (chess.square_name(at) for move in line for at in (move.from_square, move.to_square))
    boards = list(_positions(start, line))
    standing = (named.square for named in pieces_named(text) if _stood(named, boards))
    return squares_named(text) - {*proof, *ends, *standing}


def absent_pieces(text: str, start: chess.Board, line: Sequence[chess.Move]) -> list[str]:
    """What a text says stands on a square and never does, from the start to the end of the line."""
    boards = list(_positions(start, line))
    return [str(named) for named in pieces_named(text) if not _stood(named, boards)]


def pieces_named(text: str) -> Iterator[NamedPiece]:
    for found in _PIECES.finditer(text):
        for square in sorted(squares_named(found[3])):
            yield NamedPiece((found[1] or "").lower(), found[2].lower(), square)


def _positions(start: chess.Board, line: Sequence[chess.Move]) -> Iterator[chess.Board]:
    board = start.copy(stack=False)
    yield board.copy(stack=False)
    for move in line:
        board.push(move)
        yield board.copy(stack=False)


def _stood(named: NamedPiece, boards: Iterable[chess.Board]) -> bool:
    at = chess.parse_square(named.square)
    return any(_is(named, piece) for board in boards if (piece := board.piece_at(at)))


def _is(named: NamedPiece, piece: chess.Piece) -> bool:
    kind, side = chess.piece_name(piece.piece_type), chess.COLOR_NAMES[piece.color]
    return named.kind in ("piece", kind) and named.side in ("", side)
