"""Measured tactics as a page: report."""

from pathlib import Path
from typing import Annotated

import typer

from clausewitz.cli.arguments import Json, print_json


def report(
    run: Annotated[
        Path,
        typer.Argument(metavar="RUN", help="A folder as metrics writes it.", show_default=False),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="A page.", show_default="RUN/report.html"
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show what tactics are worth on one page for a browser; the same as CSV and JSON beside it."""
    from clausewitz.metrics.report.writer import write_report

    written = write_report(run, output or run / "report.html")
    if as_json:
        files = {"page": written.page, "csv": written.csv, "json": written.json}
        print_json({k: str(v) for k, v in files.items()} | {"tactics": written.tactics})
    else:
        print(f"{written.tactics:,} tactics, {written.size / 1000:,.0f} kB: {written.page}")
