"""The weights of a Maia network, from the file that its authors publish.

A file such as maia-1600.pb.gz is a gzipped protobuf message in the format of Leela Chess Zero (its
`net.proto`, whose field numbers are named below). Weights are stored as 16-bit steps from a least
to a greatest value (LINEAR16). All Maia networks of McIlroy-Young, Sen, Kleinberg and Anderson,
"Aligning Superhuman AI with Human Behavior" (2020), have one shape; any other is refused here, so
that what computes need not look.
"""

import hashlib
import zlib
from dataclasses import dataclass
from math import prod
from pathlib import Path

import numpy as np
import numpy.typing as npt

from clausewitz.engines.maia.protobuf import Message, WireError
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import read_whole

Floats = npt.NDArray[np.float32]

PLANES = 112
BLOCKS, FILTERS, SQUEEZED = 6, 64, 8
POLICY_PLANES = 80
VALUE_FILTERS, VALUE_HIDDEN, OUTCOMES = 32, 128, 3
SQUARES = 64

_MAGIC = 0x1C0  # that begins every network file of lc0
_MOST_BYTES = 1 << 24  # unpacked; a Maia network has 1.7 million
_EPSILON = 1e-5  # that batch normalisation adds to the variance
_STEPS = 0xFFFF

# Fields of the messages Net, Format, NetworkFormat, Weights, Residual, SEunit, ConvBlock and Layer.
# The field of variances has the name of standard deviations there, but variances are what it holds.
_NET_MAGIC, _NET_FORMAT, _NET_WEIGHTS = 1, 4, 10
_FORMAT_ENCODING, _FORMAT_NETWORK = 1, 2
_INPUT, _RESIDUAL, _POLICY, _VALUE = 1, 2, 3, 6
_VALUE_W1, _VALUE_B1, _VALUE_W2, _VALUE_B2, _POLICY1 = 7, 8, 9, 10, 11
_CONV1, _CONV2, _SE = 1, 2, 3
_SE_W1, _SE_B1, _SE_W2, _SE_B2 = 1, 2, 3, 4
_WEIGHTS, _BIASES, _MEANS, _VARIANCES, _GAMMAS, _BETAS = 1, 2, 3, 4, 5, 6
_LEAST, _GREATEST, _PARAMS = 1, 2, 3

_LINEAR16 = 1
# Input: 112 planes of the classical kind. Output: win, draw, loss. Structure: residual blocks with
# squeeze and excitation, kinds of heads given. Policy: by convolution. Value: win, draw, loss.
_KINDS = {"input": (1, 1), "output": (2, 2), "structure": (3, 4), "policy": (4, 2), "value": (5, 2)}


@dataclass(frozen=True, slots=True)
class Dense:
    """Multiplies rows of numbers: x @ weights + bias."""

    weights: Floats
    bias: Floats


@dataclass(frozen=True, slots=True)
class Block:
    """Two convolutions 3 x 3 and the two layers of squeeze and excitation."""

    conv1: Dense
    conv2: Dense
    squeeze: Dense
    excite: Dense


@dataclass(frozen=True, slots=True)
class NetworkWeights:
    """All layers. A convolution is one over the squares around, by (rank, file, channel)."""

    input: Dense
    blocks: tuple[Block, ...]
    policy1: Dense
    policy: Dense
    value: Dense
    value1: Dense
    value2: Dense


def read_weights(path: Path) -> tuple[NetworkWeights, str]:
    """The weights in a file and the SHA-256 of that file."""
    packed = read_whole(path)
    try:
        weights = _weights(Message(_unpacked(packed)))
    except WireError as error:
        raise ClausewitzError(f"{path}: not a Maia network (.pb.gz): {error}") from error
    return weights, hashlib.sha256(packed).hexdigest()


def _unpacked(packed: bytes) -> bytes:
    if not packed:
        raise WireError("the file is empty")
    try:
        unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)  # 16: with the header of gzip
        data = unpacker.decompress(packed, _MOST_BYTES)
    except zlib.error as error:
        raise WireError("not compressed by gzip, or damaged") from error
    if unpacker.unconsumed_tail:
        raise WireError(f"more than {_MOST_BYTES} bytes when decompressed")
    if not unpacker.eof:
        raise WireError("the file is cut off")
    return data


