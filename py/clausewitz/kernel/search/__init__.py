"""The engine, compiled: evaluation, move ordering and alpha-beta search.

As the kernel's own face, this one speaks python-chess and numpy.
"""

import math

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.search import entries, switches, weight_layout
from clausewitz.kernel.search.state import I64, STATE
from clausewitz.kernel.search.state import States as States
from clausewitz.kernel.search.state import Table as Table

ALL_SWITCHES, SWITCHES = switches.ALL, switches.BITS
WEIGHTS, WEIGHT_STARTS = weight_layout.COUNT, weight_layout.STARTS
WEIGHT_GROUPS, pack_weight = weight_layout.GROUPS, weight_layout.pack
_LONGEST = 64


def pack_weights(values: NDArray[np.int64]) -> NDArray[np.int64]:
    """Weights of two columns, middlegame and endgame, as a state holds them."""
    packed: NDArray[np.int64] = (values[:, 0] << 32) + values[:, 1]
    return packed


def search_state(weights: NDArray[np.int64], switches: int) -> States:
    """A state to search with, all but the position."""
    state = np.zeros(1, STATE)
    state["weights"] = weights
    state["switches"] = switches
    state["reductions"] = _reductions()
    return state


def look(state: States, table: Table, depth: int, alpha: int, beta: int) -> int:
    """The score of the position in the state's first row, within the window."""
    return int(entries.look(state, table, I64(depth), I64(alpha), I64(beta)))


def move_word(board: chess.Board, move: chess.Move) -> int:
    """A move of the board as the kernel writes it."""
    piece = board.piece_type_at(move.from_square) or 0
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _reductions() -> NDArray[np.int64]:
    """How many plies less the n-th move is looked at, by depth and n."""
    logarithms = [math.log(max(1, number)) for number in range(_LONGEST)]
    return (0.6 + np.outer(logarithms, logarithms) / 2.2).astype(np.int64)
