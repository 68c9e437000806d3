"""Geometry, computed once at import. Tables are flat and indexed by square.

The slider tables hold, for each square, the part of a line below the square (towards a1) and the
part above it: attacks.py says why.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from clausewitz.kernel.board.bits import U64, Words
from clausewitz.kernel.jit.compile import jit

_Step = tuple[int, int]  # ranks up, files right

_STRAIGHT = ((1, 0), (0, 1), (-1, 0), (0, -1))
_DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_KNIGHT = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))

_U3, _U7 = U64(3), U64(7)
RANK_3, RANK_6 = U64(0xFF << 16), U64(0xFF << 40)
LAST_RANKS = U64(0xFF << 56 | 0xFF)
HOME_RANKS: Words = np.array([0xFF, 0xFF << 56], np.uint64)  # [side]


def _walk(square: int, step: _Step) -> Iterator[int]:
    """The squares met from `square` on, step by step, to the edge of the board."""
    rank, file = square // 8 + step[0], square % 8 + step[1]
    while 0 <= rank < 8 and 0 <= file < 8:
        yield 8 * rank + file
        rank, file = rank + step[0], file + step[1]


def _ray(square: int, step: _Step) -> int:
    return sum(1 << met for met in _walk(square, step))


def _rays(*steps: _Step) -> Words:
    """For each square, all that is met from it in these directions."""
    return np.array([sum(_ray(square, step) for step in steps) for square in range(64)], np.uint64)


def _leaps(steps: Iterable[_Step]) -> Words:
    """For each square, the first squares met from it in these directions."""
    firsts = [[next(_walk(square, step), None) for step in steps] for square in range(64)]
    return np.array([sum(1 << met for met in row if met is not None) for row in firsts], np.uint64)


def _between_and_line() -> tuple[Words, Words]:
    """For each pair on a line: the squares strictly between the two, and the whole line."""
    between, line = np.zeros(64 * 64, np.uint64), np.zeros(64 * 64, np.uint64)
    for one in range(64):
        for step in _STRAIGHT + _DIAGONAL:
            passed = 0
            whole = _ray(one, step) | _ray(one, (-step[0], -step[1])) | 1 << one
            for other in _walk(one, step):
                between[64 * one + other], line[64 * one + other] = passed, whole
                passed |= 1 << other
    return between, line


KNIGHT_ATTACKS = _leaps(_KNIGHT)
KING_ATTACKS = _leaps(_STRAIGHT + _DIAGONAL)
WHITE_PAWN_ATTACKS = _leaps(((1, -1), (1, 1)))
BLACK_PAWN_ATTACKS = _leaps(((-1, -1), (-1, 1)))

ROOK_RAYS, BISHOP_RAYS = _rays(*_STRAIGHT), _rays(*_DIAGONAL)
FILE_BELOW, FILE_ABOVE = _rays((-1, 0)), _rays((1, 0))
RANK_BELOW, RANK_ABOVE = _rays((0, -1)), _rays((0, 1))
DIAGONAL_BELOW, DIAGONAL_ABOVE = _rays((-1, -1)), _rays((1, 1))
ANTIDIAGONAL_BELOW, ANTIDIAGONAL_ABOVE = _rays((-1, 1)), _rays((1, -1))
_BETWEEN, _LINE = _between_and_line()  # [64 * one + other]


@jit
def distance(one: U64, other: U64) -> U64:
    """How many steps a king needs."""
    ranks = max(one >> _U3, other >> _U3) - min(one >> _U3, other >> _U3)
    files = max(one & _U7, other & _U7) - min(one & _U7, other & _U7)
    return max(ranks, files)


@jit
def between(one: U64, other: U64) -> U64:
    """The squares strictly between two squares of a line; none if they are not on a line."""
    return _BETWEEN[one << U64(6) | other]


@jit
def line_through(one: U64, other: U64) -> U64:
    """The whole line through two squares, both included; none if they are not on a line."""
    return _LINE[one << U64(6) | other]
