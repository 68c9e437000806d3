"""A game as players see it: analyse."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.annotate import JudgeOptions
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import PICTURES, check_picture, print_json, write_picture
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import check_writable, write_text

if TYPE_CHECKING:
    import chess.pgn

    from clausewitz.coaching.game_report import GameReport

_PAGES = (".html", ".htm")
_OUTPUT_HELP = "Page (.html), or picture of one game (.svg, .png or .pdf), to write."
_TURNS_HELP = "turning points to explain, the biggest first."
_MOVED = "option of reproduce curves, which draws how players of a paper evaluate a game"
_HEIGHT, _WIDTH = 6, 64  # of the curve, in characters
_BLOCKS = " ▁▂▃▄▅▆▇█"


@grouped
def analyse(
    games: Annotated[Path, arg.argument("GAMES", "PGN file; - is standard input.")],
    output: Annotated[Path | None, arg.output(_OUTPUT_HELP)] = None,
    game: Annotated[
        int | None, arg.number("Number of the game in the file.", 1, shown="all")
    ] = None,
    most: Annotated[int, arg.most(_TURNS_HELP, 0)] = 5,
    *,
    judge: JudgeOptions,
    as_json: arg.Json = False,
    weights: Annotated[str | None, arg.option("WEIGHTS", "Weights.", hidden=True)] = None,
    also: Annotated[list[str] | None, arg.option("PLAYER", "Another player.", hidden=True)] = None,
) -> None:
    """Analyse a game: its curve, accuracy by phase and side, turning points with reasons.

    The curve shows White's winning chances in per cent. Accuracy is computed as on Lichess, from
    what each move gave away. Moves are judged, and mistakes explained, as by annotate.
    """
    from clausewitz.coaching.game_report import game_report

    for name, value in (("--weights", weights), ("--also", also)):
        if value:
            raise ClausewitzError(f"{name} is an {_MOVED}")
    _check_output(output)
    request = judge.request()
    reports: list[GameReport] = []
    with stoppable(), ProgressLine() as tell:
        for number, found in _games(games, game):
            tell(Progress(f"analysing game {number}"))
            reports.append(game_report(found, request))
            tell.clear()
            if as_json:
                print_json({"game": number} | reports[-1].as_dict())
            else:
                print(("\n\n" if len(reports) > 1 else "") + _in_words(reports[-1], most))
            if output is None:
                reports = reports[-1:]  # of many games no more is held than the last
    if output is not None:
        _write(output, reports, most)


def _check_output(output: Path | None) -> None:
    if output is None:
        return
    if output.suffix.lower() in _PAGES:
        check_writable(output)
    elif output.suffix.lower() in PICTURES:
        check_picture(output)
    else:
        endings = ", ".join((_PAGES[0], *PICTURES))
        raise ClausewitzError(f"{output}: the name of a page or picture ends in {endings}")


def _games(path: Path, wanted: int | None) -> "Iterator[tuple[int, chess.pgn.Game]]":
    """The games that can be analysed, with their numbers; those that cannot are reported."""
    from clausewitz.games.pgn import pgn_games, read_game, refusal

    if wanted is not None:
        yield wanted, read_game(path, wanted)
        return
    refused, number, found = "", 0, False
    for number, game in enumerate(pgn_games(path), 1):
        why = refusal(game)
        if not why:
            found = True
            yield number, game
            continue
        if refused or found:
            print(f"clausewitz: {path}: game {number}: {why}", file=sys.stderr)
        refused = refused or f"game {number}: {why}"
    if not found:
        raise ClausewitzError(f"{path}: {refused or 'there is no game in it'}")


def _write(output: Path, reports: "list[GameReport]", most: int) -> None:
    from clausewitz.coaching.page.game_page import curve_svg, game_page

    if output.suffix.lower() in _PAGES:
        write_text(output, game_page(reports, most))
        return
    if len(reports) > 1:
        raise ClausewitzError(f"{output}: a picture has one game: choose it with --game")
    write_picture(output, curve_svg(reports[0], most))


def _in_words(report: "GameReport", most: int) -> str:
    """A game for the terminal."""
    parts = [
        "\n".join(filter(None, [report.title, report.opening])),
        "\n".join(_curve(report)),
        "\n".join(_accuracy(report)),
        "\n".join(_turning_points(report, most)),
    ]
    return "\n\n".join(filter(None, parts))


def _curve(report: "GameReport") -> Iterator[str]:
    """Bars, one for each half-move, or for several of them where there are many."""
    from clausewitz.coaching.game_report import PHASES

    yield "White's chances to win, after each move"
    each = -(-len(report.moves) // _WIDTH)
    bars = report.moves[each - 1 :: each]
    eighths = [round(8 * _HEIGHT * move.percentage / 100) for move in bars]
    for row in range(_HEIGHT - 1, -1, -1):
        label = {_HEIGHT - 1: "100 %", _HEIGHT // 2 - 1: "50 %", 0: "0 %"}.get(row, "")
        signs = (_BLOCKS[max(0, min(8, height - 8 * row))] for height in eighths)
        yield f"{label:>5} │{''.join(signs)}│"
    spans = []
    for phase in PHASES:
        if moves := [move.number.rstrip(".") for move in report.moves if move.phase == phase]:
            spans.append(f"{phase} {moves[0]}-{moves[-1]}")
    yield f"       moves: {', '.join(spans)}"


def _accuracy(report: "GameReport") -> Iterator[str]:
    from clausewitz.coaching.game_report import GAME, PHASES, SIGNS

    names = {"whole game": GAME} | {name: name for name in PHASES}
    yield f"{'accuracy':16}{'White':>7}{'Black':>7}"
    for name, phase in names.items():
        found = [report.accuracies.get((side, phase)) for side in report.signs]
        if any(accuracy is not None for accuracy in found):
            cells = ("-" if one is None else f"{one:.0f} %" for one in found)
            yield f"{name:16}" + "".join(f"{cell:>7}" for cell in cells)
    for sign, name in SIGNS.values():
        counts = (str(signs[sign]) for signs in report.signs.values())
        yield f"{name:16}" + "".join(f"{count:>7}" for count in counts)


def _turning_points(report: "GameReport", most: int) -> Iterator[str]:
    if not report.turns:
        yield "No move turned the game."
    elif most:
        yield "Turning points, with White's chances if the best is played, and after the move"
    yield from report.explained_turns(most)
