"""The network itself, in numpy: a residual tower and two heads.

Convolutions are matrix products: the 3 x 3 squares around each square are laid side by side, and
all squares of a batch are rows of one matrix. Channels come last, so what is laid side by side is
copied in long runs. Small batches stay in the processor's cache; large ones are slower.
"""

from itertools import product

import numpy as np

from clausewitz.engines.maia.network_weights import (
    FILTERS,
    PLANES,
    SQUARES,
    Block,
    Dense,
    Floats,
    NetworkWeights,
)

BATCH = 16
_SIZE = 8
_TAPS = 3


class Around:
    """A buffer for the squares around each square of a batch of boards.

    Outside the board is nothing. Those places are never written to, so they stay 0, and the buffer
    is reused: to allocate new memory each time takes longer than the product does.
    """

    def __init__(self, boards: int, channels: int) -> None:
        shape = (boards, _SIZE, _SIZE, _TAPS * _TAPS, channels)
        self._buffer = np.zeros(shape, np.float32)

    def convolve(self, boards: Floats, layer: Dense) -> Floats:
        """From (board, square, channel) to the same with the channels of the layer."""
        number, _, channels = boards.shape
        squares = boards.reshape(number, _SIZE, _SIZE, channels)
        buffer = self._buffer[:number]
        for tap, (rank, file) in enumerate(product((-1, 0, 1), repeat=2)):
            (to_rank, from_rank), (to_file, from_file) = _shifted(rank), _shifted(file)
            buffer[:, to_rank, to_file, tap] = squares[:, from_rank, from_file]
        result = buffer.reshape(number * SQUARES, -1) @ layer.weights
        result += layer.bias
        return result.reshape(number, SQUARES, -1)


def _shifted(step: int) -> tuple[slice, slice]:
    """Lines of the board that have a line so far beside them, and those lines."""
    first, last = max(0, -step), _SIZE - max(0, step)
    return slice(first, last), slice(first + step, last + step)


class Network:
    """Evaluates planes of up to BATCH boards; not thread-safe, as the buffers are shared."""

    def __init__(self, weights: NetworkWeights) -> None:
        self._weights = weights
        self._seen, self._inner = Around(BATCH, PLANES), Around(BATCH, FILTERS)

    def policy(self, planes: Floats) -> Floats:
        """For each board a number for each (square, plane of moves), before softmax."""
        boards = self._tower(planes)
        inner = _relu(self._inner.convolve(boards, self._weights.policy1))
        return self._inner.convolve(inner, self._weights.policy)

    def outcomes(self, planes: Floats) -> Floats:
        """For each board the probabilities that the mover wins, draws and loses."""
        boards = self._tower(planes)
        filtered = _relu(_dense(boards, self._weights.value))
        hidden = _relu(_dense(filtered.reshape(len(boards), -1), self._weights.value1))
        return softmax(_dense(hidden, self._weights.value2))

    def _tower(self, planes: Floats) -> Floats:
        boards = _relu(self._seen.convolve(planes, self._weights.input))
        for block in self._weights.blocks:
            inner = _relu(self._inner.convolve(boards, block.conv1))
            boards = _excited(self._inner.convolve(inner, block.conv2), boards, block)
        return boards


def _excited(boards: Floats, before: Floats, block: Block) -> Floats:
    """Squeeze and excitation: each channel as a whole is scaled and shifted, then the bypass."""
    squeezed = _relu(_dense(boards.mean(axis=1), block.squeeze))
    excited = _dense(squeezed, block.excite)[:, None]
    boards *= _sigmoid(excited[..., :FILTERS])
    boards += excited[..., FILTERS:]
    boards += before
    return _relu(boards)


def _dense(rows: Floats, layer: Dense) -> Floats:
    return rows @ layer.weights + layer.bias


def _relu(values: Floats) -> Floats:
    """In place: the values are always fresh ones."""
    return np.maximum(values, 0, out=values)


def _sigmoid(values: Floats) -> Floats:
    result: Floats = 0.5 + 0.5 * np.tanh(0.5 * values)  # this form of it cannot overflow
    return result


def softmax(values: Floats) -> Floats:
    """Along the last axis."""
    powers: Floats = np.exp(values - values.max(axis=-1, keepdims=True))
    powers /= powers.sum(axis=-1, keepdims=True)
    return powers
