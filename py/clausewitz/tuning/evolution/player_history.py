"""What is remembered of players that live for several generations, and who of them lives on.

The games of one generation are few, and who earned most in them was mostly lucky. So all games that
a player ever played are counted, and as long as these are few, some more are thought of, in which
it earned what all earn on average.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.tuning.evolution.breeding import Player


class Life(NamedTuple):
    """The points of a player in all its games, how many these were, and a mark of how it played in
    the last generation: who ended all games with strangers alike has the same."""

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
