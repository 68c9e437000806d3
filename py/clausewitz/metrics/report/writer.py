"""All files of a report: the page, and beside it the figures as CSV and JSON."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from clausewitz.metrics.figure_files import NOT_MEASURED, PARTS
from clausewitz.metrics.report.columns import Column, columns
from clausewitz.metrics.report.page import page, reading
from clausewitz.metrics.report.run_reader import METRICS, read_metrics
from clausewitz.metrics.results import MeasuredTactic, Metrics
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import csv_text, for_cell
from clausewitz.support.files import make_folder, write_bytes


class Report(NamedTuple):
    """What was written, how many tactics are in it, and how many bytes the page has."""

    page: Path
    csv: Path
    json: Path
    tactics: int
    size: int


def write_report(run: Path, output: Path) -> Report:
    """Write the page of a run, and files of the same name that end in .csv and .json."""
    if output.suffix.lower() not in (".html", ".htm"):
        raise ClausewitzError(f"{output}: the name of a page ends in .html")
    csv_file, json_file = output.with_suffix(".csv"), output.with_suffix(".json")
    metrics, content = read_metrics(run)
    if json_file.resolve() == (run / METRICS).resolve():
        raise ClausewitzError(
            f"{output}: {json_file.name} beside it is the input; name it otherwise"
        )
    html = page(metrics, csv_file.name, json_file.name).encode()
    table = _table(metrics, columns(metrics)).encode()
    make_folder(output.parent)
    write_bytes(csv_file, table)
    write_bytes(json_file, content)
    write_bytes(output, html)
    return Report(output, csv_file, json_file, len(metrics.tactics), len(html))


def _table(metrics: Metrics, columns: Sequence[Column]) -> str:
    """The figures for spreadsheets, a line for each tactic."""
    names = [column.name + part for column in columns for part in PARTS]
    heads = map(for_cell, ["name", "suggestions", *names, "clause", "english"])
    return csv_text([heads, *(_cells(tactic, columns) for tactic in metrics.tactics)])


def _cells(tactic: MeasuredTactic, columns: Sequence[Column]) -> list[str]:
    cells = [for_cell(tactic.name), str(tactic.figures.suggestions)]
    for column in columns:
        if column.missing is not None:
            cells += [NOT_MEASURED] * len(PARTS)
        else:
            cells += ["" if x is None else str(x) for x in column.of(tactic.figures)]
    return [*cells, for_cell(tactic.clause), for_cell(reading(tactic))]
