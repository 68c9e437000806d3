"""All that a search works on, as one record: handing it on costs one pointer."""

from importlib import import_module
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.search.weight_layout import COUNT

numba: Any = import_module("numba")

I64 = np.int64
I0, I1 = I64(0), I64(1)

MAX_PLY = 100  # no line is looked at further
PLIES = MAX_PLY + 4
MAX_LISTED = MAX_MOVES
MAX_LOSING, MAX_QUIET = 192, 64
PAWN_PLACES = 4096  # of the memory for pawns and kings
GAME = 1024  # positions before the search that a repetition may go back to

_FIELDS = [
    # Of each ply of the line that is being looked at.
    ("rows", "u8", (PLIES, SLOTS)),
    ("moves", "i8", (PLIES, MAX_LISTED)),  # listed, with their place in the order: move_order.py
    ("next", "u8", PLIES),  # of those listed
    ("end", "u8", PLIES),
    ("stage", "u8", PLIES),  # move_picker.py
    ("only_checks", "u8", PLIES),  # whether quiet moves that do not check are left out
    ("order", "i8", PLIES),  # of the move just picked
    ("lines", "u8", (PLIES, 4)),  # to the other king: checks.py
    ("losing", "u4", (PLIES, MAX_LOSING)),  # captures put off
    ("losers", "u8", PLIES),
    ("quiet", "u4", (PLIES, MAX_QUIET)),  # quiet moves that were looked at
    ("quiets", "u8", PLIES),
    ("killers", "u4", (PLIES, 2)),  # quiet moves that refuted here before
    ("checked", "u8", PLIES),  # the men that give check
    ("pinned", "u8", PLIES),  # the men that shield their king
    ("men", "i8", PLIES),  # what the men and their places are worth, Black's negative
    ("static", "i8", PLIES),  # the evaluation
    ("depth", "i8", PLIES),  # to which the position is looked at
    ("came", "u8", PLIES),  # the move that led here: side, piece, square
    ("improving", "i8", PLIES),  # whether it is better than two plies ago
    ("best", "u4", (PLIES, PLIES)),  # the best line from here on
    ("length", "i8", PLIES),
    # Of the whole search.
    ("keys", "u8", GAME + PLIES),  # of the game so far, then of the line
    ("played", "i8"),  # how many keys are the game's
    ("history", "i4", (2, 8, 64)),  # how often a side's piece refuted by going to a square
    ("continuation", "i2", (1024, 512)),  # the same after a move, one or two plies before
    ("reductions", "i8", (64, 64)),  # by depth and number of the move
    ("weights", "i8", COUNT),
    ("structures", "u8", (PAWN_PLACES, 8)),  # what pawn_structure.py has found out
    ("excluded", "u4", MAX_LISTED),  # first moves not to be looked at
    ("exclusions", "i8"),
    ("switches", "i8"),
    ("nodes", "i8"),
    ("limit", "i8"),  # of nodes; 0 is none
    ("stop", "i8"),  # set here at the limit, or by anyone else at any time
    ("deepest", "i8"),
    ("age", "i8"),  # tells entries of the table from those of earlier searches
]
STATE = np.dtype([(name, kind, *shape) for name, kind, *shape in _FIELDS], align=True)
RECORD = numba.from_dtype(STATE)

Numbers: TypeAlias = Any
"""A flat array of int64 in compiled code."""

States: TypeAlias = NDArray[np.void]
"""An array of one state."""

Table: TypeAlias = NDArray[np.uint64]
"""The transposition table: keys and what is known, side by side."""


class State(Protocol):
    """A state in compiled code."""

    rows: Any
    moves: Any
    next: Any
    end: Any
    stage: Any
    only_checks: Any
    order: Any
    lines: Any
    losing: Any
    losers: Any
    quiet: Any
    quiets: Any
    killers: Any
    checked: Any
    pinned: Any
    men: Any
    static: Any
    depth: Any
    came: Any
    improving: Any
    best: Any
    length: Any
    keys: Any
    played: I64
    history: Any
    continuation: Any
    reductions: Any
    weights: Any
    structures: Any
    excluded: Any
    exclusions: I64
    switches: I64
    nodes: I64
    limit: I64
    stop: I64
    deepest: I64
    age: I64
