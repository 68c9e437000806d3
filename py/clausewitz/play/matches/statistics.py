"""What the results of a match say: score, Elo with its interval, who is likely the better one.

Two games from the same opening with colours changed depend on each other, so the pair is the unit
that is counted (pentanomial: 0, ½, 1, 1½ or 2 points). Where games come alone the same formulas
hold for three outcomes. Points are of the first player, a share between 0 and 1.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
_NEVER = 1e-3  # counted for an outcome that has not been seen, so that its logarithm exists


class Tally(NamedTuple):
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return sum(self)

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5


class Interval(NamedTuple):
    """An estimate, and where the truth lies with the usual confidence."""

    value: float
    low: float
    high: float


def tally(points: Iterable[float]) -> Tally:
    """The games by their points, 0, ½ or 1."""
    known = list(points)
    return Tally(known.count(1.0), known.count(0.5), known.count(0.0))


def pentanomial(pairs: Iterable[tuple[float, float]]) -> list[int]:
    """How many pairs brought 0, ½, 1, 1½ and 2 points."""
    counts = [0] * 5
    for first, second in pairs:
        counts[round(2 * (first + second))] += 1
    return counts


def expected_score(elo: float) -> float:
    """The share of points that a player with so much more Elo gets."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo that a share of points means; without any point, or with all, there is no end."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def mean_and_variance(counts: Sequence[float]) -> tuple[float, float]:
    """Of outcomes that are worth 0 to 1 in equal steps."""
    whole, worth = sum(counts), _worths(counts)
    mean = sum(n * x for n, x in zip(counts, worth, strict=True)) / whole
    return mean, sum(n * (x - mean) ** 2 for n, x in zip(counts, worth, strict=True)) / whole


def score_interval(counts: Sequence[int], confidence: float = CONFIDENCE) -> Interval:
    """The share of points, from counts of outcomes.

    Where all outcomes were the same there is no variance to tell from; then others may still have
    a share of which nothing would be seen in so many trials.
    """
    whole = sum(counts)
    if not whole:
        return Interval(0.5, 0.0, 1.0)
    mean, variance = mean_and_variance(counts)
    if variance == 0:
        unseen = 1 - ((1 - confidence) / 2) ** (1 / whole)
        return Interval(mean, mean * (1 - unseen), mean + (1 - mean) * unseen)
    spread = NormalDist().inv_cdf((1 + confidence) / 2) * math.sqrt(variance / whole)
    return Interval(mean, max(0.0, mean - spread), min(1.0, mean + spread))


def elo_interval(counts: Sequence[int], confidence: float = CONFIDENCE) -> Interval:
    """The Elo of the first player over the second."""
    return Interval(*map(elo_of, score_interval(counts, confidence)))


def likelihood_of_superiority(counts: Sequence[int]) -> float:
    """How likely the first player is the better one, from counts of outcomes."""
    whole = sum(counts)
    if not whole:
        return 0.5
    mean, variance = mean_and_variance(counts)
    if variance == 0:
        # As if one outcome more had been seen at each end.
        mean, variance = mean_and_variance([counts[0] + 1, *counts[1:-1], counts[-1] + 1])
        whole += 2
    return NormalDist().cdf((mean - 0.5) / math.sqrt(variance / whole))


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the first player elo1 better, or no more than elo0?"""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """How often elo1 is accepted where elo0 is true."""
    beta: float = 0.05
    """How often elo0 is accepted where elo1 is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first elo0 is accepted, above the second elo1."""
        low = math.log(self.beta / (1 - self.alpha))
        return low, math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The logarithm of how much more likely elo1 makes what was seen than elo0 does.

        Only the mean is given by an Elo; the rest is as the outcomes suggest (generalised SPRT).
        """
        if not sum(counts):
            return 0.0
        seen = [count or _NEVER for count in counts]
        likely0, likely1 = (_likeliest(seen, expected_score(e)) for e in (self.elo0, self.elo1))
        pairs = zip(seen, likely0, likely1, strict=True)
        return sum(count * math.log(p1 / p0) for count, p0, p1 in pairs)

    def decision(self, counts: Sequence[int]) -> str:
        """elo0, elo1, or nothing yet."""
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""


def _worths(counts: Sequence[float]) -> list[float]:
    return [place / (len(counts) - 1) for place in range(len(counts))]


def _likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The chances of outcomes with this mean that make the counts most likely.

    By Lagrange they are p / (1 + t (x - mean)) for the one t that gives the mean; the sum below
    falls with t, so halving finds it.
    """
    whole = sum(counts)
    chances = [count / whole for count in counts]
    worths = [x - mean for x in _worths(counts)]
    low, high = -1 / worths[-1], -1 / worths[0]
    for _ in range(200):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        excess = sum(p * x / (1 + middle * x) for p, x in zip(chances, worths, strict=True))
        low, high = (middle, high) if excess > 0 else (low, middle)
    middle = (low + high) / 2
    return [p / (1 + middle * x) for p, x in zip(chances, worths, strict=True)]
