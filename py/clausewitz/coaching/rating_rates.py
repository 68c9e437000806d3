"""How many tactics players of a rating find: counted in rated games, and shipped as a table."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from clausewitz.tactics.ranking.precision import wilson

TABLE = Path(__file__).with_name("rating_rates.json")
ALL = "all"
"""The row of all motifs together."""
WIDTH = 200
"""Points of rating in a band."""
_FEWEST = 30  # chances of a motif below which a band says nothing of it


@dataclass(frozen=True, slots=True)
class Rate:
    """Tactics found, of those that were to be had."""

    found: int
    missed: int

    @property
    def chances(self) -> int:
        return self.found + self.missed

    @property
    def share(self) -> float | None:
        return self.found / self.chances if self.chances else None

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %."""
        return wilson(self.found, self.chances)

    def __add__(self, other: "Rate") -> "Rate":
        return Rate(self.found + other.found, self.missed + other.missed)


@dataclass(frozen=True, slots=True)
class PeerCount:
    """How often such players failed: see logic/judgement/practice.pl for what is counted."""

    kind: str
    idea: str
    chances: int
    failed: int


@dataclass(frozen=True, slots=True)
class Band:
    """What players rated from `low` to below `low + WIDTH` find, by motif."""

    low: int
    games: int
    """In which such a player has a side."""
    moves: int
    """Of such players that were judged."""
    allowed: int
    """Tactics that their moves made possible."""
    rates: Mapping[str, Rate]
    counted_games: int = 0
    """In which the rest was counted, whole games; and the moves of such players in them."""
    counted_moves: int = 0
    counts: tuple[PeerCount, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.low} to {self.low + WIDTH - 1}"

    def rate(self, motif: str) -> Rate | None:
        """Of a motif that was seen often enough to tell."""
        found = self.rates.get(motif)
        return found if found is not None and found.chances >= _FEWEST else None


@dataclass(frozen=True, slots=True)
class RatingRates:
    """The table that ships: how it was made, and its bands."""

    command: str
    games: int
    bands: tuple[Band, ...]

    def band(self, rating: float | None) -> Band | None:
        """The band of a rating, if it was measured."""
        low = band_of(rating) if rating is not None else None
        return next((band for band in self.bands if band.low == low), None)


def band_of(rating: float) -> int:
    """The lowest rating of the band that a rating is in."""
    return int(rating // WIDTH) * WIDTH


@cache
def shipped_rates() -> RatingRates:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return RatingRates(table["command"], table["games"], tuple(map(_band, table["bands"])))


def _band(band: dict[str, Any]) -> Band:
    rates = {name: Rate(*pair) for name, pair in band["rates"].items()}
    counts = tuple(PeerCount(*row) for row in band.get("counts", ()))
    return Band(**band | {"rates": rates, "counts": counts})
