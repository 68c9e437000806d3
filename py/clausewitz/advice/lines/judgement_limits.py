"""Numbers of judgement that Python needs, too: the facts of logic/judgement/limits.pl."""

import re
from collections.abc import Mapping
from functools import cache

from clausewitz.clauses import read_text
from clausewitz.support.data import data_dir

_LIMIT = re.compile(r"^limit\((\w+), (-?[0-9.]+)\)\.", re.MULTILINE)


def limit(name: str) -> float:
    return _limits()[name]


@cache
def _limits() -> Mapping[str, float]:
    text = read_text(data_dir("logic") / "judgement" / "limits.pl")
    return {name: float(number) for name, number in _LIMIT.findall(text)}
