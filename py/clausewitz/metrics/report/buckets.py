"""Counting into 20 buckets, as the figures of Krishnan and Martens do."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

BUCKETS = 20
_ROUND = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
_EPSILON = 1e-9


@dataclass(frozen=True, slots=True)
class Histogram:
    """How many values lie from each edge up to the next; the last bucket has its end in it."""

    start: float
    step: float
    counts: tuple[int, ...]

    def edge(self, number: int) -> float:
        return self.start + number * self.step

    def holds(self, value: float) -> bool:
        slack = self.step * _EPSILON
        return self.edge(0) - slack <= value <= self.edge(BUCKETS) + slack


def count(
    values: Sequence[float],
    near: Iterable[float] = (),
    finest: float = 0.001,
    top: float = math.inf,
) -> Histogram:
    """The values, of which there is one at least, in buckets with round edges.

    There is room for what stands near them, too. No bucket is narrower than `finest`, and none
    reaches beyond `top` if the values do not.
    """
    low, high = min(values), max(values)
    room = max(high - low, BUCKETS * finest) / 2
    seen = [low, high, *(value for value in near if low - room <= value <= high + room)]
    low, high = min(seen), max(seen)
    if 0 < low <= high / 2:
        low = 0.0
    step = _step(low, high, finest)
    start = _floor(low, step)
    if start + BUCKETS * step > top >= high:
        start = min(start, top - BUCKETS * step)
    counts = [0] * BUCKETS
    for value in values:
        counts[min(int((value - start) / step + _EPSILON), BUCKETS - 1)] += 1
    return Histogram(start, step, tuple(counts))


def _step(low: float, high: float, finest: float) -> float:
    """The least round width of buckets that reach from low to high."""
    least = max((high - low) / BUCKETS, finest) * (1 - _EPSILON)
    power = math.floor(math.log10(least))
    steps = [digit * 10.0**p for p in (power, power + 1, power + 2) for digit in _ROUND]
    return next(
        step
        for step in steps
        if step >= least and _floor(low, step) + BUCKETS * step >= high - step * _EPSILON
    )


def _floor(value: float, step: float) -> float:
    return math.floor(value / step + _EPSILON) * step
