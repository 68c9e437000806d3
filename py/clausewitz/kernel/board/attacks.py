"""Which squares a piece attacks, and which pieces attack a square."""

from clausewitz.kernel.board.bits import ALL, TOP, U0, U1, U64, Words, last
from clausewitz.kernel.board.geometry import (
    ANTIDIAGONAL_ABOVE,
    ANTIDIAGONAL_BELOW,
    BLACK_PAWN_ATTACKS,
    DIAGONAL_ABOVE,
    DIAGONAL_BELOW,
    FILE_ABOVE,
    FILE_BELOW,
    KING_ATTACKS,
    KNIGHT_ATTACKS,
    RANK_ABOVE,
    RANK_BELOW,
    WHITE_PAWN_ATTACKS,
)
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import WHITE, WHITE_SIDE, piece_on
from clausewitz.kernel.jit.compile import jit


@jit
def line_attacks(below: U64, above: U64, occupied: U64) -> U64:
    """The part of a line that a slider sees, given the line's halves below and above it.

    From the nearest piece below up to the nearest piece above, both included ("obstruction
    difference"). The corner squares serve as the nearest pieces where a half is empty: being off
    the line, or its very end, they change nothing.
    """
    nearest_below = last((below & occupied) | U1)
    pieces_above = (above & occupied) | TOP
    up_to_nearest_above = pieces_above ^ (pieces_above - U1)
    return (below | above) & (ALL << nearest_below) & up_to_nearest_above


@jit
def rook_attacks(square: U64, occupied: U64) -> U64:
    return line_attacks(FILE_BELOW[square], FILE_ABOVE[square], occupied) | line_attacks(
        RANK_BELOW[square], RANK_ABOVE[square], occupied
    )


@jit
def bishop_attacks(square: U64, occupied: U64) -> U64:
    return line_attacks(DIAGONAL_BELOW[square], DIAGONAL_ABOVE[square], occupied) | line_attacks(
        ANTIDIAGONAL_BELOW[square], ANTIDIAGONAL_ABOVE[square], occupied
    )


@jit
def pawn_attacks(side: U64, square: U64) -> U64:
    return WHITE_PAWN_ATTACKS[square] if side == WHITE_SIDE else BLACK_PAWN_ATTACKS[square]


@jit
def piece_attacks(piece: U64, square: U64, occupied: U64) -> U64:
    """The squares a piece other than a pawn attacks from `square`."""
    if piece == KNIGHT:
        return KNIGHT_ATTACKS[square]
    if piece == BISHOP:
        return bishop_attacks(square, occupied)
    if piece == ROOK:
        return rook_attacks(square, occupied)
    if piece == QUEEN:
        return bishop_attacks(square, occupied) | rook_attacks(square, occupied)
    return KING_ATTACKS[square]


@jit
def attacks_from(row: Words, square: U64, occupied: U64) -> U64:
    """The squares the piece on `square` attacks, own and empty ones too; none if it is empty."""
    piece = piece_on(row, square)
    if piece == U0:
        return U0
    if piece == PAWN:
        side = U1 - (row[WHITE] >> square & U1)
        return pawn_attacks(side, square)
    return piece_attacks(piece, square, occupied)


@jit
def attackers(row: Words, square: U64, side: U64, occupied: U64) -> U64:
    """The pieces of `side` that attack `square`; sliders see through what is not in `occupied`."""
    queens, pieces = row[QUEEN], row[WHITE + side]
    return (
        (pawn_attacks(side ^ U1, square) & row[PAWN])
        | (KNIGHT_ATTACKS[square] & row[KNIGHT])
        | (KING_ATTACKS[square] & row[KING])
        | (bishop_attacks(square, occupied) & (row[BISHOP] | queens))
        | (rook_attacks(square, occupied) & (row[ROOK] | queens))
    ) & pieces
