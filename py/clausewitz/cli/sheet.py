"""Puzzles on paper: sheet."""

import sys
from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.puzzle_options import ChoiceOptions
from clausewitz.cli.results import print_json
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_bytes, write_text

_PUZZLES_HELP = (
    "Lichess puzzles (.csv), games that start from a position (.pgn), EPD with dm, bm, pv or id,"
    " or a folder written by coach, for what was missed and allowed."
    " Chess problems with stipulations (.csv, .olv, .inp, EPD) are printed as problemists do."
)
_FILE_HELP = "Sheet to write: .pdf, or .tex for LaTeX (xskak)."
_THEMES_HELP = "Name the themes that the solution shows, of chess problems; one is drawn."
_NOTHING = "no tactic was missed or allowed: there is nothing to print"
_LIMIT_HELP = "per proof; after that only the key is printed."


@grouped
def sheet(
    puzzles: Annotated[Path, arg.argument("PUZZLES", _PUZZLES_HELP)],
    file: Annotated[Path, arg.output(_FILE_HELP)],
    *,
    wanted: ChoiceOptions,
    title: Annotated[str, arg.option("TEXT", "Title.")] = "Chess puzzles",
    count: Annotated[int | None, arg.most("puzzles.", shown="all")] = None,
    columns: Annotated[int, arg.option("N", "Diagrams per row.", min=1, max=4)] = 3,
    proofs: Annotated[bool, arg.choice("Prove the mates and print the proofs.")] = True,
    limit: Annotated[float, arg.seconds(_LIMIT_HELP, 0.1)] = 60.0,
    themes: Annotated[bool, arg.flag("--themes", _THEMES_HELP)] = False,
    as_json: arg.Json = False,
) -> None:
    """Print a puzzle sheet.

    Numbered diagrams come first, the solutions at the end: proof trees of mates, or lines with
    their motif and reason.
    """
    from clausewitz.puzzles import sheets
    from clausewitz.training.wanted_puzzles import wanted_file_puzzles

    if file.suffix.lower() not in (".pdf", ".tex"):
        raise ClausewitzError(f"{file}: sheets are PDF files (.pdf), or LaTeX source (.tex)")
    is_pdf = file.suffix.lower() == ".pdf"
    if is_pdf:
        sheets.require_typst()
    check_writable(file)
    choice = wanted.choice()
    with ProgressLine() as tell:
        if puzzles.is_file() and sheets.is_problem_file(puzzles):
            made = sheets.problem_sheet(
                puzzles, title, count, themes=themes, seconds=limit, tell=tell
            )
        else:
            read = sheets.sheet_puzzles(puzzles, count, wanted_file_puzzles(puzzles, choice))
            made = sheets.make_sheet(read, title, proofs=proofs, seconds=limit, tell=tell)
    if not made.items:
        raise ClausewitzError(f"no puzzle matches ({choice})" if str(choice) else _NOTHING)
    for note in made.notes:
        print(note, file=sys.stderr)
    if is_pdf:
        write_bytes(file, sheets.pdf_sheet(made, columns))
    else:
        write_text(file, sheets.latex_sheet(made, columns))
    if as_json:
        print_json({"file": str(file), "puzzles": len(made.items), "notes": made.notes})
    else:
        print(f"{arg.counted(len(made.items), 'puzzle')}: {file}")
