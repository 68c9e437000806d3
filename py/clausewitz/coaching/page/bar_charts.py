"""Bars as SVG, of the width of a telephone: lying in rows, and standing over time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from clausewitz.support.escapes import for_markup

_WIDTH = 360
_ROW, _BAR, _THIN, _GAP = 58, 13, 6, 5
_FIGURES = 68  # at the right, for what a bar comes to
_LOW, _HIGH, _LEFT = 44, 180, 26  # what stands: space for names, height of bars, width of the scale
_WIDEST = 30  # of a bar that stands


@dataclass(frozen=True, slots=True)
class Bar:
    """Parts of one bar, each a kind (which has a colour) and a length."""

    parts: Sequence[tuple[str, float]]
    words: str
    """What it comes to."""
    mark: float | None = None
    """What others come to, on the same scale."""

    @property
    def length(self) -> float:
        return sum(length for _, length in self.parts)


@dataclass(frozen=True, slots=True)
class BarRow:
    """A name and its bars, the second of which is thin."""

    name: str
    bars: Sequence[Bar]


@dataclass(frozen=True, slots=True)
class BarColumn:
    """What stands above and below the line at one time."""

    name: str
    note: str
    above: Bar
    below: Bar


def row_chart(title: str, words: str, rows: Sequence[BarRow]) -> str:
    """Rows of bars on one scale. The words say the same to those who do not see it."""
    longest = max([bar.length for row in rows for bar in row.bars] or [0]) or 1
    scale = (_WIDTH - _FIGURES) / longest
    height = _ROW if any(len(row.bars) > 1 for row in rows) else _ROW - _THIN - _GAP
    parts = [part for number, row in enumerate(rows) for part in _row(row, number * height, scale)]
    return _svg(title, words, len(rows) * height, parts)


def _row(row: BarRow, top: float, scale: float) -> Iterator[str]:
    yield _text("name", 0, top + 14, row.name)
    y = top + 20.0
    for number, bar in enumerate(row.bars):
        height = _THIN if number else _BAR
        x = 0.0
        for kind, length in bar.parts:
            yield _rect(kind, x, y, length * scale, height)
            x += length * scale
        if bar.mark is not None:
            yield _line("peers", bar.mark * scale, y - 3, bar.mark * scale, y + height + 3)
        kind = "note" if number else "sum"
        yield _text(kind, x + 6, y + height / 2 + 4, bar.words)
        y += height + _GAP


def column_chart(title: str, words: str, columns: Sequence[BarColumn]) -> str:
    """Columns above and below a line, on one scale."""
    above = max(column.above.length for column in columns)
    below = max(column.below.length for column in columns)
    step = _step(above + below)
    top, bottom = max(step, _up(above, step)), _up(below, step)
    scale = _HIGH / (top + bottom)
    line = 10 + top * scale
    parts = list(_grid(step, top, bottom, line, scale))
    width = (_WIDTH - _LEFT) / len(columns)
    for number, column in enumerate(columns):
        middle = _LEFT + (number + 0.5) * width
        parts += _column(column, middle, min(_WIDEST, 0.7 * width), line, scale)
        parts.append(_text("middle", middle, _HIGH + 28, column.name))
        parts.append(_text("middle note", middle, _HIGH + 44, column.note))
    parts.append(_line("axis", _LEFT, line, _WIDTH, line))
    return _svg(title, words, 10 + _HIGH + _LOW, parts)


def _column(
    column: BarColumn, middle: float, width: float, line: float, scale: float
) -> Iterator[str]:
    for bar, sign in ((column.above, -1), (column.below, 1)):
        y = line
        for kind, length in bar.parts:
            height = length * scale
            yield _rect(kind, middle - width / 2, min(y, y + sign * height), width, height)
            y += sign * height


def _grid(step: float, top: float, bottom: float, line: float, scale: float) -> Iterator[str]:
    for number in range(-round(bottom / step), round(top / step) + 1):
        y = line - number * step * scale
        yield _line("grid", _LEFT, y, _WIDTH, y)
        yield _text("end", _LEFT - 6, y + 4, f"{abs(number * step):g}")


def _step(span: float) -> float:
    """A round number that goes into the span a few times."""
    return next((step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10) if span <= 5 * step), ceil(span / 5))


def _up(length: float, step: float) -> float:
    return ceil(length / step - 1e-9) * step


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{for_markup(words)}</text>'


def _rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'
    )


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _svg(title: str, words: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="bars" viewBox="0 0 {_WIDTH} {height:.0f}" role="img" '
        f'aria-label="{for_markup(title)}. {for_markup(words)}"><title>{for_markup(title)}</title>'
        f"<desc>{for_markup(words)}</desc>{''.join(parts)}</svg>"
    )
