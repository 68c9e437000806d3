"""Endings that are hardly ever won, whatever the material says."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import worth_without_pawns
from clausewitz.kernel.board.geometry import HOME_RANKS, KING_ATTACKS
from clausewitz.kernel.board.pawn_sets import FILE_A, ahead
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I64

WHOLE = I64(8)  # the score is counted in eighths
_MOST, _HALF, _LITTLE, _NOTHING = I64(6), I64(4), I64(1), I64(0)
_LIGHT = U64(0x55AA_55AA_55AA_55AA)
_FILE_H = FILE_A << U64(7)
_QUEENSIDE = U64(0x0F0F_0F0F_0F0F_0F0F)
_U3 = U64(3)


@jit
def is_one(squares: U64) -> bool:
    return bool(squares != U0 and squares & (squares - U1) == U0)


@jit
def has_wrong_bishop(row: Words, side: U64, own: U64, pawns: U64) -> bool:
    """Whether the pawns are all on one edge, and nothing can drive the king from their corner: no
    pieces but bishops of the other colour."""
    if pawns & ~FILE_A and pawns & ~_FILE_H:
        return False
    corner = ahead(pawns, side) & HOME_RANKS[side ^ U1]
    colour = _LIGHT if corner & _LIGHT else ~_LIGHT
    pieces = own & ~(row[PAWN] | row[KING])
    if pieces & (~row[BISHOP] | colour):
        return False
    king = row[KING] & row[WHITE + (side ^ U1)]
    return bool((KING_ATTACKS[first(king)] | king) & corner)


@jit
def is_rook_ending_on_one_wing(row: Words, ours: U64, theirs: U64) -> bool:
    """Whether both sides have a rook and pawns, all of these on one wing: so fitted scores of such
    endings are too high by a third."""
    if row[KNIGHT] | row[BISHOP] | row[QUEEN]:
        return False
    if row[PAWN] & _QUEENSIDE and row[PAWN] & ~_QUEENSIDE:
        return False
    return is_one(row[ROOK] & ours) and is_one(row[ROOK] & theirs)


@jit
def chances(row: Words, side: U64) -> I64:
    """How much of what a side is ahead counts, in eighths."""
    ours, theirs = row[WHITE + side], row[WHITE + (side ^ U1)]
    pawns = row[PAWN] & ours
    if pawns == U0:
        force, against = worth_without_pawns(row, ours), worth_without_pawns(row, theirs)
        two_knights = ours == (row[KNIGHT] | row[KING]) & ours and force <= _U3 + _U3
        return _LITTLE if force <= against + _U3 or two_knights else WHOLE
    if has_wrong_bishop(row, side, ours, pawns):
        return _NOTHING
    if is_rook_ending_on_one_wing(row, ours, theirs):
        return _MOST
    bishops = row[BISHOP]
    if row[KNIGHT] | row[ROOK] | row[QUEEN] or not (bishops & _LIGHT and bishops & ~_LIGHT):
        return WHOLE
    return _HALF if is_one(bishops & ours) and is_one(bishops & theirs) else WHOLE
