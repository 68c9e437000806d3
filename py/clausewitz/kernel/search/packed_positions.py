"""Positions in four words, so that very many of them fit into memory.

The squares that are occupied; the pieces on them, four bits each, in two words; and who is to move,
in the lower half of the last. Its upper half is for what the position is worth to the side to move,
in hundredths of a pawn, once that is known.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import BLACK, OCCUPIED, SLOTS, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import entry, jit

Packed: TypeAlias = NDArray[np.uint64]

PACKED_WORDS = 4
_OCCUPIED, _PIECES, _TURN = U64(0), U64(1), U64(3)
_SIDE, _PIECE, _BOTH = U64(3), U64(7), U64(15)
_BITS, _HALF = U64(4), U64(16)
_MOST_PIECES, _LOWER_HALF = U64(32), U64(0xFFFFFFFF)


@jit
def pack(row: Words, packed: Words) -> None:
    occupied, number = row[OCCUPIED], U0
    packed[_OCCUPIED], packed[_TURN] = occupied, row[TURN]
    packed[_PIECES] = packed[_PIECES + U1] = U0
    while occupied:
        square = first(occupied)
        occupied &= occupied - U1
        placed = piece_on(row, square) | (row[BLACK] >> square & U1) << _SIDE
        packed[_PIECES + number // _HALF] |= placed << (number % _HALF) * _BITS
        number += U1


@jit
def unpack(packed: Words, row: Words) -> None:
    """Write the sets of squares and who is to move; the rest of the row is empty."""
    for slot in range(SLOTS):
        row[U64(slot)] = U0
    occupied, number = packed[_OCCUPIED], U0
    row[OCCUPIED], row[TURN] = occupied, packed[_TURN] & U1
    while occupied:
        square = U1 << first(occupied)
        occupied ^= square
        placed = packed[_PIECES + number // _HALF] >> (number % _HALF) * _BITS & _BOTH
        row[placed & _PIECE] |= square
        row[WHITE + (placed >> _SIDE)] |= square
        number += U1


@jit
def is_sound(packed: Words) -> bool:
    """Whether each side has one king, and no more than a board holds."""
    occupied, number, kings = packed[_OCCUPIED], U0, U0
    if popcount(occupied) > _MOST_PIECES or packed[_TURN] & _LOWER_HALF > U1:
        return False
    while number < popcount(occupied):
        placed = packed[_PIECES + number // _HALF] >> (number % _HALF) * _BITS & _BOTH
        piece = placed & _PIECE
        if piece < PAWN or piece > KING:
            return False
        if piece == KING:
            kings += U1 << (placed >> _SIDE) * _BITS
        number += U1
    return bool(kings == U1 << _BITS | U1)


@entry("boolean(uint64[:, ::1])")
def are_sound(packed: Packed) -> bool:
    """Whether all are positions, as far as a network looks at them."""
    number = 0
    while number < packed.shape[0] and is_sound(packed[number]):
        number += 1
    return bool(number == packed.shape[0])


@entry("void(uint64[:, ::1], uint64[:, ::1])")
def pack_all(rows: Packed, packed: Packed) -> None:
    for number in range(rows.shape[0]):
        pack(rows[number], packed[number])


@entry("void(uint64[:, ::1], uint64[:, ::1])")
def unpack_all(packed: Packed, rows: Packed) -> None:
    for number in range(rows.shape[0]):
        unpack(packed[number], rows[number])
