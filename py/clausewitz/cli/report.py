"""Measured tactics as a page: report."""

from pathlib import Path
from typing import Annotated

import typer

from clausewitz.cli.arguments import Json, output
from clausewitz.cli.results import print_json


def report(
    run: Annotated[
        Path,
        typer.Argument(metavar="RUN", help="Folder that metrics wrote.", show_default=False),
    ],
    page: Annotated[
        Path | None, output("HTML page to write.", show_default="RUN/report.html")
    ] = None,
    as_json: Json = False,
) -> None:
    """Write measured tactics as a page for a browser.

    The same figures stand beside it as CSV and JSON.
    """
    from clausewitz.metrics.report.writer import write_report

    written = write_report(run, page or run / "report.html")
    if as_json:
        files = {"page": written.page, "csv": written.csv, "json": written.json}
        print_json({k: str(v) for k, v in files.items()} | {"tactics": written.tactics})
    else:
        print(f"{written.tactics:,} tactics, {written.size / 1000:,.0f} kB: {written.page}")
