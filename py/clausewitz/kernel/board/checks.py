"""Which moves may give check, seen from the other king."""

from clausewitz.kernel.board.attacks import pawn_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.geometry import KNIGHT_ATTACKS
from clausewitz.kernel.board.legal_moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.board.legality import shields, sliders_in_line
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import EN_PASSANT, TURN, WHITE
from clausewitz.kernel.jit.compile import jit

_U2 = U64(2)


@jit
def discoverers(row: Words, king: U64) -> U64:
    """The pieces of the side to move that alone keep one of its sliders from the other king."""
    own = row[WHITE + row[TURN]]
    return shields(row, king, own & sliders_in_line(row, king)) & own


@jit
def is_special(row: Words, move: U64) -> bool:
    """Whether more than one piece moves or changes: castling, en passant, promotion."""
    piece, source, target = move_piece(move), move_source(move), move_target(move)
    if piece == KING:
        return bool(target == source + _U2 or source == target + _U2)
    return bool(piece == PAWN and (move_promotion(move) or U1 << target == row[EN_PASSANT]))


@jit
def checking_squares(piece: U64, side: U64, king: U64, straight: U64, slanted: U64) -> U64:
    """From where a piece of `side` would attack the other king, which sees `straight` as a rook and
    `slanted` as a bishop."""
    if piece == PAWN:
        return pawn_attacks(side ^ U1, king)
    if piece == KNIGHT:
        return KNIGHT_ATTACKS[king]
    if piece == BISHOP:
        return slanted
    if piece == ROOK:
        return straight
    if piece == QUEEN:
        return straight | slanted
    return U0
