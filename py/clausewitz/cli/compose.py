"""Puzzles made from nothing: compose."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.progress import Progress

if TYPE_CHECKING:
    from clausewitz.puzzles.compose import Summary

_KEY = "The key (the first move)"
_PIECES = "The pieces"

_PIECES_HELP = "Exactly these pieces, White's in capitals: KQPkrp."
_WHITE_HELP = "White pieces at most, king and pawns included."
_BLACK_HELP = "Black pieces at most, king and pawns included."
_PROMOTED_HELP = "Allow two queens, three rooks and the like."
_SPEND_HELP = "Worth of White's pieces in pawns, at most."
_FACE_HELP = "Worth of Black's pieces in pawns, at least."
_ECONOMY_HELP = "Fewest white pieces, then most black ones: each puzzle beats the last."
_QUIET_HELP = "The key is no check, capture or promotion."
_NO_DUALS_HELP = "Every reply has one answer only."
_GOOD_HELP = "One winning move, no check before it, not too easy, a sacrifice."
_NAMED_MATE_HELP = "Name of the final mate: smothered, back-rank …"
_CONFIRM_HELP = "Engine that must solve each puzzle as meant, at depth 12: stockfish, uci:PATH."


def compose(
    file: Annotated[Path, arg.output("EPD file to write; one that exists is added to.")],
    puzzles: Annotated[int, arg.count("puzzles.", None)] = 10,
    mate: Annotated[int, arg.number("Length of the mate in moves: 2 or 3.", None)] = 2,
    size: arg.Size = 8,
    replies: Annotated[int, arg.number("Legal replies to the key, at most: 1 to 3.", None)] = 3,
    pieces: Annotated[
        str | None, arg.option("PIECES", _PIECES_HELP, shown="any", panel=_PIECES)
    ] = None,
    white: Annotated[int | None, arg.number(_WHITE_HELP, None, shown="5", panel=_PIECES)] = None,
    black: Annotated[int | None, arg.number(_BLACK_HELP, None, shown="6", panel=_PIECES)] = None,
    promoted: Annotated[bool, arg.flag("--promoted", _PROMOTED_HELP, _PIECES)] = False,
    spend: Annotated[int | None, arg.number(_SPEND_HELP, None, shown="any", panel=_PIECES)] = None,
    face: Annotated[int, arg.number(_FACE_HELP, None, panel=_PIECES)] = 0,
    economy: Annotated[bool, arg.flag("--economy", _ECONOMY_HELP, _PIECES)] = False,
    check: Annotated[bool, arg.flag("--check", "The key may give check.", _KEY)] = False,
    no_capture: Annotated[bool, arg.flag("--no-capture", "The key is no capture.", _KEY)] = False,
    quiet: Annotated[bool, arg.flag("--quiet", _QUIET_HELP, _KEY)] = False,
    sacrifice: Annotated[bool, arg.flag("--sacrifice", "The key offers material.", _KEY)] = False,
    promotion: Annotated[bool, arg.flag("--promotion", "A pawn promotes.", _KEY)] = False,
    no_duals: Annotated[bool, arg.flag("--no-duals", _NO_DUALS_HELP, _KEY)] = False,
    good: Annotated[bool, arg.flag("--good", _GOOD_HELP, _KEY)] = False,
    named_mate: Annotated[
        str | None, arg.option("NAME", _NAMED_MATE_HELP, shown="any", panel=_KEY)
    ] = None,
    seed: arg.Seed = 0,
    limit: Annotated[float | None, arg.seconds("in all; what is found is kept.", 0)] = None,
    resume: arg.Resume = False,
    confirm: Annotated[str | None, arg.option("ENGINE", _CONFIRM_HELP)] = None,
    as_json: arg.Json = False,
) -> None:
    """Compose chess puzzles: White moves and mates.

    Every puzzle has one key only. With --resume, puzzles that are in the file count for -n.
    """
    from clausewitz.puzzles.compose import MOST_WORTH, CompositionRun, PuzzleRequest, usual_men
    from clausewitz.puzzles.compose import compose as write_puzzles

    most_white, most_black = usual_men(size)
    white = most_white if white is None else white
    black = most_black if black is None else black
    spend = MOST_WORTH if spend is None else spend
    asked = PuzzleRequest(**arg.chosen(PuzzleRequest, locals()))
    run = CompositionRun(file, puzzles, seed, limit, resume, economy, confirm)
    with stoppable(file, "what was found is kept"), ProgressLine() as tell:
        summary = write_puzzles(asked, run, lambda *told: tell(_progress(puzzles, *told)))
    if as_json:
        print_json(summary.as_json() | {"output": str(file)})
    else:
        noun = "puzzle" if summary.written == 1 else "puzzles"
        print(f"{summary.written} {noun}{_ending(summary)}: {file}")


def _ending(summary: "Summary") -> str:
    if not summary.finished:
        return " when the time was up"
    if summary.is_best is None:
        return ""
    return (
        ", the last the best there is" if summary.is_best else ", the last the best that was found"
    )


def _progress(puzzles: int, summary: "Summary", line: str | None) -> Progress:
    """A line for every puzzle, and how it stands between them."""
    if line is not None:
        return Progress(line, milestone=True)
    guessed = f"{summary.guesses:,} boards guessed"
    return Progress("puzzles", summary.written, max(puzzles, summary.written), guessed)
