"""Clauses as conjunctions of components, size by size.

A clause that adds a component to another must do away with so many false items that its longer body
is paid for; with fewer, the shorter clause is as good in every set of clauses, and so it is for all
that adds more to both. Nothing else is left out, as long as there is memory for all of a size; then
only the most promising ones stay, and the search is no longer exhaustive.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import coverage
from clausewitz.learn.rules.case_bits import CaseBits, Counts, Words
from clausewitz.learn.rules.components import Component, Level, in_threads
from clausewitz.learn.rules.costs import Costs
from clausewitz.learn.rules.pruned import Pruned, Rule

Numbers = NDArray[np.int64]
_BUFFER = 200_000  # conjunctions written at once
_TOGETHER = 16, 1024  # clauses that are joined with others before the clock is looked at
_WORK = 500_000_000  # words of conjunctions, some tenths of a second
_BYTES = 32 << 20  # of sets of cases that are stored, or worked out at once
_LONGEST = 5.0
_WHOLE = 8  # times as many clauses stay of a level that is complete, for that is worth knowing
_MOST = 50_000  # clauses of a level, where there is not time for all
_NANOSECONDS = 30, 1  # a conjunction takes, and each of its words
_SECONDS = 0.3, 0.01  # for the clauses of one size with components of another, and more a word
_APART = 0x9E3779B97F4A7  # times a small number, it distinguishes sums
_PARENT, _PART, _TRUE, _FALSE, _HASH = range(5)
_COLUMNS = ("parts", "counts", "variables", "heads", "hashes")
"""Arrays of a level that have a row for each clause."""


@dataclass(slots=True)
class KnownComponents:
    """All components so far, shortest first."""

    everything: Words
    """All cases, as one row."""
    found: list[Component] = field(default_factory=list)
    words: Words = field(default_factory=lambda: np.zeros((0, 0), np.uint64))
    """The cases of each."""
    twins: dict[int, list[Component]] = field(default_factory=dict)
    """Others that hold in the same cases."""
    variables: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    heads: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))
    ends: list[int] = field(default_factory=lambda: [0])
    """How many have a size of 0, 1, 2 …, or less."""

    def cases_of(self, parts: Numbers) -> Words:
        """The cases of clauses that are conjunctions of these components, a row each."""
        words = np.repeat(self.everything, len(parts), axis=0)
        for column in parts.T:
            rows = np.nonzero(column >= 0)[0]
            words[rows] &= self.words[column[rows]]
        return words

    def at_once(self) -> int:
        """Of how many clauses the cases are stored, or worked out together."""
        return max(1, _BYTES // self.everything.nbytes)


@dataclass(frozen=True, slots=True)
class ClauseLevel:
    """The clauses of one size: so many literals beside those that every clause has.

    Where clauses hold is known of their components, so it is stored only where it takes little.
    """

    components: KnownComponents
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
    stored: Words | None = None
    """The cases of each, if they are stored."""

    def __len__(self) -> int:
        return len(self.parts)

    @property
    def words(self) -> Words:
        """The cases of each."""
        return self.components.cases_of(self.parts) if self.stored is None else self.stored

    def batches(self, most: int | None = None) -> "Iterator[tuple[int, ClauseLevel]]":
        """The level in parts that are small enough to have their cases worked out, of `most`
        clauses at most, each with the number of its first clause."""
        step = min(self.components.at_once(), most or len(self))
        if len(self) <= step:
            yield 0, self
            return
        for first in range(0, len(self), step):
            rows = np.arange(first, min(first + step, len(self)))
            yield first, self.chosen(rows, self.complete)

    def chosen(self, rows: Numbers, complete: bool) -> "ClauseLevel":
        chosen = {name: getattr(self, name)[rows] for name in _COLUMNS}
        stored = None if self.stored is None else self.stored[rows]
        return replace(self, **chosen, complete=complete, stored=stored)

    def with_cases(self) -> "ClauseLevel":
        """The level with its cases stored, if there is memory."""
        if self.stored is not None or len(self) > self.components.at_once():
            return self
        return replace(self, stored=self.words)


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
        jobs: int = 1,
        *,
        distinguish_variables: bool = False,
        prices: Sequence[float] = (1.0,),
    ) -> None:
        """`is_late` says whether the time has run out: what is begun is then cut short. `jobs` are
        threads, which change nothing but the time it takes. With `distinguish_variables` a
        clause stays beside one that holds in the same cases but has another number of variables:
        one with fewer leaves variables for more, and a proof has to know it. Where there is not
        time for all clauses, those stay that save most at any of the `prices` of false items,
        as shares of the true price: what proposes too much may become good with literals that are
        still to come."""
        self.prices = prices
        self.is_late, self.jobs, self.distinguish_variables = is_late, jobs, distinguish_variables
        self.bits, self.effort = bits, effort
        self.longest = longest
        """How many literals the longest clauses have."""
        self.free_variables = max_vars - common
        """How many variables a clause may have beside those that all have."""
        everything = bits.everything
        self.components = KnownComponents(everything, words=np.zeros((0, bits.words), np.uint64))
        nothing = np.zeros(1, np.int64)
        _, counts = bits.folded(everything)
        parts = np.zeros((1, 0), np.int64)
        start = ClauseLevel(self.components, parts, counts, nothing, nothing, nothing)
        self.levels = [start]
        self.tried, self.pruned = 0, Pruned()
        self.beside: list[Words] = []
        """Items that others cover already: what a clause adds to them makes it promising, too."""
        self._hashes = np.zeros(0, np.int64)

    @property
    def known(self) -> tuple[list[ClauseLevel], Numbers]:
        """The levels so far, to come back to after a look at longer clauses."""
        return list(self.levels), self._hashes

    @known.setter
    def known(self, known: tuple[list[ClauseLevel], Numbers]) -> None:
        self.levels, self._hashes = known

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

        `complete` says whether these are all that may be of use.
        """
        size = len(self.levels)
        whole = self._new(
            size, range(1, min(size, len(self.components.ends) - 1) + 1), costs, support
        )
        whole = replace(whole, complete=whole.complete and complete)
        self.levels.append(whole)
        return whole

    def add_newest(self, costs: Costs, support: int, complete: bool) -> ClauseLevel:
        """The clauses that are one component of the newest size, where the others of that size are
        known already; `complete` says whether these components are all that may be of use."""
        size = len(self.levels) - 1
        fresh, before = self._new(size, [size], costs, support), self.levels[-1]
        fresh = replace(fresh, complete=fresh.complete and complete)
        columns = {n: np.concatenate([getattr(x, n) for x in (before, fresh)]) for n in _COLUMNS}
        both = ClauseLevel(self.components, **columns, complete=before.complete and fresh.complete)
        self.levels[-1] = both.with_cases()
        return fresh

    def _new(self, size: int, parts: Sequence[int], costs: Costs, support: int) -> ClauseLevel:
        """The clauses of a size whose last component has so many literals, if they are not known;
        complete if nothing that they are made of was left out."""
        nothing = self._level(self.levels[0], np.zeros((0, 5), np.int64), 0, size, complete=True)
        found = [nothing]
        for part in parts:
            if part == parts[0] or not self.is_late():
                found.append(self._joined(size - part, part, costs, support))
        complete = len(found) == len(parts) + 1
        complete = complete and all(level.complete for level in (*self.levels, *found))
        joined = {
            name: np.concatenate([getattr(level, name) for level in found]) for name in _COLUMNS
        }
        whole = ClauseLevel(self.components, **joined, complete=complete)
        fresh = _fresh(whole.hashes, self._hashes)
        self.pruned[Rule.TWIN] += len(whole) - len(fresh)
        whole = whole.chosen(fresh, complete)
        if len(whole) > self._most_rows(complete):
            self.pruned[Rule.POOR] += len(whole) - self._most_rows(False)
            best = self._most_promising(whole, self._most_rows(False), costs)
            whole = whole.chosen(best, complete=False)
        self._hashes = np.sort(np.concatenate([self._hashes, whole.hashes]))
        return whole.with_cases()

    def _joined(self, size: int, part: int, costs: Costs, support: int) -> ClauseLevel:
        """The clauses of this size with one component of `part` literals more."""
        parents = self.levels[size]
        first, last = self.components.ends[part - 1], self.components.ends[part]
        most = self._most_parents(last - first)
        complete = True
        if len(parents) > most:
            self.pruned[Rule.POOR] += len(parents) - most
            best = self._most_promising(parents, most, costs)
            parents, complete = parents.chosen(best, complete=False), False
        known = np.empty((len(parents), 3), np.int64)
        newest = parents.parts.max(axis=1, initial=-1)
        known[:, 0] = np.clip(newest + 1 - first, 0, last - first)
        known[:, 1], known[:, 2] = parents.counts[:, 1], parents.variables
        limits = [support, costs.least_gone(part), self.free_variables]
        most = self._most_rows(complete=True)
        rows = [np.empty((0, 5), np.int64)]
        written = fresh = poor = 0
        for some in self._written(parents, known, first, last, limits):
            rows.append(some[_fresh(some[:, _HASH], self._hashes)])
            written, fresh = written + len(some), fresh + len(rows[-1])
            if fresh > 2 * most:
                rows, complete = [self._best(np.concatenate(rows), most, costs)], False
                poor, fresh = poor + fresh - most, most
        found = np.concatenate(rows)
        found = found[_fresh(found[:, _HASH], self._hashes)]
        self.pruned[Rule.TWIN] += written - poor - len(found)
        complete = complete and not self.is_late()
        if len(found) > most:
            poor, complete = poor + len(found) - most, False
            found = self._best(found, most, costs)
        crowded = _crowded(known, self.components.variables[first:last], self.free_variables)
        tried = int((last - first - known[:, 0]).sum())
        self.tried += tried
        self.pruned[Rule.CROWDED] += crowded
        self.pruned[Rule.USELESS] += tried - crowded - written
        self.pruned[Rule.POOR] += poor
        return self._level(parents, found, first, size + part, complete)

    def _best(self, found: Numbers, most: int, costs: Costs) -> Numbers:
        """So many conjunctions, those that save most by themselves."""
        return found[_highest(self._saved(found[:, _TRUE : _FALSE + 1], costs), most)]

    def _most_rows(self, complete: bool) -> int:
        """How many clauses of a level stay; more if it is complete."""
        return int(self.effort * (_WHOLE * _MOST if complete else _MOST))

    def _most_parents(self, parts: int) -> int:
        """How many clauses may be joined with each of so many components in the time for it."""
        words, (least, more) = self.bits.words, _SECONDS
        each = (_NANOSECONDS[0] + _NANOSECONDS[1] * words) * 1e-9 * max(1, parts)
        return int(self.effort * min(_LONGEST, least + more * words) / each) + 1

    def _most_promising(self, level: ClauseLevel, most: int, costs: Costs) -> Numbers:
        """The rows of so many clauses that save most, by themselves or beside others."""
        promise = np.empty((len(self.prices), len(level)))
        for first, batch in level.batches():
            items, counts = self.bits.folded(batch.words)
            best = self._saved(counts, costs)
            for covered in () if self.is_late() else self.beside:
                coverage.added(items, covered, self.bits.positive_words, counts)
                best = np.maximum(best, self._saved(counts, costs))
            promise[:, first : first + len(batch)] = best
        return _highest(promise, most)

    def _saved(self, counts: Numbers, costs: Costs) -> NDArray[np.float64]:
        """What so many true and false items save, a row for each price of false ones."""
        false = costs.false * np.array(self.prices)[:, None]
        return costs.missed * counts[None, :, 0] - false * counts[None, :, 1]

    def _written(
        self, parents: ClauseLevel, known: Numbers, first: int, last: int, limits: list[int]
    ) -> Iterator[Numbers]:
        """The conjunctions that may be of use, some at a time."""
        words = self.components.words[first:last]
        variables = self.components.variables[first:last]

        def joined(task: tuple[int, ClauseLevel]) -> list[Numbers]:
            begin, batch = task
            some = np.ascontiguousarray(known[begin : begin + len(batch)])
            found = list(_batches(batch.words, some, words, variables, self.bits.layout, limits))
            for rows in found:
                if self.distinguish_variables:
                    own = batch.variables[rows[:, _PARENT]] + variables[rows[:, _PART]]
                    rows[:, _HASH] += own * _APART
                rows[:, _PARENT] += begin
            return found

        work = _WORK // max(1, words.size)
        tasks = parents.batches(min(max(work, _TOGETHER[0]), _TOGETHER[1]))
        with in_threads(self.jobs) as each:
            while not self.is_late() and (some := list(islice(tasks, self.jobs))):
                for found in each(joined, some):
                    yield from found

    def _level(
        self, parents: ClauseLevel, found: Numbers, first: int, size: int, complete: bool
    ) -> ClauseLevel:
        origin, part = found[:, _PARENT], found[:, _PART] + first
        parts = np.full((len(found), size), -1, np.int64)
        parts[:, : parents.parts.shape[1]] = parents.parts[origin]
        parts[:, -1] = part
        return ClauseLevel(
            self.components,
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
    layout: Numbers,
    limits: list[int],
) -> Iterator[Numbers]:
    """What the kernel finds, as much at a time as fits into the buffer."""
    buffer = np.empty((max(_BUFFER, len(parts)), 5), np.int64)
    state = np.array([0, *limits], np.int64)
    while state[0] < len(parents) and len(parts):
        count = coverage.conjunctions(parents, known, parts, variables, layout, state, buffer)
        yield buffer[:count].copy()


def _crowded(known: Numbers, variables: Numbers, most: int) -> int:
    """How many conjunctions have too many variables."""
    count = 0
    for own in np.unique(known[:, 2]).tolist():
        after = np.cumsum((own + variables > most)[::-1])[::-1]
        firsts = known[known[:, 2] == own, 0]
        count += int(np.append(after, 0)[firsts].sum())
    return count


def _highest(promise: NDArray[np.float64], most: int) -> Numbers:
    """The places of so many of the highest numbers, each row of them having its share."""
    chosen: Numbers = np.zeros(0, np.int64)
    for number, row in enumerate(promise, 1):
        order = np.argsort(-row, kind="stable")[:most]
        fresh = order[~np.isin(order, chosen)]
        chosen = np.concatenate([chosen, fresh[: most * number // len(promise) - len(chosen)]])
    return np.sort(chosen)


def _fresh(hashes: Numbers, known: Numbers) -> Numbers:
    """The rows of sets of cases that are not known yet, each once, the first of them."""
    different, first = np.unique(hashes, return_index=True)
    if len(known):
        places = np.searchsorted(known, different)
        places[places == len(known)] = 0
        first = first[known[places] != different]
    return np.sort(first)
