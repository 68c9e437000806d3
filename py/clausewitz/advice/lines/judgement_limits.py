"""Numbers of judgement that Python needs, too: the facts of logic/judgement/limits.pl."""

import re
from collections.abc import Mapping
from functools import cache

from clausewitz.clauses import read_text
from clausewitz.support.data import data_dir

_FACT = re.compile(r"^(\w+)\(([\w.]+), (-?[0-9.]+)\)\.", re.MULTILINE)


def limit(name: str) -> float:
    return _limits()[name]


@cache
def looks() -> tuple[tuple[float, float], ...]:
    """Shares of the effort, the first look first, each with the margin that makes it the last."""
    return tuple((float(share), margin) for fact, share, margin in _facts() if fact == "look")


@cache
def _limits() -> Mapping[str, float]:
    return {name: number for fact, name, number in _facts() if fact == "limit"}


@cache
def _facts() -> tuple[tuple[str, str, float], ...]:
    text = read_text(data_dir("logic") / "judgement" / "limits.pl")
    return tuple((fact, name, float(number)) for fact, name, number in _FACT.findall(text))
