"""The figures for spreadsheets, a line for each tactic."""

import csv
import io
from collections.abc import Sequence

from clausewitz.metrics.report.columns import Column
from clausewitz.metrics.report.page_data import reading
from clausewitz.metrics.results import MeasuredTactic, Metrics

_PARTS = ("", " low", " high", " n")
NOT_MEASURED = "not measured"


def csv_text(metrics: Metrics, columns: Sequence[Column]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = [column.name + part for column in columns for part in _PARTS]
    writer.writerow([*map(_inert, ["name", "suggestions", *names, "clause", "english"])])
    for tactic in metrics.tactics:
        writer.writerow(_cells(tactic, columns))
    return text.getvalue()


def _cells(tactic: MeasuredTactic, columns: Sequence[Column]) -> list[str]:
    cells = [_inert(tactic.name), str(tactic.figures.suggestions)]
    for column in columns:
        if column.missing is not None:
            cells += [NOT_MEASURED] * len(_PARTS)
        else:
            cells += ["" if x is None else str(x) for x in column.of(tactic.figures)]
    return [*cells, _inert(tactic.clause), _inert(reading(tactic))]


def _inert(text: str) -> str:
    """Spreadsheets run what begins like a formula, and names may come from strangers."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
