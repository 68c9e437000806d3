"""What a move wins or loses, by material alone and a short look ahead; kings need not be there.

Pieces move as their kind does, checks or not: a king may be taken, and is worth more than all.
So a move can be valued even on a board from which pieces were taken away, kings too.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legal_moves import move_word
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.pieces import BISHOP, IN_HUNDREDTHS, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import entry, jit, recursive
from clausewitz.kernel.patterns.edges import bears_on, reach_of

I64 = np.int64
I0, I1 = I64(0), I64(1)
_QUEENING = I64(800)
_KING_LOST = I64(5000)
_NONE = I64(-100000)
EXCHANGES = 4
"""So many captures in a row are looked at."""

PLIES = 12
"""Rows that a look needs."""

AT_ONCE, ANSWERED = 1, 2
"""How deep a look goes: captures alone after the move, or all answers and then captures."""


@jit
def gain_of(row: Words, piece: U64, target: U64) -> I64:
    """What a move brings at once: what it takes, and a queen for a pawn."""
    gain = I64(IN_HUNDREDTHS[piece_on(row, target)])
    if piece == PAWN and LAST_RANKS >> target & U1:
        gain += _QUEENING
    return gain


@jit
def word_of(piece: U64, source: U64, target: U64) -> U64:
    queening = piece == PAWN and LAST_RANKS >> target & U1
    return move_word(piece, source, target, QUEEN if queening else U0)


@recursive
def value(rows: NDArray[np.uint64], ply: I64, depth: I64, wide: I64, best: Words) -> I64:
    """The most that the side to move wins by captures, which it may also let be.

    Where `wide` is not 0, by any move, captures following, and the move is written to `best`.
    """
    most = _NONE if wide else I0
    row = rows[ply]
    if depth <= I0:
        return most
    side = row[TURN]
    enemies = row[WHITE + (side ^ U1)]
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        pieces = row[piece] & row[WHITE + side]
        while pieces:
            source = first(pieces)
            pieces &= pieces - U1
            bears = bears_on(piece, side, source, row[OCCUPIED])
            targets = reach_of(row, piece, side, source, bears)
            if not wide:
                targets &= enemies
            while targets:
                target = first(targets)
                targets &= targets - U1
                gain = gain_of(row, piece, target)
                if gain <= most:
                    continue  # no answer makes a move better
                if gain < _KING_LOST:
                    make(row, word_of(piece, source, target), rows[ply + I1])
                    gain -= value(rows, I64(ply + I1), I64(depth - I1), I64(wide * I0), best)
                if gain > most:
                    most = gain
                    if wide:
                        best[U0] = word_of(piece, source, target)
    return most


@entry("int64(uint64[:, ::1], int64, int64, int64, uint64[::1])")
def best_value(
    rows: NDArray[np.uint64], ply: int, depth: int, wide: int, best: NDArray[np.uint64]
) -> int:
    """What the position in row `ply` is worth for the side to move: see `value`."""
    return value(rows, ply, depth, wide, best)  # type: ignore[arg-type, return-value]


@entry("int64(uint64[::1], uint64, uint64)")
def gain_at_once(row: NDArray[np.uint64], source: U64, target: U64) -> int:
    """What a move brings at once."""
    return gain_of(row, piece_on(row, source), target)  # type: ignore[return-value]


NOTHING = int(_NONE)
"""The value of a position in which the side to move cannot move."""
KING_LOST = int(_KING_LOST)
