"""Learning a network from positions and chances to win: Adam, by batches, in fractions.

Whole numbers are made of the fractions in the end. An output of 1 means the odds e to 1.
"""

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise, repeat
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import search
from clausewitz.kernel.search.network_layout import MOST_INPUT, MOST_OUTPUT, OUTPUT_UNIT, VIEW_UNIT
from clausewitz.kernel.search.network_training import (
    NETWORK,
    WORKSPACE,
    Floats,
    Networks,
    add_gradient,
    step,
    write_outputs,
)
from clausewitz.kernel.search.packed_positions import Packed
from clausewitz.support.errors import ClausewitzError

_FORGET, _FORGET_SQUARES = 0.9, 0.999  # as the paper on Adam has them
_LAST_RATE = 0.01  # of the first one
_LIMITS = {"input_weights": MOST_INPUT / VIEW_UNIT, "output_weights": MOST_OUTPUT / OUTPUT_UNIT}
_FIRST_BIAS, _FIRST_SPREAD, _SAYS_LITTLE = 0.3, 0.1, 0.1


class Lessons(NamedTuple):
    """Positions, and the chance to win that each gives the side to move; of which some at the end
    are held out."""

    packed: Packed
    targets: Floats
    learned: int


@dataclass(frozen=True)
class Course:
    """How long, and with which steps, lessons are learned."""

    epochs: int
    rate: float
    """Of the first step; steps get smaller along a cosine."""
    batch: int = 4096


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


def grown(start: search.WholeNetwork, seed: int) -> Networks:
    """A network that knows what the start does; hidden values that are new say next to nothing."""
    network = first_network(seed)
    known = len(start.view_biases)
    if known > len(network["view_biases"][0]):
        raise ClausewitzError(f"a network of {known} hidden values is too large to start with")
    network["input_weights"][0, :, :known] = start.input_weights / VIEW_UNIT
    network["view_biases"][0, :known] = start.view_biases / VIEW_UNIT
    network["output_weights"] *= _SAYS_LITTLE
    network["output_weights"][0, :, :, :known] = start.output_weights / OUTPUT_UNIT
    network["output_biases"][0] = start.output_biases / (VIEW_UNIT * OUTPUT_UNIT)
    return network


def learn(
    network: Networks,
    lessons: Lessons,
    course: Course,
    seed: int,
    tell: Callable[[int, float, float], None],
    cores: int = 1,
) -> None:
    """Change the network. After each epoch its number and both losses are reported: of the lessons,
    and of those held out."""
    chance = np.random.default_rng(seed)
    order = chance.permutation(lessons.learned)
    shuffled = lessons.packed[order], lessons.targets[order]  # once: to hop about takes long
    pupils = [_Pupil(network) for _ in range(cores)]
    weights = network.view(np.float32)
    means, squares = np.zeros_like(weights), np.zeros_like(weights)
    fading = np.array([_FORGET, _FORGET_SQUARES], np.float32)
    batches = max(1, lessons.learned // course.batch)
    ends = np.linspace(0, lessons.learned, batches + 1).astype(int)
    steps, number = course.epochs * batches, 0
    with ThreadPoolExecutor(cores) as pool:
        for epoch in range(1, course.epochs + 1):
            losses = 0.0
            for batch in chance.permutation(batches):
                places = np.linspace(ends[batch], ends[batch + 1], cores + 1).astype(int)
                parts = [slice(*pair) for pair in pairwise(places)]
                losses += sum(pool.map(_Pupil.learn, pupils, parts, repeat(shuffled)))
                slopes = np.sum([pupil.slopes for pupil in pupils], axis=0)
                slopes /= np.float32(ends[batch + 1] - ends[batch])
                number += 1
                size = course.rate * _share(number / steps)
                size *= math.sqrt(1 - _FORGET_SQUARES**number) / (1 - _FORGET**number)
                step(weights, slopes, means, squares, size, fading)
                for name, most in _LIMITS.items():
                    np.clip(network[name], -most, most, out=network[name])
            said = chances(outputs(network, lessons.packed[lessons.learned :]), 1.0)
            loss = mean_square(said, lessons.targets[lessons.learned :])
            tell(epoch, losses / lessons.learned, loss)


class _Pupil:
    """Finds out how a network should change by one part of each batch."""

    def __init__(self, network: Networks) -> None:
        self._network = network
        self._gradient, self._space = np.zeros(1, NETWORK), np.zeros(1, WORKSPACE)
        self.slopes = self._gradient.view(np.float32)

    def learn(self, part: slice, shuffled: tuple[Packed, Floats]) -> float:
        """The sum of the losses of a part of the lessons."""
        self.slopes[:] = 0
        packed, targets = shuffled[0][part], shuffled[1][part]
        return add_gradient(self._network, self._gradient, self._space, packed, targets)


def _share(done: float) -> float:
    """How large a step is, as a share of the first one."""
    return float(_LAST_RATE + (1 - _LAST_RATE) * (1 + np.cos(np.pi * done)) / 2)


def outputs(network: Networks, packed: Packed) -> Floats:
    """What a network says of positions."""
    found = np.empty(len(packed), np.float32)
    write_outputs(network, np.zeros(1, WORKSPACE), packed, found)
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
