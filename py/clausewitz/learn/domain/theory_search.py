"""The search for a theory: sizes one after another, until nothing longer can be better.

A theory costs its literals and, for each example that it misclassifies, a price. Without noise the
price is higher than any theory; so what is found is the smallest theory without a mistake. With
noise it is one literal, and what is found has the least description length.

A clause of so many literals in a theory that costs less than the best so far must cover nearly all
positive examples, or leave space for one clause more. So once a theory is found the search narrows,
and it ends when all theories that are left cost as much. What is made of shorter parts, which takes
little to look at, comes before the parts of a size; and longer clauses of such parts are looked at
ahead, so that there is a theory to be bettered, though a larger one.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from clausewitz.clauses import Clause
from clausewitz.learn.domain.clean_clauses import CleanClauses, covers_one
from clausewitz.learn.domain.domain_bias import DomainBias, DomainSpace
from clausewitz.learn.domain.prolog_tables import Tables
from clausewitz.learn.domain.table_components import TableComponents, sample_of
from clausewitz.learn.domain.table_joins import TableJoins
from clausewitz.learn.domain.tightening import Tightening
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.clause_levels import ClauseLevel, ClauseLevels
from clausewitz.learn.rules.clause_pool import joined
from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.items import Flags, Items
from clausewitz.learn.rules.set_search import Pool, best_set, exact_set_of_pool
from clausewitz.learn.space.bias import Bias
from clausewitz.learn.space.hypothesis_space import Atoms, Space, Types, in_order
from clausewitz.learn.space.lattice import Lattice
from clausewitz.runs.progress import Tell, silent, step

MANY_CLAUSES = 20
"""Clauses of a theory, at most, where the bias does not say."""
_HEAD = 1
_DEAR = 1_000_000.0
"""The price of a misclassified example where there is no noise."""
_BUDGET = 50_000_000
_EFFORT = 4.0  # times the clauses of a size that the search for chess stores
_AMONG = 500  # clauses that clingo chooses from
_EXACT_SECONDS = 20.0
_WIDTH = 800
"""Bodies of a size that grow in a careful search."""
_NARROW_FROM = 3
"""Literals of the bodies of which only some grow, where a width is given: what brings in a variable
often rules out nothing by itself, and would not be among the most promising."""

_AHEAD = 2_000_000
"""Conjunctions of known components, after which the search looks no further ahead."""
_EFFORT_AHEAD, _LOOKS_AHEAD = 0.25, 500_000


@dataclass(slots=True)
class Outcome:
    """The best theory, how far the search went and what it proved."""

    clauses: list[Clause]
    sizes: list[int]
    """Literals of each, its head included."""
    covered: Flags
    """Which examples the clauses cover, by the tables."""
    cost: float
    tried: int
    searched: int
    """Literals of the longest bodies that were all looked at, as far as they may be of use."""
    solved: bool
    """Whether a theory without a mistake was found, where one was wanted."""
    proved: bool
    """Whether no theory of the space costs less than this; or, if it is not solved, whether none
    is without a mistake."""
    skipped: int
    """Bodies that had too many solutions to grow."""
    curve: list[dict[str, float | None]] = field(default_factory=list)


class TheorySearch:
    """Looks for the theory of a task."""

    def __init__(
        self,
        domain: DomainBias,
        tables: Tables,
        measure: Measure | None = None,
        deadline: float | None = None,
        tell: Tell = silent,
        *,
        careful: bool = False,
        weight: float = 1.0,
        width: int | None = None,
    ) -> None:
        """Without a measure a theory without a mistake is looked for. A careful search is not
        exhaustive, and its clauses say all that their examples have in common. `weight` is what a
        negative example weighs; `width` is how many bodies of a size grow, of three literals or
        more: then the search is not exhaustive either."""
        self.domain, self.measure = domain, measure
        self.deadline, self.tell = deadline, tell
        required = sorted(domain.required)
        self.examples = len(tables.labels)
        labels = np.concatenate([tables.labels, np.zeros(len(required), np.bool_)])
        weights = np.where(labels, 1.0, weight)
        self.bits = CaseBits(Items(np.arange(len(labels)), labels, weights))
        self.positives = int(labels.sum())
        price = _DEAR if measure is None else measure.number
        self.costs = Costs(1.0, price * weight, price)
        self.most = domain.bias.max_clauses or MANY_CLAUSES
        self.space = DomainSpace(domain)
        self.lattice = Lattice(DomainSpace(replace(domain, bias=_undirected(domain, tables))))
        body = self.lattice.space.bias.body
        is_bound = any(any(word.inputs) for word in body)
        sources = frozenset(w.name for w in domain.bias.body if is_bound and not any(w.inputs))
        self.joins = TableJoins(self.lattice, tables, sources, required)
        sample = sample_of(self.lattice, tables, sources)
        narrow_from = 1 if careful else _NARROW_FROM
        width = _WIDTH if careful else width
        self.is_narrow = width is not None
        self.components = TableComponents(
            self.lattice, self.joins, self.bits, domain, width, narrow_from, sample
        )
        self.tightening = (
            Tightening(self.lattice, self.joins, domain.bias, tables.labels) if careful else None
        )
        common = self.components.tables.common
        self.levels = ClauseLevels(
            self.bits,
            common,
            domain.bias.max_vars,
            domain.bias.max_body,
            _EFFORT,
            self._is_late,
            distinguish_variables=True,
        )
        self.clean = CleanClauses(self.bits, self._is_late)
        self._all: list[ClauseLevel] = []
        self._chosen: list[list[int]] = []
        """The numbers of the components of each clause of the best theory."""
        self._sizes: list[int] = []
        self._is_bound = False
        self._cost = self.costs.missed * self.positives
        self._cheapest = math.inf
        """What a clause costs, its false examples included."""
        self._exact = True
        """Whether theories were chosen exactly so far."""
        self._curve: list[dict[str, float | None]] = []
        self._searched, self._complete, self._reported = 0, True, ""

    def grow(self, longest: int) -> bool:
        """Look at bodies of up to so many literals; whether of longer ones none can be better."""
        most = self.domain.bias.max_body
        while len(self._curve) < min(longest, most) and not self._is_late():
            size = len(self._curve) + 1
            clauses = 0
            for next_ones in (self._joined, self._grown):
                support = self._support(size)
                if self._cost <= size + _HEAD or support > self.positives:
                    return self._complete
                level = next_ones(size, support)
                self._take(level, size)
                clauses += len(level)
                self._complete = self._complete and level.complete and self.clean.complete
                if next_ones == self._joined:
                    self._look_ahead(size)
            if self.measure is not None:
                self._choose(self.measure)
            self._tell(size)
            cost = self._cost if self._chosen else None
            self._curve.append({"body": size, "clauses": clauses, "cost": cost})
            skipped = self.joins.skipped or self.components.narrowed
            self._complete = self._complete and not skipped
            self._searched = size if self._complete else self._searched
        return self._searched == most

    def bound(self, below: float) -> None:
        """Look for theories that cost less than another one, which is better than those so far."""
        self._is_bound, self._cost = True, below
        self._chosen, self._sizes = [], []

    def run(self) -> Outcome:
        ended = self.grow(self.domain.bias.max_body)
        searched = self._searched
        if self.measure is not None and not self.is_narrow:
            self._choose_exactly(self.measure)
        solved = bool(self._chosen) or self.measure is not None
        if not (solved or self._is_bound):  # the fewest mistakes, then
            self._choose(Measure("mdl", _DEAR))
        if self._reported != self._reached():
            self.tell(step(f"of all these clauses: {self._reached()}"))
        parts = self.levels.components.found
        bodies = [
            joined(self.lattice.space, self.lattice.atoms, [parts[n] for n in clause])
            for clause in self._chosen
        ]
        if self.tightening is not None and solved:
            bodies = self.tightening.tightened(bodies)
            self._sizes = [len(body) + _HEAD for body, _ in bodies]
        clauses = [written(body, types, self.space) for body, types in bodies]
        if not self._exact or self.tightening is not None:
            searched, ended = 0, False
        found = self._sizes, self._covered(), self._cost, self.levels.tried, searched
        return Outcome(clauses, *found, solved, ended, self.joins.skipped, self._curve)

    @property
    def cost(self) -> float | None:
        """What the best theory so far costs."""
        return self._cost if self._chosen else None

    def _reached(self) -> str:
        if not self._chosen:
            return "nothing smaller yet" if self._is_bound else "no theory yet"
        covered, labels = self._covered(), self.bits.items.labels[: self.examples]
        missed, false = int((labels & ~covered).sum()), int((covered & ~labels).sum())
        return best_so_far(sum(self._sizes), missed, false)

    def _covered(self) -> Flags:
        words = self.levels.components.words
        covered = np.zeros((1, self.bits.words), np.uint64)
        for clause in self._chosen:
            covered |= np.bitwise_and.reduce(words[clause], axis=0)
        return self.bits.flags(self.bits.folded(covered)[0][0])[: self.examples]

    def _is_late(self) -> bool:
        return self.deadline is not None and time.monotonic() > self.deadline

    def _support(self, body: int) -> int:
        """The positive examples that a clause with so many literals has to cover, to be part of
        a theory that costs less than the best one so far."""
        size = body + _HEAD
        least = self.costs.least_true(size)
        if self.measure is None and self._others(size) is not None:
            return max(least, self.positives - self.clean.reach(self._others(size) or 0))
        if size + min(self._cheapest, size) >= self._cost:
            missed = (self._cost - size) / self.costs.missed
            least = max(least, math.floor(self.positives - missed) + 1)
        return least

    def _others(self, size: int) -> int | None:
        """The literals that are left for other clauses beside one of this size, if there is a
        theory to be bettered and they are too few for a clause that is not known yet."""
        left = int(self._cost) - 1 - size if self._chosen or self._is_bound else size
        return left if left < size else None

    def _joined(self, size: int, support: int) -> ClauseLevel:
        """The clauses that are made of shorter components: these are known."""
        self._narrow(size, support)
        return self.levels.next(self.costs, support, complete=True)

    def _look_ahead(self, size: int) -> None:
        """Look at longer clauses that are made of components known so far, as far as it takes
        little effort: a theory of them is found soon, and what grows then has to lead to a better
        one. Nothing else is remembered of them, so a proof does not depend on it."""
        if self.measure is not None or self._is_bound or self.tightening is not None:
            return
        known, clean, exact = self.levels.known, self.clean, self._exact
        self.clean, self.levels.effort = clean.copy(_LOOKS_AHEAD), _EFFORT_AHEAD
        most, better = self.levels.tried + _AHEAD, self._cost
        for longer in range(size + 1, self.domain.bias.max_body + 1):
            if self._cost <= longer + _HEAD or self._is_late() or self.levels.tried > most:
                break
            level = self.levels.next(self.costs, 1, complete=True)
            if not len(level):
                break
            self._take_clean(self._whole(level), longer + _HEAD)
            if self._cost < better:
                better = self._cost
                self._tell(size)
        self.levels.known, self.clean, self._exact = known, clean, exact
        self.levels.effort = _EFFORT

    def _grown(self, size: int, support: int) -> ClauseLevel:
        """The clauses that are one component."""
        self._narrow(size, support)
        found = self.components.grow(self.costs, support, _BUDGET, self.deadline)
        self.levels.add_components(found)
        self.levels.tried += found.tried
        return self.levels.add_newest(self.costs, support, found.complete)

    def _narrow(self, size: int, support: int) -> None:
        """Leave out what cannot grow to a clause of a better theory."""
        left = self._others(size + _HEAD) if self.measure is None else None
        needed = None if left is None else self.clean.left_by(left)
        self.components.needed = needed
        is_longest = size == self.domain.bias.max_body
        self.components.is_last = bool(self._chosen) and (left == 0 or is_longest)
        if support > 1 or needed is not None:
            self.levels.levels = [self._useful(level, support) for level in self.levels.levels]

    def _tell(self, size: int) -> None:
        """Say how far the search is."""
        self._reported = self._reached()
        self.tell(step(f"bodies of {size}: {self.levels.tried:,} clauses, {self._reported}"))

    def _useful(self, level: ClauseLevel, support: int) -> ClauseLevel:
        """The clauses of a level that may still grow into one of a better theory."""
        useful = level.counts[:, 0] >= support
        if self.components.needed is not None:
            useful &= covers_one(level.words, self.components.needed)
        return level.chosen(np.flatnonzero(useful), level.complete)

    def _take(self, level: ClauseLevel, body: int) -> None:
        """Store more clauses of a size; where there is no noise, choose a theory anew."""
        level = self._whole(level)
        self._all.append(level)
        if not len(level):
            return
        false = int(level.counts[:, 1].min())
        self._cheapest = min(self._cheapest, body + _HEAD + self.costs.false * false)
        if self.measure is None:
            self._take_clean(level, body + _HEAD)

    def _whole(self, level: ClauseLevel) -> ClauseLevel:
        """The clauses that speak of all that the bias requires."""
        required = sum(1 << variable for variable in self.domain.required)
        return level.chosen(np.flatnonzero((level.heads & required) == required), level.complete)

    def _take_clean(self, level: ClauseLevel, size: int) -> None:
        rows = np.flatnonzero(level.counts[:, 1] == 0)
        if not self.clean.add(level, rows, size):
            return
        found = self.clean.cover(self.positives, self.most, self._cost)
        if found is None:
            return
        self._exact = found.proved
        if found.chosen:
            self._cost = found.size
            self._chosen = [self.clean.parts[n] for n in found.chosen]
            self._sizes = [self.clean.sizes[n] for n in found.chosen]

    def _choose(self, measure: Measure) -> None:
        """The best set of all clauses so far, by local search."""
        if not any(map(len, self._all)):
            return
        pool = self._pool()
        self._use(pool, best_set(pool, measure, self.most), measure)

    def _choose_exactly(self, measure: Measure) -> None:
        """The same by clingo, of the clauses that no other can stand in for."""
        if not any(map(len, self._all)):
            return
        pool, seconds = self._pool(), _EXACT_SECONDS
        if self.deadline is not None:
            seconds = max(0.0, min(seconds, self.deadline - time.monotonic()))
        found = exact_set_of_pool(pool, measure, self.costs, self.most, _AMONG, seconds)
        self._use(pool, found.chosen, measure)
        self._exact = found.proved and found.whole

    def _use(self, pool: Pool, chosen: list[int], measure: Measure) -> None:
        """Take clauses of the pool for the theory."""
        if not chosen:
            return
        self._cost = -measure.worth(pool.score(chosen))
        self._sizes = pool.sizes[chosen].tolist()
        ends = np.cumsum([len(level) for level in self._all])
        self._chosen = []
        for number in chosen:
            level = int(np.searchsorted(ends, number, side="right"))
            row = self._all[level].parts[number - ends[level]]  # counted from the end
            self._chosen.append([part for part in row.tolist() if part >= 0])

    def _pool(self) -> Pool:
        sizes = [np.full(len(level), level.parts.shape[1] + _HEAD) for level in self._all]
        items = [self.bits.folded(level.words)[0] for level in self._all]
        return Pool(self.bits, np.concatenate(items), np.concatenate(sizes))


def best_so_far(literals: int, missed: int = 0, false: int = 0) -> str:
    """What a theory is worth, in words."""
    return f"best {literals} literals, {missed} missed, {false} false"


def written(atoms: Atoms, types: Types, space: Space) -> Clause:
    """The clause that says all of this."""
    head = range(space.bias.head.arity)
    ordered = in_order(atoms, space.bias.body, head)
    numbers = {v: v for v in head}
    for _, arguments in ordered:
        for variable in arguments:
            numbers.setdefault(variable, len(numbers))
    body = tuple((label, tuple(numbers[v] for v in arguments)) for label, arguments in ordered)
    return space.clause(body, tuple(types[v] for v in numbers))


def _undirected(domain: DomainBias, tables: Tables) -> Bias:
    """The bias without the directions of predicates whose tables are whole."""
    words: Sequence[Any] = [
        replace(word, inputs=(False,) * word.arity) if word.name in tables.whole else word
        for word in domain.bias.body
    ]
    return replace(domain.bias, body=tuple(words))
