"""The facts of a file of weights: see evaluation_weights.py."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import Compound, Sentence, read_sentences, whole_number, write_term
from clausewitz.kernel import search
from clausewitz.support.errors import ClausewitzError

Places = Mapping[str, Sequence[tuple[int, int]]]
"""For each feature its places in the kernel's order, and their signs."""

_LARGEST = 100_000  # a thousand pawns: all of a position's fit into 32 bits


def read_values(path: Path, places: Places) -> NDArray[np.int64]:
    """The weights in a file, two columns, in the order of the kernel."""
    values = np.zeros((search.WEIGHTS, 2), np.int64)
    for sentence in read_sentences(read_text(path), str(path)):
        feature, early, late = _fact(sentence, str(path), places)
        for place, sign in places[feature]:
            values[place] = sign * early, sign * late
    return values


def _fact(sentence: Sentence, source: str, places: Places) -> tuple[str, int, int]:
    match sentence.head:
        case Compound("weight", (feature, early, late)) if not sentence.body:
            name, values = write_term(feature), (whole_number(early), whole_number(late))
            if name in places and None not in values:
                found = values[0] or 0, values[1] or 0
                if max(map(abs, found)) > _LARGEST:
                    words = f"a weight of more than {_LARGEST:,}"
                    raise ClausewitzError(f"{source}:{sentence.line}: {words}")
                return name, *found
    raise ClausewitzError(f"{source}:{sentence.line}: not a weight of the evaluation")
