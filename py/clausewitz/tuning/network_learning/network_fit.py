"""Learning a network from positions and chances to win: Adam, by batches, in fractions.

Whole numbers are made of the fractions in the end. An output of 1 means the odds e to 1.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel import search
from clausewitz.kernel.search.network_layout import MOST_INPUT, MOST_OUTPUT, OUTPUT_UNIT, VIEW_UNIT
from clausewitz.kernel.search.network_training import (
    NETWORK,
    WORKSPACE,
    Floats,
    Networks,
    add_gradient,
    write_outputs,
)

_FORGET, _FORGET_SQUARES, _TINY = 0.9, 0.999, 1e-8  # as the paper on Adam has them
_LAST_RATE = 0.01  # of the first one
_LIMITS = {"input_weights": MOST_INPUT / VIEW_UNIT, "output_weights": MOST_OUTPUT / OUTPUT_UNIT}
_FIRST_BIAS, _FIRST_SPREAD = 0.3, 0.1


class Lessons(NamedTuple):
    """Positions, the chance to win that each gives the side to move, and which are held out."""

    rows: kernel.Row
    targets: Floats
    held_out: NDArray[np.bool_]


@dataclass(frozen=True)
class Course:
    """How long, and with which steps, lessons are learned."""

    epochs: int
    rate: float
    """Of the first step; steps get smaller along a cosine."""
    batch: int = 2048


def first_network(seed: int) -> Networks:
    """A network that knows nothing."""
    chance, network = np.random.default_rng(seed), np.zeros(1, NETWORK)
    for name in ("input_weights", "output_weights"):
        numbers = chance.standard_normal(network[name].shape, np.float32)
        network[name] = _FIRST_SPREAD * numbers
    network["view_biases"] = _FIRST_BIAS
    # What one side's view adds to the output, the other's takes away.
    own, other = network["output_weights"][:, :, 0], network["output_weights"][:, :, 1]
    own[:] = (own - other) / 2
    other[:] = -own
    return network


def learn(
    network: Networks,
    lessons: Lessons,
    course: Course,
    seed: int,
    tell: Callable[[int, float, float], None],
) -> None:
    """Change the network. After each epoch its number and both losses are reported: of the lessons,
    and of those held out."""
    chance, gradient = np.random.default_rng(seed), np.zeros(1, NETWORK)
    weights, slopes = network.view(np.float32), gradient.view(np.float32)
    means, squares = np.zeros_like(weights), np.zeros_like(weights)
    space = np.zeros(1, WORKSPACE)
    places = np.flatnonzero(~lessons.held_out).astype(np.uint64)
    batches = max(1, len(places) // course.batch)
    steps, step = course.epochs * batches, 0
    for epoch in range(1, course.epochs + 1):
        losses = 0.0
        for batch in np.array_split(chance.permutation(places), batches):
            slopes[:] = 0
            losses += add_gradient(network, gradient, space, lessons.rows, lessons.targets, batch)
            slopes /= len(batch)
            means += (1 - _FORGET) * (slopes - means)
            squares += (1 - _FORGET_SQUARES) * (slopes * slopes - squares)
            step += 1
            size = course.rate * _share(step / steps)
            size *= np.sqrt(1 - _FORGET_SQUARES**step) / (1 - _FORGET**step)
            weights -= np.float32(size) * means / (np.sqrt(squares) + np.float32(_TINY))
            for name, most in _LIMITS.items():
                np.clip(network[name], -most, most, out=network[name])
        said = chances(outputs(network, lessons.rows[lessons.held_out]), 1.0)
        tell(epoch, losses / len(places), mean_square(said, lessons.targets[lessons.held_out]))


def _share(done: float) -> float:
    """How large a step is, as a share of the first one."""
    return float(_LAST_RATE + (1 - _LAST_RATE) * (1 + np.cos(np.pi * done)) / 2)


def outputs(network: Networks, rows: kernel.Row) -> Floats:
    """What a network says of positions."""
    found = np.empty(len(rows), np.float32)
    write_outputs(network, np.zeros(1, WORKSPACE), rows, found)
    return found


def mean_square(said: Floats, targets: Floats) -> float:
    """Of what is wrong with chances."""
    return float(np.mean((said - targets) ** 2))


def chances(scores: Floats, scale: float) -> Floats:
    """The chance to win that scores mean: 73 % for one as large as the scale."""
    found: Floats = 1 / (1 + np.exp(-scores / np.float32(scale)))
    return found


def whole(network: Networks, scale: int, share: int) -> search.WholeNetwork:
    """A network in the whole numbers of the kernel; an output of 1 is worth so many hundredths of a
    pawn, and of large scores a share counts."""
    return search.whole_network(
        _rounded(network["input_weights"], VIEW_UNIT).astype(np.int16),
        _rounded(network["view_biases"], VIEW_UNIT).astype(np.int16),
        _rounded(network["output_weights"], OUTPUT_UNIT).astype(np.int16),
        _rounded(network["output_biases"], VIEW_UNIT * OUTPUT_UNIT)[0],
        scale,
        share,
    )


def _rounded(numbers: Floats, unit: int) -> NDArray[np.int64]:
    return np.round(numbers * np.float32(unit)).astype(np.int64)
