"""The score of each move: what the patterns that match it add up to. For searches, too.

A search that wants to look at the best moves only, or at them first, calls `score_moves` with the
moves that it has listed, in compiled code; pack, buffer and found are made once: `pack_layout.py`.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.patterns.pack_layout import FOUND, FOUND_MOVE
from clausewitz.kernel.patterns.pattern_match import NO_SQUARES, match_moves, prepare

Integers = NDArray[np.int64]
_LOW, _FOUND, _MOVE = U64(0xFFFF_FFFF), U64(FOUND), U64(0xFFF)
_LESSER = np.int64(1)
I0 = np.int64(0)


@jit
def score_moves(
    pack: Words,
    buffer: Words,
    found: Words,
    weights: Integers,
    row: Words,
    moves: Words,
    many: U64,
    scores: Integers,
) -> U64:
    """Write the score of each of these legal moves of a position; returns how many matches.

    The moves of a pawn that becomes different pieces stand together, the queen first, and score
    alike but for a trifle.
    """
    prepare(row, buffer)
    total = match_moves(pack, buffer, found, row, moves, many, NO_SQUARES)
    number = U0
    while number < many:
        scores[number] = I0
        number += U1
    number = U0
    while number < total:
        word = found[number * _FOUND]
        scores[word >> FOUND_MOVE] += weights[word & _LOW]
        number += U1
    number = U1
    while number < many:
        if moves[number] & _MOVE == moves[number - U1] & _MOVE:
            scores[number] = scores[number - U1] - _LESSER
        number += U1
    return total
