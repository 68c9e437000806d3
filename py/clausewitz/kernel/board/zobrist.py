"""Zobrist keys: equal for equal positions, whatever way they came about.

`make` updates the KEY slot of a row, which covers pieces, turn and castling rights. En passant
counts only where a capture is legal, which is seldom and costs a test, so it is not in the slot:
`key` adds it. Clocks do not count.
"""

import numpy as np

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.legality import en_passant_capturers, own_king
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import (
    BLACK_SIDE,
    CASTLING,
    EN_PASSANT,
    KEY,
    TURN,
    WHITE,
    WHITE_SIDE,
)
from clausewitz.kernel.jit.compile import jit


def _random_words(count: int) -> Words:
    """The same random words everywhere and always (splitmix64)."""
    state, mask, words = 0, int(ALL), []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & mask
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & mask
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & mask
        words.append(word ^ (word >> 31))
    return np.array(words, np.uint64)


# Sixteen pieces of two sides, numbered 8 * side + piece, then castling and en passant, each on 64
# squares; and the turn.
_WORDS = _random_words(18 * 64 + 1)
_CASTLING, _EN_PASSANT = U64(16 * 64), U64(17 * 64)
TURN_KEY = _WORDS[U64(18 * 64)]


@jit
def piece_key(side: U64, piece: U64, square: U64) -> U64:
    return _WORDS[(side << U64(3) | piece) << U64(6) | square]


@jit
def castling_key(rooks: U64) -> U64:
    """The key of a set of castling rights; of a change of rights too, keys being joined by xor."""
    key = U0
    while rooks:
        key ^= _WORDS[_CASTLING + first(rooks)]
        rooks &= rooks - U1
    return key


@jit
def key(row: Words) -> U64:
    """The key of a position, en passant included where it can be played."""
    if row[EN_PASSANT] and en_passant_capturers(row, own_king(row)):
        return row[KEY] ^ _WORDS[_EN_PASSANT + first(row[EN_PASSANT])]
    return row[KEY]


@jit
def key_from_scratch(row: Words) -> U64:
    """What the KEY slot of the row has to hold."""
    key = castling_key(row[CASTLING])
    if row[TURN]:
        key ^= TURN_KEY
    for side in (WHITE_SIDE, BLACK_SIDE):
        for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
            pieces = row[piece] & row[WHITE + side]
            while pieces:
                key ^= piece_key(side, piece, first(pieces))
                pieces &= pieces - U1
    return key
