"""Puzzles made from nothing: compose."""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.puzzles.compose.attempts import Summary
    from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest

_KEY = "The key (the first move)"
_PIECES = "The pieces"

_FILE_HELP = "EPD file to write; puzzles are added to one that exists."
_REPLIES_HELP = "Maximum number of legal replies to the key, 1 to 3."
_PIECES_HELP = "Exact set of pieces, White's in capitals: KQPkrp."
_PROMOTED_HELP = "Allow promoted pieces: two queens, three rooks and the like."
_SPEND_HELP = "Maximum total value of White's pieces, in pawns."
_FACE_HELP = "Minimum total value of Black's pieces, in pawns."
_ECONOMY_HELP = "Minimize white pieces, then maximize black ones: each puzzle beats the last."
_QUIET_HELP = "Require a quiet key: no check, capture or promotion."
_NO_DUALS_HELP = "Require a single answer to every reply."
_GOOD_HELP = "Require one winning move, no check before it, some difficulty and a sacrifice."
_NAMED_MATE_HELP = "Name of the final mate: smothered, back-rank …"
_THEME_HELP = "Theme the solution must show; repeat for several: grimshaw, novotny …"
_KNOWN_HELP = "Problem file whose positions must not be repeated: EPD, CSV, .olv, .inp."
_CONFIRM_HELP = (
    "Engine that must find each solution at depth 12: stockfish, uci:PATH; or popeye:PATH."
)
_JSON_HELP = "Print JSON, one object per line: the summary; needs -o FILE."


@dataclass(frozen=True)
class PieceOptions:
    """What stands on the board; None is as usual for its size."""

    pieces: Annotated[
        str | None, arg.option("PIECES", _PIECES_HELP, shown="any", panel=_PIECES)
    ] = None
    white: Annotated[int | None, arg.pieces("white", shown="5", panel=_PIECES)] = None
    black: Annotated[int | None, arg.pieces("black", shown="6", panel=_PIECES)] = None
    promoted: Annotated[bool, arg.flag("--promoted", _PROMOTED_HELP, _PIECES)] = False
    spend: Annotated[int | None, arg.number(_SPEND_HELP, None, shown="any", panel=_PIECES)] = None
    face: Annotated[int, arg.number(_FACE_HELP, None, panel=_PIECES)] = 0


@dataclass(frozen=True)
class KeyOptions:
    """What the first move has to be."""

    check: Annotated[bool, arg.flag("--check", "Allow a key that gives check.", _KEY)] = False
    no_capture: Annotated[bool, arg.flag("--no-capture", "Exclude captures as keys.", _KEY)] = False
    quiet: Annotated[bool, arg.flag("--quiet", _QUIET_HELP, _KEY)] = False
    sacrifice: Annotated[
        bool, arg.flag("--sacrifice", "Require a key that offers material.", _KEY)
    ] = False
    promotion: Annotated[bool, arg.flag("--promotion", "Require a promotion.", _KEY)] = False
    no_duals: Annotated[bool, arg.flag("--no-duals", _NO_DUALS_HELP, _KEY)] = False
    good: Annotated[bool, arg.flag("--good", _GOOD_HELP, _KEY)] = False
    named_mate: Annotated[
        str | None, arg.option("NAME", _NAMED_MATE_HELP, shown="any", panel=_KEY)
    ] = None


@grouped
def compose(
    file: Annotated[Path | None, arg.output(_FILE_HELP, shown="stdout")] = None,
    puzzles: Annotated[int, arg.count("puzzles.", None)] = 10,
    mate: Annotated[int, arg.number("Length of the mate in moves, 2 or 3.", None)] = 2,
    size: arg.Size = 8,
    replies: Annotated[int, arg.number(_REPLIES_HELP, None)] = 3,
    *,
    pieces: PieceOptions,
    economy: Annotated[bool, arg.flag("--economy", _ECONOMY_HELP, _PIECES)] = False,
    key: KeyOptions,
    seed: arg.Seed = 0,
    limit: Annotated[float | None, arg.seconds("in total; what was found is saved.", 0)] = None,
    resume: arg.Resume = False,
    theme: Annotated[list[str] | None, arg.option("THEME", _THEME_HELP, shown="any")] = None,
    known: Annotated[list[Path] | None, arg.option("FILE", _KNOWN_HELP)] = None,
    confirm: Annotated[str | None, arg.option("ENGINE", _CONFIRM_HELP)] = None,
    as_json: Annotated[bool, arg.flag("--json", _JSON_HELP)] = False,
) -> None:
    """Compose chess puzzles: White moves and mates.

    Every puzzle has exactly one key. With --resume, puzzles already in the file count towards -n.
    """
    from clausewitz.puzzles.compose import composer

    _check_output(file, resume, as_json)
    request = _request(mate, size, replies, pieces, key, theme or [])
    run = composer.CompositionRun(
        file, puzzles, seed, limit, resume, economy, confirm, tuple(known or ())
    )
    with stoppable(file, "what was found is saved" if file else ""), ProgressLine() as tell:
        summary = composer.compose(request, run, _reporter(tell, puzzles, file is None))
    if as_json:
        print_json(summary.as_json() | {"output": str(file)})
        return
    words = f"{arg.counted(summary.written, 'puzzle')}{_ending(summary)}"
    print(f"{words}: {file}") if file else print(words, file=sys.stderr)


def _check_output(file: Path | None, resume: bool, as_json: bool) -> None:
    if file is None and as_json:
        raise ClausewitzError("--json and the puzzles would both go to stdout: add -o FILE")
    if file is None and resume:
        raise ClausewitzError("--resume needs the file that was written: -o FILE")


def _request(
    mate: int, size: int, replies: int, pieces: PieceOptions, key: KeyOptions, themes: list[str]
) -> "PuzzleRequest":
    from clausewitz.puzzles.compose.puzzle_request import MOST_WORTH, PuzzleRequest, usual_pieces

    white, black = usual_pieces(size, bool(themes))
    usual: dict[str, Any] = {"white": white, "black": black, "spend": MOST_WORTH}
    names = [theme.lower().replace("-", "_").replace(" ", "_") for theme in themes]
    named = {name: value for name, value in asdict(pieces).items() if value is not None}
    sizes = {"mate": mate, "size": size, "replies": replies}
    wanted = usual | named | asdict(key) | sizes
    return PuzzleRequest(**wanted, themes=tuple(dict.fromkeys(names)))


def _reporter(
    tell: ProgressLine, puzzles: int, printed: bool
) -> "Callable[[Summary, str | None], None]":
    """Shows every puzzle, on stdout where there is no file, and how it stands between them."""

    def report(summary: "Summary", line: str | None) -> None:
        if line is None:
            guessed = f"{summary.guesses:,} boards guessed"
            tell(Progress("puzzles", summary.written, max(puzzles, summary.written), guessed))
        elif printed:
            tell.clear()
            print(line, flush=True)
        else:
            tell.say(line)

    return report


def _ending(summary: "Summary") -> str:
    if not summary.finished:
        return " when the time was up"
    if summary.is_best is None:
        return ""
    return ", the last the best there is" if summary.is_best else ", the last the best found"
