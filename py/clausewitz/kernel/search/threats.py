"""What attacks are worth: on pieces, on the squares from which to check, by pawns that step."""

from clausewitz.kernel.board.attacks import bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.geometry import KNIGHT_ATTACKS
from clausewitz.kernel.board.pawn_sets import all_pawn_attacks, step
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import times
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_ATTACKED, _BY_PAWN = U64(STARTS["attacked"]), U64(STARTS["attacked_by_pawn"])
_BY_MINOR, _BY_ROOK = U64(STARTS["attacked_by_minor"]), U64(STARTS["attacked_by_rook"])
_HANGING, _SAFE_CHECK = U64(STARTS["hanging"]), U64(STARTS["safe_check"])
_PUSH_THREAT = U64(STARTS["push_threat"])


@jit
def of_threat(
    row: Words,
    weights: Numbers,
    piece: U64,
    victims: U64,
    by_pawn: U64,
    by_minor: U64,
    by_rook: U64,
    undefended: U64,
) -> I64:
    """What it is worth to attack these pieces of the other side, if they are of this kind."""
    pieces = row[piece] & victims
    if pieces == U0:
        return I0
    value = times(pieces, weights[_ATTACKED + piece])
    value += times(pieces & by_pawn, weights[_BY_PAWN + piece])
    value += times(pieces & by_minor, weights[_BY_MINOR + piece])
    value += times(pieces & by_rook, weights[_BY_ROOK + piece])
    return value + times(pieces & undefended, weights[_HANGING + piece])


@jit
def of_threats(
    row: Words, weights: Numbers, pieces: U64, pawn: U64, minor: U64, rook: U64, safe: U64
) -> I64:
    """The same of all kinds; nobody is to move who could take a king."""
    return (
        of_threat(row, weights, PAWN, pieces, pawn, minor, rook, safe)
        + of_threat(row, weights, KNIGHT, pieces, pawn, minor, rook, safe)
        + of_threat(row, weights, BISHOP, pieces, pawn, minor, rook, safe)
        + of_threat(row, weights, ROOK, pieces, pawn, minor, rook, safe)
        + of_threat(row, weights, QUEEN, pieces, pawn, minor, rook, safe)
    )


@jit
def of_checks(
    row: Words,
    weights: Numbers,
    king: U64,
    safe: U64,
    by_knight: U64,
    by_bishop: U64,
    by_rook: U64,
    by_queen: U64,
) -> I64:
    """What it is worth that pieces could check the king from squares where nothing takes them."""
    value = times(KNIGHT_ATTACKS[king] & by_knight & safe, weights[_SAFE_CHECK + KNIGHT])
    if (by_bishop | by_rook | by_queen) & safe:
        askew = bishop_attacks(king, row[OCCUPIED]) & safe
        straight = rook_attacks(king, row[OCCUPIED]) & safe
        value += times(askew & by_bishop, weights[_SAFE_CHECK + BISHOP])
        value += times(straight & by_rook, weights[_SAFE_CHECK + ROOK])
        value += times((askew | straight) & by_queen, weights[_SAFE_CHECK + QUEEN])
    return value


@jit
def of_pushes(row: Words, weights: Numbers, side: U64, pawns: U64, barred: U64) -> I64:
    """What a side's pawns would attack after a step to where no pawn takes them."""
    stepped = step(pawns, side) & ~row[OCCUPIED] & ~barred
    pieces = row[WHITE + (side ^ U1)] & ~(row[PAWN] | row[KING])
    return times(all_pawn_attacks(stepped, side) & pieces, weights[_PUSH_THREAT])
