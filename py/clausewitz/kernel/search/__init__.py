"""The engine, compiled: evaluation, move ordering and alpha-beta search.

As the kernel's own face, this one speaks python-chess and numpy.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import new_array
from clausewitz.kernel.search import (
    deepening,
    entries,
    network_layout,
    switches,
    weight_layout,
)
from clausewitz.kernel.search.intrinsics import now
from clausewitz.kernel.search.state import I64, STATE
from clausewitz.kernel.search.state import States as States
from clausewitz.kernel.search.state import Table as Table

ALL_SWITCHES, SWITCHES = switches.ALL, switches.BITS
WEIGHTS, WEIGHT_STARTS = weight_layout.COUNT, weight_layout.STARTS
WEIGHT_GROUPS, pack_weight = weight_layout.GROUPS, weight_layout.pack
NETWORK_SIZES = network_layout.INPUTS, network_layout.HIDDEN, network_layout.BUCKETS
ENTRY_WORDS = 2
"""Words of the transposition table for one position."""
_WORD_BYTES = 8
_CACHE_LINE = 8  # words
_LONGEST = 64


def pack_weights(values: NDArray[np.int64]) -> NDArray[np.int64]:
    """Weights of two columns, middlegame and endgame, as a state holds them."""
    packed: NDArray[np.int64] = (values[:, 0] << 32) + values[:, 1]
    return packed


class WholeNetwork(NamedTuple):
    """The network of the evaluation in whole numbers, as the state has it: see state.py."""

    input_weights: NDArray[np.int16]
    view_biases: NDArray[np.int16]
    output_weights: NDArray[np.int16]
    output_biases: NDArray[np.int64]
    network_scale: int
    network_share: int


def whole_network(
    input_weights: NDArray[np.int16],
    view_biases: NDArray[np.int16],
    output_weights: NDArray[np.int16],
    output_biases: NDArray[np.int64],
    scale: int,
    share: int,
) -> WholeNetwork:
    """A network of such numbers, in any shape, none larger than the kernel can add up."""
    inputs, hidden, outputs = NETWORK_SIZES
    most_input, most_output = network_layout.MOST_INPUT, network_layout.MOST_OUTPUT
    return WholeNetwork(
        np.clip(input_weights, -most_input, most_input).reshape(inputs, hidden),
        np.clip(view_biases, -most_input, most_input).reshape(hidden),
        np.clip(output_weights, -most_output, most_output).reshape(outputs, 2, hidden),
        output_biases,
        scale,
        share,
    )


def search_state(
    weights: NDArray[np.int64], switches: int, network: WholeNetwork | None = None
) -> States:
    """A state to search with, all but the position. Without a network, the weights alone say what
    positions are worth."""
    state = new_array(1, STATE)
    state["weights"] = weights
    state["switches"] = switches
    state["reductions"] = _reductions()
    set_network(state, network)
    return state


def set_network(state: States, network: WholeNetwork | None) -> None:
    """Use this network, or none, from now on."""
    state["network_scale"] = state["viewed"] = 0
    if network is not None:
        for name, numbers in network._asdict().items():
            state[name] = numbers


def look(state: States, table: Table, depth: int, alpha: int, beta: int) -> int:
    """The score of the position in the state's first row, within the window."""
    return int(entries.look(state, table, I64(depth), I64(alpha), I64(beta)))


def new_table(megabytes: int) -> Table:
    """An empty table of at most that size. Its entries are read in groups of one line of the
    processor's cache, so it begins where a line does."""
    entry_bytes = ENTRY_WORDS * _WORD_BYTES
    count = 1 << (max(1, megabytes) * 1_000_000 // entry_bytes).bit_length() - 1
    memory = np.empty(ENTRY_WORDS * count + _CACHE_LINE, np.uint64)
    memory.fill(0)  # now: the system would look for the memory when a move's clock is running
    start = -memory.ctypes.data % (_WORD_BYTES * _CACHE_LINE) // _WORD_BYTES
    return memory[start : start + ENTRY_WORDS * count].reshape(count, ENTRY_WORDS)


def new_lines() -> States:
    """What a search looks for and finds: see deepening.py."""
    return np.zeros(1, deepening.LINES)


def forget(state: States, table: Table, lines: States) -> None:
    """Forget all positions and moves."""
    deepening.forget(state, table, lines)


def begin(state: States, lines: States, row: Row, past: Sequence[Row]) -> None:
    """Begin a search of a position, after these positions of the game; no limit is set."""
    deepening.begin(state, lines, row)
    for earlier in past:
        deepening.add_past(state, lines, earlier)


def next_look(state: States, lines: States, score: int) -> bool:
    """Whether to `look_again`, after a look that gave this score; the first time, any number."""
    return bool(deepening.next_look(state, lines, I64(score)))


def look_again(state: States, table: Table, lines: States) -> int:
    """The score of the look that is due."""
    window = (lines[name][0] for name in ("depth", "low", "high"))
    return int(entries.look(state, table, *window))


def set_deadline(state: States, seconds: float | None) -> None:
    """Let the search stop by itself after so many seconds from now; None: let it go on."""
    state["deadline"] = 0 if seconds is None else now() + int(seconds * 1e9)


def move_word(board: chess.Board, move: chess.Move) -> int:
    """A move of the board as the kernel writes it."""
    piece = board.piece_type_at(move.from_square) or 0
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _reductions() -> NDArray[np.int64]:
    """How many plies less the n-th move is looked at, in 1,024ths, by depth and n."""
    logarithms = [math.log(max(1, number)) for number in range(_LONGEST)]
    return (1024 * (0.5 + np.outer(logarithms, logarithms) / 2.3)).astype(np.int64)
