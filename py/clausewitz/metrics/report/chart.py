"""Histograms of 20 buckets, as in the figures of Krishnan and Martens, and as SVG with lines for
what to compare with. Colours are in style.css."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from clausewitz.metrics.report.columns import Unit, in_words, minus
from clausewitz.support.escapes import for_markup

BUCKETS = 20
_ROUND = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
_EPSILON = 1e-9

_WIDTH, _PLOT = 420.0, 150.0
_LEFT, _RIGHT = 32.0, 398.0
_ROW = 17.0
_TICKS = 4


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

    There is space for what stands near them, too. No bucket is narrower than `finest`, and none
    reaches beyond `top` if the values do not.
    """
    low, high = min(values), max(values)
    space = max(high - low, BUCKETS * finest) / 2
    seen = [low, high, *(value for value in near if low - space <= value <= high + space)]
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


class Mark(NamedTuple):
    """A line at a value; what has a kind gets a colour of its own."""

    name: str
    value: float
    kind: str = "baseline"


def chart(values: Sequence[float], marks: Sequence[Mark], unit: Unit) -> str:
    """The histogram of the values, of which there is one at least, as an SVG element."""
    near = [mark.value for mark in marks]
    if unit is Unit.SHARE:
        histogram = count(values, near, finest=0.001, top=1.0)
    else:
        histogram = count(values, near, finest=0.5)
    return _Drawing(histogram, marks, unit).svg()


class _Drawing:
    """The axes: buckets to the right, counts upwards; above them a row for each mark's name."""

    def __init__(self, histogram: Histogram, marks: Sequence[Mark], unit: Unit) -> None:
        self.histogram, self.unit = histogram, unit
        self.marks = sorted(marks, key=lambda mark: mark.value)
        self.top = _ROW * len(marks) + 10
        self.bottom = self.top + _PLOT
        self.grid = _grid(max(histogram.counts))

    def svg(self) -> str:
        parts = [*self.counts(), *self.bars(), *self.ticks(), *self.lines()]
        return (
            f'<svg class="chart" viewBox="0 0 {_WIDTH:g} {self.bottom + 26:g}" role="img">'
            + "".join(parts)
            + "</svg>"
        )

    def x(self, value: float) -> float:
        first, last = self.histogram.edge(0), self.histogram.edge(BUCKETS)
        share = min(max((value - first) / (last - first), 0.0), 1.0)
        return _LEFT + share * (_RIGHT - _LEFT)

    def y(self, number: float) -> float:
        return self.bottom - _PLOT * number / self.grid[-1]

    def counts(self) -> list[str]:
        return [
            f'<path class="grid" d="M{_LEFT:g} {self.y(n):.1f}H{_RIGHT:g}"/>'
            f'<text class="end" x="{_LEFT - 6:g}" y="{self.y(n) + 4:.1f}">{n}</text>'
            for n in self.grid
        ]

    def bars(self) -> list[str]:
        found = []
        for number, n in enumerate(self.histogram.counts):
            left, right = (self.histogram.edge(number + side) for side in (0, 1))
            words = f"{in_words(left, self.unit)} to {in_words(right, self.unit)}: {n}"
            width = self.x(right) - self.x(left) - 1.5
            found.append(
                f'<rect class="bar" x="{self.x(left) + 0.75:.1f}" y="{self.y(n):.1f}" '
                f'width="{width:.1f}" height="{self.bottom - self.y(n):.1f}">'
                f"<title>{words}</title></rect>"
            )
        return found

    def ticks(self) -> list[str]:
        edges = [self.histogram.edge(n) for n in range(0, BUCKETS + 1, BUCKETS // _TICKS)]
        return [
            f'<text class="middle" x="{self.x(edge):.1f}" y="{self.bottom + 18:g}">'
            f"{_short(edge, self.unit)}</text>"
            for edge in edges
        ]

    def lines(self) -> list[str]:
        """Names to the right of their lines go down with the value, so no line crosses one."""
        middle = (_LEFT + _RIGHT) / 2
        left = [mark for mark in self.marks if self.x(mark.value) <= middle]
        right = [mark for mark in self.marks if self.x(mark.value) > middle]
        ordered = left + right[::-1]
        return [self.line(mark, _ROW * row + 12, mark in left) for row, mark in enumerate(ordered)]

    def line(self, mark: Mark, y: float, to_the_right: bool) -> str:
        words = f"{mark.name} {in_words(mark.value, self.unit)}"
        x = self.x(mark.value)
        if not self.histogram.holds(mark.value):
            beyond = mark.value > self.histogram.edge(BUCKETS)
            words = f"{words} →" if beyond else f"← {words}"
            path = ""
        else:
            path = f'<path d="M{x:.1f} {y - 9:g}V{self.bottom:g}"/>'
        side = "" if to_the_right else "end"
        shift = 5 if to_the_right else -5
        name = f'<text class="{side}" x="{x + shift:.1f}" y="{y:g}">{for_markup(words)}</text>'
        return f'<g class="mark {mark.kind}">{path}{name}</g>'


def _grid(most: int) -> list[int]:
    """Round counts from 0 to the first that is not below the most; five at most."""
    least = max(most, 1) / _TICKS
    power = 10 ** max(math.floor(math.log10(least)), 0)
    step = next(digit * power for digit in (1, 2, 5, 10) if digit * power >= least)
    return list(range(0, step * math.ceil(max(most, 1) / step) + 1, step))


def _short(value: float, unit: Unit) -> str:
    number = round(value * (100 if unit is Unit.SHARE else 1), 3) + 0.0
    return minus(f"{number:g}{' %' if unit is Unit.SHARE else ''}")
