"""Fitting weights so that scores tell who will win: logistic regression by Newton's method.

The loss is convex, so there is one answer, and no rate, batch or seed to choose. Weights are
pulled towards those one starts from, so what is seldom seen stays as it was.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.search.weight_layout import PHASES
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.tuning.weights.evaluation_features import Features

Floats = NDArray[np.float64]
_CHUNK = 8192
_STEPS, _STILL = 30, 0.05  # weights are rounded to ones in the end
_NARROW = 1e-3  # how exactly a scale is looked for, as a share of it
_SCALES = (20.0, 2000.0)


@dataclass(frozen=True)
class FitProblem:
    """Positions, what they should say (the chance to win of the side to move), and the scale:
    hundredths of a pawn that make a chance of 73 %."""

    features: Features
    targets: Floats
    scale: float

    def loss(self, table: Floats) -> float:
        """The mean cross entropy."""
        early, late = (self._sum(table[:, phase]) for phase in (0, 1))
        share = self.features.phases / PHASES
        return cross_entropy((early * share + late * (1 - share)) / self.scale, self.targets)

    def _sum(self, weights: Floats) -> Floats:
        """Counts times weights, a chunk at a time: as floats the counts take much memory."""
        counts = self.features.counts
        chunks = range(0, len(counts), _CHUNK)
        return np.concatenate([counts[first : first + _CHUNK] @ weights for first in chunks])

    def part(self, chosen: NDArray[np.bool_]) -> "FitProblem":
        known = self.features
        features = Features(known.counts[chosen], known.phases[chosen])
        return FitProblem(features, self.targets[chosen], self.scale)


def fit(problem: FitProblem, start: Floats, spread: float, tell: Tell = silent) -> Floats:
    """The most likely weights, where they are expected as far from the first ones as the spread
    says, in hundredths of a pawn (a normal distribution), before any position has been seen."""
    pull = 1 / (spread**2 * len(problem.targets))

    def cost(table: Floats) -> float:
        return problem.loss(table) + pull / 2 * float(((table - start) ** 2).sum())

    table, least = start.copy(), cost(start)
    for number in range(1, _STEPS + 1):
        gradient, curvature = _derivatives(problem, table)
        gradient += pull * (table - start).ravel()
        curvature[np.diag_indices_from(curvature)] += pull
        step = np.linalg.solve(curvature, gradient).reshape(table.shape)
        while (found := cost(table - step)) > least and np.abs(step).max() > _STILL:
            step /= 2  # too far: the loss is not as curved there
        table, least, change = table - step, found, float(np.abs(step).max())
        words = f"cost {least:.5f}, largest change {change / 100:.4f} pawns"
        tell(Progress("steps of fitting", number, words=words))
        if change < _STILL:
            break
    return table


def _derivatives(problem: FitProblem, table: Floats) -> tuple[Floats, Floats]:
    """The gradient of the loss and its second derivatives, by the weights of both phases."""
    counts, phases, whole = problem.features.counts, problem.features.phases, len(problem.targets)
    size = table.size
    gradient, curvature = np.zeros(size), np.zeros((size, size))
    for first in range(0, whole, _CHUNK):
        chunk = slice(first, first + _CHUNK)
        share = (phases[chunk] / PHASES).astype(np.float32)[:, None, None]
        shares = np.concatenate([share, 1 - share], axis=2)
        inputs = (counts[chunk, :, None] * shares).reshape(-1, size).astype(np.float32)
        logits = (inputs @ table.ravel().astype(np.float32)).astype(np.float64) / problem.scale
        targets = problem.targets[chunk]
        chances = 1 / (1 + np.exp(-logits))
        gradient += inputs.T @ ((chances - targets) / problem.scale).astype(np.float32)
        weights = (chances * (1 - chances) / problem.scale**2).astype(np.float32)
        curvature += inputs.T @ (inputs * weights[:, None])
    return gradient / whole, curvature / whole


def cross_entropy(logits: Floats, targets: Floats) -> float:
    """How badly chances tell what came, 0 at best."""
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


def best_scale(scores: Floats, targets: Floats) -> float:
    """The scale by which scores tell the targets best, by golden section over its logarithm."""
    low, high = np.log(_SCALES[0]), np.log(_SCALES[1])
    golden = (np.sqrt(5) - 1) / 2
    while high - low > _NARROW:
        one, other = high - golden * (high - low), low + golden * (high - low)
        if cross_entropy(scores / np.exp(one), targets) < cross_entropy(
            scores / np.exp(other), targets
        ):
            high = other
        else:
            low = one
    return float(np.exp((low + high) / 2))


def chances(scores: Floats, scale: float) -> Floats:
    """The chance to win that scores mean."""
    found: Floats = 1 / (1 + np.exp(-scores / scale))
    return found
