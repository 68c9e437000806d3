"""Hints to a move that is to be found, each says more than the one before; made by the grammar."""

from collections.abc import Sequence
from typing import NamedTuple

import chess

from clausewitz.advice.lines.statements import move_term
from clausewitz.clauses import write_term
from clausewitz.wording import say


class HintedMove(NamedTuple):
    """A move to find, and the motif that it shows, as a predicate."""

    board: chess.Board
    move: chess.Move
    motif: str


def hints(moves: Sequence[HintedMove]) -> list[tuple[str, ...]]:
    """Of each: the name of the motif, the piece that moves, the move."""
    said = iter(say([f"hint({term})" for one in moves for term in _terms(one)]))
    return [tuple(next(said) for _ in _terms(one)) for one in moves]


def _terms(one: HintedMove) -> tuple[str, ...]:
    kind = one.board.piece_type_at(one.move.from_square) or chess.PAWN
    place = f"{chess.piece_name(kind)}, {chess.square_name(one.move.from_square)}"
    return (
        f"motif({write_term(one.motif)})",
        f"piece({place})",
        f"move({move_term(one.board, one.move)})",
    )
