"""Sets of pieces that many relations are made of."""

from clausewitz.kernel.board.attacks import attackers, attacks_from, piece_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.exchange import side_of
from clausewitz.kernel.board.pieces import BISHOP, IN_PAWNS, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit

SLIDERS = U1 << BISHOP | U1 << ROOK | U1 << QUEEN


@jit
def is_empty(row: Words, square: U64) -> bool:
    return bool(row[OCCUPIED] >> square & U1 == U0)


@jit
def friends(row: Words, square: U64) -> U64:
    """The pieces of the side that stands on a square, which must not be empty."""
    return row[WHITE + side_of(row, square)]


@jit
def enemies(row: Words, square: U64) -> U64:
    """The pieces of the other side than stands on a square, which must not be empty."""
    return row[OCCUPIED] ^ friends(row, square)


@jit
def attacked_by(row: Words, square: U64) -> U64:
    """The opposing pieces that the piece on a square attacks; none without a piece."""
    return attacks_from(row, square, row[OCCUPIED]) & enemies(row, square)


@jit
def guards_of(row: Words, square: U64, other: U64) -> U64:
    """The pieces that defend the piece on a square (`other` is 0), or attack it (1)."""
    if is_empty(row, square):
        return U0
    return attackers(row, square, side_of(row, square) ^ other, row[OCCUPIED])


@jit
def bearing_on(row: Words, square: U64) -> U64:
    """The pieces of both sides that bear on a square."""
    occupied = row[OCCUPIED]
    return attackers(row, square, U0, occupied) | attackers(row, square, U1, occupied)


@jit
def value_on(row: Words, square: U64) -> int:
    """What the piece on a square is worth; 0 without a piece."""
    return int(IN_PAWNS[piece_on(row, square)])


@jit
def pieces_worth(row: Words, least: int, most: int) -> U64:
    """The pieces worth at least so much, and at most so much."""
    pieces = U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if least <= IN_PAWNS[piece] <= most:
            pieces |= row[piece]
    return pieces


@jit
def next_behind(row: Words, front: U64, middle: U64) -> U64:
    """The piece that a slider on `front` would see next if the one on `middle` were not there."""
    piece, occupied = piece_on(row, front), row[OCCUPIED]
    if SLIDERS >> piece & U1 == U0:
        return U0
    seen = piece_attacks(piece, front, occupied)
    if (seen & occupied) >> middle & U1 == U0:
        return U0
    return piece_attacks(piece, front, occupied ^ U1 << middle) & ~seen & occupied
