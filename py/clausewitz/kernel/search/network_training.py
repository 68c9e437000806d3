"""Learning the network of the evaluation: what a change of each weight does to the loss.

The network of network_score.py in fractions, and the same views. The loss of a position is the
square of the difference between the chance to win that it says, and the one that it should say.
"""

import math
from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK_SIDE, OCCUPIED, SLOTS, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import entry, jit, record
from clausewitz.kernel.search.network_layout import BUCKETS, HIDDEN, INPUTS, PIECES_A_BUCKET
from clausewitz.kernel.search.network_score import input_of, turned
from clausewitz.kernel.search.packed_positions import Packed, unpack

Floats: TypeAlias = NDArray[np.float32]

_F32 = np.float32
_ZERO, _ONE, _TWO, _TINY = _F32(0), _F32(1), _F32(2), _F32(1e-8)
_U2, _U3, _U4, _U6 = U64(2), U64(3), U64(4), U64(6)
_PIECES_A_BUCKET = U64(PIECES_A_BUCKET)


class Network(Protocol):
    """All weights of a network, or what each adds to the loss."""

    input_weights: Annotated[Any, "f4", (INPUTS, HIDDEN)]
    view_biases: Annotated[Any, "f4", HIDDEN]
    output_weights: Annotated[Any, "f4", (BUCKETS, 2, HIDDEN)]
    output_biases: Annotated[Any, "f4", BUCKETS]


class Workspace(Protocol):
    """What is known of one position: index 0 is of the side to move."""

    row: Annotated[Any, "u8", SLOTS]
    inputs: Annotated[Any, "u8", (2, 32)]
    views: Annotated[Any, "f4", (2, HIDDEN)]
    products: Annotated[Any, "f4", HIDDEN]  # with output weights
    changes: Annotated[Any, "f4", (2, HIDDEN)]  # of the loss, by the views


NETWORK, WORKSPACE = record(Network), record(Workspace)
Networks: TypeAlias = NDArray[np.void]
"""An array of one network."""


@jit
def list_inputs(row: Words, inputs: Any, side: U64) -> U64:
    """Write which inputs a side's view sees; how many."""
    count, turn = U0, turned(row, side)
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        for owner in (WHITE_SIDE, BLACK_SIDE):
            pieces = row[piece] & row[WHITE + owner]
            while pieces:
                placed = (owner << _U3 | piece) << _U6 | first(pieces)
                inputs[count] = input_of(placed, side, turn)
                pieces &= pieces - U1
                count += U1
    return count


@jit
def total_of(products: Any) -> Any:
    """The sum of all, added up in halves: many at a time, as the processor can."""
    width = HIDDEN // 2
    while width >= 16:
        for place in range(width):
            products[U64(place)] += products[U64(place + width)]
        width //= 2
    total = _ZERO
    for place in range(2 * width):
        total += products[U64(place)]
    return total


@jit
def add_inputs(network: Network, inputs: Any, count: U64, view: Any) -> None:
    """Add the weights of these inputs to a view: four at a time, so that it is seldom written."""
    rows, seen = network.input_weights, U0
    while seen + _U3 < count:
        a, b = rows[inputs[seen]], rows[inputs[seen + U1]]
        c, d = rows[inputs[seen + _U2]], rows[inputs[seen + _U3]]
        for place in range(HIDDEN):
            p = U64(place)
            view[p] += (a[p] + b[p]) + (c[p] + d[p])
        seen += _U4
    while seen < count:
        a = rows[inputs[seen]]
        for place in range(HIDDEN):
            view[U64(place)] += a[U64(place)]
        seen += U1


@jit
def add_to_inputs(gradient: Network, inputs: Any, count: U64, changes: Any) -> None:
    """Add the changes to those of these inputs, no two of which are the same: four at a time, so
    that they are seldom read."""
    rows, seen = gradient.input_weights, U0
    while seen + _U3 < count:
        a, b = rows[inputs[seen]], rows[inputs[seen + U1]]
        c, d = rows[inputs[seen + _U2]], rows[inputs[seen + _U3]]
        for place in range(HIDDEN):
            p = U64(place)
            change = changes[p]
            a[p] += change
            b[p] += change
            c[p] += change
            d[p] += change
        seen += _U4
    while seen < count:
        a = rows[inputs[seen]]
        for place in range(HIDDEN):
            a[U64(place)] += changes[U64(place)]
        seen += U1


