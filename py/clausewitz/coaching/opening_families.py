"""The opening of a game: one name for one opening, however the game itself spells it."""

import re
from collections import Counter

import chess

from clausewitz.coaching.game_records import GameRecord
from clausewitz.play.openings.cases import CaseBase, with_lines

_SPELLINGS = {"defence": "defense", "centre": "center", "petroff": "petrov", "kings": "king"}
_SPELLINGS |= {"queens": "queen"}
_ALSO_CALLED = {
    "spanish": "ruy lopez",
    "russian": "petrov",
    "kga": "king gambit accepted",
    "kgd": "king gambit",
    "kp": "king pawn game",
    "qga": "queen gambit accepted",
    "qgd": "queen gambit declined",
}
_GENERAL = ("defense", "opening", "game")
"""What names are often shortened by, and sometimes made longer by."""


class OpeningFamilies:
    """The families of the table of openings: "French", "French Defense" and "French defence:
    Winawer" are all the French defence."""

    def __init__(self) -> None:
        self._base: CaseBase = with_lines([])
        lines = Counter(_family(line.name) for line in self._base.lines)
        often = [name for name, _ in lines.most_common()]
        self._names = {_key(name): name for name in reversed(often)}  # that which is used most

    def of(self, game: GameRecord) -> str:
        """The family that the game itself names, or else the table of openings."""
        named = game.tags.get("Opening", "")
        if named not in ("", "?"):
            return self.family(named)
        if game.start != chess.STARTING_FEN:
            return "from a position"
        board = chess.Board()
        for move in game.opening:
            board.push_uci(move)
        left = self._base.left(board)
        return self.family(left[0].line.name) if left else "no opening"

    def family(self, name: str) -> str:
        """The name in the table of the family that somebody calls so, or what it is called."""
        own = _family(name)
        key = _key(own)
        first, _, last = key.rpartition(" ")
        bare = first if last in _GENERAL else key
        if bare in _ALSO_CALLED:
            bare = key = _ALSO_CALLED[bare]
        longer = [] if bare != key else [f"{bare} {word}" for word in _GENERAL]
        return next((self._names[one] for one in (*longer, key, bare) if one in self._names), own)


def _family(name: str) -> str:
    """What comes before a colon, a comma or a bracket."""
    return re.split("[:,(]", name)[0].strip()


def _key(name: str) -> str:
    """The same for all spellings of a name."""
    words = name.casefold().replace("\u2019", "'").replace("'s", "").split()
    return " ".join(_SPELLINGS.get(word, word) for word in words)
