"""Players as the user names them: `stockfish:elo=1800`, `uci:PATH,Hash=16,depth=4`, `base:winning`.

A name, and after a colon what it needs: words, and values with their names, between commas. How
much a player may think about a move can be said with every player: depth, nodes, seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from clausewitz.engines.own.search_limit import Limit
from clausewitz.support.errors import ClausewitzError

PATIENCE = 30.0
"""Seconds that a move may take beyond the time it has been given, or if none was given."""

LIMITS = ("depth", "nodes", "seconds")
_PROGRAMS = ("uci", "xboard")  # what follows first is a file, whatever signs are in its name


@dataclass(frozen=True)
class Parameters:
    """A player's name taken apart."""

    text: str
    kind: str
    words: tuple[str, ...]
    values: Mapping[str, str]
    patience: float = PATIENCE

    @property
    def label(self) -> str:
        """Short, for tables and games: a program without its folder."""
        if self.kind not in _PROGRAMS or not self.words:
            return self.text
        place = PurePath(self.words[0]).name
        return ",".join([place, *(f"{name}={value}" for name, value in self.values.items())])

    def limit(self, otherwise: Limit) -> Limit:
        """What the player was given with its name, or else what everyone gets."""
        own = {name: value for name, value in self.values.items() if name in LIMITS}
        return limit_from(own, self.text) if own else otherwise

    def options(self) -> dict[str, str]:
        """All values but those that limit."""
        return {name: value for name, value in self.values.items() if name not in LIMITS}

    def only(self, *names: str, words: int = 0) -> None:
        """Refuse what this player has no use for."""
        for name in self.options():
            if name not in names:
                known = ", ".join([*names, *LIMITS])
                raise ClausewitzError(f'player "{self.text}": no parameter {name}, only {known}')
        if len(self.words) > words:
            raise ClausewitzError(f'player "{self.text}": "{self.words[words]}" is not expected')

    def whole(self, name: str) -> int | None:
        """A whole number, if it was given."""
        return None if name not in self.values else _whole(self.text, name, self.values[name])


def parse_player(text: str, patience: float = PATIENCE) -> Parameters:
    """The parts of a player's name; who that is remains to be seen."""
    kind, colon, rest = text.strip().partition(":")
    words, values = list[str](), dict[str, str]()
    for place, part in enumerate(rest.split(",") if colon else ()):
        name, equals, value = (side.strip() for side in part.partition("="))
        if not part.strip() or (equals and not name):
            raise ClausewitzError(f'player "{text}": a parameter is missing')
        if not equals or (place == 0 and kind in _PROGRAMS):
            words.append(part.strip())
        elif name in values:
            raise ClausewitzError(f'player "{text}": {name} is given twice')
        else:
            values[name] = value
    return Parameters(text.strip(), kind, tuple(words), values, patience)


def parse_limit(text: str) -> Limit:
    """`nodes=10000` or `depth=4,seconds=1`."""
    values = dict[str, str]()
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name.strip() not in LIMITS:
            raise ClausewitzError(f'limit "{text}" is not depth=…, nodes=… or seconds=…')
        values[name.strip()] = value.strip()
    return limit_from(values, text)


def limit_from(values: Mapping[str, str], text: str) -> Limit:
    depth, nodes = (
        _whole(text, name, values[name]) if name in values else None for name in ("depth", "nodes")
    )
    seconds = _seconds(text, values["seconds"]) if "seconds" in values else None
    return Limit(depth, nodes, seconds)


def _whole(text: str, name: str, value: str) -> int:
    if not value.isascii() or not value.isdigit() or not 0 < len(value) < 19:
        raise ClausewitzError(f'"{text}": {name} is "{value}", not a whole number')
    return int(value)


def _seconds(text: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise ClausewitzError(f'"{text}": seconds is "{value}", not a number above 0')
    return seconds
