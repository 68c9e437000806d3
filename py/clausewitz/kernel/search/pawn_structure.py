"""Pawns and the kings behind them: what changes seldom, and is therefore remembered."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, last, popcount
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
from clausewitz.kernel.search.state import I0, I64, PAWN_PLACES, Numbers, State
from clausewitz.kernel.search.weight_layout import STARTS

_SHELTER, _STORM, _STOPPED = (U64(STARTS[n]) for n in ("shelter", "storm", "stopped_storm"))
_KING_PAWNS, _KING_FILES = U64(STARTS["king_pawns"]), U64(STARTS["king_files"])
_PAWNS_IN_ZONE = U64(STARTS["king_zone"] + 16 * int(PAWN))
_DOUBLED, _PHALANX = U64(STARTS["doubled_pawn"]), U64(STARTS["phalanx"])
_ISOLATED, _ISOLATED_OPEN = U64(STARTS["isolated_pawn"]), U64(STARTS["isolated_open"])
_BACKWARD, _BACKWARD_OPEN = U64(STARTS["backward_pawn"]), U64(STARTS["backward_open"])
_GUARDED, _CANDIDATE = U64(STARTS["guarded"]), U64(STARTS["candidate_pawn"])
_PASSED, _PROTECTED = U64(STARTS["passed"]), U64(STARTS["protected_passed_pawn"])
_SPACE, _SAFE_SPACE = U64(STARTS["space"]), U64(STARTS["safe_space"])
_MOST_PAWNS, _FIRST_RANK = U64(3), U64(0xFF)

_OTHER_HALF = U64(0xFFFF_FFFF_0000_0000), U64(0x0000_0000_FFFF_FFFF)
_OWN_CENTRE = U64(0x0000_0000_3C3C_3C00), U64(0x003C_3C3C_0000_0000)  # c2 to f4 of a side
_U2, _U3, _U6, _U7, _U8, _U12 = (U64(n) for n in (2, 3, 6, 7, 8, 12))

# An entry of the pawn table: the pieces it is about, then what was found. Dangers are those that
# a side's pawns and the other king's shelter mean for that king.
WHITE_PAWNS, BLACK_PAWNS, KINGS, WHITE_VALUE, BLACK_VALUE, WHITE_DANGER, BLACK_DANGER = (
    U64(n) for n in range(7)
)
PASSED, WHITE_SPAN, BLACK_SPAN, FILES = (U64(n) for n in range(7, 11))
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
def by_rank(weights: Numbers, start: U64, side: U64, pawns: U64) -> I64:
    """The weights of these pawns, which go by their ranks."""
    value = I0
    while pawns:
        value += weights[start + rank_of(first(pawns), side)]
        pawns &= pawns - U1
    return value


@jit
def candidates(side: U64, own: U64, other: U64) -> U64:
    """Pawns with no pawn before them, and at least as many helpers beside as guards ahead."""
    found, left = U0, own & ~ahead(own | other, side ^ U1)
    while left:
        pawn = left & (U0 - left)
        left ^= pawn
        front = ahead(pawn, side)
        guards = popcount(beside(front) & other)
        helpers = popcount(beside(files_of(pawn) * FILE_A & ~front) & own)
        if guards and helpers >= guards:
            found |= pawn
    return found


@jit
def of_pawns(
    weights: Numbers, side: U64, own: U64, other: U64, span: U64, other_span: U64
) -> tuple[I64, U64]:
    """How a side's pawns stand to one another and to the other side's, and which are passed. The
    spans are all squares that pawns of a side attack now or once they have gone on."""
    back = side ^ U1
    takes, barred = all_pawn_attacks(own, side), all_pawn_attacks(other, back)
    alone = own & ~(beside(files_of(own)) * FILE_A)
    backward = own & ~alone & step(barred & ~span, back)
    unopposed = own & ~ahead(other, back)
    passed = unopposed & ~other_span & ~ahead(own, back)
    value = times(own & ahead(own, side), weights[_DOUBLED])
    value += times(alone, weights[_ISOLATED])
    value += times(alone & unopposed, weights[_ISOLATED_OPEN])
    value += times(backward, weights[_BACKWARD])
    value += times(backward & unopposed, weights[_BACKWARD_OPEN])
    value += times(takes & _OTHER_HALF[side], weights[_SPACE])
    value += times(_OWN_CENTRE[side] & ~(own | barred), weights[_SAFE_SPACE])
    value += by_rank(weights, _GUARDED, side, own & takes)
    value += by_rank(weights, _PHALANX, side, own & beside(own))
    value += by_rank(weights, _CANDIDATE, side, candidates(side, own, other))
    value += by_rank(weights, _PASSED, side, passed)
    return value + by_rank(weights, _PROTECTED, side, passed & takes), passed


@jit
def nearest_rank(pawns: U64, side: U64) -> U64:
    """The lowest rank, as a side counts them, of the pawns of a file; 0 if there are none."""
    if pawns == U0:
        return U0
    return first(pawns) >> _U3 if side == WHITE_SIDE else _U7 - (last(pawns) >> _U3)


@jit
def of_king(weights: Numbers, side: U64, king: U64, own: U64, other: U64) -> I64:
    """How well a side's pawns shelter its king, and how near the other's have come, on the three
    files at the king or next to the edge."""
    rank = _FIRST_RANK << (king & ~_U7)
    beyond = ahead(rank, side) | rank
    middle = min(max(king & _U7, U1), _U6)
    value = I0
    for file in (middle - U1, middle, middle + U1):
        squares = FILE_A << file & beyond
        shelter, storm = nearest_rank(own & squares, side), nearest_rank(other & squares, side)
        from_edge = min(file, _U7 - file) << _U3
        value += weights[_SHELTER + from_edge + shelter]
        value += weights[_STORM + from_edge + storm]
        if shelter and storm == shelter + U1:
            value += weights[_STOPPED + storm]
    return value


@jit
def king_zone(king: U64, side: U64) -> U64:
    """The squares around a side's king, and those one row on."""
    near = KING_ATTACKS[king]
    return near | step(near, side) | U1 << king


@jit
def danger_by_pawns(weights: Numbers, side: U64, king: U64, own: U64, other: U64) -> I64:
    """How much a side's own pawns endanger its king, by being away, and the other side's."""
    near = KING_ATTACKS[king]
    before = min(popcount((near | step(near, side)) & own), _MOST_PAWNS)
    bare = popcount(files_of(near | U1 << king) & ~files_of(own))
    attacked = popcount(all_pawn_attacks(other, side ^ U1) & king_zone(king, side))
    value = weights[_KING_PAWNS + before] + weights[_KING_FILES + bare]
    return I64(value + weights[_PAWNS_IN_ZONE + attacked])


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
        value += of_king(s.weights, WHITE_SIDE, white_king, white, black)
        lost += of_king(s.weights, BLACK_SIDE, black_king, black, white)
        known[WHITE_VALUE], known[BLACK_VALUE] = U64(value), U64(lost)
        danger = danger_by_pawns(s.weights, BLACK_SIDE, black_king, black, white)
        known[WHITE_DANGER] = U64(danger)
        danger = danger_by_pawns(s.weights, WHITE_SIDE, white_king, white, black)
        known[BLACK_DANGER] = U64(danger)
        known[PASSED] = passed | others
        known[WHITE_SPAN], known[BLACK_SPAN] = white_span, black_span
        known[FILES] = files_of(white) | files_of(black) << _U8
    return place
