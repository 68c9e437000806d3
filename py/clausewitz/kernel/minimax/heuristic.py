"""The heuristic of Han, Lavelle and Wilkerson: material, places and threats, seen by one side.

The clauses are in logic/heuristic/heuristic.pl; this is the same, faster.
"""

from typing import Any

from clausewitz.kernel.board.attacks import piece_attacks
from clausewitz.kernel.board.bits import U1, U64, Words, first, popcount
from clausewitz.kernel.board.pawn_sets import all_pawn_attacks
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I0, I64

_U6, _MIRROR = U64(6), U64(56)


@jit
def places(row: Words, side: U64, table: Any) -> I64:
    """How well the side's own pieces stand, by the table [piece << 6 | square]."""
    value = I0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        pieces = row[piece] & row[WHITE + side]
        while pieces:
            square = first(pieces)
            pieces &= pieces - U1
            place = square if side == WHITE_SIDE else square ^ _MIRROR
            value += table[piece << _U6 | place]
    return value


@jit
def attacked_by(row: Words, side: U64) -> U64:
    """All squares that the side attacks."""
    pieces = row[WHITE + side]
    squares = all_pawn_attacks(row[PAWN] & pieces, side)
    pieces &= ~row[PAWN]
    for piece in (KNIGHT, BISHOP, ROOK, QUEEN, KING):
        of_kind = row[piece] & pieces
        while of_kind:
            squares |= piece_attacks(piece, first(of_kind), row[OCCUPIED])
            of_kind &= of_kind - U1
    return squares


@jit
def threats(row: Words, side: U64) -> I64:
    """The other side's pieces that are attacked, less the side's own."""
    other = side ^ U1
    gained = popcount(row[WHITE + other] & attacked_by(row, side))
    return I64(gained) - I64(popcount(row[WHITE + side] & attacked_by(row, other)))
