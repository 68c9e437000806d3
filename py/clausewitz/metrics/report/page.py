"""The page: the parts of template.html filled in. What comes from the run is text, never markup."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import chess.svg

from clausewitz.metrics.report.chart import Mark, chart
from clausewitz.metrics.report.columns import Column, Unit, columns, in_words
from clausewitz.metrics.report.page_frame import page_alone
from clausewitz.metrics.results import Estimate, ExamplePosition, Figures, MeasuredTactic, Metrics
from clausewitz.support.escapes import for_markup

_FOLDER = Path(__file__).parent
_POLICY = "all together"
SHOWN = 3

# In HTML these could end the element or begin another, in JSON they can be escaped.
_ESCAPES = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}
_BRACES = re.compile(r"\{(\w+)\}")


def page(metrics: Metrics, csv_name: str, json_name: str) -> str:
    """HTML that needs no other file; it links to two of these names beside it."""
    found = columns(metrics)
    slots = {
        "script": (_FOLDER / "report.js").read_text(encoding="utf-8"),
        "title": f"{len(metrics.tactics):,} tactics on {for_markup(metrics.examples)}",
        "tactics": f"{len(metrics.tactics):,}",
        "positions": f"{metrics.positions:,}",
        "examples": for_markup(metrics.examples),
        "digest": for_markup(metrics.digest),
        "engines": engine_list(metrics),
        "csv": for_markup(quote(csv_name)),
        "json": for_markup(quote(json_name)),
        "charts": "\n".join(_figure(metrics, column) for column in found if column.is_drawn),
        "comparison": _comparison(metrics, [c for c in found if c.is_listed]),
        "rank": for_markup(metrics.rank),
        "pieces": "".join(chess.svg.PIECES.values()),
        "data": packed(metrics, found),
    }
    return page_alone(_FOLDER / "template.html", slots)


def engine_list(metrics: Metrics) -> str:
    """The engines queried, and those that are missing, as terms and definitions."""
    rows = [
        f"<dt>{for_markup(one.name)}</dt><dd>{for_markup(one.identity)}</dd>"
        for one in metrics.engines
    ]
    rows += [
        f"<dt>{for_markup(one.engine)}</dt>"
        f'<dd class="missing"><b>not measured</b>: {for_markup(one.reason)}</dd>'
        for one in metrics.missing
    ]
    return "".join(rows)


def _figure(metrics: Metrics, column: Column) -> str:
    title = f"<b>{for_markup(_capital(column.name))}</b>"
    meaning = for_markup(column.meaning)
    if column.missing is not None:
        inside = f'<p class="missing"><b>not measured</b><br>{for_markup(column.missing)}</p>'
        return f"<figure><figcaption>{title}</figcaption>{inside}</figure>"
    found = [column.of(tactic.figures).value for tactic in metrics.tactics]
    values = [value for value in found if value is not None]
    picture = '<p class="missing">no tactic suggests a move here</p>'
    if values:
        picture = chart(values, _marks(metrics, column), column.unit)
    without = len(found) - len(values)
    note = f"; {without:,} suggest nothing and are left out" if without else ""
    return f"<figure><figcaption>{title} {meaning}{note}</figcaption>{picture}</figure>"


def _marks(metrics: Metrics, column: Column) -> list[Mark]:
    """A line for each baseline, and one for the policy."""
    marks = baseline_marks(baseline_values(metrics, column))
    together = column.of(metrics.policy).value
    return marks if together is None else [*marks, Mark(_POLICY, together, "policy")]


def baseline_values(metrics: Metrics, column: Column) -> dict[str, float]:
    """A figure of every baseline that has it."""
    values = {one.name: column.of(one.figures).value for one in metrics.baselines}
    return {name: value for name, value in values.items() if value is not None}


def baseline_marks(baselines: Mapping[str, float]) -> list[Mark]:
    """A line for each value, with the names of all baselines that have it."""
    named: dict[float, list[str]] = {}
    for name, value in baselines.items():
        named.setdefault(value, []).append(name)
    if len(named) == 1 < len(baselines):
        return [Mark("every baseline", value) for value in named]
    return [Mark(", ".join(names), value) for value, names in named.items()]


def _comparison(metrics: Metrics, listed: Sequence[Column]) -> str:
    """The baselines, and the tactics as one policy, as rows of a table."""
    heads = "".join(f'<th scope="col">{for_markup(_capital(c.name))}</th>' for c in listed)
    compared = [(one.name, one.figures) for one in metrics.baselines]
    rows = "".join(_row(*one, listed) for one in [*compared, (_POLICY, metrics.policy)])
    return f'<thead><tr><th scope="col"></th>{heads}</tr></thead><tbody>{rows}</tbody>'


def _row(name: str, figures: Figures, listed: Sequence[Column]) -> str:
    cells = "".join(
        f'<td data-label="{for_markup(column.name)}" class="{_kind(column)}">'
        f"{_cell(figures, column)}</td>"
        for column in listed
    )
    return f'<tr><th scope="row">{for_markup(name)}</th>{cells}</tr>'


def _kind(column: Column) -> str:
    return column.unit if column.missing is None else "unmeasured"


def _cell(figures: Figures, column: Column) -> str:
    if column.missing is not None:
        return '<span class="none">not measured</span>'
    value, *interval, _ = column.of(figures)
    if value is None:
        return '<span class="none">&ndash;</span>'
    ends = " &ndash; ".join(in_words(end, column.unit).removesuffix(" %") for end in interval)
    return f"{in_words(value, column.unit)}<small>{ends}</small>"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def packed(metrics: Metrics, columns: Sequence[Column]) -> str:
    """What report.js needs, in as few bytes as can still be read: lists whose places have meanings.

    It is JSON in ASCII that can stand inside a script element.

    columns: name, meaning, unit, whether it is listed, whether less is better, why it is missing.
    tactics: name, clause, English, suggestions, a figure for each column (value, low, high, n; 0 if
    there is none), positions (number of the board, move, its SAN, played, its SAN, bindings).
    boards: pieces and side to move as in a FEN, each once.
    """
    boards: dict[str, int] = {}
    data = {
        "columns": [
            [c.name, c.meaning, c.unit, int(c.is_listed), int(c.less_is_better), c.missing]
            for c in columns
        ],
        "tactics": [_packed_tactic(tactic, columns, boards) for tactic in metrics.tactics],
        "boards": list(boards),
    }
    return json.dumps(data, separators=(",", ":")).translate(_ESCAPES)


def _packed_tactic(
    tactic: MeasuredTactic, columns: Sequence[Column], boards: dict[str, int]
) -> list[Any]:
    return [
        tactic.name,
        tactic.clause,
        reading(tactic),
        tactic.figures.suggestions,
        [_packed_figure(column.of(tactic.figures), column) for column in columns],
        [_packed_position(place, boards) for place in tactic.shown[:SHOWN]],
    ]


def reading(tactic: MeasuredTactic) -> str:
    """In English; where the text has slots for squares, with the names of the variables."""
    return _BRACES.sub(r"\1", tactic.english)


def _packed_figure(estimate: Estimate, column: Column) -> list[Any] | int:
    if column.missing is not None or estimate.value is None:
        return 0
    digits = 4 if column.unit is Unit.SHARE else 1
    numbers = [None if x is None else round(x, digits) + 0.0 for x in estimate[:3]]
    return [int(x) if x is not None and x.is_integer() else x for x in numbers] + [estimate.n]


def _packed_position(place: ExamplePosition, boards: dict[str, int]) -> list[Any]:
    board = place.board
    key = " ".join(board.fen().split()[:2])
    return [
        boards.setdefault(key, len(boards)),
        place.move.uci(),
        board.san(place.move),
        place.played.uci(),
        board.san(place.played),
        place.bindings,
    ]
