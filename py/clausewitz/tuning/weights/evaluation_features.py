"""How often each weight counts in a position: the evaluation is linear in its weights but for the
danger to kings, which is the square of a sum that is.

    early, late = counts @ weights + own danger squared - other danger squared
    score = floor((early * phase + late * (24 - phase)) / 24)

Nothing here knows what the features are: the kernel adds up weights of which all but a few are 0,
and these are powers of 256, so that eight counts fit side by side into one sum. Endings in which
the evaluation believes only a part of the score are another matter: `are_linear` finds them.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from clausewitz.engines.own.evaluation_weights import EvaluationWeights, features
from clausewitz.kernel import search
from clausewitz.kernel.search import evaluation_parts as parts
from clausewitz.kernel.search.entries import evaluate_all
from clausewitz.kernel.search.weight_layout import KING_DANGER
from clausewitz.runs.progress import Progress, Tell, silent

Rows = NDArray[np.uint64]
Counts = NDArray[np.int8]
_BITS, _AT_ONCE = 8, 8
_CHUNK = 20_000
_MUCH = 840
_TURN = 9  # the slot of the side to move


@dataclass(frozen=True)
class Features:
    """Of positions, for the side to move: counts[position, feature] of the plain features, own less
    other; those of danger for both sides apart; and the phases, 24 to 0."""

    counts: Counts
    own_danger: Counts
    other_danger: Counts
    phases: NDArray[np.int64]

    def part(self, chosen: NDArray[np.bool_] | slice) -> "Features":
        dangers = self.own_danger[chosen], self.other_danger[chosen]
        return Features(self.counts[chosen], *dangers, self.phases[chosen])

    def occurring(self) -> NDArray[np.bool_]:
        """Which of all features count in some position."""
        found = np.zeros(len(is_danger()), bool)
        found[~is_danger()] = self.counts.any(axis=0)
        found[is_danger()] = self.own_danger.any(axis=0) | self.other_danger.any(axis=0)
        return found


@cache
def is_danger() -> NDArray[np.bool_]:
    """Which features add up to a danger for the other king."""
    words = {group.name: group.word for group in search.WEIGHT_GROUPS}
    names = (name.partition("(")[0] for name, _ in features())
    return np.array([words.get(name) == KING_DANGER for name in names])


def features_of(rows: Rows, tell: Tell = silent) -> Features:
    """All counts of all positions."""
    danger = is_danger()
    counts = np.zeros((len(rows), np.count_nonzero(~danger)), np.int8)
    own, other = (np.zeros((len(rows), np.count_nonzero(danger)), np.int8) for _ in range(2))
    phases = np.zeros(len(rows), np.int64)
    for first in range(0, len(rows), _CHUNK):
        chunk = slice(first, first + _CHUNK)
        white, black, phases[chunk] = _both_sides(rows[chunk])
        blacks = (rows[chunk, _TURN] != 0)[:, None]
        mine, theirs = np.where(blacks, black, white), np.where(blacks, white, black)
        counts[chunk] = mine[:, ~danger].astype(np.int16) - theirs[:, ~danger]
        own[chunk], other[chunk] = mine[:, danger], theirs[:, danger]
        tell(Progress("features of positions", min(first + _CHUNK, len(rows)), len(rows)))
    column = [name for name, _ in features()].index("tempo")
    counts[:, np.count_nonzero(~danger[:column])] = 1
    return Features(counts, own, other, phases)


def _both_sides(
    rows: Rows,
) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int64]]:
    """What is counted for White and for Black, and the phases."""
    names, danger = features(), is_danger()
    white, black = (np.zeros((len(rows), len(names)), np.uint8) for _ in range(2))
    found = np.zeros((len(rows), parts.PARTS), np.int64)
    for first in range(0, len(names), _AT_ONCE):
        weights = np.zeros(search.WEIGHTS, np.uint64)
        for number, (_, places) in enumerate(names[first : first + _AT_ONCE]):
            for place, sign in places:
                weights[place] = sign * (1 << _BITS * number) % (1 << 64)
        found = sums_of(rows, weights.view(np.int64))
        for number in range(first, min(first + _AT_ONCE, len(names))):
            columns = (parts.WHITE_DANGER, parts.BLACK_DANGER) if danger[number] else (0, 1)
            for counts, column in zip((white, black), columns, strict=True):
                sums = found[:, column].view(np.uint64)
                counts[:, number] = sums >> np.uint64(_BITS * (number - first)) & np.uint64(255)
    return white, black, found[:, parts.PHASE]


def sums_of(rows: Rows, weights: NDArray[np.int64]) -> NDArray[np.int64]:
    """The columns of evaluation_parts.py, by packed weights."""
    found = np.zeros((len(rows), parts.PARTS), np.int64)
    state = search.search_state(weights, search.ALL_SWITCHES)
    parts.parts_of_all(state, np.ascontiguousarray(rows), found)
    return found


def evaluations(rows: Rows, weights: EvaluationWeights) -> NDArray[np.int64]:
    """The kernel's evaluation of each position, for the side to move."""
    return _evaluated(rows, weights.packed())


def are_linear(rows: Rows) -> NDArray[np.bool_]:
    """Where the evaluation believes all of a score, whoever is ahead."""
    ahead, behind = (_by_tempo(rows, score) for score in (_MUCH, -_MUCH))
    linear: NDArray[np.bool_] = (ahead == _MUCH) & (behind == -_MUCH)
    return linear


def table_of(weights: EvaluationWeights) -> NDArray[np.int64]:
    """[feature, phase] of a set of weights."""
    return np.array([weights.values[places[0][0]] for _, places in features()], np.int64)


def weights_of(table: NDArray[np.int64]) -> EvaluationWeights:
    """The set of weights of such a table."""
    values = np.zeros((search.WEIGHTS, 2), np.int64)
    for (_, places), pair in zip(features(), table, strict=True):
        for place, sign in places:
            values[place] = sign * pair
    return EvaluationWeights(values)


def _by_tempo(rows: Rows, score: int) -> NDArray[np.int64]:
    """Scores where nothing counts but the move."""
    weights = np.zeros(search.WEIGHTS, np.int64)
    weights[search.WEIGHT_STARTS["tempo"]] = search.pack_weight(score, score)
    return _evaluated(rows, weights)


def _evaluated(rows: Rows, weights: NDArray[np.int64]) -> NDArray[np.int64]:
    scores = np.zeros(len(rows), np.int64)
    state = search.search_state(weights, search.ALL_SWITCHES)
    evaluate_all(state, np.ascontiguousarray(rows), scores)
    return scores
