"""Numbers of judgement that Python needs, too: the facts of logic/judgement/limits.pl."""

import re
from collections.abc import Mapping
from functools import cache

from clausewitz.clauses import read_text
from clausewitz.support.data import data_dir

_LIMIT = re.compile(r"^limit\((\w+), (-?[0-9.]+)\)\.", re.MULTILINE)
_LOOK = re.compile(r"^look\(([0-9.]+), [0-9.]+\)\.", re.MULTILINE)


def limit(name: str) -> float:
    return _limits()[name]


def looks() -> list[float]:
    """How long each look at the best moves is, of the whole search."""
    return [float(share) for share in _LOOK.findall(_text())]


@cache
def _limits() -> Mapping[str, float]:
    return {name: float(number) for name, number in _LIMIT.findall(_text())}


def _text() -> str:
    return read_text(data_dir("logic") / "judgement" / "limits.pl")
