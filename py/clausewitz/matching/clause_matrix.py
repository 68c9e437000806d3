"""Clauses name(Position, From, To) tried on all legal moves of many positions: a column for each.

What the kernel computes of a position with much work (mates, exchanges, replies) it computes once,
for all clauses that speak of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Theory
from clausewitz.matching.clause_programs import ClauseProgram, Columns, held
from clausewitz.matching.compiler import compile_clause
from clausewitz.matching.legal_cases import Cases, knight_twins, promotions
from clausewitz.matching.legal_cases import with_memory as remembering

Numbers = NDArray[np.int64]

REMEMBERED = tuple(sorted(kernel.COSTLY - kernel.OF_TWO))
"""Words whose answers are remembered: those that have one set a position."""


@dataclass(frozen=True, eq=False, slots=True)
class TacticProgram:
    """A clause of a tactic, as it is written and as the kernel tries it."""

    program: ClauseProgram
    clause: Clause
    plain: Clause
    """With its helpers unfolded."""

    @property
    def name(self) -> str:
        return self.program.predicate


def programs_of(theories: Iterable[Theory]) -> list[TacticProgram]:
    """The clauses of all tactics."""
    return [
        TacticProgram(program, clause, plain)
        for theory in theories
        for tactic in theory.tactics
        for clause in tactic.clauses
        for program, plain in compile_clause(clause, theory.helpers, REMEMBERED)
    ]


def with_memory(cases: Cases) -> Cases:
    """The cases, with what programs_of expects to be remembered."""
    return remembering(cases, REMEMBERED)


def clause_columns(
    programs: Sequence[ClauseProgram], cases: Cases, among: Numbers | None = None
) -> Columns:
    """Which clauses hold for which cases, all or those among these; the cases have their memory."""
    chosen = np.arange(len(cases)) if among is None else among
    columns = _tried(programs, cases, chosen)
    of_knights = np.flatnonzero([each.of_knights for each in programs])
    if len(of_knights):
        columns[of_knights] = False
        places = np.isin(chosen, promotions(cases)).nonzero()[0]
        if len(places):
            twins = with_memory(knight_twins(cases, chosen[places]))
            some = [each for each in programs if each.of_knights]
            found = _tried(some, twins, np.arange(len(places)))
            columns[np.ix_(of_knights, places)] = found
    return columns


def _tried(programs: Sequence[ClauseProgram], cases: Cases, chosen: Numbers) -> Columns:
    words = [each.words for each in programs]
    return held(
        words, cases, chosen, lambda number: programs[number].predicate, kernel.STEPS_OF_MANY
    )


def named_columns(programs: Sequence[ClauseProgram], found: Columns) -> dict[str, Columns]:
    """For each predicate, the cases for which one of its clauses holds."""
    columns: dict[str, Columns] = {}
    for each, cases in zip(programs, found, strict=True):
        name = each.predicate
        columns[name] = columns[name] | cases if name in columns else cases
    return columns
