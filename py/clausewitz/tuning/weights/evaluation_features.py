"""How often each weight counts in a position: the evaluation is linear in its weights.

    score = floor((early * phase + late * (24 - phase)) / 24)

where early and late are the sums of counts times weights. Nothing here knows what the features
are: the kernel's evaluation is called with weights of which all but a few are 0. A weight that is
the same in both phases is not divided, so several counts fit side by side into one score. Endings
in which the evaluation believes only a part of the score are not linear: `are_linear` finds them.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.engines.own.evaluation_weights import EvaluationWeights, features
from clausewitz.kernel import search
from clausewitz.kernel.search.entries import evaluate_all
from clausewitz.kernel.search.weight_layout import PHASES

Rows = NDArray[np.uint64]
_BASE = 1 << 10  # counts are smaller than half of it
_AT_ONCE = 3  # so that the largest weight and its counts stay within 32 bits
_MUCH = 840


@dataclass(frozen=True)
class Features:
    """Of positions: counts[position, feature], for the side to move, and the phases, 24 to 0."""

    counts: NDArray[np.int16]
    phases: NDArray[np.int64]

    def scores(self, table: NDArray[np.int64]) -> NDArray[np.int64]:
        """What the evaluation says with the weights table[feature, phase]."""
        early, late = (self.counts.astype(np.int64) @ table[:, phase] for phase in (0, 1))
        mixed: NDArray[np.int64] = (early * self.phases + late * (PHASES - self.phases)) // PHASES
        return mixed


def features_of(rows: Rows) -> Features:
    """All counts of all positions."""
    names = features()
    counts = np.zeros((len(rows), len(names)), np.int16)
    for first in range(0, len(names), _AT_ONCE):
        weights = np.zeros(search.WEIGHTS, np.int64)
        for number, (_, places) in enumerate(names[first : first + _AT_ONCE]):
            for place, sign in places:
                weights[place] = _even(sign * _BASE**number)
        scores = _evaluated(rows, weights)
        for number in range(first, min(first + _AT_ONCE, len(names))):
            counts[:, number] = (scores + _BASE // 2) % _BASE - _BASE // 2
            scores = (scores - counts[:, number]) // _BASE
    return Features(counts, _by_tempo(rows, search.pack_weight(PHASES, 0)))


def evaluations(rows: Rows, weights: EvaluationWeights) -> NDArray[np.int64]:
    """The kernel's evaluation of each position, for the side to move."""
    return _evaluated(rows, weights.packed())


def are_linear(rows: Rows) -> NDArray[np.bool_]:
    """Where the evaluation believes all of a score, whoever is ahead."""
    ahead, behind = (_by_tempo(rows, _even(score)) for score in (_MUCH, -_MUCH))
    linear: NDArray[np.bool_] = (ahead == _MUCH) & (behind == -_MUCH)
    return linear


def table_of(weights: EvaluationWeights) -> NDArray[np.int64]:
    """[feature, phase] of a set of weights."""
    return np.array([weights.values[places[0][0]] for _, places in features()], np.int64)


def weights_of(name: str, table: NDArray[np.int64]) -> EvaluationWeights:
    """The set of weights of such a table."""
    values = np.zeros((search.WEIGHTS, 2), np.int64)
    for (_, places), pair in zip(features(), table, strict=True):
        for place, sign in places:
            values[place] = sign * pair
    return EvaluationWeights(name, values)


def _even(value: int) -> int:
    """A weight that is the same in both phases."""
    return search.pack_weight(value, value)


def _by_tempo(rows: Rows, weight: int) -> NDArray[np.int64]:
    """Scores where nothing counts but the move."""
    weights = np.zeros(search.WEIGHTS, np.int64)
    weights[search.WEIGHT_STARTS["tempo"]] = weight
    return _evaluated(rows, weights)


def _evaluated(rows: Rows, weights: NDArray[np.int64]) -> NDArray[np.int64]:
    scores = np.zeros(len(rows), np.int64)
    state = search.search_state(weights, search.ALL_SWITCHES)
    evaluate_all(state, np.ascontiguousarray(rows), scores)
    return scores
