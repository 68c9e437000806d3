"""What report.js needs, in as few bytes as can still be read: lists whose places have meanings."""

import json
import re
from collections.abc import Sequence
from typing import Any

from clausewitz.metrics.report.columns import Column, Unit
from clausewitz.metrics.results import Estimate, ExamplePosition, MeasuredTactic, Metrics

SHOWN = 3

# In HTML these could end the element or begin another, in JSON they can be written otherwise.
_TOLD_OTHERWISE = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}
_SLOT = re.compile(r"\{(\w+)\}")


def packed(metrics: Metrics, columns: Sequence[Column]) -> str:
    """JSON in ASCII that can stand inside a script element.

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
        "tactics": [_tactic(tactic, columns, boards) for tactic in metrics.tactics],
        "boards": list(boards),
    }
    return json.dumps(data, separators=(",", ":")).translate(_TOLD_OTHERWISE)


def _tactic(tactic: MeasuredTactic, columns: Sequence[Column], boards: dict[str, int]) -> list[Any]:
    return [
        tactic.name,
        tactic.clause,
        reading(tactic),
        tactic.figures.suggestions,
        [_figure(column.of(tactic.figures), column) for column in columns],
        [_shown(place, boards) for place in tactic.shown[:SHOWN]],
    ]


def reading(tactic: MeasuredTactic) -> str:
    """In English; where the text has slots for squares, with the names of the variables."""
    return _SLOT.sub(r"\1", tactic.english)


def _figure(estimate: Estimate, column: Column) -> list[Any] | int:
    if column.missing is not None or estimate.value is None:
        return 0
    digits = 4 if column.unit is Unit.SHARE else 1
    numbers = [None if x is None else round(x, digits) + 0.0 for x in estimate[:3]]
    return [int(x) if x is not None and x.is_integer() else x for x in numbers] + [estimate.n]


def _shown(place: ExamplePosition, boards: dict[str, int]) -> list[Any]:
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
