"""The combiner: a small set of clauses that together tell positive items from negative ones.

Clauses need not be right each time; what counts is what the set is worth as a whole. Clauses are
added, taken away and exchanged, one at a time, as long as that makes the set worth more.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from clausewitz.errors import ClausewitzError
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.labelled import Flags, Items

Worth = Callable[[Score], float]
_LEAST = 1e-4  # a gain below this is none


def f_measure(beta: float) -> Worth:
    """Precision and recall in one figure; with a beta below 1 precision counts more."""

    def worth(score: Score) -> float:
        missed = score.positives - score.true
        good = (1 + beta**2) * score.true
        whole = good + beta**2 * missed + score.false
        return good / whole - _LEAST * score.size if whole else 0.0

    return worth


def shortest_description(error: float) -> Worth:
    """As Popper's combiner: the fewest literals, an item told wrongly counted as `error`."""

    def worth(score: Score) -> float:
        return -score.description_length(error) / (score.positives or 1)

    return worth


def worth_of(name: str) -> Worth:
    """The measure of a name: f1, f0.5 and the like, or mdl, mdl0.1 with the price of an error."""
    found = re.fullmatch(r"(f|mdl)([0-9]*\.?[0-9]*)", name)
    if found is None or found[2] == "." or (found[1] == "f" and not found[2]):
        raise ClausewitzError(f"{name} is no score: f1, f0.5 and the like, or mdl, mdl0.1")
    number = float(found[2] or 1)
    return f_measure(number) if found[1] == "f" else shortest_description(number)


def combine(
    proposed: Flags, sizes: Sequence[int], items: Items, worth: Worth, most: int
) -> list[int]:
    """Which clauses, at most so many; `proposed` has the items of each, a row each."""
    chosen: list[int] = []
    best = _worth(chosen, proposed, sizes, items, worth)
    while True:
        sets = [
            (_worth(other, proposed, sizes, items, worth), other)
            for other in _neighbours(chosen, len(sizes), most)
        ]
        better, other = max(sets, key=lambda pair: pair[0], default=(best, chosen))
        if better <= best + _LEAST:
            return sorted(chosen)
        best, chosen = better, other


def _neighbours(chosen: list[int], count: int, most: int) -> Iterator[list[int]]:
    others = [number for number in range(count) if number not in chosen]
    if len(chosen) < most:
        yield from ([*chosen, number] for number in others)
    for gone in chosen:
        left = [number for number in chosen if number != gone]
        yield left
        yield from ([*left, number] for number in others)


def _worth(
    chosen: Sequence[int], proposed: Flags, sizes: Sequence[int], items: Items, worth: Worth
) -> float:
    covered: Flags = np.logical_or.reduce(proposed[list(chosen)], axis=0)
    return worth(items.score(covered, sum(sizes[number] for number in chosen)))