@jit
def output(network: Network, space: Workspace, row: Words) -> Any:
    """The logarithm of the odds that the side to move wins, with the views it is made of."""
    products = space.products
    bucket = (popcount(row[OCCUPIED]) - _U2) // _PIECES_A_BUCKET
    total = network.output_biases[bucket]
    for number in range(2):
        which = U64(number)
        inputs, view = space.inputs[which], space.views[which]
        count = list_inputs(row, inputs, row[TURN] ^ which)
        for place in range(HIDDEN):
            view[U64(place)] = network.view_biases[U64(place)]
        add_inputs(network, inputs, count, view)
        weights = network.output_weights[bucket][which]
        for place in range(HIDDEN):
            value = min(max(view[U64(place)], _ZERO), _ONE)
            products[U64(place)] = value * value * weights[U64(place)]
        total += total_of(products)
    return total


@jit
def learn(network: Network, gradient: Network, space: Workspace, row: Words, change: Any) -> None:
    """Add to the gradient what a change of the output, by which the loss changes so, means for the
    weights. `output` was just called for the position."""
    count = popcount(row[OCCUPIED])
    bucket = (count - _U2) // _PIECES_A_BUCKET
    gradient.output_biases[bucket] += change
    for number in range(2):
        which = U64(number)
        inputs, view, changes = space.inputs[which], space.views[which], space.changes[which]
        weights = network.output_weights[bucket][which]
        sums, biases = gradient.output_weights[bucket][which], gradient.view_biases
        for place in range(HIDDEN):
            p = U64(place)
            value = min(max(view[p], _ZERO), _ONE)
            sums[p] += change * value * value
            inside = _TWO * value if value < _ONE else _ZERO
            changes[p] = change * weights[p] * inside
            biases[p] += changes[p]
        add_to_inputs(gradient, inputs, count, changes)


@jit
def chance(logarithm: Any) -> Any:
    return _ONE / (_ONE + _F32(math.exp(-logarithm)))


@entry(
    "float64(network[::1], network[::1], space[::1], uint64[:, ::1], float32[::1])",
    nogil=True,
    network=NETWORK,
    space=WORKSPACE,
)
def add_gradient(
    networks: Networks, gradients: Networks, spaces: Any, packed: Packed, targets: Floats
) -> float:
    """Add the gradient of the positions, and answer with the sum of their losses."""
    network, gradient, space = networks[0], gradients[0], spaces[0]
    loss = 0.0
    for number in range(packed.shape[0]):
        unpack(packed[number], space.row)
        said = chance(output(network, space, space.row))
        error = said - targets[number]
        learn(network, gradient, space, space.row, _TWO * error * said * (_ONE - said))
        loss += error * error
    return loss


@entry(
    "void(network[::1], space[::1], uint64[:, ::1], float32[::1])",
    network=NETWORK,
    space=WORKSPACE,
)
def write_outputs(networks: Networks, spaces: Any, packed: Packed, outputs: Floats) -> None:
    """The output for each position."""
    network, space = networks[0], spaces[0]
    for number in range(packed.shape[0]):
        unpack(packed[number], space.row)
        outputs[number] = output(network, space, space.row)


@entry(
    "void(float32[::1], float32[::1], float32[::1], float32[::1], float64, float32[::1])",
    nogil=True,
)
def step(
    weights: Floats, slopes: Floats, means: Floats, squares: Floats, size: Any, fading: Floats
) -> None:
    """Change the weights by Adam, as the paper has it."""
    of_means, of_squares, most = fading[0], fading[1], _F32(size)
    for place in range(weights.shape[0]):
        slope = slopes[place]
        means[place] += (_ONE - of_means) * (slope - means[place])
        squares[place] += (_ONE - of_squares) * (slope * slope - squares[place])
        weights[place] -= most * means[place] / (_F32(math.sqrt(squares[place])) + _TINY)
