"""One position as text, in the dialects of Prolog and ASP, and back to a board.

Both dialects say the same things, in an order that is always the same:

| a board has            | Prolog (position_facts/2 of bk/)   | ASP                               |
| ---------------------- | ---------------------------------- | --------------------------------- |
| a piece on a square    | contents(Side, Piece, Rank, File)  | chessman(Piece, Side, Row, Col, T)|
| the side to move       | turn(Side)                         | turn(Side, T)                     |
| a castling right       | kingside_castle(Side), queenside_… | castling(Side, Wing, T)           |
| a square just passed   | en_passant(Square)                 | en_passant(Row, Col, T)           |
| the clocks             | halfmove_clock(N), fullmove_…(N)   | halfmove_clock(N, T), …           |

Ranks and files are numbers from 1, so are rows and columns; T is the ply.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import chess

from clausewitz.position.board import COLOURS, SIDES, fen_of, parse_fen
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.json_results import ListResult

Fact = tuple[str, ...]
"""A name and its arguments, as ASP has them, without the ply."""

_WINGS = {"kingside": "K", "queenside": "Q"}
_ARITY = {"chessman": 4, "turn": 1, "castling": 2, "en_passant": 2}
_ARITY |= {"halfmove_clock": 1, "fullmove_number": 1}

# Atoms as programs write them, with or without the full stop; an argument may be a term after(…).
_ATOM = re.compile(r"\s*(\w+)\(((?:[^()]|\([^()]*\))*)\)\s*\.?")
_COMMENT = re.compile(r"%.*")
_LAST_ARGUMENT = re.compile(r",(?=[^(),]+$|\w+\([^()]*\)$)")


class Dialect(StrEnum):
    """The language of facts."""

    PROLOG = "prolog"
    ASP = "asp"


@dataclass(frozen=True, slots=True)
class Facts(BoardResult, ListResult[str]):
    """A position as facts, one string for each."""

    board: chess.Board
    to: Dialect
    facts: tuple[str, ...]

    @classmethod
    def of(cls, board: chess.Board, to: Dialect, time: int = 0) -> "Facts":
        """The facts of a position; those for ASP are of ply `time`."""
        text = asp_facts(board, time) if to is Dialect.ASP else prolog_facts(board)
        return cls(board, to, tuple(text.splitlines()))

    def _items(self) -> tuple[str, ...]:
        return self.facts

    @property
    def text(self) -> str:
        """The facts as a program, without the line end of the last."""
        return "\n".join(self.facts)

    def _drawn(self) -> tuple[chess.Board, tuple[chess.Move, ...], tuple[str, ...]]:
        return self.board, (), ()

    def as_dict(self) -> dict[str, Any]:
        return {"fen": fen_of(self.board), "to": self.to, "facts": list(self.facts)}


def prolog_facts(board: chess.Board) -> str:
    """The facts of the position for Prolog, one per line."""
    return "".join(f"{_to_prolog(fact)}.\n" for fact in _facts(board))


def asp_facts(board: chess.Board, time: int = 0) -> str:
    """The facts of the position at ply `time` for ASP, one per line."""
    return "".join(f"{name}({', '.join(a)}, {time}).\n" for name, *a in _facts(board))


def board_from_prolog(text: str) -> chess.Board:
    """The position that facts for Prolog describe."""
    facts = [_from_prolog(name, arguments.split(",")) for name, arguments in _atoms(text)]
    return _checked(_board(facts))


def board_from_asp(text: str) -> chess.Board:
    """The one position that facts for ASP describe."""
    boards = boards_from_asp(text)
    if len(boards) != 1:
        raise ClausewitzError(f"expected the facts of one position, found {len(boards)}")
    return _checked(*boards.values())


def boards_from_asp(text: str) -> dict[str, chess.Board]:
    """The positions that facts for ASP describe, by their last argument (the ply) as text."""
    groups: dict[str, list[Fact]] = {}
    for name, arguments in _atoms(text):
        *rest, time = _LAST_ARGUMENT.split(arguments)
        groups.setdefault(time, []).append((name, *",".join(rest).split(",")))
    return {time: _board(facts) for time, facts in groups.items()}


def _facts(board: chess.Board) -> Iterator[Fact]:
    for square, piece in sorted(board.piece_map().items()):
        yield "chessman", chess.piece_name(piece.piece_type), SIDES[piece.color], *_place(square)
    yield "turn", SIDES[board.turn]
    for colour, side in SIDES.items():
        if board.has_kingside_castling_rights(colour):
            yield "castling", side, "kingside"
        if board.has_queenside_castling_rights(colour):
            yield "castling", side, "queenside"
    if board.ep_square is not None:
        yield "en_passant", *_place(board.ep_square)
    yield "halfmove_clock", str(board.halfmove_clock)
    yield "fullmove_number", str(board.fullmove_number)


def _to_prolog(fact: Fact) -> str:
    match fact:
        case "chessman", piece, side, row, col:
            return f"contents({side}, {piece}, {row}, {col})"
        case "castling", side, wing:
            return f"{wing}_castle({side})"
        case "en_passant", row, col:
            return f"en_passant({chess.square_name(_square(row, col))})"
    return f"{fact[0]}({fact[1]})"


def _from_prolog(name: str, arguments: list[str]) -> Fact:
    match name, arguments:
        case "contents", [side, piece, row, col]:
            return "chessman", piece, side, row, col
        case "kingside_castle" | "queenside_castle", [side]:
            return "castling", side, name.removesuffix("_castle")
        case "en_passant", [square] if square in chess.SQUARE_NAMES:
            return "en_passant", *_place(chess.parse_square(square))
        case (("chessman" | "castling"), _):
            raise _not_a_fact((name, *arguments))
    return name, *arguments


def _atoms(text: str) -> Iterator[tuple[str, str]]:
    """The name of each atom, and its arguments without blanks."""
    text = _COMMENT.sub("", text).strip()
    at = 0
    while at < len(text):
        match = _ATOM.match(text, at)
        if match is None:
            raise ClausewitzError(f"not a fact of a position: {text[at:].split()[0][:60]}")
        yield match[1], re.sub(r"\s", "", match[2])
        at = match.end()


def _board(facts: Iterable[Fact]) -> chess.Board:
    board = chess.Board(None)
    rights = ""
    for fact in facts:
        name, *arguments = fact
        if len(arguments) != _ARITY.get(name):
            raise _not_a_fact(fact)
        try:
            if name == "castling":
                wing = _WINGS[arguments[1]]
                rights += wing if COLOURS[arguments[0]] else wing.lower()
            else:
                _set(board, name, arguments)
        except (KeyError, ValueError) as error:
            raise _not_a_fact(fact) from error
    board.set_castling_fen("".join(c for c in "KQkq" if c in rights) or "-")
    return board


def _set(board: chess.Board, name: str, arguments: list[str]) -> None:
    if name == "chessman":
        put_chessman(board, *arguments)
    elif name == "en_passant":
        board.ep_square = _square(*arguments)
    elif name == "turn":
        board.turn = COLOURS[arguments[0]]
    else:
        setattr(board, name, int(arguments[0]))


def _checked(board: chess.Board) -> chess.Board:
    return parse_fen(fen_of(board))


def _not_a_fact(fact: Fact) -> ClausewitzError:
    return ClausewitzError(f"not a fact of a position: {fact[0]}({', '.join(fact[1:])})")


def move_from_asp(
    start_row: str, start_col: str, row: str, col: str, becomes: str = "none"
) -> chess.Move:
    """The move that the arguments of an atom of ASP describe."""
    promotion = None if becomes == "none" else chess.PIECE_NAMES.index(becomes)
    return chess.Move(_square(start_row, start_col), _square(row, col), promotion)


def asp_move(move: chess.Move) -> str:
    """The same arguments, of a move."""
    becomes = chess.piece_name(move.promotion) if move.promotion else "none"
    return ",".join([*_place(move.from_square), *_place(move.to_square), becomes])


def put_chessman(board: chess.Board, piece: str, side: str, row: str, col: str) -> chess.Square:
    """Put a piece on a board as the arguments of chessman/5 say; answer its square."""
    square = _square(row, col)
    board.set_piece_at(square, chess.Piece(chess.PIECE_NAMES.index(piece), COLOURS[side]))
    return square


def asp_chessman(square: chess.Square, piece: chess.Piece) -> str:
    """The same arguments, of a piece on a square."""
    return ",".join([chess.piece_name(piece.piece_type), SIDES[piece.color], *_place(square)])


def atom_parts(atom: str) -> tuple[str, list[str]]:
    """The name and the arguments of an atom without terms in it, as clingo writes it."""
    name, _, arguments = atom.removesuffix(")").partition("(")
    return name, arguments.split(",")


def _place(square: chess.Square) -> tuple[str, str]:
    return str(chess.square_rank(square) + 1), str(chess.square_file(square) + 1)


def _square(row: str, col: str) -> chess.Square:
    if not (row in chess.RANK_NAMES and col in chess.RANK_NAMES):
        raise ValueError(f"no square has row {row} and column {col}")
    return chess.square(int(col) - 1, int(row) - 1)
