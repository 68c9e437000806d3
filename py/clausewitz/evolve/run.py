"""An evolution: generations of players that meet each other, the fittest of whom breed.

A run is a folder. Every generation is a file, written whole when its games have been played, and
what is drawn depends on the seed and the number of a generation: so a killed run goes on from the
last file and ends with the same files.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clausewitz.endgames.classes import start_rows
from clausewitz.endgames.files import find_player
from clausewitz.endgames.trees import Trees, from_program
from clausewitz.evolve.breeding import Breeder, Player
from clausewitz.evolve.plan import Plan
from clausewitz.evolve.scoring import Tally, play_all, points_of, tally_of
from clausewitz.learn.storing import RunFolder
from clausewitz.tune.working import Workers

MASTER = "master"
_FINALISTS = 12
_FRESH = 1 << 40
"""Seeds of starts: generations count from 0, matches with Master and the final from here on."""
_FINAL, _REPORT = 1 << 41, 1 << 42
_REPORTED = 2
"""Times as many starts as in the final measure the best at last: nothing was chosen by these."""


@dataclass(frozen=True)
class Generation:
    """Players and how they fared; sometimes also how the fittest did against Master."""

    number: int
    players: list[Player]
    fitness: list[float]
    """Points for a game."""
    master: dict[str, float] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The place of the fittest."""
        return max(range(len(self.players)), key=lambda place: self.fitness[place])

    def text(self) -> str:
        kept = {
            "number": self.number,
            "players": [[tree.hex() for tree in player] for player in self.players],
            "fitness": self.fitness,
            "master": self.master,
        }
        return json.dumps(kept) + "\n"


def _read_generation(text: str) -> Generation:
    kept, unhex = json.loads(text), bytes.fromhex
    players = [(unhex(a), unhex(b), unhex(c)) for a, b, c in kept["players"]]
    return Generation(kept["number"], players, kept["fitness"], kept["master"])


Tell = Callable[[Generation], None]


@dataclass(frozen=True)
class Outcome:
    """What a run found: the best player, from which generation, and how it did in the end."""

    plan: Plan
    generation: int
    player: Player
    master: Tally
    """Against Master, from starts that decided nothing."""
    history: list[tuple[int, dict[str, float]]]
    """The fittest of generations against Master."""

    def trees(self) -> Trees:
        first, second, third = (from_program(program) for program in self.player)
        return first, second, third

    def as_dict(self) -> dict[str, Any]:
        return {
            "plan": self.plan.as_dict(),
            "generation": self.generation,
            "trees": [str(tree) for tree in self.trees()],
            "master": self.master.as_dict(),
            "history": [{"generation": number} | score for number, score in self.history],
        }


def evolve(
    plan: Plan, folder: RunFolder, workers: Workers, tell: Tell = lambda generation: None
) -> Outcome:
    """Breed and play as planned; the folder has been taken for this plan."""
    breeder, generations = Breeder(plan), list[Generation]()
    for number in range(plan.generations + 1):
        known = folder.read(_file(number))
        if known is not None:
            generation = _read_generation(known)
        else:
            if number == 0:
                players = breeder.first()
            else:
                last = generations[-1]
                players = breeder.next(last.players, last.fitness, number)
            generation = _lived(plan, number, players, workers)
            folder.write(_file(number), generation.text())
        generations.append(generation)
        tell(generation)
    return _outcome(plan, generations, workers)


def _file(number: int) -> str:
    return f"generation-{number:03}.json"


def _lived(plan: Plan, number: int, players: list[Player], workers: Workers) -> Generation:
    """The generation with its fitness: all games between peers are played."""
    starts = start_rows(plan.endgames(), plan.starts, _seed(plan, number))
    pairs = random_pairs(len(players), plan.peers, random.Random(f"{plan.seed} peers {number}"))
    fitness = _fitness(players, pairs, starts, plan, workers)
    generation = Generation(number, players, fitness)
    if number % plan.every and number != plan.generations:
        return generation
    against = against_master(players[generation.best], plan, number, plan.master, workers)
    return Generation(number, players, fitness, against.as_dict())


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


def _fitness(
    players: Sequence[Player],
    pairs: Sequence[tuple[int, int]],
    starts: NDArray[np.uint64],
    plan: Plan,
    workers: Workers,
) -> list[float]:
    """The points of each player for a game."""
    meetings = np.array([[a, b, start] for a, b in pairs for start in range(len(starts))], np.int64)
    results = play_all(players, starts, meetings, plan.plies, workers)
    points, games = np.zeros(len(players)), np.zeros(len(players))
    for place, earned in enumerate(points_of(results)):
        np.add.at(points, meetings[:, place], earned)
        np.add.at(games, meetings[:, place], 2)
    return [float(share) for share in points / np.maximum(games, 1)]


def _seed(plan: Plan, number: int) -> int:
    """Of the starts of a generation: far from those of others and of other runs."""
    return plan.seed * 1_000_003 + number * 1009


def against_master(player: Player, plan: Plan, number: int, count: int, workers: Workers) -> Tally:
    """A player with Master, from starts that no generation has seen."""
    starts = start_rows(plan.endgames(), count, _FRESH + _seed(plan, number))
    meetings = np.array([[0, 1, start] for start in range(count)], np.int64)
    players = [player, find_player(MASTER).programs()]
    return tally_of(play_all(players, starts, meetings, plan.plies, workers))


def _outcome(plan: Plan, generations: Sequence[Generation], workers: Workers) -> Outcome:
    """The fittest of all generations meet Master, the best of these meet each other; who did best
    in both is measured."""
    fittest = {g.players[g.best]: g.number for g in generations}
    starts = start_rows(plan.endgames(), plan.final, _FINAL + _seed(plan, 0))
    with_master = _master_points(plan, list(fittest), starts, workers)
    best = np.argsort(-with_master, kind="stable")[:_FINALISTS]
    finalists = [list(fittest)[place] for place in best]
    points = with_master[best] + _peer_points(plan, finalists, starts, workers)
    player = finalists[int(np.argmax(points))]
    measured = against_master(player, plan, _REPORT, _REPORTED * plan.final, workers)
    history = [(g.number, g.master) for g in generations if g.master]
    return Outcome(plan, fittest[player], player, measured, history)


def _master_points(
    plan: Plan, players: Sequence[Player], starts: NDArray[np.uint64], workers: Workers
) -> NDArray[np.float64]:
    """The share of points of each player against Master."""
    master = len(players)
    meetings = [[p, master, s] for p in range(master) for s in range(len(starts))]
    everyone = [*players, find_player(MASTER).programs()]
    results = play_all(everyone, starts, np.array(meetings, np.int64), plan.plies, workers)
    points = points_of(results)[0].reshape(master, len(starts))
    return np.array(points.mean(axis=1) / 2)


def _peer_points(
    plan: Plan, players: Sequence[Player], starts: NDArray[np.uint64], workers: Workers
) -> NDArray[np.float64]:
    """The share of points of each player against the others, from a tenth of the starts."""
    few = range(max(1, len(starts) // 10))
    pairs = list(combinations(range(len(players)), 2))
    fitness = _fitness(players, pairs, starts[: len(few)], plan, workers) if pairs else [0.0]
    return np.array(fitness)
