"""Pairs of features that say together what their weights alone do not.

For each pair, how much the loss would fall by its own weight alone: the square of the loss's slope
there, divided by its curvature. The best are taken, the weights are fitted again, and so on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from clausewitz.runs.progress import Progress, Tell, silent
from ranking_fit.conditional_logit import Choices, Floats, fit

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PairSearch:
    """How many pairs are taken in how many rounds, and how weights are pulled towards 0."""

    rounds: int
    each: int
    pull: float
    least_moves: int = 30
    """Pairs that hold of fewer moves are passed over."""


def with_pairs(
    choices: Choices, search: PairSearch, tell: Tell = silent
) -> tuple[list[Pair], Floats]:
    """The pairs, and the weights of all features and then of the pairs."""
    pairs: list[Pair] = []
    count = choices.holds.shape[1]
    weights = fit(choices, search.pull)
    whole = choices
    for number in range(1, search.rounds + 1):
        gains = _gains(choices, whole.chances(whole.scores(weights)), search)
        pairs += _best(choices, gains, pairs, search.each)
        whole = joined(choices, pairs)
        weights = fit(whole, search.pull, weights)
        tell(Progress("rounds of pairs", number, search.rounds, words=f"{len(pairs)} pairs"))
    assert len(weights) == count + len(pairs)
    return pairs, weights


def joined(choices: Choices, pairs: Sequence[Pair]) -> Choices:
    """The choices with columns for the pairs behind the others."""
    columns = [choices.holds[:, one] & choices.holds[:, other] for one, other in pairs]
    return replace(choices, holds=np.column_stack([choices.holds, *columns]))


def _gains(choices: Choices, chances: Floats, search: PairSearch) -> Floats:
    """By how much the loss falls, about, by the weight of each pair."""
    size = choices.holds.shape[1]
    weights = choices.weights[choices.position]
    missed, spread = -chances * weights, chances * (1 - chances) * weights
    missed[choices.right] += choices.weights
    slopes, curves, counts = np.zeros((size, size)), np.full((size, size), search.pull), 0.0
    met: NDArray[np.float64] = np.zeros((size, size))
    for holds, where, _ in choices.chunks():
        inputs = holds.astype(np.float32)
        slopes += inputs.T @ (inputs * missed[where].astype(np.float32)[:, None])
        curves += inputs.T @ (inputs * spread[where].astype(np.float32)[:, None])
        met += inputs.T @ inputs
    alone = np.diag(met)
    says_nothing = (met == alone[:, None]) | (met == alone[None, :]) | (met < search.least_moves)
    gains: Floats = np.triu(np.where(says_nothing, counts, slopes**2 / curves), 1)
    return gains


def _best(choices: Choices, gains: Floats, known: Sequence[Pair], most: int) -> Iterator[Pair]:
    """The pairs of most gain that are not known; each feature once, as pairs of one are alike."""
    used: set[int] = set()
    found = 0
    for place in np.argsort(-gains, axis=None).tolist():
        pair = divmod(place, choices.holds.shape[1])
        if pair in known or used & set(pair):
            continue
        used |= set(pair)
        found += 1
        yield pair
        if found == most:
            return
