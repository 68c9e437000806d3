"""Games between players: match."""

import sys
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from clausewitz import __version__
from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.match_table import StandingLine, in_words
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.results import print_json
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.statistics import Sprt
from clausewitz.play.players.parameters import parse_limit
from clausewitz.runs.run_folder import digest
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import append_text, check_writable, write_text

if TYPE_CHECKING:
    from clausewitz.play.matches.game_table import GameRecord, Setting
    from clausewitz.play.matches.match import Standing
    from clausewitz.play.matches.match_folder import MatchFolder
    from clausewitz.play.matches.start_positions import Opening

_GAMES = 100
_GAMES_OF_TEST = 40_000
_NODES = 10_000
_ENDING = "How games end"

_Limit = Annotated[
    str | None, arg.option("LIMIT", "Limit of this player only: nodes=…, depth=… or seconds=…")
]

_A_HELP = (
    "First player: clausewitz, base:WEIGHTS, pruning:WEIGHTS, random:SEED, "
    "stockfish:elo=1800, gnuchess:depth=4, uci:PROGRAM,Option=Value, xboard:PROGRAM … "
    "A limit can be part of the name: clausewitz:nodes=1000."
)
_OPENINGS_HELP = "Openings: games (.pgn), positions (.epd), or eco for the built-in table."
_OPENING_PLIES_HELP = "Plies taken from each game of the openings."
_MAX_PLIES_HELP = "Maximum length of a game in plies."
_AT_END_HELP = "Result of a game that reaches the maximum length."
_RANDOM_HELP = "Random plies at the start of a game."
_SPRT_HELP = "Sequential test that ends the match: is A better by ELO1, or by no more than ELO0?"
_RESIGN_HELP = "Advantage in centipawns, seen by both players, that ends a game."


class AtEnd(StrEnum):
    DRAW = "draw"
    MATERIAL = "material"


@dataclass(frozen=True)
class LimitOptions:
    """How long players think."""

    nodes: Annotated[int | None, arg.nodes("per move.", shown=f"{_NODES}")] = None
    depth: Annotated[int | None, arg.depth("per move")] = None
    seconds: Annotated[float | None, arg.seconds("per move.")] = None
    limit_a: _Limit = None
    limit_b: _Limit = None

    def of(self, own: str | None) -> Limit:
        """The limit of a player that has this one of its own, if any."""
        if own is not None:
            return parse_limit(own)
        if self.nodes is self.depth is self.seconds is None:
            return Limit(nodes=_NODES)
        return Limit(self.depth, self.nodes, self.seconds)


@dataclass(frozen=True)
class StartOptions:
    openings: Annotated[Path | None, arg.option("FILE", _OPENINGS_HELP)] = None
    opening_plies: Annotated[int, arg.number(_OPENING_PLIES_HELP, 1)] = 16
    random_plies: Annotated[
        int | None,
        arg.option("N", _RANDOM_HELP, min=0, max=40, shown="8; 0 with --openings"),
    ] = None
    seed: arg.Seed = 0

    def read(self) -> "Starts":
        from clausewitz.play.matches.start_positions import RANDOM_PLIES, read_openings

        among = [] if self.openings is None else read_openings(self.openings, self.opening_plies)
        usual = 0 if among else RANDOM_PLIES
        return Starts(among, usual if self.random_plies is None else self.random_plies, self.seed)


class Starts(NamedTuple):
    """Openings to play, and random plies after them."""

    openings: "list[Opening]"
    plies: int
    seed: int


@dataclass(frozen=True)
class EndOptions:
    max_plies: Annotated[int, arg.number(_MAX_PLIES_HELP, 1, panel=_ENDING)] = 400
    at_end: Annotated[AtEnd, arg.choice(_AT_END_HELP, panel=_ENDING)] = AtEnd.DRAW
    resign: Annotated[int | None, arg.option("CENTIPAWNS", _RESIGN_HELP, min=1, panel=_ENDING)] = (
        None
    )


