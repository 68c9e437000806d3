"""The opponents of `clausewitz play`: how far each looks, and how strong it was measured to be."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

TABLE = Path(__file__).with_name("levels.json")


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


def scale() -> str:
    """What the ratings are measured by."""
    return str(_table()["scale"])


def _table() -> Any:
    return json.loads(TABLE.read_text(encoding="utf-8"))
