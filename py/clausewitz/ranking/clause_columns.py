"""Clauses name(Position, From, To) tried on all legal moves of many positions: a column for each.

What the kernel computes of a position with much work (mates, exchanges, replies) it computes once,
for all clauses that speak of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.tactics.by_kernel import Cases, Relations, UnknownToKernelError, unfolded
from clausewitz.tactics.by_kernel import with_memory as remembering
from clausewitz.tactics.by_kernel.goals import ClauseReader
from clausewitz.tactics.by_kernel.join_plan import program
from clausewitz.tactics.by_kernel.looked_up import remembered_numbers

Columns = NDArray[np.bool_]
"""For each clause or predicate a line, in it whether it holds for each case."""

REMEMBERED = tuple(sorted(kernel.COSTLY - kernel.OF_TWO))
"""Words whose answers are kept: those that have one set a position."""
_NOTHING = (0,)
"""The program of a clause without conditions."""


@dataclass(frozen=True, eq=False, slots=True)
class ClauseProgram:
    """A clause over the vocabulary alone, as the kernel tries it."""

    tactic: Tactic
    clause: Clause
    """As it is written."""
    plain: Clause
    """With its helpers unfolded, which may give several."""
    words: tuple[int, ...] = _NOTHING
    witnesses: tuple[tuple[str, str, int], ...] = ()
    """Name, type and number of each variable that proves it."""

    @property
    def name(self) -> str:
        return self.tactic.name


def programs_of(theories: Iterable[Theory]) -> list[ClauseProgram]:
    """The clauses of all tactics; those that the kernel does not know are left out.

    These are about promotions to a knight: a case promotes to a queen.
    """
    return [
        found
        for theory in theories
        for tactic in theory.tactics
        for clause in tactic.clauses
        for found in _programs(tactic, clause, theory)
    ]


def _programs(tactic: Tactic, clause: Clause, theory: Theory) -> list[ClauseProgram]:
    try:
        return [
            compiled(ClauseProgram(tactic, clause, plain), plain)
            for plain in unfolded(clause, theory.helpers)
        ]
    except UnknownToKernelError:
        return []


def compiled(each: ClauseProgram, plain: Clause) -> ClauseProgram:
    """The same with this plain clause, and its words."""
    reader = ClauseReader(plain, Relations())
    reader.known.remembered = remembered_numbers(REMEMBERED)
    words = tuple(program(reader.steps()))
    told = tuple(
        (variable.name, each.clause.types[variable], reader.numbers[variable])
        for variable in each.clause.witnesses
        if variable in reader.numbers
    )
    return replace(each, plain=plain, words=words, witnesses=told)


def with_memory(cases: Cases) -> Cases:
    """The cases, with what programs_of expects to be remembered."""
    return remembering(cases, REMEMBERED)


def clause_columns(
    programs: Sequence[ClauseProgram], cases: Cases, among: NDArray[np.int64] | None = None
) -> Columns:
    """Which clauses hold for which cases, all or those among these; the cases have their memory."""
    chosen = np.arange(len(cases)) if among is None else among
    held, _ = kernel.try_refinements(
        _NOTHING,
        [each.words for each in programs],
        cases.rows,
        cases.listed,
        cases.table,
        chosen.astype(np.uint64),
    )
    return held


def named_columns(programs: Sequence[ClauseProgram], held: Columns) -> dict[str, NDArray[np.bool_]]:
    """For each predicate, the cases for which one of its clauses holds."""
    columns: dict[str, NDArray[np.bool_]] = {}
    for each, cases in zip(programs, held, strict=True):
        columns[each.name] = columns[each.name] | cases if each.name in columns else cases
    return columns
