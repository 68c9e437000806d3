"""Games between players: match."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.match_table import StandingLine, in_words
from clausewitz.cli.results import print_json
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.parameters import parse_limit
from clausewitz.runs.run_folder import digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text, check_writable, write_text

if TYPE_CHECKING:
    from clausewitz.play.matches.game_table import GameRecord, Setting
    from clausewitz.play.matches.match import Standing
    from clausewitz.play.matches.start_positions import Opening
    from clausewitz.play.matches.statistics import Sprt

_GAMES = 100
_GAMES_OF_TEST = 40_000
_NODES = 10_000
_ENDING = "How games end"

_Limit = Annotated[
    str | None, arg.option("LIMIT", "Limit of this player alone: nodes=…, depth=… or seconds=…")
]

_A_HELP = (
    "First player: clausewitz, base:WEIGHTS, pruning:WEIGHTS, random:SEED, "
    "stockfish:elo=1800, gnuchess:depth=4, uci:PROGRAM,Option=Value, xboard:PROGRAM … "
    "Limits may be parameters: clausewitz:nodes=1000."
)
_OPENINGS_HELP = "Openings: games (.pgn), positions (.epd), or eco for the table that ships."
_RANDOM_HELP = "Random plies at the start of a game."
_SPRT_HELP = "Test to stop by: is A ELO1 better, or no more than ELO0?"
_RESIGN_HELP = "Advantage, seen by both players, that ends a game."


class AtEnd(StrEnum):
    DRAW = "draw"
    MATERIAL = "material"


def match(
    a: Annotated[str, arg.argument("A", _A_HELP)],
    b: Annotated[str, arg.argument("B", "Second player, named in the same way.")],
    games: Annotated[
        int | None,
        arg.count("games, even.", 2, shown=f"{_GAMES}; with --sprt {_GAMES_OF_TEST} at most"),
    ] = None,
    most_nodes: Annotated[int | None, arg.nodes("for a move.", shown=f"{_NODES}")] = None,
    plies: Annotated[int | None, arg.depth("for a move.")] = None,
    limit: Annotated[float | None, arg.seconds("for a move.")] = None,
    limit_a: _Limit = None,
    limit_b: _Limit = None,
    openings: Annotated[Path | None, arg.option("FILE", _OPENINGS_HELP)] = None,
    opening_plies: Annotated[int, arg.number("Plies taken from each game of the file.", 1)] = 16,
    random_plies: Annotated[
        int | None,
        arg.option("N", _RANDOM_HELP, min=0, max=40, shown="8; after an opening of a file none"),
    ] = None,
    seed: arg.Seed = 0,
    sprt: Annotated[str | None, arg.option("ELO0,ELO1[,ALPHA,BETA]", _SPRT_HELP)] = None,
    jobs: arg.Jobs = 1,
    max_plies: Annotated[int, arg.number("Plies of the longest game.", 1, panel=_ENDING)] = 400,
    at_end: Annotated[AtEnd, arg.choice("Result of a longer game.", panel=_ENDING)] = AtEnd.DRAW,
    resign: Annotated[
        int | None, arg.option("CENTIPAWNS", _RESIGN_HELP, min=1, panel=_ENDING)
    ] = None,
    patience: arg.Patience = 30.0,
    output: arg.OptionalRunOutput = None,
    resume: arg.Resume = False,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Play a match between two players.

    Pairs of games start from the same openings with colours changed. The result is the wins, draws
    and losses of A, the Elo between both with its interval of 95 %, and how likely A is the better
    one.
    """
    from clausewitz.play.matches import game
    from clausewitz.play.matches.game_table import Seat, Setting, check
    from clausewitz.play.matches.match import play_match
    from clausewitz.play.matches.match_folder import MatchFolder
    from clausewitz.play.matches.start_positions import RANDOM_PLIES, read_openings
    from clausewitz.play.matches.start_positions import openings as drawn

    if resume and output is None:
        raise ClausewitzError("--resume needs the folder of the run: -o RUN")
    test = None if sprt is None else _test(sprt)
    unlimited = most_nodes is plies is limit is None
    usual = Limit(nodes=_NODES) if unlimited else Limit(plies, most_nodes, limit)
    setting = Setting(
        Seat(a, usual if limit_a is None else parse_limit(limit_a)),
        Seat(b, usual if limit_b is None else parse_limit(limit_b)),
        game.GameRules(max_plies, game.AtEnd(at_end), resign),
        patience,
    )
    among = [] if openings is None else read_openings(openings, opening_plies)
    random = (0 if among else RANDOM_PLIES) if random_plies is None else random_plies
    wanted = games or (_GAMES if test is None else _GAMES_OF_TEST)
    check(setting)
    if among and not random and wanted > 2 * len(among):
        print(f"{len(among)} openings: they are played again and again", file=sys.stderr)
    folder = None if output is None else MatchFolder(output)
    if folder is not None:
        folder.start(_settings(setting, among, random, seed, test), resume)
    if pgn is not None:
        check_writable(pgn)
    progress = StandingLine(wanted)
    begun: list[GameRecord] = []

    def tell(record: "GameRecord", standing: "Standing") -> None:
        progress(record, standing)
        if pgn is not None:  # as they end: however the match does, what was played is there
            append_text(pgn, record.pgn) if begun else write_text(pgn, record.pgn)
            begun.append(record)

    with stoppable(None if folder is None else folder.path):
        found = play_match(
            setting, drawn(seed, random, among), wanted, test, arg.cores(jobs), folder, tell
        )
    progress.finish(found)
    if folder is not None and folder.left_out:
        print(f"games that were not whole, played again: {folder.left_out}", file=sys.stderr)
    if pgn is not None:
        write_text(pgn, "".join(game.pgn for game in found.games))
    if folder is not None:
        folder.write_json("results.json", found.as_dict(), indent=1)
    print_json(found.as_dict()) if as_json else print(in_words(found))


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
    return players | {
        "openings": digest(repr(among)) if among else None,
        "random plies": plies,
        "seed": seed,
        "sprt": None if test is None else asdict(test),
        "version": __version__,
    }
