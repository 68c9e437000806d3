"""Fitting weights so that scores say who will win: logistic regression by Newton's method.

But for the danger to kings, which is squared, the loss is convex, so there is one answer, and no
rate, batch or seed to choose. All positions say which way to go; a part of them, if there are
many, how far. Weights are pulled towards those one starts from, so what is seldom seen stays as it
was.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.search.weight_layout import PHASES
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.tuning.weights.evaluation_features import Features, is_danger

Floats = NDArray[np.float64]
_Singles = NDArray[np.float32]
_CHUNK = 8192
_CURVATURE = 40_000  # positions that say how far to go
_STEPS, _STILL = 30, 0.05  # weights are rounded to ones in the end
_ENOUGH = 1e-6  # a step that gains less is the last
_NARROW = 1e-3  # how exactly a scale is looked for, as a share of it
_SCALES = (20.0, 2000.0)
_DANGER_UNIT = 100  # a danger of so much costs as much


@dataclass(frozen=True)
class FitProblem:
    """Positions, what they should say (the chance to win of the side to move), and the scale:
    hundredths of a pawn that make a chance of 73 %."""

    features: Features
    targets: Floats
    scale: float

    def loss(self, table: Floats) -> float:
        """The mean cross entropy."""
        values = np.concatenate([chunk.values for chunk in self.chunks(table)])
        return cross_entropy(values / self.scale, self.targets)

    def part(self, chosen: NDArray[np.bool_]) -> "FitProblem":
        """The problem of some of the positions."""
        return FitProblem(self.features.part(chosen), self.targets[chosen], self.scale)

    def chunks(self, table: Floats) -> "Iterator[_Chunk]":
        """The positions, some at a time, and what the weights make of them."""
        for first in range(0, len(self.targets), _CHUNK):
            chosen = slice(first, first + _CHUNK)
            yield _Chunk(self.features.part(chosen), table, self.targets[chosen])


class _Chunk:
    """Some positions: their scores by a table of weights, and how these change with each weight."""

    def __init__(self, features: Features, table: Floats, targets: Floats) -> None:
        danger, weights = is_danger(), table.astype(np.float32)
        self.targets = targets
        self.counts = features.counts.astype(np.float32)
        self.dangers = [
            (counts.astype(np.float32), sign)
            for counts, sign in ((features.own_danger, 1), (features.other_danger, -1))
        ]
        share = (features.phases / PHASES).astype(np.float32)
        self.shares = share, 1 - share
        self.values = np.zeros(len(targets))
        self.slopes = list[list[_Singles]]()
        """By phase and side: how the score changes with the sum that is squared."""
        for phase, part in enumerate(self.shares):
            value = self.counts @ weights[~danger, phase]
            self.slopes.append([])
            for counts, sign in self.dangers:
                sums = np.maximum(counts @ weights[danger, phase], 0)
                value += sign * sums**2 / _DANGER_UNIT
                self.slopes[-1].append(sign * 2 * sums / _DANGER_UNIT)
            self.values += part * value

    def transposed(self, values: _Singles) -> Floats:
        """The sum over positions of how the score changes with each weight, times the values."""
        found = np.zeros((2, len(is_danger())))
        for phase, part in enumerate(self.shares):
            found[phase, ~is_danger()] = self.counts.T @ (values * part)
            for (counts, _), slopes in zip(self.dangers, self.slopes[phase], strict=True):
                found[phase, is_danger()] += counts.T @ (values * part * slopes)
        return found.ravel()

    def changes(self, chosen: slice) -> _Singles:
        """How the score of some of the positions changes with each weight of both phases."""
        shape = len(self.targets[chosen]), 2, len(is_danger())
        found = np.zeros(shape, np.float32)
        for phase, part in enumerate(self.shares):
            found[:, phase, ~is_danger()] = self.counts[chosen]
            for (counts, _), slopes in zip(self.dangers, self.slopes[phase], strict=True):
                found[:, phase, is_danger()] += counts[chosen] * slopes[chosen, None]
            found[:, phase] *= part[chosen, None]
        return found.reshape(shape[0], -1)


def fit(problem: FitProblem, start: Floats, spread: float, tell: Tell = silent) -> Floats:
    """The most likely weights, where they are expected as far from the first ones as the spread
    says, in hundredths of a pawn (a normal distribution), before any position has been seen."""
    pull = 1 / (spread**2 * len(problem.targets))

    def cost(table: Floats) -> float:
        return problem.loss(table) + pull / 2 * float(((table - start) ** 2).sum())

    occurring = np.flatnonzero(np.tile(problem.features.occurring(), 2))  # others stay
    table, least = start.copy(), cost(start)
    for number in range(1, _STEPS + 1):
        gradient, curvature = _derivatives(problem, table)
        gradient += pull * (table - start).T.ravel()
        curvature[np.diag_indices_from(curvature)] += pull
        flat = np.zeros(table.size)
        flat[occurring] = np.linalg.solve(
            curvature[np.ix_(occurring, occurring)], gradient[occurring]
        )
        step = flat.reshape(2, -1).T
        while (found := cost(table - step)) > least and np.abs(step).max() > _STILL:
            step /= 2  # too far: the loss is not as curved there
        change, gain = float(np.abs(step).max()), least - found
        table, least = table - step, found
        words = f"cost {least:.5f}, largest change {change / 100:.4f} pawns"
        tell(Progress("steps of fitting", number, words=words))
        if change < _STILL or gain < _ENOUGH:
            break
    return table


def _derivatives(problem: FitProblem, table: Floats) -> tuple[Floats, Floats]:
    """The gradient of the loss and its second derivatives, by the weights of both phases; the
    latter of some positions only, if there are many."""
    whole, size = len(problem.targets), table.size
    every = max(1, whole // _CURVATURE)
    gradient, curvature, taken = np.zeros(size), np.zeros((size, size)), 0
    for chunk in problem.chunks(table):
        likely = chances(chunk.values, problem.scale)
        gradient += chunk.transposed(((likely - chunk.targets) / problem.scale).astype(np.float32))
        weights = (likely * (1 - likely) / problem.scale**2).astype(np.float32)
        some = chunk.changes(slice(0, None, every))
        curvature += some.T @ (some * weights[::every, None])
        taken += len(some)
    return gradient / whole, curvature / taken


def cross_entropy(logits: Floats, targets: Floats) -> float:
    """How badly chances predict what came, 0 at best."""
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


def best_scale(scores: Floats, targets: Floats) -> float:
    """The scale by which scores predict the targets best, by golden section over its logarithm."""
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
