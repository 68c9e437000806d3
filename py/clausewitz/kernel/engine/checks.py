"""Which moves give check, without making them."""

from clausewitz.kernel.attacking import bishop_attacks, pawn_attacks, rook_attacks
from clausewitz.kernel.bits import U0, U1, U64, Words, first
from clausewitz.kernel.compile import jit
from clausewitz.kernel.legality import is_in_check
from clausewitz.kernel.making import make
from clausewitz.kernel.moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.position import (
    BISHOP,
    EN_PASSANT,
    KING,
    KNIGHT,
    OCCUPIED,
    PAWN,
    QUEEN,
    ROOK,
    TURN,
    WHITE,
)
from clausewitz.kernel.tables import (
    BISHOP_RAYS,
    KNIGHT_ATTACKS,
    ROOK_RAYS,
    between,
    line_through,
)

_U2 = U64(2)


@jit
def lines_to_king(row: Words) -> tuple[U64, U64, U64, U64]:
    """The other king, the squares that bishops and rooks would check it from, and the own men
    that stand in the way of an own piece."""
    side = row[TURN]
    own, king = row[WHITE + side], first(row[KING] & row[WHITE + (side ^ U1)])
    shields = U0
    snipers = own & (
        (ROOK_RAYS[king] & (row[ROOK] | row[QUEEN]))
        | (BISHOP_RAYS[king] & (row[BISHOP] | row[QUEEN]))
    )
    while snipers:
        shield = between(king, first(snipers)) & row[OCCUPIED]
        snipers &= snipers - U1
        if shield & (shield - U1) == U0:
            shields |= shield & own
    return king, bishop_attacks(king, row[OCCUPIED]), rook_attacks(king, row[OCCUPIED]), shields


@jit
def is_special(row: Words, move: U64) -> bool:
    """Whether more than one man moves or changes: castling, en passant, promotion."""
    piece, source, target = move_piece(move), move_source(move), move_target(move)
    if piece == KING:
        return bool(target == source + _U2 or source == target + _U2)
    return bool(piece == PAWN and (move_promotion(move) or U1 << target == row[EN_PASSANT]))


@jit
def gives_check(
    row: Words, move: U64, king: U64, askew: U64, straight: U64, shields: U64, room: Words
) -> bool:
    """Whether a move checks the king, given the lines to it; `room` is for a row."""
    if is_special(row, move):
        make(row, move, room)
        return is_in_check(room)
    piece, source, target = move_piece(move), move_source(move), move_target(move)
    if shields >> source & U1 and not line_through(king, source) >> target & U1:
        return True
    squares = U0
    if piece == PAWN:
        squares = pawn_attacks(row[TURN] ^ U1, king)
    elif piece == KNIGHT:
        squares = KNIGHT_ATTACKS[king]
    elif piece == BISHOP:
        squares = askew
    elif piece == ROOK:
        squares = straight
    elif piece == QUEEN:
        squares = askew | straight
    return bool(squares >> target & U1)
