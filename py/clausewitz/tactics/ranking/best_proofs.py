"""Of all proofs of a clause, the one whose pieces matter most.

A fork of king and rook may be a fork of two pawns, too. So the clause is tried with what its
squares hold said beside it: kings first, then queens, and so on; the first that holds is named.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product

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

_KINDS = {"king_on": 12, "queen_on": 9, "rook_on": 5, "minor_on": 3, "pawn_on": 1, "": 0}
"""What a square may hold, and how much that matters."""
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
    ways = sorted(product(_KINDS, repeat=len(squares)), key=_importance)
    return [_said(each, squares, kinds, after) for kinds in ways]


def _importance(kinds: Sequence[str]) -> int:
    return -sum(_KINDS[kind] for kind in kinds)


def _said(
    each: TacticProgram, squares: Sequence[Variable], kinds: Sequence[str], after: Variable
) -> ClauseProgram:
    said = [Literal(kind, (v, after)) for kind, v in zip(kinds, squares, strict=True) if kind]
    plain = replace(each.plain, body=(*each.plain.body, *said))
    return compile_plain(each.clause, plain, REMEMBERED)


def _position_after(clause: Clause) -> Variable:
    """The position after the move, or the one before where the clause does not speak of it."""
    position, *squares = clause.head.variables
    moves = (lit for lit in clause.body if lit.predicate == "make_move" and not lit.negated)
    for move in moves:
        *start, after = move.variables
        if start == [*squares, position]:
            return after
    return position
