"""Sets of clauses by local search: clauses are added, taken away and exchanged, one at a time.

Each step looks at every clause of the pool, and takes the best; so the result can only be bettered
by changing two clauses at once. It is where the exact search begins, asp/combine.lp: clingo looks
at all sets of some clauses, those that cost least when they join the best set so far, or take the
place of one of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.asp import Optimizer
from clausewitz.kernel import coverage
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.costs import Costs, Measure

Numbers = NDArray[np.int64]
_GAIN = 1e-9
_COMPARED = 5_000, 400_000  # clauses of which each is compared with each: at least, and words
STARTS = 8
"""Clauses, the best by themselves, from each of which a set is built."""
_PART = 100  # clingo's prices are whole numbers: so many make up the lowest price, where it is none
_OPTIONS = ("--opt-strategy=bb,lin", "--configuration=handy")


@dataclass(frozen=True, slots=True)
class Pool:
    """Clauses that a set may have."""

    bits: CaseBits
    items: Words
    """The items of each, as words."""
    sizes: Numbers
    """Literals of each, the head included."""

    def __len__(self) -> int:
        return len(self.sizes)

    def covered(self, chosen: Sequence[int]) -> Words:
        covered: Words = np.bitwise_or.reduce(self.items[list(chosen)], axis=0)
        return covered

    def score(self, chosen: Sequence[int]) -> Score:
        flags = self.bits.flags(self.covered(chosen))
        return self.bits.items.score(flags, int(self.sizes[list(chosen)].sum()))

    def gains(self, covered: Words, costs: Costs) -> NDArray[np.float64]:
        """What each clause would save beside what is covered already."""
        counts = np.empty((len(self), 2), np.int64)
        coverage.added(self.items, covered, self.bits.positive_words, counts)
        gains: NDArray[np.float64] = (
            costs.missed * counts[:, 0] - costs.false * counts[:, 1] - costs.literal * self.sizes
        )
        return gains

    def best_alone(self, measure: Measure, literals: int, known: Score | None) -> Score | None:
        """The best clause by itself of so many literals, or the known one if that is better."""
        rows = np.nonzero(self.sizes == literals)[0]
        if not len(rows):
            return known
        counts = np.empty((len(rows), 2), np.int64)
        nothing, items = np.zeros(self.bits.item_words, np.uint64), self.bits.items
        chosen = np.ascontiguousarray(self.items[rows])
        coverage.added(chosen, nothing, self.bits.positive_words, counts)
        row = measure.best_row(counts, items.negative_weight, self.score([]))
        score = self.score([int(rows[row])])
        return score if known is None or measure.worth(score) > measure.worth(known) else known

    def undominated(self, costs: Costs) -> tuple[Numbers, bool]:
        """The clauses that no other can stand in for, whatever set they are in; and whether all
        were looked at. Of too many it is the best by themselves."""
        nothing = np.zeros(self.bits.item_words, np.uint64)
        gains = self.gains(nothing, costs)
        order = np.lexsort((-gains, self.sizes))
        most = max(_COMPARED[0], _COMPARED[1] // self.bits.item_words)
        whole = len(order) <= most
        if not whole:
            order = order[np.isin(order, np.argsort(-gains, kind="stable")[:most])]
        undominated = np.empty(len(order), np.int64)
        count = coverage.undominated(
            np.ascontiguousarray(self.items[order]),
            (self.sizes[order] * costs.literal).astype(np.float64),
            self.bits.positive_words,
            costs.false,
            costs.missed,
            undominated,
        )
        return order[undominated[:count]], whole


def best_set(
    pool: Pool, measure: Measure, most: int, known: Sequence[int] = (), starts: int = STARTS
) -> list[int]:
    """A set of at most so many clauses that no single change makes better."""
    best = list(known)
    for _ in range(10):  # prices depend on the best set so far, but for MDL
        costs = prices(pool, measure, best)
        found = min(
            (_improved(pool, costs, most, start) for start in _starts(pool, costs, best, starts)),
            key=lambda chosen: cost_of(pool, costs, chosen),
        )
        worth = measure.worth(pool.score(found)) if found else -np.inf
        if best and worth <= measure.worth(pool.score(best)) + _GAIN:
            return best
        best = found
        if measure.kind != "f" or not found:
            return best
    return best


def prices(pool: Pool, measure: Measure, chosen: Sequence[int]) -> Costs:
    return measure.costs(pool.bits.items.negative_weight, pool.score(chosen))


def _starts(pool: Pool, costs: Costs, best: list[int], most: int) -> Iterator[list[int]]:
    yield best
    nothing = np.zeros(pool.bits.item_words, np.uint64)
    gains = pool.gains(nothing, costs)
    for number in np.argsort(-gains, kind="stable")[:most]:
        if gains[number] > 0:
            yield [int(number)]


def _improved(pool: Pool, costs: Costs, most: int, chosen: list[int]) -> list[int]:
    best = cost_of(pool, costs, chosen)
    while len(pool):
        changed = [
            (cost_of(pool, costs, other), other) for other in _neighbours(pool, costs, most, chosen)
        ]
        cost, other = min(changed, key=lambda pair: pair[0], default=(best, chosen))
        if cost >= best - _GAIN:
            return sorted(chosen)
        best, chosen = cost, other
    return chosen


def _neighbours(pool: Pool, costs: Costs, most: int, chosen: list[int]) -> Iterator[list[int]]:
    """The set with the best clause more; without one; with the best one in place of another.

    A clause in the place of another saves at most what it saves beside that one, too, and what the
    literals and the false items cost that only the other has. So clauses that cannot save as much
    as another change does already need not be looked at, and few others are left.
    """
    covered = pool.covered(chosen)
    gains = pool.gains(covered, costs)
    saved = 0.0
    if len(chosen) < most:
        yield [*chosen, int(gains.argmax())]
        saved = max(saved, float(gains.max()))
    places = [_place(pool, costs, chosen, covered, gone) for gone in chosen]
    most_spent = max((place.spent for place in places), default=0.0)
    hopeful = np.nonzero(gains >= saved - most_spent - _GAIN)[0]
    gains = gains[hopeful]
    for place in places:
        yield place.left
        saved = max(saved, place.saved)
        rows = hopeful[gains >= saved - place.spent - _GAIN]
        if len(rows):
            others = Pool(pool.bits, pool.items[rows], pool.sizes[rows]).gains(place.rest, costs)
            yield [*place.left, int(rows[others.argmax()])]
            saved = max(saved, place.saved + float(others.max()))


class _Place(NamedTuple):
    """The place of a clause that is taken away."""

    left: list[int]
    rest: Words
    """What the others cover."""
    spent: float
    """On literals and false items of that clause alone."""
    saved: float
    """By taking it away."""


def _place(pool: Pool, costs: Costs, chosen: Sequence[int], covered: Words, gone: int) -> _Place:
    left = [number for number in chosen if number != gone]
    rest = pool.covered(left)
    true, false = _counts(pool, covered & ~rest)
    spent = costs.false * false + costs.literal * float(pool.sizes[gone])
    return _Place(left, rest, spent, spent - costs.missed * true)


def cost_of(pool: Pool, costs: Costs, chosen: Sequence[int]) -> float:
    true, false = _counts(pool, pool.covered(chosen))
    positives = int(pool.bits.items.labels.sum())
    return costs.of(true, false, positives, float(pool.sizes[list(chosen)].sum()))


def _counts(pool: Pool, items: Words) -> tuple[int, int]:
    """How many items are positive and negative."""
    width, words = pool.bits.positive_words, np.unpackbits(items.view(np.uint8)).reshape(-1, 64)
    return int(words[:width].sum()), int(words[width:].sum())


@dataclass(frozen=True, slots=True)
class ExactSet:
    """The best set of those that were looked at, and whether that was proved."""

    chosen: list[int]
    among: int
    """How many clauses were looked at."""
    proved: bool
    whole: bool = True
    """Whether these were all that come into question."""


def exact_set(
    pool: Pool, costs: Costs, most: int, known: Sequence[int], among: int, seconds: float
) -> ExactSet:
    """The best set of the most promising clauses, `known` at least; what is found in the time."""
    numbers = candidates(pool, costs, known, among)
    options = [*_OPTIONS, f"-c most={most}"]
    solver = Optimizer("combine.lp", facts(pool, costs, numbers), options)
    best, proved = list(known), False
    for answer in solver.answers(seconds):
        chosen = [int(numbers[int(a[len("chosen(") : -1])]) for a in answer.atoms]
        if cost_of(pool, costs, chosen) < cost_of(pool, costs, best):
            best = sorted(chosen)
        proved = answer.proved
        if proved:
            break
    return ExactSet(best, len(numbers), proved or (solver.in_time and solver.exhausted))


def exact_set_of_pool(
    pool: Pool,
    measure: Measure,
    costs: Costs,
    most: int,
    among: int,
    seconds: float,
    starts: int = STARTS,
) -> ExactSet:
    """The same of all clauses of a pool that no other can stand in for."""
    rows, complete = pool.undominated(costs)
    left = Pool(pool.bits, pool.items[rows], pool.sizes[rows])
    known = best_set(left, measure, most, starts=starts)
    found = exact_set(left, costs, most, known, among, seconds)
    chosen = [int(rows[number]) for number in found.chosen]
    return replace(found, chosen=chosen, whole=complete and len(left) <= found.among)


def candidates(pool: Pool, costs: Costs, known: Sequence[int], among: int) -> Numbers:
    """So many clauses that do best beside the known set, or in place of one of its clauses."""
    known = list(known)
    gains = pool.gains(pool.covered(known), costs)
    for gone in known:
        left = [number for number in known if number != gone]
        lost = cost_of(pool, costs, left) - cost_of(pool, costs, known)
        gains = np.maximum(gains, pool.gains(pool.covered(left), costs) - lost)
    gains[known] = np.inf
    return np.sort(np.argsort(-gains, kind="stable")[:among])


def facts(pool: Pool, costs: Costs, numbers: Numbers) -> str:
    """The clauses as asp/combine.lp reads them, numbered from 0."""
    flags = np.array([pool.bits.flags(row) for row in pool.items[numbers]])
    scale, sizes = _scale(costs), pool.sizes[numbers].tolist()
    lines = [f"clause({n}, {round(scale * costs.literal * size)})." for n, size in enumerate(sizes)]
    labels = pool.bits.items.labels
    for kind, label, price in (("positive", True, costs.missed), ("negative", False, costs.false)):
        columns, weights = np.unique(flags[:, labels == label].T, axis=0, return_counts=True)
        for group, (column, weight) in enumerate(zip(columns, weights.tolist(), strict=True)):
            name = f"{kind[0]}{group}"
            lines.append(f"{kind}({name}, {round(scale * price * weight)}).")
            lines += [f"proposes({n}, {name})." for n in np.nonzero(column)[0]]
    return "\n".join(lines)


def _scale(costs: Costs) -> float:
    prices = (costs.literal, costs.false, costs.missed)
    whole = all(price == round(price) for price in prices)
    return 1.0 if whole else _PART / min(price for price in prices if price)
