"""One position as text, in the dialects of Prolog and ASP.

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

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import chess

from clausewitz.position.board import COLOURS, SIDES, fen_of
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.json_results import ListResult

Fact = tuple[str, ...]
"""A name and its arguments, as ASP has them, without the ply."""


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
