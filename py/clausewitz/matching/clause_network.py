"""Many clauses tried on the same cases as one network: what several begin with is tried once.

A program begins with a step that tests something of the move alone. Where several programs share
such a test, it is made first, if it seldom holds on some of the cases; the programs are then tried
on the cases that are left, and on no others. Programs that are the same are tried once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

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


class ClauseNetwork:
    """Programs of clauses about moves, in groups that begin alike."""

    def __init__(self, programs: Iterable[Sequence[int]]) -> None:
        self._places: dict[Words, list[int]] = {}
        """Of each different program, where it stands among those given."""
        for place, program in enumerate(programs):
            self._places.setdefault(tuple(program), []).append(place)
        self._groups = _groups(list(self._places))

    def held(self, cases: Cases, chosen: Numbers, name: Callable[[int], str]) -> Columns:
        """Which programs hold for which of the chosen cases; `name` is that of the clause of each
        program, for errors."""
        columns = np.zeros((sum(map(len, self._places.values())), len(chosen)), np.bool_)
        tried = partial(self._tried, cases, name)
        seldom = self._seldom(tried, chosen)
        grouped = {program for start in seldom for program in self._groups[start]}
        alone = [program for program in self._places if program not in grouped]
        first = tried([*seldom, *alone], chosen)
        for start, left in zip(seldom, first[: len(seldom)], strict=True):
            programs, some = self._groups[start], left.nonzero()[0]
            for program, column in zip(programs, tried(programs, chosen[some]), strict=True):
                columns[np.ix_(self._places[program], some)] = column
        for program, column in zip(alone, first[len(seldom) :], strict=True):
            columns[self._places[program]] = column
        return columns

    def _seldom(
        self, tried: Callable[[Sequence[Words], Numbers], Columns], chosen: Numbers
    ) -> list[Words]:
        """The starts of groups that rule out most cases."""
        if len(chosen) <= _SAMPLE or not self._groups:
            return []
        starts, some = list(self._groups), chosen[:: len(chosen) // _SAMPLE].copy()
        shares = tried(starts, some).mean(axis=1)
        return [start for start, share in zip(starts, shares, strict=True) if share <= _SELDOM]

    def _tried(
        self,
        cases: Cases,
        name: Callable[[int], str],
        programs: Sequence[Words],
        chosen: Numbers,
    ) -> Columns:
        """Which programs hold for which of the cases; one goes by the name of the first that begins
        so."""
        numbers = [self._places[self._groups.get(p, [p])[0]][0] for p in programs]
        return held(programs, cases, chosen, lambda place: name(numbers[place]))


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
        if program[start + _OPERATION - 1] == FITS
        and price(program[start], of_one=kind == kernel.CHECK) <= _CHEAP
    ]
