"""Files of clauses and of clingo that a user writes: check."""

from pathlib import Path
from typing import Annotated, Any

import typer

from clausewitz.asp.program_check import complaints
from clausewitz.clauses import read_theory
from clausewitz.clauses.syntax import ClauseError
from clausewitz.clauses.text_files import read_text
from clausewitz.cli import arguments as arg
from clausewitz.cli.results import print_json
from clausewitz.support.errors import ClausewitzError

_FILES_HELP = "Tactics or motifs in Prolog (.pl), or programs for clingo (.lp)."


def check(
    files: Annotated[list[Path], arg.argument("FILE…", _FILES_HELP)], as_json: arg.Json = False
) -> None:
    """Check files of tactics, motifs (.pl) and clingo programs (.lp), with line and column.

    Nothing in them is run. Tactics and motifs are read as --tactics reads them, up to the first
    mistake. A mistake is FILE:LINE:COLUMN: and what is wrong, as editors read it.
    """
    found = [mistake for file in files for mistake in _mistakes(file)]
    for one in found:
        if as_json:
            print_json(one)
        else:
            print("{file}:{line}:{column}: {message}".format(**one))
    if found:
        raise typer.Exit(1)


def _mistakes(file: Path) -> list[dict[str, Any]]:
    if file.suffix == ".lp":
        read_text(file)  # one that cannot be read is an error, as everywhere
        return [one._asdict() for one in complaints(file)]
    if file.suffix != ".pl":
        raise ClausewitzError(f"{file}: neither a file of Prolog (.pl) nor of clingo (.lp)")
    try:
        read_theory(file)
    except ClauseError as error:
        place = error.place
        found = {"file": error.source, "line": int(place), "column": place.column}
        return [found | {"message": error.reason}]
    return []
