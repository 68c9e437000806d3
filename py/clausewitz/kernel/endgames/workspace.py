"""What evaluating a board and playing a game work on, as one record: handing it on is a pointer."""

from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.endgames.language import CONSTANTS, MOST_NODES, STATUSES, TERMINALS
from clausewitz.kernel.jit.compile import record

I64 = np.int64

MOST_PLIES = 1000
"""Of a game."""

# The rows of a workspace: the board before a move and after it; for looking ahead, the same board
# with the turn passed, and a capture made.
BEFORE, AFTER, PASSED, TAKEN = I64(0), I64(1), I64(2), I64(3)
# Its lists of moves: those chosen from, replies, replies to these, and so on.
CHOICE, REPLIES, ANSWERS, LAST = I64(0), I64(1), I64(2), I64(3)

CONSTANT_VALUES = np.array(CONSTANTS, np.float64)

Workspaces: TypeAlias = NDArray[np.void]
"""An array of one workspace."""
Players: TypeAlias = NDArray[np.void]


class Workspace(Protocol):
    """A workspace in compiled code."""

    rows: Annotated[Any, "u8", (4, SLOTS)]
    moves: Annotated[Any, "u8", (4, MAX_MOVES)]
    values: Annotated[Any, "f8", len(TERMINALS)]
    stack: Annotated[Any, "f8", MOST_NODES]
    keys: Annotated[Any, "u8", MOST_PLIES + 1]
    plies: Annotated[I64, "i8"]
    score: Annotated[np.float64, "f8"]  # of the move chosen last


class Player(Protocol):
    """A player in compiled code."""

    nodes: Annotated[Any, "u1", (len(STATUSES), MOST_NODES)]
    lengths: Annotated[Any, "i8", len(STATUSES)]
    wanted: Annotated[Any, "u8", len(STATUSES)]  # the terminals in each tree, as bits
    hunts: Annotated[I64, "i8"]  # has no trees: see hunter.py


WORKSPACE = record(Workspace)
PLAYER = record(Player)
