"""Pawns and the kings behind them: what changes seldom, and is therefore remembered."""

from clausewitz.kernel.board.bits import U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import KING_ATTACKS
from clausewitz.kernel.board.pawn_sets import (
    FILE_A,
    ahead,
    all_pawn_attacks,
    beside,
    files_of,
    step,
)
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import BLACK, BLACK_SIDE, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I64, PAWN_PLACES, Numbers, State
from clausewitz.kernel.search.weight_layout import STARTS

_SHELTER, _BARE_FILES = U64(STARTS["shelter"]), U64(STARTS["bare_files"])
_DOUBLED, _ISOLATED = U64(STARTS["doubled"]), U64(STARTS["isolated"])
_GUARDED, _PHALANX = U64(STARTS["guarded"]), U64(STARTS["phalanx"])
_BACKWARD, _PASSED = U64(STARTS["backward"]), U64(STARTS["passed"])
_MOST_PAWNS = U64(3)

_U3, _U6, _U7, _U8, _U12 = (U64(n) for n in (3, 6, 7, 8, 12))

# An entry of the pawn table: the pieces it is about, then what was found.
WHITE_PAWNS, BLACK_PAWNS, KINGS, VALUE, PASSED, WHITE_SPAN, BLACK_SPAN, FILES = (
    U64(n) for n in range(8)
)
_PLACE, _TOP_BITS = U64(PAWN_PLACES - 1), U64(40)
_MIX_WHITE, _MIX_BLACK = U64(0x9E37_79B9_7F4A_7C15), U64(0xC2B2_AE3D_27D4_EB4F)
_MIX_KINGS = U64(0x1656_67B1_9E37_79F9)


@jit
def times(squares: U64, weight: I64) -> I64:
    """The weight for each square of the set."""
    return I64(popcount(squares)) * weight


@jit
def rank_of(square: U64, side: U64) -> U64:
    """The rank of a square, counted from a side's home."""
    return square >> _U3 if side == WHITE_SIDE else _U7 - (square >> _U3)


@jit
def of_pawns(
    weights: Numbers, side: U64, own: U64, other: U64, span: U64, other_span: U64
) -> tuple[I64, U64]:
    """How a side's pawns stand to one another and to the other side's, and which are passed. The
    spans are all squares that pawns of a side attack now or once they have gone on."""
    back = side ^ U1
    alone = own & ~(beside(files_of(own)) * FILE_A)
    stopped = all_pawn_attacks(other, back) & ~span
    passed = own & ~other_span & ~ahead(other, back) & ~ahead(own, back)
    value = times(own & ahead(own, side), weights[_DOUBLED])
    value += times(alone, weights[_ISOLATED])
    value += times(own & all_pawn_attacks(own, side), weights[_GUARDED])
    value += times(own & beside(own), weights[_PHALANX])
    value += times(own & step(stopped, back), weights[_BACKWARD])
    left = passed
    while left:
        value += weights[_PASSED + rank_of(first(left), side)]
        left &= left - U1
    return value, passed


@jit
def of_king(weights: Numbers, side: U64, king: U64, pawns: U64) -> I64:
    """How well a side's pawns shelter its king."""
    near = KING_ATTACKS[king]
    shelter = min(popcount((near | step(near, side)) & pawns), _MOST_PAWNS)
    bare = popcount(files_of(near | U1 << king) & ~files_of(pawns))
    return I64(weights[_SHELTER + shelter] + weights[_BARE_FILES + bare])


@jit
def place_of_structure(s: State, row: Words) -> U64:
    """The place of the entry for these pawns and kings, computed if it is missing."""
    white, black = row[PAWN] & row[WHITE], row[PAWN] & row[BLACK]
    white_king, black_king = first(row[KING] & row[WHITE]), first(row[KING] & row[BLACK])
    kings = U1 << _U12 | white_king << _U6 | black_king
    mixed = white * _MIX_WHITE ^ black * _MIX_BLACK ^ kings * _MIX_KINGS
    place = (mixed >> _TOP_BITS ^ mixed) & _PLACE
    known = s.structures[place]
    if known[WHITE_PAWNS] != white or known[BLACK_PAWNS] != black or known[KINGS] != kings:
        known[WHITE_PAWNS], known[BLACK_PAWNS], known[KINGS] = white, black, kings
        white_span = beside(ahead(white, WHITE_SIDE))
        black_span = beside(ahead(black, BLACK_SIDE))
        value, passed = of_pawns(s.weights, WHITE_SIDE, white, black, white_span, black_span)
        lost, others = of_pawns(s.weights, BLACK_SIDE, black, white, black_span, white_span)
        value += of_king(s.weights, WHITE_SIDE, white_king, white)
        lost += of_king(s.weights, BLACK_SIDE, black_king, black)
        known[VALUE] = U64(value - lost)
        known[PASSED] = passed | others
        known[WHITE_SPAN], known[BLACK_SPAN] = white_span, black_span
        known[FILES] = files_of(white) | files_of(black) << _U8
    return place
