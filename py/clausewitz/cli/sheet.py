"""Puzzles on paper: sheet."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from clausewitz.cli.arguments import Json, print_json, write_text
from clausewitz.errors import ClausewitzError


def sheet(
    puzzles: Annotated[
        Path,
        typer.Argument(metavar="PUZZLES", help="An EPD file: dm, bm, id.", show_default=False),
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="The PDF.")
    ] = None,
    latex: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write LaTeX source (xskak) instead.")
    ] = None,
    title: Annotated[str, typer.Option(help="What stands above the pages.")] = "Chess puzzles",
    columns: Annotated[int, typer.Option(min=1, max=4, help="Diagrams side by side.")] = 3,
    proofs: Annotated[bool, typer.Option(help="Prove the mates, and print the proofs.")] = True,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="How long a proof may take; else the key is printed.")
    ] = 60.0,
    as_json: Json = False,
) -> None:
    """Set puzzles for print: numbered diagrams, and solutions with proof trees at the end."""
    from clausewitz.puzzles import sheets

    if (output is None) == (latex is None):
        raise ClausewitzError("name one file to write: -o FILE.pdf or --latex FILE.tex")
    if output:
        if output.suffix.lower() != ".pdf":
            raise ClausewitzError(f"{output}: sheets are PDF files, or LaTeX source with --latex")
        sheets.require_typst()
    read = sheets.read_puzzles(puzzles)
    made = sheets.make_sheet(
        read, title, proofs=proofs, seconds=seconds, progress=_Progress(len(read))
    )
    for note in made.notes:
        print(note, file=sys.stderr)
    written = output or latex
    assert written is not None
    if output:
        _write_bytes(output, sheets.pdf_sheet(made, columns))
    else:
        write_text(written, sheets.latex_sheet(made, columns))
    if as_json:
        print_json({"file": str(written), "puzzles": len(read), "notes": made.notes})
    else:
        print(f"{len(read)} puzzles: {written}")


class _Progress:
    """How many puzzles are solved, on a terminal."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self, done: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == self._number else ""
            print(f"\r{done}/{self._number} puzzles solved", end=end, file=sys.stderr, flush=True)


def _write_bytes(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error
