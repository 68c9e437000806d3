"""The search for a set of clauses, size by size, that knows when it is done.

First a quick look: short components and what they have in common; it finds most of what there is to
find in a moment. Then all components of up to three literals and all clauses of up to four beside
what every clause has, then longer ones, the most promising first. As long as nothing had to be left
out, a size is exhausted: no clause of it is better than what was found.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules import component_files
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.clause_levels import ClauseLevels
from clausewitz.learn.rules.clause_pool import ClausePool
from clausewitz.learn.rules.components import ComponentSearch, Level, Refined
from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.pruned import Pruned
from clausewitz.learn.rules.set_search import best_set, exact_set_of_pool
from clausewitz.learn.space.hypothesis_space import TypedBody
from clausewitz.learn.space.lattice import Lattice
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.run_folder import RunFolder

_QUICK = 3  # literals of the longest clauses of the quick look
_STARTS = 3
_FEW = 3
DEAR = {True: (1.5, 2.0, 3.0, 5.0), False: (5.0, 10.0, 30.0, 100.0)}
"""How dear literals are made to find shorter sets, where a measure counts them, or does not."""
_IDLE = 2  # sizes in a row that find nothing better, and are not exhausted
_REFINEMENTS = 400_000
_TESTS = 10_000_000_000  # of refinements on cases, for the components of one size
_GAIN = 1e-9


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How far to search."""

    measure: Measure
    most: int = 20
    """Clauses in the set."""
    support: int = 1
    """Positive items that a clause has to propose, at least."""
    effort: float = 1.0
    """How much is tried of what is too much to be tried whole; 2 takes twice as long."""
    components: int = 3
    """Literals of the longest components."""
    among: int = 60
    """Clauses of which clingo finds the best set."""
    exact_seconds: float = 5.0
    prices: tuple[float, ...] = (1.0,)
    """Of false items, as shares of what they cost: clauses that are good at any of them stay,
    where not all can be."""


@dataclass(frozen=True, slots=True)
class FoundSet:
    """The best set of clauses of at most so many literals, heads included."""

    literals: int
    bodies: list[TypedBody]
    variants: list[list[TypedBody]]
    """For each body others that hold in the same cases, which examples cannot distinguish."""
    score: Score
    exhausted: bool
    """Whether no clause of that size or less was left out."""
    cpu: float = field(default=0.0, compare=False)
    """Seconds of this process, from the start of the search."""


@dataclass(slots=True)
class SearchOutcome:
    """What a search found, and what it looked at."""

    curve: list[FoundSet] = field(default_factory=list)
    """The best set at each size, as long as it got better."""
    shorter: list[FoundSet] = field(default_factory=list)
    """Sets of fewer clauses or literals than the best, each better than all shorter ones."""
    improved: list[FoundSet] = field(default_factory=list)
    """Sets with rules that were learned earlier."""
    components: int = 0
    """Refinements of components that were tried."""
    clauses: int = 0
    """Conjunctions of components."""
    pruned: Pruned = field(default_factory=Pruned)
    """What was left out, by rule."""
    exhausted: int = 0
    """All clauses of at most so many literals, heads included, were searched."""
    support: int = 1
    """But for those that propose fewer positive items than this."""
    best_clause: Score | None = None
    """Of all these clauses the best by itself."""
    proved_among: int = 0
    """The set is the best of all sets of so many clauses, the most promising ones."""
    proved: bool = False
    """That these were all the clauses that come into question."""
    finished: bool = True
    part: tuple[int, int] | None = None
    """How many items were searched, and of how many, if not all were: then what is said of all
    clauses is said of these items, as if all were like them."""

    @property
    def best(self) -> FoundSet | None:
        return self.curve[-1] if self.curve else None

    @property
    def sets(self) -> list[FoundSet]:
        """All sets to choose from."""
        return [*self.improved, *self.shorter, *self.curve]


