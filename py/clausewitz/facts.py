"""One position as text, in the dialects of Prolog and ASP, and back to a board."""

import re
from collections.abc import Iterable, Iterator

import chess

from clausewitz.board import COLOURS, SIDES
from clausewitz.errors import ClausewitzError

_WINGS = {"kingside": "K", "queenside": "Q"}

# Prolog: contents(Side, Piece, Rank, File), turn(Side), kingside_castle(Side),
# queenside_castle(Side), en_passant(Square), halfmove_clock(N), fullmove_number(N), as
# position_facts/2 of bk/facts.pl reads them.

_PROLOG_FACT = re.compile(
    r"(contents|turn|kingside_castle|queenside_castle|en_passant|halfmove_clock|fullmove_number)"
    r"\(([^()]*)\)"
)


def prolog_facts(board: chess.Board) -> str:
    """The facts of the position, one per line, in a fixed order."""
    return "".join(f"{fact}.\n" for fact in _prolog_atoms(board))


def board_from_prolog(text: str) -> chess.Board:
    """The position that the facts describe."""
    facts = []
    for name, arguments in _PROLOG_FACT.findall(re.sub(r"%.*|\s", "", text)):
        facts.append(_as_asp(name, arguments.split(",")))
    if not facts:
        raise ClausewitzError("expected the facts of a position, found none")
    return _board_of(facts)


def _prolog_atoms(board: chess.Board) -> Iterator[str]:
    for square, piece in sorted(board.piece_map().items()):
        name, side = chess.piece_name(piece.piece_type), SIDES[piece.color]
        yield f"contents({side}, {name}, {_row_col(square)})"
    yield f"turn({SIDES[board.turn]})"
    for colour, side in SIDES.items():
        if board.has_kingside_castling_rights(colour):
            yield f"kingside_castle({side})"
        if board.has_queenside_castling_rights(colour):
            yield f"queenside_castle({side})"
    if board.ep_square is not None:
        yield f"en_passant({chess.square_name(board.ep_square)})"
    yield f"halfmove_clock({board.halfmove_clock})"
    yield f"fullmove_number({board.fullmove_number})"


def _as_asp(name: str, arguments: list[str]) -> tuple[str, list[str]]:
    """The same fact in the ASP dialect, without its ply."""
    match name, arguments:
        case "contents", [side, piece, row, col]:
            return "chessman", [piece, side, row, col]
        case "kingside_castle" | "queenside_castle", [side]:
            return "castling", [side, name.removesuffix("_castle")]
        case "en_passant", [square]:
            return name, [square[1:], str(ord(square[:1] or "?") - ord("a") + 1)]
    return name, arguments


# ASP: chessman(Piece, Colour, Row, Col, T), turn(Colour, T), castling(Colour, Wing, T),
# en_passant(Row, Col, T), halfmove_clock(N, T), fullmove_number(N, T); a1 is row 1, column 1.

_FACT = re.compile(
    r"(chessman|turn|castling|en_passant|halfmove_clock|fullmove_number)\(([^()]*),([^(),]+|\w+\(.*\))\)"
)


def asp_facts(board: chess.Board, time: int = 0) -> str:
    """The facts of the position at ply `time`, one per line, in a fixed order."""
    return "".join(f"{fact}.\n" for fact in _asp_atoms(board, time))


def board_from_asp(text: str) -> chess.Board:
    """The one position that the facts describe."""
    boards = boards_from_asp(text)
    if len(boards) != 1:
        raise ClausewitzError(f"expected the facts of one position, found {len(boards)}")
    return next(iter(boards.values()))


def boards_from_asp(text: str) -> dict[str, chess.Board]:
    """The positions that the facts describe, by their last argument (the ply) as text."""
    groups: dict[str, list[tuple[str, list[str]]]] = {}
    for atom in re.split(r"\.\s+|\s+", re.sub(r"\s*,\s*", ",", text)):
        match = _FACT.fullmatch(atom.removesuffix("."))
        if match:
            name, arguments, time = match.groups()
            groups.setdefault(time, []).append((name, arguments.split(",")))
    return {time: _board_of(facts) for time, facts in groups.items()}


def _asp_atoms(board: chess.Board, time: int) -> Iterator[str]:
    for square, piece in sorted(board.piece_map().items()):
        name, side = chess.piece_name(piece.piece_type), SIDES[piece.color]
        yield f"chessman({name}, {side}, {_row_col(square)}, {time})"
    yield f"turn({SIDES[board.turn]}, {time})"
    for colour, side in SIDES.items():
        if board.has_kingside_castling_rights(colour):
            yield f"castling({side}, kingside, {time})"
        if board.has_queenside_castling_rights(colour):
            yield f"castling({side}, queenside, {time})"
    if board.ep_square is not None:
        yield f"en_passant({_row_col(board.ep_square)}, {time})"
    yield f"halfmove_clock({board.halfmove_clock}, {time})"
    yield f"fullmove_number({board.fullmove_number}, {time})"


def _row_col(square: chess.Square) -> str:
    return f"{chess.square_rank(square) + 1}, {chess.square_file(square) + 1}"


def _square(row: str, col: str) -> chess.Square:
    return chess.square(int(col) - 1, int(row) - 1)


def _board_of(facts: Iterable[tuple[str, list[str]]]) -> chess.Board:
    board = chess.Board(None)
    rights = ""
    try:
        for name, arguments in facts:
            if name == "castling":
                side, wing = arguments
                rights += _WINGS[wing] if side == "white" else _WINGS[wing].lower()
            else:
                _set_fact(board, name, arguments)
        board.set_castling_fen("".join(c for c in "KQkq" if c in rights) or "-")
    except (KeyError, ValueError) as error:
        fact = f"{name}({', '.join(arguments)}, …)"
        raise ClausewitzError(f"not a fact of a position: {fact}") from error
    return board


def _set_fact(board: chess.Board, name: str, arguments: list[str]) -> None:
    if name == "chessman":
        piece, side, row, col = arguments
        kind = chess.PIECE_NAMES.index(piece)
        board.set_piece_at(_square(row, col), chess.Piece(kind, COLOURS[side]))
    elif name == "en_passant":
        board.ep_square = _square(*arguments)
    elif name == "turn":
        board.turn = COLOURS[arguments[0]]
    else:
        setattr(board, name, int(arguments[0]))
