"""One position is one row of 16 uint64, so that a line of play is a small two-dimensional array.

Slots 0 to 8 are sets of squares; pieces are numbered as in python-chess, so a piece is the slot of
its set. Sides are 0 (white) and 1 (black), so `WHITE + side` is the slot of a side's pieces.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words, popcount
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.jit.compile import jit

Row: TypeAlias = NDArray[np.uint64]

SLOTS = 16

OCCUPIED = U64(0)  # PAWN to KING of pieces.py follow
WHITE = U64(7)
BLACK = U64(8)
TURN = U64(9)  # the side to move
CASTLING = U64(10)  # the set of rooks that may still castle
EN_PASSANT = U64(11)  # the set of the one square a pawn just jumped over, or empty
HALFMOVES = U64(12)  # since the last capture or pawn move
FULLMOVE = U64(13)  # counts from 1, up after black's moves
KEY = U64(14)  # hash of all of the above but en passant and clocks: see zobrist.py
MOVED = U64(15)  # the move that led here, in a line of moves: see relations/line_rows.py; else 0

WHITE_SIDE, BLACK_SIDE = U0, U1

_KINGS_AND_ONE = U64(3)


@jit
def piece_on(row: Words, square: U64) -> U64:
    """The piece on a square, of either side; 0 on an empty one."""
    piece = U0
    for candidate in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        piece |= candidate * ((row[candidate] >> square) & U1)
    return piece


@jit
def is_bare(row: Words) -> bool:
    """Whether nobody can mate: kings, and at most one knight or bishop."""
    if row[PAWN] | row[ROOK] | row[QUEEN]:
        return False
    return bool(popcount(row[OCCUPIED]) <= _KINGS_AND_ONE)
