"""Where pieces can go: what that is worth to them, and to an attack on the other king."""

from clausewitz.kernel.board.attacks import piece_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.pawn_sets import NOT_A, NOT_H
from clausewitz.kernel.board.pieces import BISHOP, KNIGHT, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_MOBILITY, _KING_ZONE = U64(STARTS["mobility"]), U64(STARTS["king_zone"])
_U4, _U5, _U7, _U9 = U64(4), U64(5), U64(7), U64(9)


@jit
def twice_by_pawns(pawns: U64, side: U64) -> U64:
    """The squares that two pawns of a side attack."""
    if side == WHITE_SIDE:
        return (pawns & NOT_A) << _U7 & (pawns & NOT_H) << _U9
    return (pawns & NOT_A) >> _U9 & (pawns & NOT_H) >> _U7


@jit
def of_kind(
    weights: Numbers,
    piece: U64,
    pieces: U64,
    occupied: U64,
    free: U64,
    zone: U64,
    reached: U64,
    twice: U64,
) -> tuple[I64, I64, U64, U64, U64]:
    """What a side's pieces of a kind are worth by where they can go, and the danger they are for
    the other king; what they attack, and what all so far do, once and twice."""
    value, danger, found = I0, I0, U0
    while pieces:
        reach = piece_attacks(piece, first(pieces), occupied)
        pieces &= pieces - U1
        twice |= reached & reach
        reached |= reach
        found |= reach
        value += weights[_MOBILITY + (piece << _U5) + popcount(reach & free)]
        danger += weights[_KING_ZONE + (piece << _U4) + popcount(reach & zone)]
    return value, danger, found, reached, twice


@jit
def of_pieces(
    row: Words, weights: Numbers, own: U64, free: U64, zone: U64, reached: U64, twice: U64
) -> tuple[I64, I64, tuple[U64, U64, U64, U64, U64, U64]]:
    """The same of all pieces, given what king and pawns attack, once and twice; and maps: what
    knights, bishops, rooks and queens attack, and what all do, once and twice. Bishops see through
    own queens, rooks through own rooks and queens: behind them they attack as well."""
    occupied = row[OCCUPIED]
    behind_queens = occupied ^ row[QUEEN] & own
    behind_rooks = behind_queens ^ row[ROOK] & own
    value, danger, knights, reached, twice = of_kind(
        weights, KNIGHT, row[KNIGHT] & own, occupied, free, zone, reached, twice
    )
    more, threat, bishops, reached, twice = of_kind(
        weights, BISHOP, row[BISHOP] & own, behind_queens, free, zone, reached, twice
    )
    value, danger = value + more, danger + threat
    more, threat, rooks, reached, twice = of_kind(
        weights, ROOK, row[ROOK] & own, behind_rooks, free, zone, reached, twice
    )
    value, danger = value + more, danger + threat
    more, threat, queens, reached, twice = of_kind(
        weights, QUEEN, row[QUEEN] & own, occupied, free, zone, reached, twice
    )
    return value + more, danger + threat, (knights, bishops, rooks, queens, reached, twice)
