"""All that minimax works on, as one record: handing it on costs one pointer."""

from typing import Annotated, Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.jit.compile import record
from clausewitz.kernel.search.state import I64

MOST = 12  # moves ahead
_CAPTURES = 32  # more cannot follow: nobody is left to be taken
_PLIES = MOST + _CAPTURES + 2

LEAVE_OUT, ORDER, REDUCE = U64(0), U64(1), U64(2)
"""What is done with moves that the rules do not keep: they are not looked at, or last, or last and
not so far unless they surprise."""

Trees: TypeAlias = NDArray[np.void]
"""An array of one tree."""


class Tree(Protocol):
    """A tree in compiled code."""

    rows: Annotated[Any, "u8", (_PLIES, SLOTS)]
    moves: Annotated[Any, "u8", (_PLIES, MAX_MOVES)]
    marks: Annotated[Any, "u8", (_PLIES, MAX_MOVES)]  # what the rules say of each
    weights: Annotated[Any, "i8", 3]  # of material, places and threats, in thousandths
    places: Annotated[Any, "i8", 8 * 64]
    side: Annotated[U64, "u8"]  # whose heuristic it is
    own_rules: Annotated[U64, "u8"]  # which rules hold for the side's moves,
    other_rules: Annotated[U64, "u8"]  # and for the other side's
    use: Annotated[U64, "u8"]  # of the rules
    reduction: Annotated[I64, "i8"]  # plies
    quiescence: Annotated[I64, "i8"]  # whether captures are looked at beyond the depth
    search: Annotated[U64, "u8"]  # its number, so that the table need not be emptied
    best: Annotated[U64, "u8"]
    limit: Annotated[I64, "i8"]  # of states, then the search is given up; 0 is none
    states: Annotated[I64, "i8"]  # visited
    known: Annotated[I64, "i8"]  # of these, known before
    left_out: Annotated[I64, "i8"]  # moves


TREE = record(Tree)
