"""Curves over a game as SVG: one panel below another, over the same moves."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from clausewitz.support.escapes import for_markup

_WIDTH, _PANEL, _GAP = 760, 230, 46
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 18, 78, 46
_INK, _GRID, _PAPER = "#333333", "#d9d9d9", "#ffffff"
# Distinct to those who do not see all colours, and in print by their dashes.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00")
_DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")
_TICKS = 5


@dataclass(frozen=True)
class Curve:
    """Values over moves; None is a gap."""

    name: str
    values: Sequence[tuple[float, float | None]]


@dataclass(frozen=True)
class CurvePanel:
    """Curves with a common scale."""

    title: str
    curves: Sequence[Curve]


@dataclass(frozen=True)
class _Scale:
    """From values to places in the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 2)


def curves_svg(title: str, panels: Sequence[CurvePanel], across: str = "move") -> str:
    """The panels below one another; `across` names what runs from left to right."""
    height = _TOP + len(panels) * _PANEL + (len(panels) - 1) * _GAP + _BOTTOM
    places = [x for panel in panels for curve in panel.curves for x, _ in curve.values] or [0.0]
    x = _Scale(min(places), max(max(places), min(places) + 1), _LEFT, _WIDTH - _RIGHT)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" font-family="DejaVu Sans, Arial, sans-serif">',
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
        _text(_LEFT, 22, title, size=15),
        *_legend([curve.name for curve in panels[0].curves] if panels else []),
    ]
    for number, panel in enumerate(panels):
        top = _TOP + number * (_PANEL + _GAP)
        parts += _panel(panel, x, top, across if number == len(panels) - 1 else "")
    return "\n".join([*parts, "</svg>\n"])


def _panel(panel: CurvePanel, x: _Scale, top: int, across: str) -> Iterator[str]:
    values = [y for curve in panel.curves for _, y in curve.values if y is not None]
    ticks = _ticks(min([0.0, *values]), max([0.0, *values]))
    y = _Scale(ticks[0], ticks[-1], top + _PANEL, top)
    for tick in ticks:
        colour, width = (_INK, 1) if tick == 0 else (_GRID, 0.8)
        yield _line(_LEFT, y(tick), _WIDTH - _RIGHT, y(tick), colour, width)
        yield _text(_LEFT - 8, y(tick) + 4, f"{tick:g}", anchor="end")
    for tick in _ticks(x.low, x.high, inside=True):
        yield _line(x(tick), top + _PANEL, x(tick), top + _PANEL + 5, _INK)
        yield _text(x(tick), top + _PANEL + 18, f"{tick:g}", anchor="middle")
    yield _text(_LEFT, top - 8, panel.title)
    if across:
        yield _text(_WIDTH - _RIGHT, top + _PANEL + 36, across, anchor="end")
    for number, curve in enumerate(panel.curves):
        yield from _curve(curve, number, x, y)


def _curve(curve: Curve, number: int, x: _Scale, y: _Scale) -> Iterator[str]:
    colour, dashes = _look(number)
    for is_known, group in groupby(curve.values, key=lambda value: value[1] is not None):
        places = [(x(a), y(b)) for a, b in group if b is not None]
        if is_known and len(places) == 1:
            yield f'<circle cx="{places[0][0]}" cy="{places[0][1]}" r="2" fill="{colour}"/>'
        elif is_known:
            points = " ".join(f"{a},{b}" for a, b in places)
            yield (
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6" '
                f'stroke-linejoin="round"{dashes}/>'
            )


def _legend(names: Sequence[str]) -> Iterator[str]:
    place = float(_LEFT)
    for number, name in enumerate(names):
        colour, dashes = _look(number)
        yield (
            f'<line x1="{place}" y1="38" x2="{place + 26}" y2="38" stroke="{colour}" '
            f'stroke-width="2"{dashes}/>'
        )
        yield _text(place + 32, 42, name)
        place += 32 + 7.5 * len(name) + 18


def _look(number: int) -> tuple[str, str]:
    dashes = _DASHES[number % len(_DASHES)]
    return _COLOURS[number % len(_COLOURS)], f' stroke-dasharray="{dashes}"' if dashes else ""


def _ticks(low: float, high: float, inside: bool = False) -> list[float]:
    """Round numbers from below the lowest to above the highest value, or between these only."""
    if high <= low:
        high = low + 1
    step = 10 ** math.floor(math.log10((high - low) / _TICKS))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= _TICKS)
    first, last = math.floor(low / step), math.ceil(high / step)
    ticks = [round(number * step, 10) for number in range(first, last + 1)]
    return [tick for tick in ticks if low <= tick <= high] if inside else ticks


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="{width}"/>'
    )


def _text(x: float, y: float, text: str, size: int = 12, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{_INK}" text-anchor="{anchor}">'
        f"{for_markup(text)}</text>"
    )
