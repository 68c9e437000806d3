"""The experiments of Han, Lavelle and Wilkerson once more: games, openings, evaluations."""

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import chess
import chess.pgn

from clausewitz.engines.own.search_limit import Limit
from clausewitz.games.pgn import pgn_games
from clausewitz.papers.han_lavelle_wilkerson import case_moves, published
from clausewitz.papers.han_lavelle_wilkerson.game_curves import curve, evaluated_by_all, smoothness
from clausewitz.papers.han_lavelle_wilkerson.paper_games import PlayerInGame, match, single_game
from clausewitz.play.matches.match import Standing
from clausewitz.play.players import paper_heuristic
from clausewitz.play.players.base_and_pruning import DEPTH, BasePlayer, PruningPlayer
from clausewitz.support.errors import ClausewitzError

RATED_GAMES = Path(__file__).with_name("rated_games.pgn")
WINNING = "winning"
_RANDOM_GAMES = 50
_SHORTEST = 30  # plies, as in the paper


@dataclass(frozen=True)
class PruningExperiment:
    games: int = 40
    """Of Base against Pruning with each set of weights, from random openings."""
    depth: int = DEPTH
    seed: int = 0
    jobs: int = 1
    weights: tuple[str, ...] = published.WEIGHT_SETS
    rated: Path = RATED_GAMES
    run: Path | None = None
    """The folder of saved matches, from which a run continues."""


@dataclass(frozen=True)
class PlayersMatch:
    """Base against Pruning with one set of weights."""

    weights: str
    base_with_white: tuple[PlayerInGame, PlayerInGame]
    """A single game: the figures of Base, then of Pruning."""
    pruning_with_white: tuple[PlayerInGame, PlayerInGame]
    standing: Standing | None
    """Of Pruning, without its openings, in the match."""

    def as_dict(self) -> dict[str, Any]:
        def game(figures: tuple[PlayerInGame, PlayerInGame]) -> dict[str, Any]:
            return dict(zip(("base", "pruning"), map(asdict, figures), strict=True))

        def paper(*figures: published.PerState) -> list[dict[str, Any]]:
            return [figure._asdict() for figure in figures]

        known = self.weights in published.WEIGHT_SETS
        return {
            "weights": self.weights,
            "base_with_white": game(self.base_with_white),
            "pruning_with_white": game(self.pruning_with_white),
            "match": self.standing.as_dict() if self.standing else None,
            "paper": {
                "base_with_white": paper(published.BASE_WITH_WHITE[self.weights]),
                "pruning_with_white": paper(published.PRUNING_WITH_WHITE[self.weights]),
                "base_with_black": paper(published.BASE_WITH_BLACK[self.weights]),
            }
            if known
            else None,
        }


@dataclass(frozen=True)
class CaseMoves:
    """Moves by the cases against one opponent, sorted and not sorted."""

    opponent: str
    ours: tuple[float, float]
    paper: tuple[float, float]


@dataclass(frozen=True)
class Evaluated:
    """A game as one player evaluates it."""

    player: str
    change: float
    """Of the evaluation from ply to ply, on average, where all players have one: the smoothness."""
    change_of_two: float
    """The same between positions with the same side to move."""
    seconds: float
    states: int
    case_moves: int

    def as_dict(self) -> dict[str, Any]:
        """For machines; what is not known is null."""
        values = asdict(self).items()
        return {n: None if isinstance(v, float) and math.isnan(v) else v for n, v in values}


@dataclass(frozen=True)
class Rated:
    """A real game, its mean rating, and what both players make of it."""

    level: str
    site: str
    rating: float
    plies: int
    players: list[Evaluated]


@dataclass(frozen=True)
class PruningResults:
    request: PruningExperiment
    duels: list[PlayersMatch]
    weights: list[paper_heuristic.HeuristicWeights]
    case_moves: list[CaseMoves]
    rated: list[Rated]

    def as_dict(self) -> dict[str, Any]:
        return {
            "depth": self.request.depth,
            "seed": self.request.seed,
            "games": self.request.games,
            "duels": [duel.as_dict() for duel in self.duels],
            "weights": [
                asdict(one) | {"of": "paper" if one.name in published.WEIGHT_SETS else "ours"}
                for one in self.weights
            ],
            "case_moves": [asdict(one) for one in self.case_moves],
            "rated_games": [
                asdict(game) | {"players": [one.as_dict() for one in game.players]}
                for game in self.rated
            ],
        }


