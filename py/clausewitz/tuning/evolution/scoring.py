"""Games and points: 1 for a mate, ¾ for more material at the end, ½ for a draw, else nothing."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import endgames
from clausewitz.kernel.board.row import Row
from clausewitz.play.matches.statistics import Interval
from clausewitz.runs.pool import Workers

POINTS = np.array([0.0, 0.0, 0.5, 0.75, 1.0])
"""By how a game ended: lost, behind, drawn, ahead, won."""
_MEETINGS = 50
"""Played in one call; Python hears no Ctrl-C meanwhile."""
_SURE = 1.96

Player = Sequence[bytes]


def play_all(
    players: Sequence[Player],
    starts: Row,
    meetings: NDArray[np.int64],
    plies: int,
    workers: Workers,
) -> NDArray[np.int64]:
    """How the games of all meetings ended for White, in their order, whoever played them."""
    results = np.zeros((len(meetings), 2), np.int64)
    firsts = range(0, len(meetings), _MEETINGS)
    parts = ((first, meetings[first : first + _MEETINGS]) for first in firsts)
    with closing(workers.map(partial(_play, players, starts, plies), parts)) as playing:
        for number, found in playing:
            results[number : number + len(found)] = found
    return results


def _play(
    players: Sequence[Player], starts: Row, plies: int, part: tuple[int, NDArray[np.int64]]
) -> tuple[int, NDArray[np.int64]]:
    first, meetings = part
    return first, endgames.play_meetings(endgames.players_of(players), starts, meetings, plies)


@dataclass(frozen=True)
class EndgameTally:
    """Games of a player by how they ended for it; with the sums of pairs from the same start."""

    lost: int
    behind: int
    drawn: int
    ahead: int
    won: int
    pairs: tuple[float, ...] = ()

    @property
    def games(self) -> int:
        return self.lost + self.behind + self.drawn + self.ahead + self.won

    @property
    def interval(self) -> Interval:
        """The score, and where the truth lies with 95 % confidence: two games from one start
        depend on each other, so pairs are counted."""
        shares = np.array(self.pairs) / 2
        mean = float(shares.mean())
        spread = _SURE * float(shares.std(ddof=1)) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
        return Interval(mean, max(0.0, mean - spread), min(1.0, mean + spread))

    @property
    def score(self) -> float:
        return self.interval.value

    def __str__(self) -> str:
        score = self.interval
        return (
            f"score {score.value:.3f} (95 %: {score.low:.3f} to {score.high:.3f}), "
            f"{self.games} games: {self.won} won, {self.ahead} ahead, {self.drawn} drawn, "
            f"{self.behind} behind, {self.lost} lost"
        )

    def as_dict(self) -> dict[str, float]:
        counted = ("games", "won", "ahead", "drawn", "behind", "lost")
        found = {name: getattr(self, name) for name in counted}
        score = zip(("score", "low", "high"), self.interval, strict=True)
        return found | {name: round(value, 4) for name, value in score}


def tally_of(results: NDArray[np.int64]) -> EndgameTally:
    """Of the first player of meetings, whose second game it played with Black."""
    own = np.stack([results[:, 0], 4 - results[:, 1]], axis=1)
    counts = np.bincount(own.ravel(), minlength=5)
    pairs = tuple(float(pair) for pair in POINTS[own].sum(axis=1))
    lost, behind, drawn, ahead, won = (int(count) for count in counts)
    return EndgameTally(lost, behind, drawn, ahead, won, pairs)


def points_of(results: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The points of both players in each meeting."""
    first = POINTS[results[:, 0]] + POINTS[4 - results[:, 1]]
    second = POINTS[4 - results[:, 0]] + POINTS[results[:, 1]]
    return first, second


def match(
    one: Player, other: Player, starts: Row, plies: int, workers: Workers | None = None
) -> EndgameTally:
    """Two players from all starts with both colours."""
    meetings = np.array([[0, 1, start] for start in range(len(starts))], np.int64)
    return tally_of(play_all([one, other], starts, meetings, plies, workers or Workers()))
