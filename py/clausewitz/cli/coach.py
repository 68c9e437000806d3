"""What a player finds and misses: coach."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.annotate import JudgeOptions
from clausewitz.cli.game_sources import PLAYER_HELP, Games, SourceOptions
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import make_folder

if TYPE_CHECKING:
    from clausewitz.coaching.page.coach_files import CoachedPlayer
    from clausewitz.coaching.player_figures import PlayerFigures

_FOLDER_HELP = "Folder for the page, the sheet, the games and the table."


@grouped
def coach(
    games: Games = None,
    *,
    player: Annotated[
        str | None,
        arg.option("NAME", PLAYER_HELP, "--player", shown="that of --lichess or --chesscom"),
    ] = None,
    output: Annotated[Path, arg.output(_FOLDER_HELP, "FOLDER")],
    source: SourceOptions,
    judge: JudgeOptions,
    work: arg.PartWork,
    as_json: arg.Json = False,
) -> None:
    """Report which tactics a player found, missed and allowed.

    The folder gets a page with what to practise (coach.html), the missed tactics to print
    (missed.pdf), the annotated games (annotated.pgn) and all tactics as a table (chances.csv).
    """
    from clausewitz.coaching.game_parts import game_files, settings
    from clausewitz.coaching.game_records import COACHING, coach_part
    from clausewitz.coaching.page.coach_files import JUDGED, JudgedGames, write_folder
    from clausewitz.games.players import check_player
    from clausewitz.runs.part_runs import work_through

    request = judge.request()
    player = source.player(player)
    files = source.files(games, work.resume)
    check_player(files, player)
    make_folder(output)
    judged = output / JUDGED
    made = settings(request, files, player=player)
    part_work = partial(coach_part, request, player)
    broken = None
    with stoppable(output, file=judged), ProgressLine() as tell:
        file = JudgedGames(judged, made, work.resume, player)
        try:
            work_through(game_files(files), part_work, work.workers, file, COACHING, tell)
        except ClausewitzError as error:  # of a file that breaks off, what came before counts
            if not file.state.found:
                raise
            broken = error
        written = write_folder(output, tell)
        file.forget()
    shown = {"page": str(written.page), **figures_dict(written.figures)}
    print_json(shown) if as_json else print(_in_words(written))
    if broken is not None:
        raise broken


def figures_dict(figures: "PlayerFigures") -> dict[str, Any]:
    """What is printed with --json, but for the page."""
    return {
        "player": figures.player,
        "games": len(figures.games),
        "moves": figures.moves,
        "rating": figures.rating,
        "found": figures.rate.found,
        "missed": figures.rate.missed,
        "overlooked": _overlooked(figures),
        "allowed": figures.allowed,
        "motifs": [
            {"motif": one.motif, "found": one.rate.found, "missed": one.rate.missed}
            | {"allowed": one.allowed}
            for one in figures.motifs
        ],
        **figures.practice.as_dict(),
    }


def _overlooked(figures: "PlayerFigures") -> int:
    """How many tactics were overlooked without much harm."""
    return sum(len(game.overlooked) for game in figures.games)


def _in_words(written: "CoachedPlayer") -> str:
    figures = written.figures
    rate, overlooked = figures.rate, _overlooked(figures)
    more = f", overlooked {overlooked:,} more" if overlooked else ""
    practice = figures.practice
    lines = []
    for number, one in enumerate(practice.advice, 1):
        lines += [f"{number}. {one.title}: {one.evidence}", f"   {one.next}"]
    lines += [practice.note] if practice.note else []
    return "\n".join(
        [
            *lines,
            f"{figures.player}: {arg.counted(len(figures.games), 'game')}, {figures.moves:,} moves",
            f"found {rate.found:,} of {rate.chances:,} tactics, allowed {figures.allowed:,}{more}",
            str(written.page),
        ]
    )
