"""Clauses tried on cases, from Python: see clause_join.py.

No trial goes on for ever: the caller gets an answer within so many steps, or a StepLimitError. What
takes long is cut into slices, so that Python hears signals.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from typing import NamedTuple

import numpy as np

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.relations import clause_join
from clausewitz.kernel.relations.clause_join import Flags
from clausewitz.kernel.relations.join_progress import (
    AT_CASE,
    BEFORE_CASE,
    DONE,
    FROM_BLACK,
    PAUSE_AT,
    TRIED,
)

STEPS = 10_000_000
"""How many steps a clause may take on one case: see step_costs.py. Some tenths of a second."""

STEPS_OF_MANY = 10 * STEPS
"""How many all clauses of a theory may take together on one case: some seconds."""

_SLICE = U64(2_000_000)
_NOTHING_MORE = (0,)

Program = Sequence[int]
"""A clause, or what refines it, as the words of a program: see program_words.py."""


class ManyPrograms(tuple[tuple[int, ...], ...]):
    """Programs that are tried again and again: their words are put in a row once."""

    @cached_property
    def words(self) -> Row:
        return np.fromiter(chain.from_iterable(self), np.uint64)


class StepLimitError(Exception):
    """A case took too many steps."""

    def __init__(self, row: int, refinement: int, steps: int = STEPS) -> None:
        super().__init__(row, refinement, steps)
        self.row = row
        """The number of the case's first row."""
        self.refinement = refinement
        """The number of the refinement that was tried then."""
        self.steps = steps
        """How many it might have taken."""


class Tables(NamedTuple):
    """Relations that are looked up: listed tuple by tuple, or remembered row by row."""

    starts: Row
    tuples: Row
    memory: Row
    places: Row


NO_TABLES = Tables(
    np.zeros((1, 3), np.uint64),
    np.zeros(1, np.uint64),
    np.zeros(1, np.uint64),
    np.zeros((1, 2), np.uint64),
)


def try_cases(
    program: Program, rows: Row, tables: Tables, table: Row, among: Row | None = None
) -> Flags:
    """Whether a clause holds for each case, or for those in `among`."""
    chosen = np.arange(len(table), dtype=np.uint64) if among is None else among
    held, _ = try_refinements(program, [_NOTHING_MORE], rows, tables, table, chosen)
    return held.reshape(len(chosen))


def solutions(
    program: Program, squares: int, rows: Row, tables: Tables, table: Row, among: Row, black: Flags
) -> Row:
    """For each case in `among`, for all of which the clause holds, values of its variables.

    They are the first in the order of squares that the mover sees: `squares` is the set of the
    variables that are squares, and `black` says of each case whether the mover is Black.
    """
    trial = _Trial(program, [_NOTHING_MORE], rows, tables, table)
    flags = np.zeros(1, np.bool_), np.zeros((1, 1), np.bool_), np.zeros(1, np.bool_)
    found = np.empty((len(among), len(trial.values)), np.uint64)
    for number in range(len(among)):
        trial.see_from(squares if black[number] else 0)
        trial.run(among[number : number + 1], *flags)
        found[number] = trial.values  # which it leaves there
    return found


def try_refinements(
    program: Program,
    refinements: Sequence[Program],
    rows: Row,
    tables: Tables,
    table: Row,
    chosen: Row,
    watched: Flags | None = None,
    steps: int | None = None,
) -> tuple[Flags, Flags]:
    """Which refinements of a clause hold for which of the chosen cases.

    And which of those that are watched some solution of the clause does not fit. All of them
    together may take so many steps on one case, or STEPS.
    """
    count = len(refinements)
    watched = np.zeros(count, np.bool_) if watched is None else watched
    held = np.zeros((count, len(chosen)), np.bool_)
    refuted = np.zeros(count, np.bool_)
    _Trial(program, refinements, rows, tables, table, steps).run(chosen, watched, held, refuted)
    return held, refuted


class _Trial:
    """A clause with its refinements, and memory to try it on cases."""

    def __init__(
        self,
        program: Program,
        refinements: Sequence[Program],
        rows: Row,
        tables: Tables,
        table: Row,
        steps: int | None = None,
    ) -> None:
        self._steps = U64(steps or STEPS)
        if isinstance(refinements, ManyPrograms):
            words = np.concatenate((np.array(program, np.uint64), refinements.words))
        else:
            words = np.fromiter(chain(program, *refinements), np.uint64)  # all programs in a row
        self._words, self._rows, self._tables, self._table = words, rows, tables, table
        self.values, *self._workspace = clause_join.workspace(len(words))

    def see_from(self, squares: int) -> None:
        """Let the values of these variables be tried as Black sees them."""
        self._workspace[-1][FROM_BLACK] = squares

    def run(self, chosen: Row, watched: Flags, held: Flags, refuted: Flags) -> None:
        """Slice by slice, so that each pause is a moment for signals."""
        positions, notes, progress = self._workspace
        progress[AT_CASE] = 0
        while progress[AT_CASE] < len(chosen):
            progress[PAUSE_AT] = progress[DONE] + _SLICE
            clause_join.try_refinements(
                self._words,
                self._rows,
                *self._tables,
                self._table,
                chosen,
                watched,
                held,
                refuted,
                self.values,
                positions,
                notes,
                progress,
                self._steps,
            )
            taken = progress[DONE] - progress[BEFORE_CASE]
            if progress[AT_CASE] < len(chosen) and taken > self._steps:
                raise self._limit(chosen)

    def _limit(self, chosen: Row) -> StepLimitError:
        _, notes, progress = self._workspace
        row = self._table[chosen[progress[AT_CASE]], 0]
        tried = notes[clause_join.WAITING, max(0, int(progress[TRIED]) - 1)]
        return StepLimitError(int(row), int(tried), int(self._steps))
