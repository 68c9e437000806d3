"""How strong the engine is with few nodes: the opponents of `clausewitz play`, and UCI_Elo."""

import itertools
import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

TABLE = Path(__file__).with_name("levels.json")
PLAYER = "clausewitz:evaluation=words"
"""Who was measured, and plays."""


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent: our engine with so many nodes for a move."""

    number: int
    name: str
    nodes: int
    rating: int | None
    """None if it was not measured."""
    within: int | None
    """The rating is in this distance with a confidence of 95 %."""

    @property
    def shown(self) -> tuple[str, int | None]:
        """Name and rating, for games."""
        return self.name, self.rating


@cache
def levels() -> dict[int, Level]:
    """By number, the weakest first."""
    return {number: Level(number, **one) for number, one in enumerate(_table()["levels"], 1)}


def nodes_of_rating(rating: int) -> int:
    """For how many nodes a move that rating is expected; between levels the logarithm is even."""
    points = _measured()
    for (low, few), (high, many) in itertools.pairwise(points):
        if rating <= high:
            part = (max(rating, low) - low) / (high - low)
            return round(math.exp((1 - part) * math.log(few) + part * math.log(many)))
    return points[-1][1]


def rating_range() -> tuple[int, int]:
    """The lowest and the highest rating that was measured."""
    points = _measured()
    return points[0][0], points[-1][0]


@cache
def _measured() -> list[tuple[int, int]]:
    return [(one.rating, one.nodes) for one in levels().values() if one.rating is not None]


def scale() -> str:
    """What the ratings are measured by."""
    return str(_table()["scale"])


def _table() -> Any:
    return json.loads(TABLE.read_text(encoding="utf-8"))
