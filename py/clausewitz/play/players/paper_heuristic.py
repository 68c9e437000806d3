"""The heuristic of Han, Lavelle and Wilkerson: weights by name, and tables of places, as facts."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import Compound, Term, read_sentences, whole_number
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError


@dataclass(frozen=True)
class HeuristicWeights:
    """What the three parts count, in thousandths."""

    name: str
    material: int
    places: int
    threats: int

    def values(self) -> tuple[int, int, int]:
        return self.material, self.places, self.threats


def weights(name: str) -> HeuristicWeights:
    """The weights of a name, the paper's or ours; of a file with one set; or three numbers, as in
    1,0.02,0.05."""
    sets = _weight_sets()
    if name in sets:
        return sets[name]
    if name.endswith(".pl"):
        found = list(_sets_in(Path(name)).values())
        if len(found) != 1:
            raise ClausewitzError(f"{name}: {len(found)} sets of weights in it, not one")
        return found[0]
    try:
        material, places, threats = (round(1000 * float(text)) for text in name.split(","))
    except ValueError as error:
        known = ", ".join(sets)
        raise ClausewitzError(f"no weights are called {name}: there are {known}") from error
    return HeuristicWeights(name, material, places, threats)


def names() -> list[str]:
    """Of all sets that ship, the paper's first."""
    return list(_weight_sets())


@cache
def places() -> NDArray[np.int64]:
    """[piece << 6 | square], as White sees it."""
    table = np.zeros(8 * 64, np.int64)
    for name, rank, *values in _facts(data_dir("logic") / "heuristic" / "places.pl", "places", 10):
        piece = chess.PIECE_NAMES.index(str(name))
        start = piece << 6 | 8 * (_number(rank) - 1)
        table[start : start + 8] = [_number(value) for value in values]
    return table


@cache
def _weight_sets() -> dict[str, HeuristicWeights]:
    folder: Path = data_dir("logic") / "heuristic"
    papers = _sets_in(folder / "weights.pl")
    return papers | _sets_in(folder / "tuned.pl")


def _sets_in(path: Path) -> dict[str, HeuristicWeights]:
    return {
        str(name): HeuristicWeights(str(name), *(_number(value) for value in values))
        for name, *values in _facts(path, "weights", 4)
    }


def _facts(path: Path, name: str, arity: int) -> list[tuple[Term, ...]]:
    heads = [sentence.head for sentence in read_sentences(read_text(path), str(path))]
    return [
        head.arguments
        for head in heads
        if isinstance(head, Compound) and head.name == name and len(head.arguments) == arity
    ]


def _number(term: Term) -> int:
    if (number := whole_number(term)) is None:
        raise ClausewitzError(f"not a number: {term}")
    return number