Tell = Callable[[str], None]


def reproduce(request: PruningExperiment, tell: Tell = lambda words: None) -> PruningResults:
    """All of it; `tell` hears what is being done."""
    if request.games % 2:
        raise ClausewitzError(f"games come in pairs: {request.games} is not an even number")
    games = rated_games(request.rated)
    sets = [paper_heuristic.weights(name) for name in paper_heuristic.names()]
    duels = [_duel(name, request, tell) for name in request.weights]
    tell("openings by cases")
    cases = moves_by_cases(request)
    rated = [_evaluated(level, game, request, tell) for level, game in games.items()]
    return PruningResults(request, duels, sets, cases, rated)


def _duel(name: str, request: PruningExperiment, tell: Tell) -> PlayersMatch:
    tell(f"weights {name}: single games")
    white, black = (
        single_game(name, request.depth, base_is_white) for base_is_white in (True, False)
    )
    standing = None
    if request.games:
        standing = match(
            f"pruning:{name},openings=no",
            f"base:{name}",
            request.depth,
            request.games,
            request.seed,
            request.jobs,
            request.run / name if request.run else None,
            lambda done: tell(f"weights {name}: {done} of {request.games} games"),
        )
    return PlayersMatch(name, white, black, standing)


def moves_by_cases(request: PruningExperiment) -> list[CaseMoves]:
    """Table 4."""
    manners = case_moves.MANNERS.values()
    ours = {
        "pruning": [case_moves.against_itself(manner) for manner in manners],
        "random": [case_moves.against_chance(m, _RANDOM_GAMES, request.seed) for m in manners],
        "base": [case_moves.against_base(m, WINNING, request.depth) for m in manners],
    }
    return [
        CaseMoves(name, (found[0], found[1]), published.CASE_MOVES[name])
        for name, found in ours.items()
    ]


def rated_games(path: Path) -> dict[str, chess.pgn.Game]:
    """The first game of each level in a file that the paper would have taken."""
    found: dict[str, chess.pgn.Game] = {}
    for game in pgn_games(path):
        level = _level(game)
        if level and level not in found and not game.errors:
            found[level] = game
    missing = [level for level in published.RATINGS if level not in found]
    if missing:
        raise ClausewitzError(
            f"{path}: no game with a winner, {_SHORTEST // 2} moves and {missing[0]} ratings in it"
        )
    return {level: found[level] for level in published.RATINGS}


def _level(game: chess.pgn.Game) -> str | None:
    rating = _rating(game)
    long_enough = len(list(game.mainline_moves())) >= _SHORTEST
    if rating is None or not long_enough or game.headers.get("Result") not in ("1-0", "0-1"):
        return None
    levels = published.RATINGS.items()
    return next((level for level, (low, high) in levels if low <= rating < high), None)


def _rating(game: chess.pgn.Game) -> float | None:
    ratings = [game.headers.get(name, "?") for name in ("WhiteElo", "BlackElo")]
    return sum(map(int, ratings)) / 2 if all(r.isdigit() for r in ratings) else None


def _evaluated(level: str, game: chess.pgn.Game, request: PruningExperiment, tell: Tell) -> Rated:
    tell(f"a game of {level} rating")
    players = {"base": BasePlayer(WINNING), "pruning": PruningPlayer(WINNING)}
    curves = {
        name: curve(game, player, Limit(depth=request.depth)) for name, player in players.items()
    }
    common = evaluated_by_all(list(curves.values()))
    return Rated(
        level,
        game.headers.get("Site", "?"),
        _rating(game) or 0.0,
        len(curves["base"]),
        [
            Evaluated(
                name,
                smoothness(points, common),
                smoothness(points, common, step=2),
                sum(point.seconds for point in points),
                sum(point.states for point in points),
                sum(bool(point.reason) for point in points),
            )
            for name, points in curves.items()
        ],
    )
