"""The best set of clauses, exactly: asp/combine.lp on the clauses that come into question.

Local search (set_search.py) looks at all clauses, but changes one at a time. clingo looks at all
sets of some clauses: those that cost least when they join the best set so far, or take the place of
one of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from clausewitz.asp import Optimizer
from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.set_search import STARTS, Numbers, Pool, best_set, cost_of

_PART = 100  # clingo's prices are whole numbers: so many make up the lowest price, where it is none
_OPTIONS = ("--opt-strategy=bb,lin", "--configuration=handy")


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
