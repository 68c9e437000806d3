"""Motifs of lines of moves: tag."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

from clausewitz import __version__
from clausewitz.cli import arguments as arg
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.part_outputs import into_output
from clausewitz.cli.theories import theory_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.shipped_motifs import learned_files, literature_files

_FILES_HELP = (
    "Lichess puzzles (.csv), games (.pgn) or positions with pv or bm (.epd), "
    "optionally compressed (.zst, .bz2); - is standard input."
)
_ONLY_HELP = "Motif to look for, as spelled by Lichess or in the file; repeatable."
_TACTICS_HELP = "File or folder of motifs; repeatable."
_LEARNED_HELP = "Use the learned motifs instead of those of the literature."
_COMMENTS_HELP = "Print games (PGN) with the motifs as comments."
_NO_PROOFS_HELP = "Omit the plies and squares that prove a motif."
_PLIES_HELP = "Length in plies of the lines cut from whole games."


@grouped
def tag(
    files: Annotated[list[Path], arg.argument("LINES", _FILES_HELP)],
    output: Annotated[Path | None, arg.output("File to write.", shown="stdout")] = None,
    *,
    only: Annotated[list[str] | None, arg.motif(_ONLY_HELP, "--only", shown="all")] = None,
    tactics: Annotated[
        list[Path] | None,
        arg.option("FILE", _TACTICS_HELP, "--tactics", shown="those of the literature"),
    ] = None,
    learned: Annotated[bool, arg.flag("--learned", _LEARNED_HELP)] = False,
    comments: Annotated[bool, arg.flag("--comments", _COMMENTS_HELP)] = False,
    no_proofs: Annotated[bool, arg.flag("--no-proofs", _NO_PROOFS_HELP)] = False,
    plies: Annotated[int, arg.number(_PLIES_HELP, 1, max=50)] = 6,
    work: arg.PartWork,
    as_json: arg.Json = False,
) -> None:
    """Name the motifs of lines of moves, with proofs.

    A line is the solution of a puzzle, a principal variation, or part of a game: every variation
    counts from where it branches off, and the main line as a whole if the game starts from a given
    position; otherwise only the stretches that win material or mate. The solver moves first, on
    plies 1, 3, 5 and so on. Files can be of any size.
    """
    from clausewitz.games.line_files import LineFile
    from clausewitz.tactics.motifs.tag_formats import TagFormat, heading
    from clausewitz.tactics.motifs.tagger import chosen_motifs, motif_texts
    from clausewitz.tactics.motifs.tagging import WORDS, TagRequest, settings, tag_part

    if as_json and comments:
        raise ClausewitzError("--json and --comments are two formats: choose one")
    form = TagFormat.JSON if as_json else TagFormat.PGN if comments else TagFormat.CSV
    shipped = learned_files() if learned else literature_files()
    texts = motif_texts(theory_files(tactics) if tactics else shipped)
    motifs = chosen_motifs(texts, only or [])
    request = TagRequest(motifs, form, not no_proofs, plies)
    state = into_output(
        output,
        work,
        WORDS,
        settings(request, files, __version__),
        [LineFile(path) for path in files],
        partial(tag_part, request),
        heading(form, request.proofs),
    )
    passed = f"; {state.unread:,} could not be read" if state.unread else ""
    lines = arg.counted(state.lines, "line")
    print(f"{lines}, {state.found:,} with a motif{passed}", file=sys.stderr)
