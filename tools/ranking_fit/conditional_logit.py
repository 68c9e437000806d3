"""Weights that make the moves to find likely: a conditional logit, fitted by Newton's method.

The chance of a move is the exponential of its score, the sum of the weights of what holds of it,
divided by the sum over all legal moves of the position. Weights are pulled towards 0. The loss is
convex, so there is one answer, and no rate, order or seed to choose.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
_CHUNK = 2000  # positions at a time: as floats, columns take much memory
_STEPS, _SMALLEST, _STILL = 25, 1e-3, 1e-6


@dataclass(frozen=True, eq=False)
class Choices:
    """Legal moves of positions, a line each, position by position, and which is to be found."""

    holds: Flags
    """For each move, which features hold."""
    starts: NDArray[np.int64]
    """The first move of each position."""
    right: NDArray[np.int64]
    """The move of each position that is to be found."""
    weights: Floats
    """How much each position counts."""

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def position(self) -> NDArray[np.int64]:
        """The position of each move."""
        return np.repeat(np.arange(len(self)), np.diff(self.starts, append=len(self.holds)))

    def scores(self, weights: Floats) -> Floats:
        """The score of each move."""
        return np.concatenate(
            [part.astype(np.float32) @ weights.astype(np.float32) for part, *_ in self.chunks()]
        ).astype(np.float64)

    def chances(self, scores: Floats) -> Floats:
        """The chance of each move."""
        position = self.position
        grown = np.exp(scores - np.maximum.reduceat(scores, self.starts)[position])
        chances: Floats = grown / np.add.reduceat(grown, self.starts)[position]
        return chances

    def chunks(self) -> "list[tuple[Flags, slice, NDArray[np.int64]]]":
        """Parts of the moves, where they are, and where positions start in them."""
        ends = [*self.starts[_CHUNK::_CHUNK].tolist(), len(self.holds)]
        found, begin = [], 0
        for number, end in enumerate(ends):
            starts = self.starts[number * _CHUNK : (number + 1) * _CHUNK] - begin
            found.append((self.holds[begin:end], slice(begin, end), starts))
            begin = end
        return found


def fit(choices: Choices, pull: float, start: Floats | None = None) -> Floats:
    """The weights at which the loss, with `pull` / 2 times the sum of squares, is least."""
    weights = np.zeros(choices.holds.shape[1])
    if start is not None:
        weights[: len(start)] = start
    loss, chances = _loss(choices, weights, pull)
    for _ in range(_STEPS):
        step = _newton_step(choices, weights, chances, pull)
        length, before = 1.0, loss
        loss, chances = _loss(choices, weights - step, pull)
        while loss > before and length > _SMALLEST:
            length /= 2
            loss, chances = _loss(choices, weights - length * step, pull)
        weights = weights - length * step
        if before - loss < _STILL * before:
            break
    return weights


def _loss(choices: Choices, weights: Floats, pull: float) -> tuple[float, Floats]:
    chances = choices.chances(choices.scores(weights))
    surprise = -np.log(np.maximum(chances[choices.right], 1e-300))
    return float(choices.weights @ surprise + pull / 2 * weights @ weights), chances


def _newton_step(choices: Choices, weights: Floats, chances: Floats, pull: float) -> Floats:
    size = len(weights)
    slope: Floats = pull * weights
    curve: Floats = pull * np.eye(size)
    for number, (holds, where, starts) in enumerate(choices.chunks()):
        own = choices.weights[number * _CHUNK : number * _CHUNK + len(starts)].astype(np.float32)
        inputs = holds.astype(np.float32)
        likely = inputs * chances[where].astype(np.float32)[:, None]
        means = np.add.reduceat(likely, starts, axis=0)
        counts = np.diff(starts, append=len(inputs))
        curve += inputs.T @ (likely * np.repeat(own, counts)[:, None])
        curve -= means.T @ (means * own[:, None])
        rights = choices.right[number * _CHUNK : number * _CHUNK + len(starts)] - where.start
        slope += own @ (means - inputs[rights])
    return np.asarray(np.linalg.solve(curve, slope), np.float64)
