"""The static exchange of bk/relations.pl: what taking on one square gains, pins unseen."""

import numpy as np

from clausewitz.kernel.attacking import attackers
from clausewitz.kernel.bits import U0, U1, U64, Words, first
from clausewitz.kernel.compile import jit
from clausewitz.kernel.position import (
    BISHOP,
    KING,
    KNIGHT,
    OCCUPIED,
    PAWN,
    QUEEN,
    ROOK,
    WHITE,
    piece_on,
)

# In pawns, by piece, as value/2 of bk/chess.lp has them. Signed: gains can be losses.
VALUES = np.array([0, 1, 3, 3, 5, 9, 100], np.int64)
_LONGEST = 33  # captures on one square: all men but the first victim, and one more


@jit
def side_of(row: Words, square: U64) -> U64:
    """The side of the man on a square, which must not be empty."""
    return U1 - (row[WHITE] >> square & U1)


@jit
def least_valuable(row: Words, men: U64) -> U64:
    """The square of the cheapest of the men, of the lowest square among equals."""
    for cheap in (row[PAWN], row[KNIGHT] | row[BISHOP], row[ROOK], row[QUEEN]):
        if men & cheap:
            return first(men & cheap)
    return first(men)


@jit
def exchange_gain(row: Words, source: U64, target: U64) -> int:
    """What the man on `source` gains by taking that on `target`, both taking while it pays."""
    taken = np.empty(_LONGEST, np.int64)
    captures = 0
    side, occupied, victim = side_of(row, source), row[OCCUPIED], piece_on(row, target)
    while True:
        taken[captures] = VALUES[victim]
        captures += 1
        if victim == KING:
            break
        victim = piece_on(row, source)
        occupied ^= U1 << source
        side ^= U1
        takers = attackers(row, target, side, occupied) & occupied
        if takers == U0:
            break
        source = least_valuable(row, takers)
    gain = taken[captures - 1]
    for capture in range(captures - 2, -1, -1):
        gain = taken[capture] - max(gain, 0)
    return int(gain)
