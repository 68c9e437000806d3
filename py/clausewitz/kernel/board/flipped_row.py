"""The board with sides exchanged: White's pieces become Black's, and each rank its mirror image."""

from clausewitz.kernel.board.bits import U1, U64, Words
from clausewitz.kernel.board.row import BLACK, FULLMOVE, HALFMOVES, KEY, MOVED, SLOTS, TURN, WHITE
from clausewitz.kernel.board.zobrist import key_from_scratch
from clausewitz.kernel.jit.compile import jit

_RANKS = U64(0b111000_111000)  # of both squares of a move
_BYTES, _PAIRS = U64(0x00FF00FF00FF00FF), U64(0x0000FFFF0000FFFF)
_U8, _U16, _U32 = U64(8), U64(16), U64(32)


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
