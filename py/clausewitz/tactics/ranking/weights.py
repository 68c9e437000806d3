"""The weights of features, alone or together, as logic/ranking/weights.pl has them.

    weight([gives_check, is_defended], 0.42).

They have two decimals, and are summed as whole hundredths: so all who add them get the same.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import read_text
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

Names = tuple[str, ...]
Flags = NDArray[np.bool_]
Hundredths = NDArray[np.int64]

_FACT = re.compile(r"weight\(\[(\w+(?:, \w+)*)\], (-?\d{1,7})\.(\d\d)\)\.")


@dataclass(frozen=True, slots=True)
class Weights:
    """What holds together, and what that weighs in hundredths."""

    of: Mapping[Names, int]

    @property
    def names(self) -> frozenset[str]:
        """All features that are spoken of."""
        return frozenset(name for together in self.of for name in together)

    def scores(self, columns: Mapping[str, Flags], cases: int) -> Hundredths:
        """The sum of the weights of what holds, for each case."""
        total = np.zeros(cases, np.int64)
        for together, weight in self.of.items():
            total[np.logical_and.reduce([columns[name] for name in together])] += weight
        return total


def shipped_file() -> Path:
    return data_dir("logic") / "ranking" / "weights.pl"


@cache
def shipped_weights() -> Weights:
    return read_weights(shipped_file())


def read_weights(file: Path) -> Weights:
    """The weights in a file; a line that is neither a weight nor a comment is an error."""
    found: dict[Names, int] = {}
    for number, line in enumerate(read_text(file).splitlines(), 1):
        if not line or line.startswith("%"):
            continue
        fact = _FACT.fullmatch(line)
        if fact is None:
            raise ClausewitzError(f"{file}:{number}: not a weight, such as weight([a, b], 0.42).")
        sign = -1 if fact[2].startswith("-") else 1
        found[tuple(fact[1].split(", "))] = sign * (abs(int(fact[2])) * 100 + int(fact[3]))
    return Weights(found)
