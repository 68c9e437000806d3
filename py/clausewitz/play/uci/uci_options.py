"""The options that a chess program can set, and how they are declared to it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from clausewitz.engines.own.evaluation_kinds import NETWORK, PLAYING, WORDS
from clausewitz.play.terminal.levels import nodes_of_rating, rating_range
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.systems import bytes_of_memory

_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)


@dataclass(frozen=True)
class Option:
    """One option: its kind is spin (a number), check (yes or no), combo (a choice) or button."""

    name: str
    kind: str
    default: int | bool | str | None = None
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def declaration(self) -> str:
        start = f"option name {self.name} type {self.kind}"
        if self.kind == "spin":
            return f"{start} default {self.default} min {self.least} max {self.most}"
        if self.kind == "combo":
            return " ".join(
                [f"{start} default {self.default}", *(f"var {c}" for c in self.choices)]
            )
        return f"{start} default {str(self.default).lower()}" if self.kind == "check" else start

    def read(self, text: str) -> int | bool | str | None:
        """The value that a text means."""
        if self.kind == "button":
            return None
        if self.kind == "check":
            if text.lower() in ("true", "false"):
                return text.lower() == "true"
        elif self.kind == "combo":
            if text.lower() in self.choices:
                return text.lower()
        elif _NUMBER.fullmatch(text) and self.least <= int(text) <= self.most:
            return int(text)
        ranges = {"check": "true or false", "combo": " or ".join(self.choices)}
        known = ranges.get(self.kind, f"{self.least} to {self.most}")
        raise ClausewitzError(f"{self.name} cannot be {text or 'empty'}: it is {known}")


HASH = Option("Hash", "spin", 64, 1, max(64, bytes_of_memory() // 2_000_000))
CLEAR_HASH = Option("Clear Hash", "button")
MULTI_PV = Option("MultiPV", "spin", 1, 1, 256)
PONDER = Option("Ponder", "check", False)
OWN_BOOK = Option("OwnBook", "check", False)
OVERHEAD = Option("Move Overhead", "spin", 10, 0, 5000)
EXPLAIN = Option("Explain", "check", True)
"""The tactics behind a move are named before it."""
ANALYSING = Option("UCI_AnalyseMode", "check", False)
"""No moves out of openings."""
EVALUATION = Option("Evaluation", "combo", PLAYING, choices=(WORDS, NETWORK))
_WEAKEST, _STRONGEST = rating_range()
LIMITED = Option("UCI_LimitStrength", "check", False)
"""Play as strong as UCI_Elo says, by few nodes for a move, which were measured."""
ELO = Option("UCI_Elo", "spin", _STRONGEST, _WEAKEST, _STRONGEST)

_ALL = (
    *(HASH, CLEAR_HASH, MULTI_PV, PONDER, OWN_BOOK, OVERHEAD, EXPLAIN, ANALYSING, EVALUATION),
    *(LIMITED, ELO),
)


class Options:
    def __init__(self) -> None:
        self._values = {option: option.default for option in _ALL}

    def declarations(self) -> Iterator[str]:
        return (option.declaration() for option in _ALL)

    def set(self, name: str, text: str) -> Option:
        """Set the option of that name, in any case, to what the text means."""
        for option in _ALL:
            if option.name.lower() == name.lower():
                self._values[option] = option.read(text)
                return option
        raise ClausewitzError(f"no option is called {name or 'so'}")

    def number(self, option: Option) -> int:
        return int(self._values[option] or 0)

    def text(self, option: Option) -> str:
        return str(self._values[option])

    @property
    def evaluation(self) -> str:
        """At limited strength that by which the strength was measured."""
        return WORDS if self.is_on(LIMITED) else self.text(EVALUATION)

    @property
    def most_nodes(self) -> int | None:
        """For a move at limited strength."""
        return nodes_of_rating(self.number(ELO)) if self.is_on(LIMITED) else None

    def is_on(self, option: Option) -> bool:
        return bool(self._values[option])
