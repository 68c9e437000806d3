"""Clauses name(Position, From, To) tried on all legal moves of many positions: a column for each.

What the kernel computes of a position with much work (mates, exchanges, replies) it computes once,
for all clauses that speak of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.matching import Cases, Relations, knight_twins, promotions, unfolded
from clausewitz.matching import with_memory as remembering
from clausewitz.matching.goals import ClauseReader
from clausewitz.matching.join_plan import program
from clausewitz.matching.looked_up import remembered_numbers
from clausewitz.matching.proofs import without_promotion
from clausewitz.matching.step_limit import step_limit

Numbers = NDArray[np.int64]


class NamedProgram(Protocol):
    """What the kernel tries, of a predicate of this name."""

    @property
    def name(self) -> str: ...

    @property
    def words(self) -> tuple[int, ...]: ...

    @property
    def of_knights(self) -> bool: ...


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
    squares: int = 0
    """The set of its variables that are squares."""
    witnesses: tuple[tuple[str, str, int], ...] = ()
    """Name, type and number of each variable that proves it."""
    of_knights: bool = False
    """Whether it is about promotions to a knight; cases promote to a queen."""

    @property
    def name(self) -> str:
        return self.tactic.name


def programs_of(theories: Iterable[Theory]) -> list[ClauseProgram]:
    """The clauses of all tactics."""
    return [
        found
        for theory in theories
        for tactic in theory.tactics
        for clause in tactic.clauses
        for found in _programs(tactic, clause, theory)
    ]


def _programs(tactic: Tactic, clause: Clause, theory: Theory) -> list[ClauseProgram]:
    """Those of a clause; it may speak of a promotion to a knight, but of no other."""
    of_knights = without_promotion(clause, "knight")
    said = of_knights or clause
    return [
        compiled(ClauseProgram(tactic, clause, plain, of_knights=of_knights is not None), plain)
        for plain in unfolded(said, theory.helpers)
    ]


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
    return replace(each, plain=plain, words=words, squares=reader.square_set, witnesses=told)


def with_memory(cases: Cases) -> Cases:
    """The cases, with what programs_of expects to be remembered."""
    return remembering(cases, REMEMBERED)


def clause_columns(
    programs: Sequence[NamedProgram], cases: Cases, among: Numbers | None = None
) -> Columns:
    """Which clauses hold for which cases, all or those among these; the cases have their memory."""
    chosen = np.arange(len(cases)) if among is None else among
    held = _tried(programs, cases, chosen)
    for number, each in enumerate(programs):
        if each.of_knights:
            held[number] = False
    if any(each.of_knights for each in programs):
        _enter_knights(programs, cases, chosen, held)
    return held


def _tried(programs: Sequence[NamedProgram], cases: Cases, chosen: Numbers) -> Columns:
    words = [each.words for each in programs]
    rows, listed, table = cases.rows, cases.listed, cases.table
    numbers = chosen.astype(np.uint64)
    with step_limit(rows, lambda number: programs[number].name):
        held, _ = kernel.try_refinements(
            _NOTHING, words, rows, listed, table, numbers, steps=kernel.STEPS_OF_MANY
        )
    return held


def _enter_knights(
    programs: Sequence[NamedProgram], cases: Cases, chosen: Numbers, held: Columns
) -> None:
    """Enter which clauses about knights hold for which of the chosen cases."""
    places = np.isin(chosen, promotions(cases)).nonzero()[0]
    if not len(places):
        return
    twins = with_memory(knight_twins(cases, chosen[places]))
    found = _tried(programs, twins, np.arange(len(places)))
    for number, each in enumerate(programs):
        if each.of_knights:
            held[number, places] = found[number]


def named_columns(programs: Sequence[NamedProgram], held: Columns) -> dict[str, NDArray[np.bool_]]:
    """For each predicate, the cases for which one of its clauses holds."""
    columns: dict[str, NDArray[np.bool_]] = {}
    for each, cases in zip(programs, held, strict=True):
        columns[each.name] = columns[each.name] | cases if each.name in columns else cases
    return columns
