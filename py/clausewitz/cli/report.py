"""Measured tactics as a page: report."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.metrics.report.writer import write_report


def report(
    run: Annotated[Path, arg.argument("RUN", "Folder written by metrics.")],
    page: Annotated[Path | None, arg.output("HTML page to write.", shown="RUN/report.html")] = None,
    as_json: arg.Json = False,
) -> None:
    """Write measured tactics as an HTML page.

    The same figures are written beside it as CSV and JSON.
    """
    written = write_report(run, page or run / "report.html")
    if as_json:
        files = {"page": written.page, "csv": written.csv, "json": written.json}
        print_json({k: str(v) for k, v in files.items()} | {"tactics": written.tactics})
    else:
        print(f"{written.tactics:,} tactics, {written.size / 1000:,.0f} kB: {written.page}")
