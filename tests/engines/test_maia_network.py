"""The convolution as a matrix product against the definition, and threads of the products."""

import numpy as np
import pytest

from clausewitz.engines.maia.network import Around, softmax
from clausewitz.engines.maia.network_weights import Dense, Floats
from clausewitz.engines.maia.one_thread import _control, one_thread


def naive(boards: Floats, layer: Dense) -> Floats:
    """Each square of each board: the sum over the squares around it that are on the board."""
    number, _, channels = boards.shape
    kernels = layer.weights.reshape(3, 3, channels, -1)
    result = np.tile(layer.bias, (number, 64, 1))
    for square in range(64):
        for rank in range(3):
            for file in range(3):
                from_rank, from_file = square // 8 + rank - 1, square % 8 + file - 1
                if 0 <= from_rank < 8 and 0 <= from_file < 8:
                    beside = boards[:, from_rank * 8 + from_file]
                    result[:, square] += beside @ kernels[rank, file]
    return result


@pytest.mark.parametrize(("inputs", "outputs"), [(1, 1), (5, 3), (64, 80)])
def test_convolution_is_that_of_the_definition(inputs: int, outputs: int) -> None:
    chooser = np.random.default_rng(inputs)
    layer = Dense(
        chooser.normal(size=(9 * inputs, outputs)).astype(np.float32),
        chooser.normal(size=outputs).astype(np.float32),
    )
    around = Around(4, inputs)
    for number in (4, 1, 3):  # the buffer is used again
        boards = chooser.normal(size=(number, 64, inputs)).astype(np.float32)
        assert around.convolve(boards, layer) == pytest.approx(naive(boards, layer), abs=1e-3)


def test_softmax_of_large_numbers() -> None:
    assert softmax(np.array([1000, 1000, -1000], np.float32)) == pytest.approx([0.5, 0.5, 0])


def test_threads_are_as_before() -> None:
    control = _control()
    if control is None:
        pytest.skip("numpy does not use OpenBLAS here")
    before = control.get()
    with one_thread():
        assert control.get() == 1
    assert control.get() == before
