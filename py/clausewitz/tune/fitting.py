"""Fitting weights so that scores tell who will win: logistic regression by Newton's method.

The loss is convex, so there is one answer, and no rate, batch or seed to choose. Weights are
pulled towards those one starts from, so what is seldom seen stays as it was.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.engine.weights import PHASES
from clausewitz.tune.features import Features

Floats = NDArray[np.float64]
_CHUNK = 8192
_STEPS, _STILL = 30, 0.05  # weights are rounded to ones in the end
_NARROW = 1e-3  # how exactly a scale is looked for, as a share of it
_SCALES = (20.0, 2000.0)
_PER_MILLION = 1e-6


@dataclass(frozen=True)
class Problem:
    """Positions, what they should say (the chance to win of the side to move), and the scale:
    hundredths of a pawn that make a chance of 73 %."""

    features: Features
    targets: Floats
    scale: float

    def loss(self, table: Floats) -> float:
        """The mean cross entropy."""
        early, late = (self.features.counts @ table[:, phase] for phase in (0, 1))
        share = self.features.phases / PHASES
        return cross_entropy((early * share + late * (1 - share)) / self.scale, self.targets)

    def part(self, chosen: NDArray[np.bool_]) -> "Problem":
        known = self.features
        features = Features(known.counts[chosen], known.phases[chosen])
        return Problem(features, self.targets[chosen], self.scale)


@dataclass(frozen=True)
class Step:
    """How far a fit is."""

    number: int
    loss: float
    change: float
    """The largest of any weight, in hundredths of a pawn."""


def fit(
    problem: Problem, start: Floats, pull: float, tell: Callable[[Step], None] = lambda step: None
) -> Floats:
    """The weights of least loss and pull. The pull is what a weight costs that is a hundredth of a
    pawn away from where it started, in millionths, the more the farther (by the square)."""
    table, penalty = start.copy(), 2 * pull * _PER_MILLION
    for number in range(1, _STEPS + 1):
        loss, gradient, curvature = _derivatives(problem, table)
        gradient += penalty * (table - start).ravel()
        curvature[np.diag_indices_from(curvature)] += penalty
        step = np.linalg.solve(curvature, gradient).reshape(table.shape)
        table = table - step
        change = float(np.abs(step).max())
        tell(Step(number, loss, change))
        if change < _STILL:
            break
    return table


def _derivatives(problem: Problem, table: Floats) -> tuple[float, Floats, Floats]:
    """Loss, its gradient and its second derivatives, by the weights of both phases in turn."""
    counts, phases, whole = problem.features.counts, problem.features.phases, len(problem.targets)
    size = table.size
    loss, gradient, curvature = 0.0, np.zeros(size), np.zeros((size, size))
    for first in range(0, whole, _CHUNK):
        chunk = slice(first, first + _CHUNK)
        share = (phases[chunk] / PHASES).astype(np.float32)[:, None, None]
        shares = np.concatenate([share, 1 - share], axis=2)
        inputs = (counts[chunk, :, None] * shares).reshape(-1, size).astype(np.float32)
        logits = (inputs @ table.ravel().astype(np.float32)).astype(np.float64) / problem.scale
        targets = problem.targets[chunk]
        chances = 1 / (1 + np.exp(-logits))
        loss += cross_entropy(logits, targets) * len(targets)
        gradient += inputs.T @ ((chances - targets) / problem.scale).astype(np.float32)
        weights = (chances * (1 - chances) / problem.scale**2).astype(np.float32)
        curvature += inputs.T @ (inputs * weights[:, None])
    return loss / whole, gradient / whole, curvature / whole


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
