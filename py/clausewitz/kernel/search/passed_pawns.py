"""What a passed pawn is worth beyond its rank: who stops it, who helps it, who is nearer."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import HOME_RANKS, distance
from clausewitz.kernel.board.pawn_sets import ahead
from clausewitz.kernel.board.pieces import KING, PAWN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, WHITE_SIDE, piece_on
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import rank_of
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_BLOCKED, _BLOCKADE = U64(STARTS["blocked"]), U64(STARTS["blockade"])
_UNSTOPPED, _FREE_PATH = U64(STARTS["unstopped"]), U64(STARTS["free_path"])
_SUPPORTED, _OUTRUNS = U64(STARTS["supported"]), U64(STARTS["outruns"])
_OWN_KING, _OTHER_KING = U64(STARTS["own_king_at"]), U64(STARTS["other_king_at"])
_ROOK_BEHIND, _ROOK_AGAINST = U64(STARTS["rook_behind"]), U64(STARTS["rook_against"])
_MOST_STEPS = U64(5)  # from its home a pawn may go two rows at once
_U3, _U8 = U64(3), U64(8)


@jit
def outruns(row: Words, side: U64, path: U64, other: U64) -> bool:
    """Whether a pawn with this path before it becomes a queen, since nothing is in its way, the
    other side has only pawns, and its king comes too late."""
    others = row[WHITE + (side ^ U1)]
    if path & row[OCCUPIED] or others & ~(row[PAWN] | row[KING]):
        return False
    last = first(path & HOME_RANKS[side ^ U1])
    steps = min(popcount(path), _MOST_STEPS)
    late = U1 if row[TURN] == side else U0
    return bool(distance(other, last) + late > steps + U1)


@jit
def of_passed(
    row: Words,
    weights: Numbers,
    side: U64,
    passed: U64,
    king: U64,
    other: U64,
    supported: U64,
    attacked: U64,
) -> I64:
    """All there is to say of a side's passed pawns beyond their ranks, given both kings and what
    both sides attack."""
    value = I0
    while passed:
        square = first(passed)
        passed &= passed - U1
        rank = rank_of(square, side)
        front = square + _U8 if side == WHITE_SIDE else square - _U8
        path = ahead(U1 << square, side)
        if row[OCCUPIED] >> front & U1:
            value += weights[_BLOCKED + rank]
            if (row[WHITE + (side ^ U1)] & ~row[PAWN]) >> front & U1:
                value += weights[_BLOCKADE + piece_on(row, front)]
        elif not attacked >> front & U1:
            value += weights[_UNSTOPPED + rank]
            if not path & (row[OCCUPIED] | attacked):
                value += weights[_FREE_PATH + rank]
        if supported >> front & U1:
            value += weights[_SUPPORTED + rank]
        if outruns(row, side, path, other):
            value += weights[_OUTRUNS + rank]
        value += weights[_OWN_KING + (rank << _U3) + distance(king, front)]
        value += weights[_OTHER_KING + (rank << _U3) + distance(other, front)]
        value += by_rooks(row, weights, side, ahead(U1 << square, side ^ U1) & row[ROOK])
    return value


@jit
def by_rooks(row: Words, weights: Numbers, side: U64, behind: U64) -> I64:
    """What it means to a passed pawn that rooks of this side or that stand behind it."""
    value = I0
    if behind & row[WHITE + side]:
        value += weights[_ROOK_BEHIND]
    if behind & row[WHITE + (side ^ U1)]:
        value += weights[_ROOK_AGAINST]
    return value