@grouped
def match(
    a: Annotated[str, arg.player_argument("A", _A_HELP)],
    b: Annotated[str, arg.player_argument("B", "Second player, named in the same way.")],
    *,
    games: Annotated[
        int | None,
        arg.count(
            "games, an even number.", 2, shown=f"{_GAMES}; with --sprt up to {_GAMES_OF_TEST}"
        ),
    ] = None,
    limits: LimitOptions,
    starts: StartOptions,
    sprt: Annotated[str | None, arg.option("ELO0,ELO1[,ALPHA,BETA]", _SPRT_HELP)] = None,
    jobs: arg.Jobs = 1,
    ends: EndOptions,
    patience: arg.Patience = 30.0,
    output: arg.OptionalRunOutput = None,
    resume: arg.Resume = False,
    pgn: arg.PgnFile = None,
    as_json: arg.Json = False,
) -> None:
    """Play a match between two players.

    Pairs of games start from the same opening with colours reversed. The result is the wins, draws
    and losses of A, the Elo difference with its 95 % interval, and the likelihood that A is
    stronger.
    """
    from clausewitz.play.matches.game_table import check
    from clausewitz.play.matches.match_folder import MatchFolder

    if resume and output is None:
        raise ClausewitzError("--resume needs the folder of the run: -o RUN")
    test = None if sprt is None else _test(sprt)
    setting = _setting((a, b), limits, ends, patience)
    begin = starts.read()
    wanted = games or (_GAMES if test is None else _GAMES_OF_TEST)
    check(setting)
    if begin.openings and not begin.plies and wanted > 2 * len(begin.openings):
        print(f"{arg.counted(len(begin.openings), 'opening')}: played repeatedly", file=sys.stderr)
    folder = None if output is None else MatchFolder(output)
    if folder is not None:
        folder.start(_settings(setting, begin, test), resume)
    found = _played(setting, begin, wanted, test, jobs, folder, pgn)
    if folder is not None:
        folder.write_json("results.json", found.as_dict(), indent=1)
    print_json(found.as_dict()) if as_json else print(in_words(found))


def _setting(
    players: tuple[str, str], limits: LimitOptions, ends: EndOptions, patience: float
) -> "Setting":
    from clausewitz.play.matches import game
    from clausewitz.play.matches.game_table import Seat, Setting

    a, b = players
    rules = game.GameRules(ends.max_plies, game.AtEnd(ends.at_end), ends.resign)
    seats = Seat(a, limits.of(limits.limit_a)), Seat(b, limits.of(limits.limit_b))
    return Setting(*seats, rules, patience)


def _played(
    setting: "Setting",
    starts: Starts,
    games: int,
    test: Sprt | None,
    jobs: int,
    folder: "MatchFolder | None",
    pgn: Path | None,
) -> "Standing":
    """The match, with its games in a file as they end: however it ends, these are there."""
    from clausewitz.play.matches.match import play_match
    from clausewitz.play.matches.start_positions import openings

    if pgn is not None:
        check_writable(pgn)
    begun: list[GameRecord] = []

    def tell(record: "GameRecord", standing: "Standing") -> None:
        line.show(record, standing)
        if pgn is not None:
            append_text(pgn, record.pgn) if begun else write_text(pgn, record.pgn)
            begun.append(record)

    with stoppable(None if folder is None else folder.path), StandingLine(games) as line:
        drawn = openings(starts.seed, starts.plies, starts.openings)
        found = play_match(setting, drawn, games, test, arg.cores(jobs), folder, tell)
        line.finish(found)
    if folder is not None and folder.left_out:
        print(f"games that were not whole, played again: {folder.left_out}", file=sys.stderr)
    if pgn is not None:
        write_text(pgn, "".join(game.pgn for game in found.games))
    return found


def _test(text: str) -> Sprt:
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4) or not -1000 < numbers[0] < numbers[1] < 1000:
        raise ClausewitzError(f'--sprt "{text}" is not two Elos, the smaller first: 0,10')
    if not all(0 < error < 0.5 for error in numbers[2:]):
        raise ClausewitzError(f'--sprt "{text}": alpha and beta are between 0 and 0.5')
    return Sprt(*numbers)


def _settings(setting: "Setting", starts: Starts, test: Sprt | None) -> dict[str, Any]:
    """What makes a match this one and no other; how many games there are can be changed."""
    players = setting.as_dict()
    del players["patience"]
    return players | {
        "openings": digest(repr(starts.openings)) if starts.openings else None,
        "random plies": starts.plies,
        "seed": starts.seed,
        "sprt": None if test is None else asdict(test),
        "version": __version__,
    }
