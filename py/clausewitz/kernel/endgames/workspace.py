"""What evaluating a board and playing a game work on, as one record: handing it on is a pointer."""

from importlib import import_module
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.endgames.language import CONSTANTS, MOST_NODES, STATUSES, TERMINALS

numba: Any = import_module("numba")

I64 = np.int64

MOST_PLIES = 1000
"""Of a game."""

# The rows of a room: the board before a move and after it; for looking ahead, the same board with
# the turn passed, and a capture made.
BEFORE, AFTER, PASSED, TAKEN = I64(0), I64(1), I64(2), I64(3)
# Its lists of moves: those chosen from, replies, replies to these, and so on.
CHOICE, REPLIES, ANSWERS, LAST = I64(0), I64(1), I64(2), I64(3)

ROOM = np.dtype(
    [
        ("rows", "u8", (4, SLOTS)),
        ("moves", "u8", (4, MAX_MOVES)),
        ("values", "f8", len(TERMINALS)),
        ("stack", "f8", MOST_NODES),
        ("keys", "u8", MOST_PLIES + 1),
        ("plies", "i8"),
        ("score", "f8"),  # of the move chosen last
    ],
    align=True,
)
RECORD = numba.from_dtype(ROOM)

PLAYER = np.dtype(
    [
        ("nodes", "u1", (len(STATUSES), MOST_NODES)),
        ("lengths", "i8", len(STATUSES)),
        ("asked", "u8", len(STATUSES)),  # the terminals in each tree, as bits
        ("hunts", "i8"),  # has no trees: see hunter.py
    ],
    align=True,
)
PLAYER_RECORD = numba.from_dtype(PLAYER)

CONSTANT_VALUES = np.array(CONSTANTS, np.float64)

Rooms: TypeAlias = NDArray[np.void]
"""An array of one room."""
Players: TypeAlias = NDArray[np.void]


class Room(Protocol):
    """A room in compiled code."""

    rows: Any
    moves: Any
    values: Any
    stack: Any
    keys: Any
    plies: I64
    score: np.float64


class Player(Protocol):
    """A player in compiled code."""

    nodes: Any
    lengths: Any
    asked: Any
    hunts: I64
