"""A generation and its life: the games that tell how fit its players are."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.endgames.endgame_classes import start_rows
from clausewitz.endgames.player_files import find_player
from clausewitz.kernel import endgames
from clausewitz.runs.pool import Workers
from clausewitz.tuning.evolution.breeding import Player
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.scoring import EndgameTally, play_all, points_of, tally_of

MASTER = "master"
_FRESH = 1 << 40
"""Seeds of starts: generations count from 0, matches with Master from here on."""
_OTHERS = (1 << 45, 1 << 46)
"""And games with Hunter, and with Master as a teacher, from here."""


class Life(NamedTuple):
    """The points of a player in all its games, how many these were, and a mark of how it played in
    the last generation: who ended all games with strangers alike has the same.

    The games of one generation are few, and who earned most in them was mostly lucky. So all games
    count that a player ever played, and as long as these are few, some more in which it earned what
    all earn on average.
    """

    points: float
    games: float
    style: str


def styles_of(results: NDArray[np.int64], meetings: NDArray[np.int64], players: int) -> list[str]:
    """A mark of each player's results with those who are no players, all from the same starts; an
    empty one if there were none."""
    with_strangers = meetings[:, 1] >= players
    met, ended = meetings[with_strangers, 0], results[with_strangers].astype(np.uint8)
    rows = [ended[met == player] for player in range(players)]
    return [blake2b(row.tobytes(), digest_size=8).hexdigest() if len(row) else "" for row in rows]


def lengthened(
    players: Sequence[Player], lives: Sequence[Life], before: Mapping[Player, Life], fair: bool
) -> list[Life]:
    """The lives with what was before them; if fair, without the luck of the whole generation."""
    luck, found = _luck(players, lives, before) if fair else 0.0, list[Life]()
    for player, life in zip(players, lives, strict=True):
        old = before.get(player, Life(0.0, 0.0, ""))
        points = life.points + old.points - luck * life.games
        found.append(Life(points, life.games + old.games, life.style))
    return found


def _luck(players: Sequence[Player], lives: Sequence[Life], before: Mapping[Player, Life]) -> float:
    """How much more than ever those who lived before earned for a game: all play from the same
    starts, and where these are good newcomers would seem better than elders. Whoever played more
    counts for more."""
    more, games = 0.0, 0.0
    for player, life in zip(players, lives, strict=True):
        if player in before:
            old = before[player]
            more += old.games * life.points / life.games - old.points
            games += old.games
    return more / games if games else 0.0


def fitness_of(lives: Sequence[Life], average: float, memory: int) -> list[float]:
    """Points for a game, with so many games more in which all earn the average."""
    return [(life.points + memory * average) / (life.games + memory) for life in lives]


def elite_of(
    players: Sequence[Player], fitness: Sequence[float], lives: Sequence[Life], count: int
) -> list[int]:
    """The places of so many of the fittest; where lives are known, one of each style: the one with
    the most games, and of these the smallest."""
    places = list(range(len(players)))
    if lives:
        places.sort(key=lambda place: (-lives[place].games, sum(map(len, players[place]))))
        # An empty mark says nothing: whoever has it stands for itself.
        styles = {lives[place].style or str(place): place for place in reversed(places)}
        places = sorted(styles.values())
    return sorted(places, key=lambda place: -fitness[place])[:count]


@dataclass(frozen=True)
class Generation:
    """Players and how they fared; sometimes also how the fittest did against Master."""

    number: int
    players: list[Player]
    fitness: list[float]
    """Points for a game."""
    master: dict[str, float] = field(default_factory=dict)
    lives: list[Life] = field(default_factory=list)
    """Only if players are remembered."""

    def remembered(self) -> dict[Player, Life]:
        return dict(zip(self.players, self.lives, strict=True)) if self.lives else {}

    def elite(self, count: int) -> list[int]:
        """The places of those who live on."""
        return elite_of(self.players, self.fitness, self.lives, count)

    @property
    def best(self) -> int:
        """The place of the fittest."""
        return max(range(len(self.players)), key=lambda place: self.fitness[place])

    @property
    def words(self) -> str:
        size = sum(map(len, self.players[self.best]))
        return f"the fittest, {size} nodes, has {max(self.fitness):.3f} of its points"

    def as_dict(self) -> dict[str, Any]:
        saved: dict[str, Any] = {
            "number": self.number,
            "players": [[tree.hex() for tree in player] for player in self.players],
            "fitness": self.fitness,
            "master": self.master,
        }
        if self.lives:
            saved["lives"] = self.lives
        return saved


def read_generation(saved: dict[str, Any]) -> Generation:
    unhex = bytes.fromhex
    players: list[Player] = [(unhex(a), unhex(b), unhex(c)) for a, b, c in saved["players"]]
    lives = [Life(*life) for life in saved.get("lives", [])]
    return Generation(saved["number"], players, saved["fitness"], saved["master"], lives)


def lived(
    plan: EvolutionPlan,
    number: int,
    players: list[Player],
    before: Generation | None,
    workers: Workers,
) -> Generation:
    """The generation with its fitness: its games are played, between peers and with others."""
    starts = start_rows(plan.endgames(), plan.starts, seed_of(plan, number))
    pairs = random_pairs(len(players), plan.peers, random.Random(f"{plan.seed} peers {number}"))
    meetings = [[a, b, start] for a, b in pairs for start in range(plan.starts)]
    for stranger, count in enumerate((plan.hunter, plan.taught)):
        if count:
            theirs = start_rows(plan.endgames(), count, _OTHERS[stranger] + seed_of(plan, number))
            places = range(len(starts), len(starts) + count)
            other = len(players) + stranger
            meetings += [[place, other, start] for place in range(len(players)) for start in places]
            starts = np.concatenate([starts, theirs])
    placed = np.array(meetings, np.int64)
    results = _results(players, placed, starts, plan, workers)
    points, games = _earned(results, placed, len(players))
    fitness, lives = list(map(float, points / games)), list[Life]()
    if plan.memory:
        styles = styles_of(results, placed, len(players))
        now = [Life(*life) for life in zip(points.tolist(), games.tolist(), styles, strict=True)]
        lives = lengthened(players, now, before.remembered() if before else {}, plan.fair)
        fitness = fitness_of(lives, float(points.sum() / games.sum()), plan.memory)
    generation = Generation(number, players, fitness, lives=lives)
    if number % plan.every and number != plan.generations:
        return generation
    against = against_master(players[generation.best], plan, number, plan.master, workers)
    return replace(generation, master=against.as_dict())


def random_pairs(players: int, peers: int, chance: random.Random) -> list[tuple[int, int]]:
    """Who meets whom: each meets so many random peers, and a meeting counts for both.

    With an odd number of players one of them meets one more in every round.
    """
    pairs = list[tuple[int, int]]()
    for _ in range(peers):
        order = list(range(players))
        chance.shuffle(order)
        if players % 2:
            order.append(order[chance.randrange(players - 1)])
        pairs += zip(order[::2], order[1::2], strict=True)
    return pairs


def points_for_games(
    players: Sequence[Player],
    meetings: Sequence[Sequence[int]],
    starts: NDArray[np.uint64],
    plan: EvolutionPlan,
    workers: Workers,
) -> NDArray[np.float64]:
    """The points of each player for a game, by all its meetings (a player, another and a start).

    The numbers after the last of the players are Hunter's and Master's.
    """
    placed = np.array(meetings, np.int64)
    results = _results(players, placed, starts, plan, workers)
    points, games = _earned(results, placed, len(players))
    return np.array(points / games)


def _results(
    players: Sequence[Player],
    placed: NDArray[np.int64],
    starts: NDArray[np.uint64],
    plan: EvolutionPlan,
    workers: Workers,
) -> NDArray[np.int64]:
    everyone = [*players, endgames.HUNTER, find_player(MASTER).programs()]
    return play_all(everyone, starts, placed, plan.plies, workers)


def _earned(
    results: NDArray[np.int64], placed: NDArray[np.int64], players: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The points of each player, and its games: at least one is counted."""
    strangers = 2
    points, games = np.zeros(players + strangers), np.zeros(players + strangers)
    for place, earned in enumerate(points_of(results)):
        np.add.at(points, placed[:, place], earned)
        np.add.at(games, placed[:, place], 2)
    return points[:players], np.maximum(games, 1)[:players]


def seed_of(plan: EvolutionPlan, number: int) -> int:
    """Of the starts of a generation: far from those of others and of other runs."""
    return plan.seed * 1_000_003 + number * 1009


def against_master(
    player: Player, plan: EvolutionPlan, number: int, count: int, workers: Workers
) -> EndgameTally:
    """A player with Master, from starts that no generation has seen."""
    starts = start_rows(plan.endgames(), count, _FRESH + seed_of(plan, number))
    meetings = np.array([[0, 1, start] for start in range(count)], np.int64)
    players = [player, find_player(MASTER).programs()]
    return tally_of(play_all(players, starts, meetings, plan.plies, workers))
