"""What the places of pieces are worth: outposts, open files, pairs, kings in endgames."""

import numpy as np

from clausewitz.kernel.board.bits import U0, U1, U64, Words, popcount
from clausewitz.kernel.board.geometry import HOME_RANKS, distance
from clausewitz.kernel.board.pawn_sets import FILE_A, step
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import CASTLING, OCCUPIED, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import times
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_OUTPOST, _OUTPOST_AHEAD = U64(STARTS["outpost"]), U64(STARTS["outpost_ahead"])
_BEHIND_PAWN, _WITH_PAWNS = U64(STARTS["behind_pawn"]), U64(STARTS["with_pawns"])
_BISHOP_PAIR, _BAD_BISHOP = U64(STARTS["bishop_pair"]), U64(STARTS["bad_bishop"])
_BISHOP_PAWNS, _LONG_DIAGONAL = U64(STARTS["bishop_pawns"]), U64(STARTS["long_diagonal"])
_HALF_OPEN, _OPEN = U64(STARTS["rook_on_half_open_file"]), U64(STARTS["rook_on_open_file"])
_SEVENTH, _SHUT_ROOK = U64(STARTS["rook_on_seventh"]), U64(STARTS["shut_rook"])
_MAY_CASTLE = U64(STARTS["may_castle"])
_EDGE, _NEAR = U64(STARTS["lone_king_edge"]), U64(STARTS["lone_king_near"])

_OUTPOSTS = U64(0x0000_FFFF_FF00_0000), U64(0x0000_00FF_FFFF_0000)  # ranks 4 to 6 of a side
_SEVENTHS = U64(0x00FF_0000_0000_0000), U64(0x0000_0000_0000_FF00)
_LIGHT = U64(0x55AA_55AA_55AA_55AA)
_INNER_FILES = U64(0x3C3C_3C3C_3C3C_3C3C)  # from c to f
_RISING, _RISING_CENTRE = U64(0x8040_2010_0804_0201), U64(0x0000_0010_0800_0000)  # a1 to h8
_FALLING, _FALLING_CENTRE = U64(0x0102_0408_1020_4080), U64(0x0000_0008_1000_0000)
# The files between a king that has left the middle and the edge, by its file.
_BEYOND: Words = np.array(
    [int(FILE_A) * files for files in (0, 0b1, 0b11, 0, 0, 0b11000000, 0b10000000, 0)], np.uint64
)
_U3, _U4, _U7 = U64(3), U64(4), U64(7)


@jit
def of_material(row: Words, weights: Numbers, own: U64, pawns: U64) -> I64:
    """What pieces are worth beside so many own pawns, and two bishops together."""
    place = _WITH_PAWNS + popcount(pawns)
    value = times(row[KNIGHT] & own, weights[place + (KNIGHT << _U4)])
    value += times(row[BISHOP] & own, weights[place + (BISHOP << _U4)])
    value += times(row[ROOK] & own, weights[place + (ROOK << _U4)])
    value += times(row[QUEEN] & own, weights[place + (QUEEN << _U4)])
    bishops = row[BISHOP] & own
    if bishops & _LIGHT and bishops & ~_LIGHT:
        value += weights[_BISHOP_PAIR]
    return value


@jit
def of_minors(
    row: Words,
    weights: Numbers,
    side: U64,
    own: U64,
    pawns: U64,
    guarded: U64,
    other_span: U64,
    by_knight: U64,
) -> I64:
    """Outposts, minors behind pawns, bishops and their pawns; of a side, given what its pawns
    attack, where the other's can ever attack, and what its knights do."""
    posts = guarded & ~other_span & _OUTPOSTS[side]
    knights, bishops = row[KNIGHT] & own, row[BISHOP] & own
    value = times(knights & posts, weights[_OUTPOST + KNIGHT])
    value += times(bishops & posts, weights[_OUTPOST + BISHOP])
    value += times(by_knight & posts & ~own, weights[_OUTPOST_AHEAD])
    value += times((knights | bishops) & step(row[PAWN], side ^ U1), weights[_BEHIND_PAWN])
    if bishops:
        blocked = pawns & _INNER_FILES & step(row[OCCUPIED], side ^ U1)
        value += of_bishops(weights, bishops & _LIGHT, pawns & _LIGHT, blocked & _LIGHT)
        value += of_bishops(weights, bishops & ~_LIGHT, pawns & ~_LIGHT, blocked & ~_LIGHT)
    return value


@jit
def of_bishops(weights: Numbers, bishops: U64, pawns: U64, blocked: U64) -> I64:
    """What pawns on the colour of bishops mean to them."""
    if bishops == U0:
        return I0
    value = times(pawns, weights[_BISHOP_PAWNS])
    return value + weights[_BAD_BISHOP] if blocked & (blocked - U1) else value


@jit
def of_long_diagonals(row: Words, weights: Numbers, own: U64, by_bishop: U64) -> I64:
    """Bishops on a long diagonal that see both squares of its centre."""
    bishops, value = row[BISHOP] & own, I0
    if bishops & _RISING and _RISING_CENTRE & ~(by_bishop | bishops) == U0:
        value += weights[_LONG_DIAGONAL]
    if bishops & _FALLING and _FALLING_CENTRE & ~(by_bishop | bishops) == U0:
        value += weights[_LONG_DIAGONAL]
    return value


@jit
def of_rooks(
    row: Words, weights: Numbers, side: U64, own: U64, files: U64, others: U64, king: U64
) -> I64:
    """Rooks on files without pawns, on the seventh rank, and beyond their own king; of a side,
    given the files of both sides' pawns. Rights to castle, too."""
    value = times(row[CASTLING] & own, weights[_MAY_CASTLE])
    rooks = row[ROOK] & own
    if rooks == U0:
        return value
    free = rooks & ~(files * FILE_A)
    value += times(free & others * FILE_A, weights[_HALF_OPEN])
    value += times(free & ~(others * FILE_A), weights[_OPEN])
    theirs = row[WHITE + (side ^ U1)]
    targets = row[PAWN] & _SEVENTHS[side] | row[KING] & HOME_RANKS[side ^ U1]
    if targets & theirs:
        value += times(rooks & _SEVENTHS[side], weights[_SEVENTH])
    if U1 << king & HOME_RANKS[side]:
        shut = rooks & HOME_RANKS[side] & _BEYOND[king & _U7]
        value += times(shut, weights[_SHUT_ROOK])
    return value


@jit
def from_middle(square: U64) -> U64:
    """How far a square is from the four in the middle, 3 on the edge."""
    file, rank = square & _U7, square >> _U3
    return max(max(file, _U7 - file), max(rank, _U7 - rank)) - _U4


@jit
def of_lone_king(
    row: Words, weights: Numbers, pieces: U64, king: U64, others: U64, other: U64
) -> I64:
    """What it is worth to drive a king that has nothing left to the edge."""
    if others & (others - U1) or pieces & (pieces - U1) == U0:
        return I0
    return I64(weights[_EDGE + from_middle(other)] + weights[_NEAR + distance(king, other)])
