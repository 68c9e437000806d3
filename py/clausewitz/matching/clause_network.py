"""Many clauses tried on the same cases as one network: what several begin with is tried once.

A program begins with a step that tests something of the move alone. Where several programs share
such a test, it is made first, if it seldom holds on some of the cases; the programs are then tried
on the cases that are left, and on no others. Programs that are the same are tried once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.matching.clause_programs import Columns, Words, held
from clausewitz.matching.join_plan import FITS
from clausewitz.matching.legal_cases import Cases
from clausewitz.matching.relation_prices import price

Numbers = NDArray[np.uint64]

_STEP, _OPERATION = 4, 6
_FOUND = 2
"""The variable that a first step finds, whatever its number is in the program."""
_SELDOM, _CHEAP = 0.4, 10
"""A step is worth trying first if it holds no more often than this, and costs no more."""
_SAMPLE = 300
"""Cases on which that is found out."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Cases on which programs are tried."""

    cases: Cases
    name: Callable[[int], str]
    """Of the clause of a program, for errors."""

    def held(self, programs: Sequence[Words], chosen: Numbers, numbers: Sequence[int]) -> Columns:
        """Which programs hold for which of the chosen cases; the numbers are for their names."""
        return held(programs, self.cases, chosen, lambda place: self.name(numbers[place]))


class ClauseNetwork:
    """Programs of clauses about moves, in groups that begin alike."""

    def __init__(self, programs: Iterable[Sequence[int]]) -> None:
        self._places: dict[Words, list[int]] = {}
        """Of each different program, where it stands among those given."""
        for place, program in enumerate(programs):
            self._places.setdefault(tuple(program), []).append(place)
        self._groups = _groups(list(self._places))

    def held(self, trial: Trial, chosen: Numbers) -> Columns:
        """Which programs hold for which of the chosen cases."""
        columns = np.zeros((sum(map(len, self._places.values())), len(chosen)), np.bool_)
        seldom = self._seldom(trial, chosen)
        grouped = {program for start in seldom for program in self._groups[start]}
        alone = [program for program in self._places if program not in grouped]
        first = trial.held([*seldom, *alone], chosen, self._numbers([*seldom, *alone]))
        for start, left in zip(seldom, first[: len(seldom)], strict=True):
            programs, some = self._groups[start], left.nonzero()[0]
            more = trial.held(programs, chosen[some], self._numbers(programs))
            for program, column in zip(programs, more, strict=True):
                columns[np.ix_(self._places[program], some)] = column
        for program, column in zip(alone, first[len(seldom) :], strict=True):
            columns[self._places[program]] = column
        return columns

    def _seldom(self, trial: Trial, chosen: Numbers) -> list[Words]:
        """The starts of groups that rule out most cases."""
        if len(chosen) <= _SAMPLE or not self._groups:
            return []
        starts, some = list(self._groups), chosen[:: len(chosen) // _SAMPLE].copy()
        shares = trial.held(starts, some, self._numbers(starts)).mean(axis=1)
        return [start for start, share in zip(starts, shares, strict=True) if share <= _SELDOM]

    def _numbers(self, programs: Sequence[Words]) -> list[int]:
        """The number of each program, or of the first that begins so."""
        return [self._places[self._groups.get(p, [p])[0]][0] for p in programs]


def _groups(programs: Sequence[Words]) -> dict[Words, list[Words]]:
    """Programs by what several of them begin with: by what most of them do."""
    starts = [_starts(program) for program in programs]
    common = Counter(start for some in starts for start in some)
    groups: dict[Words, list[Words]] = {}
    for program, some in zip(programs, starts, strict=True):
        best = max(some, key=lambda start: common[start], default=None)
        if best is not None and common[best] > 1:
            groups.setdefault(best, []).append(program)
    return groups


def _starts(program: Words) -> list[Words]:
    """Programs of one operation each, of those in the first step of a program: each has to hold."""
    if not program[0] or program[2] > kernel.CHECK:
        return []
    variable, kind, domain, count = program[1 : 1 + _STEP]
    at = range(1 + _STEP, 1 + _STEP + count * _OPERATION, _OPERATION)
    found = _FOUND if kind == kernel.FIND else variable
    return [
        (1, found, kind, domain, 1, *program[start : start + _OPERATION])
        for start in at
        if _is_cheap(kind, program[start], program[start + _OPERATION - 1])
    ]


def _is_cheap(kind: int, relation: int, test: int) -> bool:
    return test == FITS and price(relation, of_one=kind == kernel.CHECK) <= _CHEAP
