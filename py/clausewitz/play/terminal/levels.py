"""The opponents of `clausewitz play`: how far each looks, and how strong it was measured to be."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("levels.json")


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent: our engine with so many nodes for a move."""

    number: int
    name: str
    nodes: int
    rating: int
    within: int
    """The rating is in this distance with a confidence of 95 %."""

    @property
    def title(self) -> str:
        return f"{self.name} (level {self.number}, about {self.rating})"


@cache
def levels() -> dict[int, Level]:
    """By number, the weakest first."""
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return {number: Level(number, **one) for number, one in enumerate(table["levels"], 1)}
