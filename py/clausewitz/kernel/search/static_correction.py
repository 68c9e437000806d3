"""What searches have found the evaluation to be wrong by, and its correction by that.

Positions with the same pawns, or with the same pieces of one side on the same squares, are
misjudged alike: a blocked centre, a bishop shut in. So the difference between what a search found
and what the evaluation said is remembered for each of these, and counts where they occur again.
"""

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK_SIDE, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.scores import NEAR_MATE
from clausewitz.kernel.search.state import CORRECTION_PLACES, I64, State
from clausewitz.kernel.search.switches import CORRECTION
from clausewitz.kernel.search.transposition_table import AT_LEAST, AT_MOST

OF_PAWNS, OF_WHITE_PIECES, OF_BLACK_PIECES = U64(0), U64(1), U64(2)

LIMIT = I64(8192)  # of what is remembered, positive or negative
_LARGEST_STEP = LIMIT // I64(4)
_PAWNS, _PIECES = I64(2), I64(1)  # how much each counts
_UNIT = I64(320)  # so much of all together is a hundredth of a pawn
# Large odd numbers: multiplied by them, sets of squares fill the highest bits evenly.
_MIX_1, _MIX_2 = U64(0x9E37_79B9_7F4A_7C15), U64(0xC2B2_AE3D_27D4_EB4F)
_MIX_3, _MIX_4 = U64(0x1656_67B1_9E37_79F9), U64(0x85EB_CA77_C2B2_AE63)
_MIX_5 = U64(0x27D4_EB2F_1656_67C5)
_TOP_BITS = U64(64 - (CORRECTION_PLACES - 1).bit_length())


@jit
def place_of_pawns(s: State, ply: I64) -> U64:
    row = s.rows[ply]
    white, black = row[PAWN] & row[WHITE + WHITE_SIDE], row[PAWN] & row[WHITE + BLACK_SIDE]
    return U64((white * _MIX_1 + black * _MIX_2) >> _TOP_BITS)


@jit
def place_of_pieces(s: State, ply: I64, side: U64) -> U64:
    """By all that is not a pawn."""
    row, own = s.rows[ply], s.rows[ply][WHITE + side]
    known = (row[KNIGHT] & own) * _MIX_1 + (row[BISHOP] & own) * _MIX_2
    known += (row[ROOK] & own) * _MIX_3 + (row[QUEEN] & own) * _MIX_4
    return U64((known + (row[KING] & own) * _MIX_5) >> _TOP_BITS)


@jit
def corrected(s: State, ply: I64, static: I64) -> I64:
    """The evaluation with what it was wrong by in positions like this one."""
    if not s.switches & CORRECTION:
        return static
    known = s.corrections[s.rows[ply][TURN]]
    wrong = _PAWNS * known[OF_PAWNS][place_of_pawns(s, ply)]
    wrong += _PIECES * known[OF_WHITE_PIECES][place_of_pieces(s, ply, WHITE_SIDE)]
    wrong += _PIECES * known[OF_BLACK_PIECES][place_of_pieces(s, ply, BLACK_SIDE)]
    return max(-NEAR_MATE, min(static + wrong // _UNIT, NEAR_MATE))


@shared
def learn_correction(s: State, ply: I64, depth: I64, score: I64, bound: U64) -> None:
    """A search has found a score, or a bound of it: the evaluation may have been wrong. Nothing is
    learned from a bound that the evaluation agrees with."""
    stay_apart()
    static = I64(s.static[ply])
    agrees = (bound == AT_LEAST and score <= static) or (bound == AT_MOST and score >= static)
    if not s.switches & CORRECTION or agrees or abs(score) > NEAR_MATE:
        return
    step = max(-_LARGEST_STEP, min((score - static) * depth, _LARGEST_STEP))
    change_correction(s, ply, OF_PAWNS, place_of_pawns(s, ply), step)
    change_correction(s, ply, OF_WHITE_PIECES, place_of_pieces(s, ply, WHITE_SIDE), step)
    change_correction(s, ply, OF_BLACK_PIECES, place_of_pieces(s, ply, BLACK_SIDE), step)


@jit
def change_correction(s: State, ply: I64, kind: U64, place: U64, step: I64) -> None:
    """Add to what is known, which fades the more, the larger it is."""
    known = s.corrections[s.rows[ply][TURN]][kind]
    known[place] = known[place] + step - known[place] * abs(step) // LIMIT