class RuleSearch:
    """Searches one space on one set of items."""

    def __init__(
        self,
        lattice: Lattice,
        refined: Refined,
        bits: CaseBits,
        settings: SearchSettings,
        tell: Tell = silent,
        deadline: float | None = None,
        folder: RunFolder | None = None,
        jobs: int = 1,
    ) -> None:
        """Components are saved in the folder, and those found there are not searched again."""
        self.folder = folder
        self.lattice, self.space = lattice, lattice.space
        self.bits, self.settings = bits, settings
        self.tell, self.deadline, self.jobs = tell, deadline, jobs
        self.describe: Callable[[Score], str] = settings.measure.described
        """How scores are shown on the way."""
        self.growing = ComponentSearch(lattice, refined, bits, settings.components, jobs)
        self.common = self.growing.tables.common
        self.outcome = SearchOutcome(support=settings.support)
        self.is_part = False
        """Whether there are more items than are searched."""
        self.pool: ClausePool | None = None
        """The most promising clauses of those that were searched."""
        self._levels: list[Level] = []
        self._began = time.process_time()

    def run(self, prove: bool = True) -> SearchOutcome:
        """Look quickly, then search size by size; what is found by the deadline stays.

        Sets are chosen exactly at the end, and the best of fewer clauses, if `prove` says so.
        """
        longest = self.growing.max_literals
        self._pass(min(_QUICK, longest), components=_QUICK - 1)
        self.pool = self._pass(longest, components=self.settings.components)
        if prove and len(self.pool):
            self._prove(self.pool)
            self._shorter(self.pool)
        self.outcome.finished = not self.is_late()
        return self.outcome

    def keep(self, found: FoundSet) -> bool:
        """Add a set to the curve, if it is better than what is known."""
        best, worth = self.outcome.best, self.settings.measure.worth
        is_better = best is None or worth(found.score) > worth(best.score) + _GAIN
        if is_better:
            self.outcome.curve.append(found)
        return is_better

    def choose_among(self, pool: ClausePool, literals: int) -> None:
        """The best sets of clauses that were found on other examples, of so many literals."""
        chosen = best_set(pool.pool, self.settings.measure, self.settings.most, starts=_STARTS)
        if chosen:
            self.keep(self._found(pool, chosen, literals, exhausted=False))
        self._prove(pool)
        self._shorter(pool)

    def _pass(self, last: int, components: int) -> ClausePool:
        """The clauses of up to `last` literals, of components of at most so many."""
        levels = ClauseLevels(
            self.bits,
            self.common,
            self.space.bias.max_vars,
            last,
            self.settings.effort,
            self.is_late,
            self.jobs,
            prices=self.settings.prices,
        )
        pool = ClausePool(levels, self.lattice)
        idle = 0
        for size in range(1, last + 1):
            if self.is_late():
                break
            costs = self.costs()
            if self.settings.measure.kind != "mdl":  # prices change with the best set: prune less
                costs = replace(costs, literal=0.0)
            support = max(self.settings.support, costs.least_true(self._literals(size)))
            if size <= components:
                levels.add_components(self._components(size, costs, support))
            all_known = size <= components and self._levels[size - 1].complete
            clauses = levels.next(costs, support, all_known)
            pool.add(clauses, self._literals(size), costs)
            if clauses.complete:
                self.outcome.best_clause = pool.best_alone(
                    clauses, self._literals(size), self.settings.measure, self.outcome.best_clause
                )
            pool.cut(costs)
            better = self._choose(pool, size, clauses.complete)
            idle = 0 if better or clauses.complete else idle + 1
            if idle == _IDLE or self._nothing_left(self._literals(size + 1)):
                break
        self.outcome.clauses += levels.tried
        self.outcome.pruned += levels.pruned
        return pool

    def _components(self, size: int, costs: Costs, support: int) -> Level:
        if len(self._levels) < size:
            level = component_files.load(self.folder, self.growing) if self.folder else None
            if level is None:
                most = min(_REFINEMENTS, _TESTS // len(self.bits.items.numbers))
                budget = int(most * self.settings.effort)
                level = self.growing.grow(costs, support, budget, self.deadline, self._report_part)
                if self.folder and not self.is_late():
                    component_files.save(self.folder, self.growing, level)
            self.outcome.components += level.tried
            self.outcome.pruned += level.pruned
            self._levels.append(level)
        return self._levels[size - 1]

    def _report_part(self, part: float, tried: int) -> None:
        size, last = self.growing.size, self._literals(self.growing.max_literals)
        words = f"components of {size}, {part:.0%} of them; {tried:,} tried"
        self.tell(Progress("literals", self._literals(size - 1), last, words))

    def _choose(self, pool: ClausePool, size: int, exhausted: bool) -> bool:
        """The best set of the pool, saved if it is better than what is known."""
        literals, outcome = self._literals(size), self.outcome
        chosen = best_set(pool.pool, self.settings.measure, self.settings.most, starts=_STARTS)
        better = bool(chosen) and self.keep(self._found(pool, chosen, literals, exhausted))
        pool.levels.beside = [
            pool.pool.covered([other for other in chosen if other != one]) for one in chosen
        ]
        if exhausted:
            outcome.exhausted = max(outcome.exhausted, literals)
        words = f"{outcome.components + pool.levels.tried} clauses tried"
        if outcome.best:
            words += f", best {self.describe(outcome.best.score)}"
        self.tell(Progress("literals", literals, self._literals(self.growing.max_literals), words))
        return better

    def _found(
        self, pool: ClausePool, chosen: Sequence[int], literals: int, exhausted: bool
    ) -> FoundSet:
        bodies, variants = list(map(pool.body, chosen)), list(map(pool.variants, chosen))
        cpu = time.process_time() - self._began
        return FoundSet(literals, bodies, variants, pool.pool.score(chosen), exhausted, cpu)

    def _shorter(self, pool: ClausePool) -> None:
        """The best sets of fewer clauses or literals than the best set has."""
        if self.outcome.best is None or self.is_late():
            return
        measure, best, most = self.settings.measure, self.outcome.curve[-1], self.settings.most
        searches = [(measure, many) for many in range(1, min(_FEW + 1, len(best.bodies)))]
        searches += [(replace(measure, dear=price), most) for price in DEAR[measure.kind == "mdl"]]
        found = [best_set(pool.pool, price, many, starts=_STARTS) for price, many in searches]
        shorter = [(pool.pool.score(chosen), chosen) for chosen in found if chosen]
        shorter.sort(key=lambda one: (one[0].size, -measure.worth(one[0])))
        worth = -math.inf
        for score, chosen in shorter:
            if score.size < best.score.size and measure.worth(score) > worth:
                worth = measure.worth(score)
                self.outcome.shorter.append(
                    self._found(pool, chosen, best.literals, exhausted=False)
                )

    def _prove(self, pool: ClausePool) -> None:
        """Let clingo look at all sets of the clauses that come into question."""
        if self.outcome.best is None or self.is_late() or not len(pool):
            return
        wanted, seconds = self.settings, self.settings.exact_seconds
        if self.deadline is not None:
            seconds = max(0.0, min(seconds, self.deadline - time.monotonic()))
        how_many = wanted.most, wanted.among, seconds, _STARTS
        found = exact_set_of_pool(pool.pool, wanted.measure, self.costs(), *how_many)
        literals = self.outcome.curve[-1].literals
        self.keep(self._found(pool, found.chosen, literals, exhausted=False))
        if found.proved:
            self.outcome.proved_among = found.among
            self.outcome.proved = found.whole and pool.whole

    def _nothing_left(self, literals: int) -> bool:
        """Whether a set with a clause of so many literals is no better even if nothing is wrong."""
        best, measure = self.outcome.best, self.settings.measure
        if best is None or measure.kind == "wracc":
            return False
        is_perfect = not best.score.false and best.score.true == best.score.positives
        if measure.kind == "f" and (self.is_part or not is_perfect):
            return False  # what is right on a part may be wrong elsewhere
        most = 1.0 if measure.kind == "f" else 0.0  # without a mistake and a literal
        if measure.worth(best.score) < most - measure.literal * literals - _GAIN:
            return False
        if self.outcome.exhausted == literals - 1 and len(best.bodies) == 1:
            self.outcome.exhausted = self._literals(self.growing.max_literals)
            self.outcome.best_clause = best.score
        return True

    def costs(self) -> Costs:
        """Prices under which what is cheaper than the best set is better than it."""
        items, best = self.bits.items, self.outcome.best
        score = best.score if best else items.score(np.zeros(len(items), np.bool_))
        return self.settings.measure.costs(items.negative_weight, score)

    def _literals(self, size: int) -> int:
        """As a reader counts: the head, what every clause has, and so many more."""
        return 1 + len(self.space.start) + size

    def is_late(self) -> bool:
        """Whether the time has run out."""
        return self.deadline is not None and time.monotonic() > self.deadline
