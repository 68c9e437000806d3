"""Of all proofs of a clause, the one whose pieces matter most.

A fork of king and rook may be a fork of two pawns, too. So the clause is tried with what its
squares hold said beside it: kings first, then queens, and so on; the first that holds is told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching import Cases
from clausewitz.matching.clause_matrix import ClauseProgram, compiled
from clausewitz.matching.proofs import value_name
from clausewitz.matching.step_limit import step_limit

Values = dict[str, str | int]
_KINDS = {"king_on": 12, "queen_on": 9, "rook_on": 5, "minor_on": 3, "pawn_on": 1, "": 0}
"""What a square may hold, and how much that matters."""
_MOST_SQUARES = 2
"""Of a proof, for which kinds are tried."""
_NOTHING = (0,)


def telling_proofs(
    each: ClauseProgram, cases: Cases, among: NDArray[np.int64]
) -> Iterator[tuple[int, Values]]:
    """For each of the cases, for all of which the clause holds, its number and the best proof.

    What a knight does that a pawn becomes is not told: a case promotes to a queen.
    """
    if each.of_knights or not len(among):
        return
    programs, chosen = _variants(each), among.astype(np.uint64)
    words = [one.words for one in programs]
    with step_limit(cases.rows, lambda _: each.name):
        held, _ = kernel.try_refinements(
            _NOTHING, words, cases.rows, cases.listed, cases.table, chosen
        )
    first = held.argmax(axis=0)
    for number in sorted({*first.tolist()}):  # np.unique loads masked arrays: that takes long
        own = chosen[first == number]
        with step_limit(cases.rows, lambda _: each.name):
            values = kernel.solutions(
                words[number],
                programs[number].squares,
                cases.rows,
                cases.listed,
                cases.table,
                own,
                kernel.is_blacks(cases.rows[cases.table[own, 0]]),
            )
        for case, row in zip(own.tolist(), values.tolist(), strict=True):
            yield case, _named(programs[number], row)


@cache
def _variants(each: ClauseProgram) -> list[ClauseProgram]:
    """The clause with kinds said of its squares, what matters most first; last, without."""
    squares = [v for v in each.clause.witnesses if each.clause.types[v] == "square"]
    squares, after = squares[:_MOST_SQUARES], _position_after(each.plain)
    ways = sorted(product(_KINDS, repeat=len(squares)), key=_importance)
    return [_said(each, squares, kinds, after) for kinds in ways]


def _importance(kinds: Sequence[str]) -> int:
    return -sum(_KINDS[kind] for kind in kinds)


def _said(
    each: ClauseProgram, squares: Sequence[Variable], kinds: Sequence[str], after: Variable
) -> ClauseProgram:
    said = [Literal(kind, (v, after)) for kind, v in zip(kinds, squares, strict=True) if kind]
    return compiled(each, replace(each.plain, body=(*each.plain.body, *said)))


def _position_after(clause: Clause) -> Variable:
    """The position after the move, or the one before where the clause does not speak of it."""
    position, *squares = clause.head.variables
    moves = (lit for lit in clause.body if lit.predicate == "make_move" and not lit.negated)
    for move in moves:
        *start, after = move.variables
        if start == [*squares, position]:
            return after
    return position


def _named(each: ClauseProgram, row: Sequence[int]) -> Values:
    values: Values = {}
    for name, type_name, number in each.witnesses:
        value = value_name(row[number], type_name)
        values[name] = int(value) if value.isdecimal() else value
    return values
