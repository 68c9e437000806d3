"""What material is worth, and the static exchange of bk/relations.pl: what taking on one square
gains, pins unseen."""

import numpy as np

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, first_from_black, popcount
from clausewitz.kernel.board.pieces import BISHOP, IN_PAWNS, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit

_BITS, _PIECE, _REST = U64(3), U64(7), U64(61)
_MINOR, _ROOK, _QUEEN = (U64(IN_PAWNS[int(piece)]) for piece in (KNIGHT, ROOK, QUEEN))


@jit
def worth_without_pawns(row: Words, pieces: U64) -> U64:
    """What pieces of these count in pawns, without pawns and kings."""
    return (
        _MINOR * popcount((row[KNIGHT] | row[BISHOP]) & pieces)
        + _ROOK * popcount(row[ROOK] & pieces)
        + _QUEEN * popcount(row[QUEEN] & pieces)
    )


@jit
def material(row: Words, side: U64) -> np.int64:
    """The side's pieces less the other's, in pawns; kings do not count."""
    own, other = row[WHITE + side], row[WHITE + (side ^ U1)]
    value = np.int64(0)
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        count = np.int64(popcount(row[piece] & own)) - np.int64(popcount(row[piece] & other))
        value += count * IN_PAWNS[piece]
    return value


@jit
def side_of(row: Words, square: U64) -> U64:
    """The side of the piece on a square, which must not be empty."""
    return U1 - (row[WHITE] >> square & U1)


@jit
def least_valuable(row: Words, pieces: U64) -> U64:
    """The square of the cheapest of a side's pieces: of equals the first that this side sees."""
    for cheap in (row[PAWN], row[KNIGHT] | row[BISHOP], row[ROOK], row[QUEEN]):
        if pieces & cheap:
            pieces &= cheap
            break
    return first(pieces) if pieces & row[WHITE] else first_from_black(pieces)


@jit
def exchange_gain(row: Words, source: U64, target: U64) -> int:
    """What the piece on `source` gains by taking that on `target`, both taking while it pays."""
    # What was taken: three bits each, the last in the lowest. Two words, as it can be 32 pieces;
    # and no array, which would have to be allocated.
    taken = more = U0
    side, occupied, victim = side_of(row, source), row[OCCUPIED], piece_on(row, target)
    while True:
        more = more << _BITS | taken >> _REST
        taken = taken << _BITS | victim
        if victim == KING:
            break
        victim = piece_on(row, source)
        occupied ^= U1 << source
        side ^= U1
        takers = attackers(row, target, side, occupied) & occupied
        if takers == U0:
            break
        source = least_valuable(row, takers)
    gain = 0
    while taken:
        gain = int(IN_PAWNS[taken & _PIECE]) - max(gain, 0)
        taken = taken >> _BITS | more << _REST
        more >>= _BITS
    return gain
