"""Tactics tried on all legal moves of many positions, their clauses as one network.

A program begins with a step that tests something of the move alone. Where several programs share
such a test, it is made first, if it seldom holds on some of the cases; the programs are then tried
on the cases that are left, and on no others. Programs that are the same are tried once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.matching.clause_programs import Columns, Words, held
from clausewitz.matching.compiler import without_promotion
from clausewitz.matching.goals import clause_program
from clausewitz.matching.join_plan import FITS
from clausewitz.matching.legal_cases import Cases, knight_twins, promotions, step_limit
from clausewitz.matching.looked_up import Relations, UnknownToKernelError
from clausewitz.matching.relation_prices import price
from clausewitz.matching.unfolding import unfolded

Matches = NDArray[np.bool_]


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


class TacticNetwork:
    """The tactics of some theories; those that the kernel does not know are named.

    A clause may speak of a promotion to a knight, but of no other.
    """

    def __init__(self, theories: Sequence[Theory], relations: Relations) -> None:
        self.tactics: list[Tactic] = []
        self.unknown: dict[int, UnknownToKernelError] = {}
        """Why the kernel does not know a tactic, by its number."""
        found: dict[bool, list[tuple[int, list[int]]]] = {False: [], True: []}
        for theory in theories:
            for tactic in theory.tactics:
                number = len(self.tactics)
                self.tactics.append(tactic)
                try:
                    own = [
                        _programs(clause, theory.helpers, relations) for clause in tactic.clauses
                    ]
                except UnknownToKernelError as error:
                    self.unknown[number] = error
                    continue
                for of_knights, programs in own:
                    found[of_knights] += [(number, words) for words in programs]
        self._of = {kind: [number for number, _ in some] for kind, some in found.items()}
        """Of programs about promotions to a knight, and of others, which tactic each is of."""
        self._networks = {
            kind: ClauseNetwork(words for _, words in some) for kind, some in found.items()
        }

    def matches(self, cases: Cases) -> Matches:
        """For each tactic a line: whether it proposes each case, where a pawn becomes a queen."""
        return self._held(cases, of_knights=False)

    @property
    def speaks_of_knights(self) -> bool:
        """Whether some clause is about promotions to a knight."""
        return bool(self._of[True])

    def knight_matches(self, cases: Cases) -> tuple[NDArray[np.int64], Matches]:
        """The numbers of the cases that are promotions, and for each tactic whether it proposes
        each of these to a knight."""
        found = promotions(cases) if self.speaks_of_knights else np.zeros(0, np.int64)
        if not len(found):
            return found, np.zeros((len(self.tactics), 0), np.bool_)
        return found, self._held(knight_twins(cases, found), of_knights=True)

    def _held(self, cases: Cases, of_knights: bool) -> Matches:
        held, of_tactic = np.zeros((len(self.tactics), len(cases)), np.bool_), self._of[of_knights]
        if not len(cases) or not of_tactic:
            return held
        every = np.arange(len(cases), dtype=np.uint64)
        columns = self._networks[of_knights].held(
            cases, every, lambda number: self.tactics[of_tactic[number]].name
        )
        for number, column in zip(of_tactic, columns, strict=True):
            held[number] |= column
        return held


def _programs(
    clause: Clause, helpers: Sequence[Clause], relations: Relations
) -> tuple[bool, list[list[int]]]:
    """Whether a clause is about promotions to a knight, and its programs."""
    of_knights = without_promotion(clause, "knight")
    plain = unfolded(of_knights or clause, helpers)
    return of_knights is not None, [clause_program(each, relations) for each in plain]


def matches(clause: Clause, cases: Cases, among: NDArray[np.uint64] | None = None) -> Matches:
    """For each case (or each of those numbered in `among`), whether the clause proposes it."""
    words = clause_program(clause, cases.relations)
    with step_limit(cases.rows, lambda _: clause.head.predicate):
        return kernel.try_cases(words, cases.rows, cases.listed, cases.table, among)


def tactic_matches(tactic: Tactic, theory: Theory, cases: Cases) -> Matches:
    """For each case, whether some clause of the tactic proposes it; helpers are unfolded.

    A pawn that promotes becomes a queen: what is said of knights is Prolog's to answer, too.
    """
    network = TacticNetwork([replace(theory, tactics=(tactic,))], cases.relations)
    if network.unknown or network.speaks_of_knights:
        raise network.unknown.get(0) or UnknownToKernelError(f"{tactic.name} speaks of knights")
    return np.asarray(network.matches(cases)[0])
