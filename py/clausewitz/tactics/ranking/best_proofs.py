"""Of all proofs of a clause, the one whose pieces matter most.

A fork of king and rook may be a fork of two pawns, too. So the clause is tried with what its
squares hold said beside it, in the order of wording/proof_order.py; the first that holds is named.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.clause_matrix import REMEMBERED, TacticProgram
from clausewitz.matching.clause_programs import (
    ClauseProgram,
    Values,
    held,
    named_values,
    solutions,
)
from clausewitz.matching.compiler import compile_plain
from clausewitz.matching.legal_cases import Cases
from clausewitz.position.board import PIECE_VALUES
from clausewitz.wording.proof_order import KING, dearest_first

_KINDS = {
    "king_on": KING,
    "queen_on": PIECE_VALUES[chess.QUEEN],
    "rook_on": PIECE_VALUES[chess.ROOK],
    "minor_on": PIECE_VALUES[chess.KNIGHT],
    "pawn_on": PIECE_VALUES[chess.PAWN],
    "": 0,
}
"""What a square may hold, and what that is worth."""
_MOST_SQUARES = 2
"""Of a proof, for which kinds are tried."""


def best_proofs(
    each: TacticProgram, cases: Cases, among: NDArray[np.int64]
) -> Iterator[tuple[int, Values]]:
    """For each of the cases, for all of which the clause holds, its number and the best proof.

    What a knight does that a pawn becomes is not named: a case promotes to a queen.
    """
    if each.program.of_knights or not len(among):
        return
    programs = _variants(each)
    words = [one.words for one in programs]
    first = held(words, cases, among, lambda _: each.name).argmax(axis=0)
    for number in sorted({*first.tolist()}):  # np.unique loads masked arrays: that takes long
        own = among[first == number]
        proofs = solutions(programs[number], cases, own)
        for case, values in zip(own.tolist(), proofs, strict=True):
            yield case, named_values(programs[number], values)


@cache
def _variants(each: TacticProgram) -> list[ClauseProgram]:
    """The clause with kinds said of its squares, what matters most first; last, without."""
    squares = [v for v in each.clause.witnesses if each.clause.types[v] == "square"]
    squares, after = squares[:_MOST_SQUARES], _position_after(each.plain)
    ways = list(product(_KINDS, repeat=len(squares)))
    ways.sort(key=lambda kinds: dearest_first(_KINDS[kind] for kind in kinds), reverse=True)
    found = []
    for kinds in ways:
        said = [Literal(kind, (v, after)) for kind, v in zip(kinds, squares, strict=True) if kind]
        plain = replace(each.plain, body=(*each.plain.body, *said))
        found.append(compile_plain(each.clause, plain, REMEMBERED))
    return found


def _position_after(clause: Clause) -> Variable:
    """The position after the move, or the one before where the clause does not speak of it."""
    position, *squares = clause.head.variables
    moves = (lit for lit in clause.body if lit.predicate == "make_move" and not lit.negated)
    for move in moves:
        *start, after = move.variables
        if start == [*squares, position]:
            return after
    return position
