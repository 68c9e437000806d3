"""Clauses as conjunctions of components, size by size.

A clause that adds a component to another must do away with so many false items that its longer body
is paid for; with fewer, the shorter clause is as good in every set of clauses, and so it is for all
that adds more to both. Nothing else is left out, as long as there is room for all of a size; then
the most promising ones are kept, and the search is no longer exhaustive.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import coverage
from clausewitz.learn.rules.case_bits import CaseBits, Counts, Words
from clausewitz.learn.rules.components import Component, Level
from clausewitz.learn.rules.costs import Costs

Numbers = NDArray[np.int64]
_ROOM = 200_000  # conjunctions written at once
_BYTES = 256 << 20  # of a level's sets of cases
_LONGEST = 5.0
_WHOLE = 8  # times as many clauses are kept of a level that is complete, for that is worth knowing
_FEWEST, _MOST = 1000, 50_000  # clauses of a level, where there is not room for all
_NANOSECONDS = 30, 1  # a conjunction takes, and each of its words
_SECONDS = 0.3, 0.01  # for the clauses of one size with components of another, and more a word
_APART = 0x9E3779B97F4A7  # times a small number, it tells sums apart
_PARENT, _PART, _TRUE, _FALSE, _HASH = range(5)


@dataclass(frozen=True, slots=True)
class ClauseLevel:
    """The clauses of one size: so many literals beside those that every clause has."""

    words: Words
    """The cases of each."""
    parts: Numbers
    """Numbers of the components of each, -1 where there are no more."""
    counts: Counts
    """Positive and negative items of each."""
    variables: Numbers
    heads: Numbers
    """Variables of the head that each speaks of, as bits."""
    hashes: Numbers
    """Of the cases of each."""
    complete: bool = True
    """Whether nothing was left out that might be of use."""

    def __len__(self) -> int:
        return len(self.words)

    def chosen(self, rows: Numbers, complete: bool) -> "ClauseLevel":
        return ClauseLevel(
            self.words[rows],
            self.parts[rows],
            self.counts[rows],
            self.variables[rows],
            self.heads[rows],
            self.hashes[rows],
            complete,
        )


@dataclass(slots=True)
class _Components:
    """All components so far, shortest first."""

    found: list[Component] = field(default_factory=list)
    words: Words = field(default_factory=lambda: np.zeros((0, 0), np.uint64))
    twins: dict[int, list[Component]] = field(default_factory=dict)
    """Others that hold in the same cases."""
    variables: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    heads: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    ends: list[int] = field(default_factory=lambda: [0])
    """How many have a size of 0, 1, 2 …, or less."""


class ClauseLevels:
    """The levels of a search."""

    def __init__(
        self,
        bits: CaseBits,
        common: int,
        max_vars: int,
        longest: int,
        effort: float = 1.0,
        is_late: Callable[[], bool] = lambda: False,
        tell_variables: bool = False,
    ) -> None:
        """`is_late` tells whether the time has run out: what is begun is then cut short. With
        `tell_variables` a clause is kept beside one that holds in the same cases but has another
        number of variables: one with fewer leaves room for more, and a proof has to know it."""
        self.is_late, self.tell_variables = is_late, tell_variables
        self.bits, self.effort = bits, effort
        self.longest = longest
        """How many literals the longest clauses have."""
        self.room = max_vars - common
        """How many variables a clause may have beside those that all have."""
        self.components = _Components(words=np.zeros((0, bits.words), np.uint64))
        nothing = np.zeros(1, np.int64)
        _, counts = bits.folded(bits.everything)
        parts = np.zeros((1, 0), np.int64)
        start = ClauseLevel(bits.everything, parts, counts, nothing, nothing, nothing)
        self.levels = [start]
        self.tried = 0
        self.beside: list[Words] = []
        """Items that others cover already: what a clause adds to them makes it promising, too."""
        self._hashes = np.zeros(0, np.int64)

    def add_components(self, level: Level) -> None:
        """The components of the next size."""
        known = self.components
        known.twins |= {number + len(known.found): t for number, t in level.twins.items()}
        known.found += level.found
        if level.words:
            known.words = np.concatenate([known.words, np.array(level.words)])
            known.variables = np.array([c.variables for c in known.found], np.int64)
            known.heads = np.array([c.head for c in known.found], np.int64)
        known.ends.append(len(known.found))

    def next(self, costs: Costs, support: int, complete: bool) -> ClauseLevel:
        """The clauses with one literal more, of components as they are known.

        `complete` tells whether these are all that may be of use.
        """
        size = len(self.levels)
        known = min(size, len(self.components.ends) - 1)
        found = [
            self._joined(size - part, part, costs, support)
            for part in range(1, known + 1)
            if part == 1 or not self.is_late()
        ]
        complete = complete and len(found) == known
        complete = complete and all(level.complete for level in (*self.levels, *found))
        whole = ClauseLevel(
            np.concatenate([level.words for level in found]),
            np.concatenate([level.parts for level in found]),
            np.concatenate([level.counts for level in found]),
            np.concatenate([level.variables for level in found]),
            np.concatenate([level.heads for level in found]),
            np.concatenate([level.hashes for level in found]),
            complete,
        )
        whole = whole.chosen(_fresh(whole.hashes, self._hashes), complete)
        if len(whole) > self._most_rows(complete):
            best = self._most_promising(whole, self._most_rows(False), costs)
            whole = whole.chosen(best, complete=False)
        self._hashes = np.sort(np.concatenate([self._hashes, whole.hashes]))
        self.levels.append(whole)
        return whole

    def _joined(self, size: int, part: int, costs: Costs, support: int) -> ClauseLevel:
        """The clauses of this size with one component of `part` literals more."""
        parents = self.levels[size]
        first, last = self.components.ends[part - 1], self.components.ends[part]
        most = self._most_parents(last - first)
        complete = True
        if len(parents) > most:
            best = self._most_promising(parents, most, costs)
            parents, complete = parents.chosen(best, complete=False), False
        known = np.empty((len(parents), 3), np.int64)
        newest = parents.parts.max(axis=1, initial=-1)
        known[:, 0] = np.clip(newest + 1 - first, 0, last - first)
        known[:, 1], known[:, 2] = parents.counts[:, 1], parents.variables
        limits = [support, costs.least_gone(part), self.room]
        found = self._written(parents, known, first, last, limits)
        complete = complete and not self.is_late()
        if len(found) > (
            most := self._most_rows(complete=True)
        ):  # too many to write down where they hold
            gains = costs.missed * found[:, _TRUE] - costs.false * found[:, _FALSE]
            best = np.argsort(-gains, kind="stable")[:most]
            found, complete = found[np.sort(best)], False
        return self._level(parents, found, first, size + part, complete)

    def _most_rows(self, complete: bool) -> int:
        """How many clauses of a level are kept; more, as far as memory goes, if it is complete."""
        most = _WHOLE * _MOST if complete else _MOST
        return int(self.effort * max(_FEWEST, min(most, _BYTES // (8 * self.bits.words))))

    def _most_parents(self, parts: int) -> int:
        """How many clauses may be joined with each of so many components in the time for it."""
        words, (least, more) = self.bits.words, _SECONDS
        each = (_NANOSECONDS[0] + _NANOSECONDS[1] * words) * 1e-9 * max(1, parts)
        return int(self.effort * min(_LONGEST, least + more * words) / each) + 1

    def _most_promising(self, level: ClauseLevel, most: int, costs: Costs) -> Numbers:
        """The rows of so many clauses that save most, by themselves or beside others."""
        items, counts = self.bits.folded(level.words)
        promise = costs.missed * counts[:, 0] - costs.false * counts[:, 1]
        for covered in self.beside:
            coverage.added(items, covered, self.bits.positive_words, counts)
            promise = np.maximum(promise, costs.missed * counts[:, 0] - costs.false * counts[:, 1])
        return np.sort(np.argsort(-promise, kind="stable")[:most])

    def _written(
        self, parents: ClauseLevel, known: Numbers, first: int, last: int, limits: list[int]
    ) -> Numbers:
        """The conjunctions that may be of use."""
        words = np.ascontiguousarray(self.components.words[first:last])
        variables = np.ascontiguousarray(self.components.variables[first:last])
        self.tried += int((last - first - known[:, 0]).sum())
        room = np.empty((max(_ROOM, last - first), 5), np.int64)
        rows = [np.empty((0, 5), np.int64)]
        for found in _batches(parents.words, known, words, variables, self.bits, limits, room):
            if self.tell_variables:
                own = parents.variables[found[:, _PARENT]] + variables[found[:, _PART]]
                found[:, _HASH] += own * _APART
            rows.append(found[_fresh(found[:, _HASH], self._hashes)])
            if self.is_late():
                break
        return np.concatenate(rows)

    def _level(
        self, parents: ClauseLevel, found: Numbers, first: int, size: int, complete: bool
    ) -> ClauseLevel:
        origin, part = found[:, _PARENT], found[:, _PART] + first
        parts = np.full((len(found), size), -1, np.int64)
        parts[:, : parents.parts.shape[1]] = parents.parts[origin]
        parts[:, -1] = part
        return ClauseLevel(
            parents.words[origin] & self.components.words[part],
            parts,
            np.ascontiguousarray(found[:, _TRUE : _FALSE + 1]),
            parents.variables[origin] + self.components.variables[part],
            parents.heads[origin] | self.components.heads[part],
            np.ascontiguousarray(found[:, _HASH]),
            complete,
        )


def _batches(
    parents: Words,
    known: Numbers,
    parts: Words,
    variables: Numbers,
    bits: CaseBits,
    limits: list[int],
    room: Numbers,
) -> Iterator[Numbers]:
    """What the kernel finds, as much at a time as there is room for."""
    state = np.array([0, *limits], np.int64)
    while state[0] < len(parents) and len(parts):
        count = coverage.conjunctions(parents, known, parts, variables, bits.layout, state, room)
        yield room[:count].copy()


def _fresh(hashes: Numbers, known: Numbers) -> Numbers:
    """The rows of sets of cases that are not known yet, each once, the first of them."""
    different, first = np.unique(hashes, return_index=True)
    if len(known):
        places = np.searchsorted(known, different)
        places[places == len(known)] = 0
        first = first[known[places] != different]
    return np.sort(first)
