"""All that minimax works on, as one record: handing it on costs one pointer."""

from importlib import import_module
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.search.state import I64

numba: Any = import_module("numba")

MOST = 12  # moves ahead
_CAPTURES = 32  # more cannot follow: nobody is left to be taken
_PLIES = MOST + _CAPTURES + 2

LEAVE_OUT, ORDER, REDUCE = U64(0), U64(1), U64(2)
"""What is done with moves that the rules do not keep: they are not looked at, or last, or last and
not so far unless they surprise."""

TREE = np.dtype(
    [
        ("rows", "u8", (_PLIES, SLOTS)),
        ("moves", "u8", (_PLIES, MAX_MOVES)),
        ("marks", "u8", (_PLIES, MAX_MOVES)),  # what the rules say of each
        ("weights", "i8", 3),  # of material, places and threats, in thousandths
        ("places", "i8", 8 * 64),
        ("side", "u8"),  # whose heuristic it is
        ("own_rules", "u8"),  # which rules hold for the side's moves,
        ("other_rules", "u8"),  # and for the other side's
        ("use", "u8"),  # of the rules
        ("reduction", "i8"),  # plies
        ("quiescence", "i8"),  # whether captures are looked at beyond the depth
        ("search", "u8"),  # its number, so that the table need not be emptied
        ("best", "u8"),
        ("limit", "i8"),  # of states, then the search is given up; 0 is none
        ("states", "i8"),  # visited
        ("known", "i8"),  # of these, known before
        ("left_out", "i8"),  # moves
    ],
    align=True,
)
RECORD = numba.from_dtype(TREE)

Trees: TypeAlias = NDArray[np.void]
"""An array of one tree."""


class Tree(Protocol):
    """A tree in compiled code."""

    rows: Any
    moves: Any
    marks: Any
    weights: Any
    places: Any
    side: U64
    own_rules: U64
    other_rules: U64
    use: U64
    reduction: I64
    quiescence: I64
    search: U64
    best: U64
    limit: I64
    states: I64
    known: I64
    left_out: I64
