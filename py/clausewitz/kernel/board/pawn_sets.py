"""Sets of pawns at once: what they attack, where they go, and the squares around them."""

from clausewitz.kernel.board.bits import U1, U64
from clausewitz.kernel.board.row import WHITE_SIDE
from clausewitz.kernel.jit.compile import jit

NOT_A, NOT_H = U64(0xFEFE_FEFE_FEFE_FEFE), U64(0x7F7F_7F7F_7F7F_7F7F)
FILE_A, _RANK_1 = U64(0x0101_0101_0101_0101), U64(0xFF)
_U7, _U8, _U9, _U16, _U32 = (U64(n) for n in (7, 8, 9, 16, 32))


@jit
def all_pawn_attacks(pawns: U64, side: U64) -> U64:
    if side == WHITE_SIDE:
        return (pawns & NOT_A) << _U7 | (pawns & NOT_H) << _U9
    return (pawns & NOT_A) >> _U9 | (pawns & NOT_H) >> _U7


@jit
def step(squares: U64, side: U64) -> U64:
    """One square forward."""
    return squares << _U8 if side == WHITE_SIDE else squares >> _U8


@jit
def beside(squares: U64) -> U64:
    """The squares to the left and right."""
    return (squares & NOT_A) >> U1 | (squares & NOT_H) << U1


@jit
def files_of(squares: U64) -> U64:
    """The files of the squares, as squares of the first rank."""
    squares |= squares >> _U8
    squares |= squares >> _U16
    squares |= squares >> _U32
    return squares & _RANK_1


@jit
def ahead(squares: U64, side: U64) -> U64:
    """All squares before these on their files, as a side sees it."""
    squares = step(squares, side)
    if side == WHITE_SIDE:
        squares |= squares << _U8
        squares |= squares << _U16
        return squares | squares << _U32
    squares |= squares >> _U8
    squares |= squares >> _U16
    return squares | squares >> _U32
