"""One name for one opening: French, French defence and French Defense: Winawer are the same."""

import unicodedata
from functools import cache

from clausewitz.games.opening_lines import read_facts, table_file

_GENERAL = frozenset(("defence", "defense", "opening", "game"))
"""Words that a name may have or not."""
_ALIASES = {
    "kga": "king's gambit accepted",
    "kgd": "king's gambit declined",
    "kp": "king's pawn",
    "qga": "queen's gambit accepted",
    "qgd": "queen's gambit declined",
    "qgd semi-slav": "semi-slav",
    "qgd slav": "slav",
    "qp": "queen's pawn",
    "grunfeld": "gruenfeld",
    "robatsch": "modern",
    "russian": "petrov",
    "spanish": "ruy lopez",
    "trompowsky attack": "trompovsky attack",
}


def family(name: str) -> str:
    """The opening that a variation is of, by the name that the table has for its shortest line.

    family("Sicilian: Najdorf") and family("Sicilian Defense") are "Sicilian defence".
    """
    return _table_names().get(_key(name)) or _head(name)


@cache
def _table_names() -> dict[str, str]:
    found: dict[str, str] = {}
    for line in sorted(read_facts(table_file()), key=lambda line: len(line.moves)):
        found.setdefault(_key(line.name), _head(line.name))
    return found


def _head(name: str) -> str:
    """A name without its variation."""
    for sign in ":,(":
        name = name.partition(sign)[0]
    return name.strip()


def _key(name: str) -> str:
    """What names of the same opening have in common: no accents, capitals and general words."""
    plain = unicodedata.normalize("NFKD", _head(name)).encode("ascii", "ignore").decode().lower()
    words = [word for word in plain.split() if word not in _GENERAL]
    # Petrov's defence is the Petrov, but the King's gambit is nobody's.
    if len(words) == 1:
        words = [words[0].removesuffix("'s")]
    key = " ".join(words)
    return _ALIASES.get(key, key)
