"""What the places of pieces are worth: passed pawns, outposts, open files, kings in endgames."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import distance
from clausewitz.kernel.board.pawn_sets import FILE_A, ahead
from clausewitz.kernel.board.pieces import BISHOP, KNIGHT, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import rank_of, times
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_BLOCKED, _UNSTOPPED = U64(STARTS["blocked"]), U64(STARTS["unstopped"])
_OWN_KING, _OTHER_KING = U64(STARTS["own_king_at"]), U64(STARTS["other_king_at"])
_ROOK_BEHIND, _OUTPOST = U64(STARTS["rook_behind"]), U64(STARTS["outpost"])
_BISHOPS, _HALF_OPEN, _OPEN = (U64(STARTS[name]) for name in ("bishops", "half_open", "open"))
_EDGE, _NEAR = U64(STARTS["lone_king_edge"]), U64(STARTS["lone_king_near"])

_OUTPOSTS = U64(0x0000_FFFF_FF00_0000), U64(0x0000_00FF_FFFF_0000)  # ranks 4 to 6 of a side
_FAR = U64(3)
_U3, _U4, _U7, _U8 = U64(3), U64(4), U64(7), U64(8)


@jit
def of_passed(
    row: Words, weights: Numbers, side: U64, passed: U64, king: U64, other: U64, attacked: U64
) -> I64:
    """What there is to say of a side's passed pawns beyond their ranks."""
    value = I0
    while passed:
        square = first(passed)
        passed &= passed - U1
        rank = rank_of(square, side)
        front = square + _U8 if side == WHITE_SIDE else square - _U8
        if row[OCCUPIED] >> front & U1:
            value += weights[_BLOCKED + rank]
        elif not attacked >> front & U1:
            value += weights[_UNSTOPPED + rank]
        if rank >= _FAR:
            value += weights[_OWN_KING + distance(king, front)]
            value += weights[_OTHER_KING + distance(other, front)]
            behind = ahead(U1 << square, side ^ U1)
            if behind & row[ROOK] & row[WHITE + side]:
                value += weights[_ROOK_BEHIND]
    return value


@jit
def of_places(
    row: Words, weights: Numbers, side: U64, guarded: U64, other_span: U64, files: U64, others: U64
) -> I64:
    """Outposts, rooks on files without pawns, two bishops; of a side, given what its pawns attack,
    where the other's can ever attack, and the files of both sides' pawns."""
    pieces = row[WHITE + side]
    held = pieces & guarded & ~other_span & _OUTPOSTS[side]
    value = times(row[KNIGHT] & held, weights[_OUTPOST + KNIGHT])
    value += times(row[BISHOP] & held, weights[_OUTPOST + BISHOP])
    rooks = row[ROOK] & pieces & ~(files * FILE_A)
    value += times(rooks, weights[_HALF_OPEN])
    value += times(rooks & ~(others * FILE_A), weights[_OPEN])
    bishops = row[BISHOP] & pieces
    if bishops & (bishops - U1):
        value += weights[_BISHOPS]
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
