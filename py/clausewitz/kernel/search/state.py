"""All that a search works on, as one record: handing it on costs one pointer."""

from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.jit.compile import record
from clausewitz.kernel.search.network_layout import BUCKETS, HIDDEN, INPUTS
from clausewitz.kernel.search.weight_layout import COUNT, STRUCTURE_WORDS

I64 = np.int64
I0, I1 = I64(0), I64(1)

MAX_PLY = 100  # no line is looked at further
PLIES = MAX_PLY + 4
MAX_LISTED = MAX_MOVES
MAX_LOSING, MAX_QUIET, MAX_LOUD = 192, 64, 32
PAWN_PLACES = 4096  # of the memory for pawns and kings
CORRECTION_PLACES = 4096  # of the memory for corrections of the evaluation, each kind
GAME = 1024  # positions before the search that a repetition may go back to

Numbers: TypeAlias = Any
"""A flat array of int64 in compiled code."""

States: TypeAlias = NDArray[np.void]
"""An array of one state."""

Table: TypeAlias = NDArray[np.uint64]
"""The transposition table: keys and what is known, side by side."""


class State(Protocol):
    """A state in compiled code."""

    # Of each ply of the line that is being looked at.
    rows: Annotated[Any, "u8", (PLIES, SLOTS)]
    moves: Annotated[Any, "i8", (PLIES, MAX_LISTED)]  # listed, with their order: move_order.py
    next: Annotated[Any, "u8", PLIES]  # of those listed
    end: Annotated[Any, "u8", PLIES]
    stage: Annotated[Any, "u8", PLIES]  # move_picker.py
    only_checks: Annotated[Any, "u8", PLIES]  # whether quiet moves that do not check are left out
    order: Annotated[Any, "i8", PLIES]  # of the move just picked
    lines: Annotated[Any, "u8", (PLIES, 4)]  # to the other king: checks.py
    losing: Annotated[Any, "u4", (PLIES, MAX_LOSING)]  # captures put off
    losers: Annotated[Any, "u8", PLIES]
    quiet: Annotated[Any, "u4", (PLIES, MAX_QUIET)]  # quiet moves that were looked at
    quiets: Annotated[Any, "u8", PLIES]
    loud: Annotated[Any, "u4", (PLIES, MAX_LOUD)]  # captures and promotions that were looked at
    louds: Annotated[Any, "u8", PLIES]
    killers: Annotated[Any, "u4", (PLIES, 2)]  # quiet moves that refuted here before
    checked: Annotated[Any, "u8", PLIES]  # the pieces that give check
    pinned: Annotated[Any, "u8", PLIES]  # the pieces that shield their king
    piece_values: Annotated[Any, "i8", PLIES]  # of pieces and their places, Black's negative
    evaluation: Annotated[Any, "i8", PLIES]
    static: Annotated[Any, "i8", PLIES]  # the same, corrected by what searches found
    depth: Annotated[Any, "i8", PLIES]  # to which the position is looked at
    came: Annotated[Any, "u8", PLIES]  # the move that led here: side, piece, square
    came_to: Annotated[Any, "u8", (PLIES, 2)]  # what the move that led here has put on squares,
    gone_from: Annotated[Any, "u8", (PLIES, 2)]  # and taken from them: side, piece, square
    coming: Annotated[Any, "u8", PLIES]  # how many these are
    going: Annotated[Any, "u8", PLIES]
    improving: Annotated[Any, "i8", PLIES]  # whether it is better than two plies ago
    best: Annotated[Any, "u4", (PLIES, PLIES)]  # the best line from here on
    length: Annotated[Any, "i8", PLIES]
    views: Annotated[Any, "i2", (PLIES, 2, HIDDEN)]  # what the network sees: network_score.py
    viewed: Annotated[Any, "u8", PLIES]  # the key of the position that they are of
    # Of the whole search.
    keys: Annotated[Any, "u8", GAME + PLIES]  # of the game so far, then of the line
    played: Annotated[I64, "i8"]  # how many keys are the game's
    history: Annotated[Any, "i4", (2, 8, 64)]  # how often a side's piece refuted on a square
    continuation: Annotated[Any, "i2", (1024, 512)]  # the same after a move one or two plies before
    capture_history: Annotated[Any, "i2", (2, 8, 64, 8)]  # by side, piece, square and victim
    corrections: Annotated[Any, "i2", (2, 3, CORRECTION_PLACES)]  # static_correction.py
    reductions: Annotated[Any, "i8", (64, 64)]  # by depth and number of the move, in 1,024ths
    weights: Annotated[Any, "i8", COUNT]
    structures: Annotated[Any, "u8", (PAWN_PLACES, STRUCTURE_WORDS)]  # pawn_structure.py
    input_weights: Annotated[Any, "i2", (INPUTS, HIDDEN)]
    view_biases: Annotated[Any, "i2", HIDDEN]
    output_weights: Annotated[Any, "i2", (BUCKETS, 2, HIDDEN)]  # of the view of who is to move
    output_biases: Annotated[Any, "i8", BUCKETS]
    network_scale: Annotated[I64, "i8"]  # hundredths of a pawn for an output of 1; 0: no network
    network_share: Annotated[I64, "i8"]  # in hundredths: what counts beyond PLAINLY_AHEAD
    came_in: Annotated[Any, "u8", 32]  # pieces by which two positions differ, while views are made
    gone_out: Annotated[Any, "u8", 32]
    excluded: Annotated[Any, "u4", MAX_LISTED]  # first moves not to be looked at
    exclusions: Annotated[I64, "i8"]
    switches: Annotated[I64, "i8"]
    nodes: Annotated[I64, "i8"]
    limit: Annotated[I64, "i8"]  # of nodes; 0 is none
    deadline: Annotated[I64, "i8"]  # in nanoseconds of the clock of intrinsics.py; 0 is none
    stop: Annotated[I64, "i8"]  # set here at a limit, or by anyone else at any time
    deepest: Annotated[I64, "i8"]
    age: Annotated[I64, "i8"]  # distinguishes table entries from those of earlier searches


STATE = record(State)
