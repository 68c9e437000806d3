"""Making a move: the position after it is written into another row, so nothing is ever unmade."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.geometry import HOME_RANKS
from clausewitz.kernel.board.legal_moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.board.pieces import KING, PAWN, ROOK
from clausewitz.kernel.board.row import (
    BLACK,
    CASTLING,
    EN_PASSANT,
    FULLMOVE,
    HALFMOVES,
    KEY,
    OCCUPIED,
    SLOTS,
    TURN,
    WHITE,
    piece_on,
)
from clausewitz.kernel.board.zobrist import TURN_KEY, castling_key, piece_key
from clausewitz.kernel.jit.compile import jit

_U2, _U8, _U16 = U64(2), U64(8), U64(16)


@jit
def flip(row: Words, side: U64, piece: U64, square: U64) -> None:
    """Put a piece on a square, or take it off. OCCUPIED is left to the caller."""
    row[piece] ^= U1 << square
    row[WHITE + side] ^= U1 << square
    row[KEY] ^= piece_key(side, piece, square)


@jit
def copy_row(row: Words, copy: Words) -> None:
    for slot in range(SLOTS):
        copy[U64(slot)] = row[U64(slot)]


@jit
def make(row: Words, move: U64, after: Words) -> None:
    """Write the position after a legal move into `after`, every slot of it."""
    copy_row(row, after)
    side, piece = row[TURN], move_piece(move)
    source, target, promotion = move_source(move), move_target(move), move_promotion(move)

    after[TURN] = side ^ U1
    after[KEY] ^= TURN_KEY
    after[EN_PASSANT] = U0
    after[HALFMOVES] += U1
    after[FULLMOVE] += side
    if row[OCCUPIED] >> target & U1:
        flip(after, side ^ U1, piece_on(row, target), target)
        after[HALFMOVES] = U0
    flip(after, side, piece, source)
    flip(after, side, promotion if promotion else piece, target)
    if piece == PAWN:
        after[HALFMOVES] = U0
        make_pawn_extras(row, source, target, after)
    elif piece == KING:
        make_castling(side, source, target, after)
    after[OCCUPIED] = after[WHITE] | after[BLACK]
    if row[CASTLING]:
        update_castling_rights(row, piece, source, target, after)


@jit
def make_pawn_extras(row: Words, source: U64, target: U64, after: Words) -> None:
    """What is special after a jump or an en passant capture."""
    if source ^ target == _U16:
        after[EN_PASSANT] = U1 << (source + target) // _U2
    elif U1 << target == row[EN_PASSANT]:
        flip(after, row[TURN] ^ U1, PAWN, target ^ _U8)


@jit
def make_castling(side: U64, source: U64, target: U64, after: Words) -> None:
    """Move the rook if the king's move is castling."""
    if target == source + _U2:
        flip(after, side, ROOK, target + U1)
        flip(after, side, ROOK, target - U1)
    elif source == target + _U2:
        flip(after, side, ROOK, target - _U2)
        flip(after, side, ROOK, target + U1)


@jit
def update_castling_rights(row: Words, piece: U64, source: U64, target: U64, after: Words) -> None:
    lost = U1 << source | U1 << target
    if piece == KING:
        lost |= HOME_RANKS[row[TURN]]
    lost &= row[CASTLING]
    after[CASTLING] ^= lost
    after[KEY] ^= castling_key(lost)
