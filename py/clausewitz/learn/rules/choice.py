"""The choice between the sets that a search found.

On examples that were searched, the longest set looks best: it was fitted to them, and the more so
the more literals there were to choose. So a literal costs more here than in the search; and of all
sets that are worse by no more than chance may have it, that of the shortest clauses is taken, of
two such the shorter one, as is usual in pruning. Chance is measured by the standard error of the
difference: it counts the examples that two sets classify differently. Examples that were held out
have no such leaning, and the best set there is the best.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.items import Flags, Items

ON_TRAINING, ON_VALIDATION = 0.5, 0.0
"""Standard errors that a shorter set may be worse by, unless another number is given."""
DEAR_ON_TRAINING = 1.5
"""Times its price that a literal costs where sets are chosen by the examples that were searched."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A set to choose: the items it proposes, and its literals, heads included."""

    proposed: Flags
    size: int
    longest: int = 0
    """Literals of its longest clause."""


def choice(
    candidates: Sequence[Candidate], items: Items, measure: Measure, tolerance: float
) -> int:
    """The set of the shortest clauses, of those that are worse than the best by at most so many
    standard errors."""
    scores = [items.score(one.proposed, one.size) for one in candidates]
    worth = [measure.worth(score) for score in scores]
    best = int(np.argmax(worth))
    costs = measure.costs(items.negative_weight, scores[best])
    near = [
        number
        for number, one in enumerate(candidates)
        if worth[best] - worth[number]
        <= tolerance * standard_error(one.proposed, candidates[best].proposed, items, costs)
    ]

    def plainness(number: int) -> tuple[float, ...]:
        return candidates[number].longest, candidates[number].size, -worth[number], number

    return min(near, key=plainness)


def standard_error(one: Flags, other: Flags, items: Items, costs: Costs) -> float:
    """Of the difference between what the errors of two sets cost."""
    price = np.where(items.labels, -costs.missed, costs.false)
    difference = price * (one.astype(np.float64) - other)
    return math.sqrt(len(items)) * float(difference.std())
