"""Relations of a position that count: pieces, moves, and how far a piece has come."""

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, popcount
from clausewitz.kernel.board.exchange import side_of
from clausewitz.kernel.board.legal_moves import count_legal_moves
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK, OCCUPIED, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.relations.relation_numbers import number

_ABSENT, _SINGLE, _MEN_LEFT = number("absent"), number("single"), number("men_left")
_HAS_MOVES = number("has_moves")
_FIRST = U0
_U3, _U8, _U63 = U64(3), U64(8), U64(63)


@jit
def count_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """The values of one argument."""
    if relation in (_ABSENT, _SINGLE):
        return pieces_that_are(U0 if relation == _ABSENT else U1, row)
    if relation == _MEN_LEFT:
        return up_to(popcount(row[OCCUPIED]))
    if relation == _HAS_MOVES:
        return up_to(count_legal_moves(row))
    if place == _FIRST:
        if known - U1 >= _U8:
            return U0
        from_below, from_above = ALL << _U8 * (known - U1), ALL >> _U8 * (known - U1)
        return (row[WHITE] & from_below) | (row[BLACK] & from_above)
    if row[OCCUPIED] >> known & U1 == U0:
        return U0
    rank = known >> _U3
    return up_to(U1 + (_U8 - U1 - rank if side_of(row, known) else rank))


@jit
def up_to(most: U64) -> U64:
    """The numbers from 1 to the most."""
    if most >= _U63:
        return ~U1
    return (U1 << (most + U1)) - U1 & ~U1


@jit
def pieces_that_are(many: U64, row: Words) -> U64:
    """The pieces of which there are so many, of both sides together."""
    found = U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if popcount(row[piece]) == many:
            found |= U1 << piece
    return found