def _weights(net: Message) -> NetworkWeights:
    _check_kind(net)
    weights = net.message(_NET_WEIGHTS)
    blocks = weights.messages(_RESIDUAL)
    if len(blocks) != BLOCKS:
        raise WireError(f"it has {len(blocks)} residual blocks, not {BLOCKS}")
    value1 = _dense(weights, _VALUE_W1, _VALUE_B1, VALUE_FILTERS * SQUARES, VALUE_HIDDEN, "value 1")
    return NetworkWeights(
        input=_convolution(weights.message(_INPUT), PLANES, FILTERS, 3, "input"),
        blocks=tuple(_block(block, f"block {n}") for n, block in enumerate(blocks, 1)),
        policy1=_convolution(weights.message(_POLICY1), FILTERS, FILTERS, 3, "policy 1"),
        policy=_convolution(weights.message(_POLICY), FILTERS, POLICY_PLANES, 3, "policy 2"),
        value=_convolution(weights.message(_VALUE), FILTERS, VALUE_FILTERS, 1, "value"),
        value1=_by_square(value1),
        value2=_dense(weights, _VALUE_W2, _VALUE_B2, VALUE_HIDDEN, OUTCOMES, "value 2"),
    )


def _check_kind(net: Message) -> None:
    if net.fixed(_NET_MAGIC) != _MAGIC:
        raise WireError("it does not begin as networks of lc0 do")
    form = net.message(_NET_FORMAT)
    if form.number(_FORMAT_ENCODING) != _LINEAR16:
        raise WireError("its weights are not encoded as LINEAR16")
    network = form.message(_FORMAT_NETWORK)
    for name, (field, wanted) in _KINDS.items():
        if (found := network.number(field)) != wanted:
            raise WireError(f"its {name} is of kind {found}, not {wanted}")


def _block(block: Message, name: str) -> Block:
    unit = block.message(_SE)
    return Block(
        _convolution(block.message(_CONV1), FILTERS, FILTERS, 3, f"{name} convolution 1"),
        _convolution(block.message(_CONV2), FILTERS, FILTERS, 3, f"{name} convolution 2"),
        _dense(unit, _SE_W1, _SE_B1, FILTERS, SQUEEZED, f"{name} squeeze"),
        _dense(unit, _SE_W2, _SE_B2, SQUEEZED, 2 * FILTERS, f"{name} excite"),
    )


def _convolution(layer: Message, inputs: int, outputs: int, size: int, name: str) -> Dense:
    """Kernels are stored as (output, input, rank, file). Batch normalisation goes into them."""
    kernels = _array(layer, _WEIGHTS, (outputs, inputs, size, size), f"{name} weights")
    if layer.raw(_BIASES):
        bias = _array(layer, _BIASES, (outputs,), f"{name} biases")
    else:
        means = _array(layer, _MEANS, (outputs,), f"{name} means")
        variances = _array(layer, _VARIANCES, (outputs,), f"{name} variances")
        gammas = _array(layer, _GAMMAS, (outputs,), f"{name} gammas")
        betas = _array(layer, _BETAS, (outputs,), f"{name} betas")
        if variances.min() < 0:
            raise WireError(f"{name} variances: one is below 0")
        scale = gammas / np.sqrt(variances + np.float32(_EPSILON))
        kernels = kernels * scale[:, None, None, None]
        bias = betas - means * scale
    matrix = kernels.transpose(2, 3, 1, 0).reshape(-1, outputs)
    return Dense(np.ascontiguousarray(matrix, np.float32), bias.astype(np.float32))


def _dense(parent: Message, weights: int, bias: int, inputs: int, outputs: int, name: str) -> Dense:
    """A full layer is stored as (output, input)."""
    matrix = _array(parent, weights, (outputs, inputs), f"{name} weights").T
    return Dense(np.ascontiguousarray(matrix), _array(parent, bias, (outputs,), f"{name} biases"))


def _by_square(layer: Dense) -> Dense:
    """The file has the inputs filter by filter; here a square's filters stand together."""
    outputs = layer.weights.shape[1]
    by_filter = layer.weights.reshape(VALUE_FILTERS, SQUARES, outputs)
    return Dense(np.ascontiguousarray(by_filter.swapaxes(0, 1)).reshape(-1, outputs), layer.bias)


def _array(parent: Message, field: int, shape: tuple[int, ...], name: str) -> Floats:
    layer = parent.message(field)
    params = layer.raw(_PARAMS)
    if len(params) != 2 * prod(shape):
        raise WireError(f"{name}: {len(params) // 2} numbers, not {prod(shape)}")
    least, greatest = layer.real(_LEAST), layer.real(_GREATEST)
    if not np.isfinite([least, greatest]).all():
        raise WireError(f"{name}: the range of the numbers is not finite")
    steps = np.frombuffer(params, "<u2").astype(np.float32) / np.float32(_STEPS)
    return (np.float32(least) + steps * np.float32(greatest - least)).reshape(shape)
