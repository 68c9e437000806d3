"""Weights of the evaluation: sets by name, and as facts in a file.

    weight(man(knight, f3), 345, 290).
    weight(mobility(rook, 7), 2, 11).
    weight(tempo, 15, 5).

A fact has a feature and what one of it is worth in the middlegame and in the endgame, in
hundredths of a pawn; features without a fact are worth nothing. Places of pieces are White's,
Black's mirror them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import search
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.support.errors import ClausewitzError

_MAKERS = (
    "clauses/syntax.py",
    "engines/own/evaluation_weights.py",
    "engines/own/weight_facts.py",
    "kernel/search/weight_layout.py",
)
"""The modules that read weights: see `data.cached`."""
_PIECES = chess.PIECE_NAMES
_MOST_SQUARES = {"knight": 8, "bishop": 13, "rook": 14, "queen": 27}


@dataclass(frozen=True)
class EvaluationWeights:
    """One set of weights, two columns: middlegame and endgame, in the order of the kernel."""

    values: NDArray[np.int64]

    def packed(self) -> NDArray[np.int64]:
        """As the kernel takes them."""
        return search.pack_weights(self.values)


@cache
def named(name: str) -> EvaluationWeights:
    """A set that ships with the project."""
    path = data_dir("logic") / "weights" / f"{name}.pl"
    if not path.exists():
        known = sorted(file.stem for file in path.parent.glob("*.pl"))
        raise ClausewitzError(f"no weights are called {name}: there are {', '.join(known)}")
    text = path.read_text(encoding="utf-8")
    values = cached(
        "weights", [text, *package_sources(*_MAKERS)], lambda: read_weights(path).values.tolist()
    )
    return EvaluationWeights(np.array(values, np.int64))


def find_weights(text: str) -> EvaluationWeights:
    """A set by its name, or by its file."""
    return read_weights(Path(text)) if text.endswith(".pl") else named(text)


def read_weights(path: Path) -> EvaluationWeights:
    """The weights in a file of facts."""
    from clausewitz.engines.own import weight_facts  # what ships is cached: nobody need read it

    return EvaluationWeights(weight_facts.read_values(path, _places()))


def weights_text(weights: EvaluationWeights) -> str:
    """The facts of a set, without those that are worth nothing."""
    lines = []
    for feature, places in _places().items():
        early, late = weights.values[places[0][0]]
        if early or late:
            lines.append(f"weight({feature}, {early}, {late}).\n")
    return "".join(lines)


def features() -> list[tuple[str, list[tuple[int, int]]]]:
    """All features by name, each with its places in the kernel's order and their signs."""
    return list(_places().items())


@cache
def _places() -> dict[str, list[tuple[int, int]]]:
    return dict(_all_features())


def _all_features() -> Iterator[tuple[str, list[tuple[int, int]]]]:
    for group in search.WEIGHT_GROUPS:
        start = search.WEIGHT_STARTS[group.name]
        if group.name == "pieces":
            yield from _pieces_on_squares(start)
            continue
        for numbers in product(*(index.occurring for index in group.indices)):
            if group.name == "mobility" and numbers[1] > _MOST_SQUARES[_PIECES[numbers[0]] or ""]:
                continue
            place, names = 0, list[str]()
            for index, number in zip(group.indices, numbers, strict=True):
                place = place * index.places + number
                names.append(index.names[number] if index.names else str(number))
            arguments = f"({', '.join(names)})" if names else ""
            yield f"{group.name}{arguments}", [(start + place, 1)]


def _pieces_on_squares(start: int) -> Iterator[tuple[str, list[tuple[int, int]]]]:
    for piece in chess.PIECE_TYPES:
        for square in chess.SQUARES:
            white = start + 64 * piece + square
            black = start + 64 * (8 + piece) + chess.square_mirror(square)
            name = f"man({_PIECES[piece]}, {chess.square_name(square)})"
            yield name, [(white, 1), (black, -1)]
