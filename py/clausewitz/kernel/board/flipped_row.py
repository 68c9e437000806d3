"""The board with sides exchanged: White's pieces become Black's, and each rank its mirror image.

And the board with its wings exchanged, which is the same game where nobody may castle.
"""

from clausewitz.kernel.board.bits import U1, U64, Words
from clausewitz.kernel.board.row import (
    BLACK,
    CASTLING,
    EN_PASSANT,
    FULLMOVE,
    HALFMOVES,
    KEY,
    MOVED,
    SLOTS,
    TURN,
    WHITE,
)
from clausewitz.kernel.board.zobrist import key_from_scratch
from clausewitz.kernel.jit.compile import jit

_RANKS = U64(0b111000_111000)  # of both squares of a move
_BYTES, _PAIRS = U64(0x00FF00FF00FF00FF), U64(0x0000FFFF0000FFFF)
_U8, _U16, _U32 = U64(8), U64(16), U64(32)
_FILES = U64(0b000111_000111)  # of both squares of a move
_SINGLE, _DOUBLE = U64(0x5555555555555555), U64(0x3333333333333333)
_FOURFOLD = U64(0x0F0F0F0F0F0F0F0F)
_U2, _U4 = U64(2), U64(4)


@jit
def flipped_squares(squares: U64) -> U64:
    """A set of squares with its ranks in the other order."""
    squares = squares >> _U8 & _BYTES | (squares & _BYTES) << _U8
    squares = squares >> _U16 & _PAIRS | (squares & _PAIRS) << _U16
    return squares >> _U32 | squares << _U32


@jit
def flipped_move(move: U64) -> U64:
    """The same move on the flipped board."""
    return move ^ _RANKS


@jit
def write_flipped(row: Words, flipped: Words) -> None:
    """Write the row of the flipped board, without the move that led there."""
    for slot in range(SLOTS):
        flipped[U64(slot)] = flipped_squares(row[U64(slot)])
    flipped[WHITE], flipped[BLACK] = flipped_squares(row[BLACK]), flipped_squares(row[WHITE])
    flipped[TURN] = row[TURN] ^ U1
    flipped[HALFMOVES], flipped[FULLMOVE] = row[HALFMOVES], row[FULLMOVE]
    flipped[MOVED] = U64(0)
    flipped[KEY] = key_from_scratch(flipped)


@jit
def mirrored_squares(squares: U64) -> U64:
    """A set of squares with its files in the other order."""
    squares = squares >> U1 & _SINGLE | (squares & _SINGLE) << U1
    squares = squares >> _U2 & _DOUBLE | (squares & _DOUBLE) << _U2
    return squares >> _U4 & _FOURFOLD | (squares & _FOURFOLD) << _U4


@jit
def mirrored_move(move: U64) -> U64:
    """The same move on the board with its wings exchanged."""
    return move ^ _FILES


@jit
def mirror(row: Words) -> None:
    """Exchange the wings of a row."""
    for slot in range(BLACK + U1):
        row[U64(slot)] = mirrored_squares(row[U64(slot)])
    row[CASTLING] = mirrored_squares(row[CASTLING])
    row[EN_PASSANT] = mirrored_squares(row[EN_PASSANT])
    row[KEY] = key_from_scratch(row)
