"""What attacks are worth: on pieces, by pawns that step, and on squares the other side needs."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.pawn_sets import all_pawn_attacks, step
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import times
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_ATTACKED, _BY_PAWN = U64(STARTS["attacked"]), U64(STARTS["attacked_by_pawn"])
_BY_MINOR, _BY_ROOK = U64(STARTS["attacked_by_minor"]), U64(STARTS["attacked_by_rook"])
_HANGING, _POORLY = U64(STARTS["hanging"]), U64(STARTS["poorly_defended"])
_PUSH_THREAT, _CONTESTED = U64(STARTS["push_threat"]), U64(STARTS["contested"])


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
    poorly: U64,
) -> I64:
    """What it is worth to attack these pieces of the other side, if they are of this kind."""
    pieces = row[piece] & victims
    if pieces == U0:
        return I0
    value = times(pieces, weights[_ATTACKED + piece])
    value += times(pieces & by_pawn, weights[_BY_PAWN + piece])
    value += times(pieces & by_minor, weights[_BY_MINOR + piece])
    value += times(pieces & by_rook, weights[_BY_ROOK + piece])
    value += times(pieces & poorly, weights[_POORLY + piece])
    return value + times(pieces & undefended, weights[_HANGING + piece])


@jit
def of_threats(
    row: Words,
    weights: Numbers,
    other: U64,
    pawn: U64,
    other_pawn: U64,
    maps: tuple[U64, U64, U64, U64, U64, U64],
    others: tuple[U64, U64, U64, U64, U64, U64],
) -> I64:
    """The same of all kinds, where `other` are the other side's pieces, and what it is worth to
    attack squares that the other side attacks; nobody is to move who could take a king. The maps
    are those of of_pieces in piece_reach.py, beside what pawns attack."""
    minor, rook, reached, twice = maps[0] | maps[1], maps[2], maps[4], maps[5]
    safe, poorly = ~others[4], ~(other_pawn | others[5] & ~twice)
    pieces = other & reached
    return (
        of_threat(row, weights, PAWN, pieces, pawn, minor, rook, safe, poorly)
        + of_threat(row, weights, KNIGHT, pieces, pawn, minor, rook, safe, poorly)
        + of_threat(row, weights, BISHOP, pieces, pawn, minor, rook, safe, poorly)
        + of_threat(row, weights, ROOK, pieces, pawn, minor, rook, safe, poorly)
        + of_threat(row, weights, QUEEN, pieces, pawn, minor, rook, safe, poorly)
        + times(reached & others[4] & poorly & ~other, weights[_CONTESTED])
    )


@jit
def of_pushes(row: Words, weights: Numbers, side: U64, pawns: U64, barred: U64) -> I64:
    """What a side's pawns would attack after a step to where no pawn takes them."""
    stepped = step(pawns, side) & ~row[OCCUPIED] & ~barred
    pieces = row[WHITE + (side ^ U1)] & ~(row[PAWN] | row[KING])
    return times(all_pawn_attacks(stepped, side) & pieces, weights[_PUSH_THREAT])
