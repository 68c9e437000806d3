"""What can be counted on a board for one side: bk/endgames.pl defines the terms."""

import numpy as np

from clausewitz.kernel.board.bits import U1, U64, Words, first, popcount
from clausewitz.kernel.board.exchange import worth_without_pawns
from clausewitz.kernel.board.geometry import KING_ATTACKS, distance
from clausewitz.kernel.board.legality import shields, sliders_in_line
from clausewitz.kernel.board.pieces import KING, PAWN, ROOK, WITHOUT_KING
from clausewitz.kernel.board.row import OCCUPIED, WHITE, piece_on
from clausewitz.kernel.endgames.steps import attacked_squares, attacks_of
from clausewitz.kernel.endgames.workspace import I64
from clausewitz.kernel.jit.compile import jit, recursive

_FILES, _RANKS = np.arange(64) % 8, np.arange(64) // 8
EDGE_DISTANCE = np.minimum(np.minimum(_FILES, 7 - _FILES), np.minimum(_RANKS, 7 - _RANKS)).astype(
    np.int64
)
FAR = I64(8)
"""To a rook that is not there."""


@jit
def king_of(row: Words, side: U64) -> U64:
    return first(row[KING] & row[WHITE + side])


@recursive
def worth(row: Words, side: U64) -> I64:
    """The pieces of a side, in pawns."""
    pieces = row[WHITE + side]
    return I64(popcount(row[PAWN] & pieces) + worth_without_pawns(row, pieces))


@recursive
def flights(row: Words, side: U64) -> U64:
    """Where the king of a side could step, were it to move: flight/3 of bk/kings.pl."""
    king = king_of(row, side)
    danger = attacked_squares(row, side ^ U1, row[OCCUPIED] ^ (U1 << king))
    return KING_ATTACKS[king] & ~row[WHITE + side] & ~danger


@recursive
def attack_value(row: Words, side: U64) -> I64:
    """The worth of the pieces that attack something."""
    value, pieces = I64(0), row[WHITE + side] & ~row[KING]
    while pieces:
        square = first(pieces)
        pieces &= pieces - U1
        if attacks_of(row, square, row[OCCUPIED]) & row[WHITE + (side ^ U1)]:
            value += WITHOUT_KING[piece_on(row, square)]
    return value


@recursive
def forks(row: Words, side: U64) -> bool:
    """Whether a piece of a side attacks two or more."""
    pieces = row[WHITE + side]
    while pieces:
        met = attacks_of(row, first(pieces), row[OCCUPIED]) & row[WHITE + (side ^ U1)]
        pieces &= pieces - U1
        if met & (met - U1):
            return True
    return False


@recursive
def guard_each_other(row: Words, side: U64) -> bool:
    """Whether two pieces of a side defend each other."""
    pieces = row[WHITE + side] & ~row[KING]
    left = pieces
    while left:
        square = first(left)
        left &= left - U1
        guarded = attacks_of(row, square, row[OCCUPIED]) & pieces
        while guarded:
            other = first(guarded)
            guarded &= guarded - U1
            if attacks_of(row, other, row[OCCUPIED]) >> square & U1:
                return True
    return False


@recursive
def rook_distance(row: Words, side: U64) -> I64:
    """From the king of a side to the nearest of its rooks."""
    king, rooks, nearest = king_of(row, side), row[ROOK] & row[WHITE + side], FAR
    while rooks:
        nearest = min(nearest, I64(distance(king, first(rooks))))
        rooks &= rooks - U1
    return nearest


@recursive
def pinned_pieces(row: Words, side: U64) -> tuple[U64, U64]:
    """A side's pieces that are pinned to its king, and those of them the king is not next to."""
    king = king_of(row, side)
    snipers = row[WHITE + (side ^ U1)] & sliders_in_line(row, king)
    pinned = shields(row, king, snipers) & row[WHITE + side]
    return pinned, pinned & ~KING_ATTACKS[king]


@jit
def all_nearer_to_edge(squares: U64, distance: I64) -> bool:
    """Whether each of the squares is nearer to an edge than the distance."""
    while squares:
        if EDGE_DISTANCE[first(squares)] >= distance:
            return False
        squares &= squares - U1
    return True


@jit
def some_farther_from_edge(squares: U64, distance: I64) -> bool:
    """Whether one of the squares is farther from all edges than the distance."""
    while squares:
        if EDGE_DISTANCE[first(squares)] > distance:
            return True
        squares &= squares - U1
    return False
