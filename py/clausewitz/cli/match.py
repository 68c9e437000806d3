"""Games between players: match."""

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.cli.arguments import Json, append_text, print_json, write_text
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.match_table import Progress, in_words
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.play.matches.game import GameRules
    from clausewitz.play.matches.game_table import GameRecord, Setting
    from clausewitz.play.matches.match import Standing
    from clausewitz.play.matches.start_positions import Opening
    from clausewitz.play.matches.statistics import Sprt
    from clausewitz.play.player import Limit

_GAMES = 100
_GAMES_OF_TEST = 40_000
_NODES = 10_000
_ENDING = "How games end"

_Limit = Annotated[
    str | None,
    typer.Option(metavar="LIMIT", help="Of this player: nodes=…, depth=… or seconds=…"),
]


def match(
    a: Annotated[
        str,
        typer.Argument(
            metavar="A",
            help="clausewitz, base:WEIGHTS, pruning:WEIGHTS, random:SEED, stockfish:elo=1800, "
            "gnuchess:depth=4, uci:PROGRAM,Option=Value, xboard:PROGRAM … Limits may be "
            "parameters: clausewitz:nodes=1000.",
            show_default=False,
        ),
    ],
    b: Annotated[str, typer.Argument(metavar="B", help="Likewise.", show_default=False)],
    games: Annotated[
        int | None,
        typer.Option(
            min=2, help="An even number.", show_default=f"{_GAMES}; {_GAMES_OF_TEST} with --sprt"
        ),
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="For a move.", show_default=f"{_NODES}")
    ] = None,
    depth: Annotated[int | None, typer.Option(min=1, max=100, help="Of a move's search.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="For a move.")] = None,
    limit_a: _Limit = None,
    limit_b: _Limit = None,
    openings: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Games (.pgn), positions (.epd), or eco: our table."),
    ] = None,
    opening_plies: Annotated[
        int, typer.Option(min=1, metavar="K", help="Of a game in the file, so many plies.")
    ] = 16,
    random_plies: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=40,
            metavar="K",
            help="Plies drawn by lot.",
            show_default="8; after an opening of a file none",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the openings.")] = 0,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1[,ALPHA,BETA]",
            help="Stop when it is decided whether A is ELO1 better or no more than ELO0.",
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=0, metavar="N", help="Games at once; 0 is one for each core.")
    ] = 1,
    max_plies: Annotated[
        int, typer.Option(min=1, help="After the opening.", rich_help_panel=_ENDING)
    ] = 400,
    at_end: Annotated[
        str,
        typer.Option(
            metavar="draw|material",
            help="What a game is that lasts longer.",
            rich_help_panel=_ENDING,
        ),
    ] = "draw",
    resign: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="CENTIPAWNS",
            help="A game is over when both players see so much for one of them.",
            rich_help_panel=_ENDING,
        ),
    ] = None,
    patience: Annotated[
        float,
        typer.Option(
            min=0.1,
            metavar="SECONDS",
            help="A program that takes so long beyond its time loses.",
            rich_help_panel=_ENDING,
        ),
    ] = 30.0,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="RUN", help="A folder.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run.")] = False,
    pgn: Annotated[Path | None, typer.Option(metavar="FILE", help="The games.")] = None,
    as_json: Json = False,
) -> None:
    """Play a match: pairs of games from the same openings with colours changed.

    Tells wins, draws and losses of A, the Elo between both with its interval of 95 %, and how
    likely A is the better one.
    """
    from clausewitz.play.matches.game_table import Seat, Setting, check
    from clausewitz.play.matches.match import play_match
    from clausewitz.play.matches.match_folder import MatchFolder
    from clausewitz.play.matches.start_positions import RANDOM_PLIES, read_openings
    from clausewitz.play.matches.start_positions import openings as drawn

    if resume and output is None:
        raise ClausewitzError("--resume needs the folder of the run: -o RUN")
    test = None if sprt is None else _test(sprt)
    usual = _usual_limit(nodes, depth, seconds)
    setting = Setting(
        Seat(a, _limit(limit_a, usual)),
        Seat(b, _limit(limit_b, usual)),
        _rules(max_plies, at_end, resign),
        patience,
    )
    among = [] if openings is None else read_openings(openings, opening_plies)
    plies = (0 if among else RANDOM_PLIES) if random_plies is None else random_plies
    wanted = games or (_GAMES if test is None else _GAMES_OF_TEST)
    check(setting)
    if among and not plies and wanted > 2 * len(among):
        print(f"{len(among)} openings: they are played again and again", file=sys.stderr)
    folder = None if output is None else MatchFolder(output)
    if folder is not None:
        folder.start(_settings(setting, among, plies, seed, test), resume)
    if pgn is not None:
        write_text(pgn, "")  # a place where no file can be is told before the games, not after
    progress = Progress(wanted)

    def tell(record: "GameRecord", standing: "Standing") -> None:
        progress(record, standing)
        if pgn is not None:  # as they end: however the match does, what was played is there
            append_text(pgn, record.pgn)

    with stoppable(None if folder is None else folder.path):
        found = play_match(
            setting,
            drawn(seed, plies, among),
            wanted,
            test,
            jobs or len(os.sched_getaffinity(0)),
            folder,
            tell,
        )
    progress.finish(found)
    if pgn is not None:
        write_text(pgn, "".join(game.pgn for game in found.games))
    if folder is not None:
        import json

        folder.write("results.json", json.dumps(found.as_dict(), indent=1) + "\n")
    if as_json:
        print_json(found.as_dict())
    else:
        print(in_words(found))


def _usual_limit(nodes: int | None, depth: int | None, seconds: float | None) -> "Limit":
    from clausewitz.play.player import Limit

    if nodes is depth is seconds is None:
        nodes = _NODES
    return Limit(depth, nodes, seconds)


def _limit(text: str | None, usual: "Limit") -> "Limit":
    from clausewitz.play.players.parameters import parse_limit

    return usual if text is None else parse_limit(text)


def _rules(max_plies: int, at_end: str, resign: int | None) -> "GameRules":
    from clausewitz.play.matches.game import AtEnd, GameRules

    if at_end not in list(AtEnd):
        raise ClausewitzError(f'--at-end "{at_end}" is not {" or ".join(AtEnd)}')
    return GameRules(max_plies, AtEnd(at_end), resign)


def _test(text: str) -> "Sprt":
    from clausewitz.play.matches.statistics import Sprt

    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4) or not -1000 < numbers[0] < numbers[1] < 1000:
        raise ClausewitzError(f'--sprt "{text}" is not two Elos, the smaller first: 0,10')
    if not all(0 < error < 0.5 for error in numbers[2:]):
        raise ClausewitzError(f'--sprt "{text}": alpha and beta are between 0 and 0.5')
    return Sprt(*numbers)


def _settings(
    setting: "Setting", among: "list[Opening]", plies: int, seed: int, test: "Sprt | None"
) -> dict[str, Any]:
    """What makes a match this one and no other; how many games there are can be changed."""
    from dataclasses import asdict

    from clausewitz import __version__

    players = setting.as_dict()
    del players["patience"]
    starts = hashlib.sha256(repr(among).encode()).hexdigest()[:16] if among else None
    return players | {
        "openings": starts,
        "random plies": plies,
        "seed": seed,
        "sprt": None if test is None else asdict(test),
        "version": __version__,
    }
