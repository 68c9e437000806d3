"""Weights that make played moves likely: each match of a pattern adds to the score of a move.

The chance of a move is the exponential of its score, divided by the sum over all legal moves: a
log-linear model. Weights are learned a position at a time, by steps along the gradient that become
shorter for patterns that have been met often (Duchi, Hazan and Singer's adaptive gradient).
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.patterns.pack_layout import FOUND, FOUND_MOVE
from clausewitz.kernel.patterns.pattern_match import NO_SQUARES, match_moves, prepare

Floats = NDArray[np.float64]
_LOW, _FOUND, _MOVE = U64(0xFFFF_FFFF), U64(FOUND), U64(0xFFF)
_LEAST = 1e-8

# What is learned of a pattern: its weight and the sum of its squared steps; how often its move was
# possible and was played; how much its chance fell short in all, and the sum of squares of that.
WEIGHT, STEPS, SEEN, PLAYED, MISSED, SPREAD = range(6)
COLUMNS = 6


@jit
def number_of(moves: Words, many: U64, played: U64) -> int:
    """Which of the legal moves was played, -1 if none; promotions to a queen come first."""
    number = U0
    while number < many:
        if moves[number] & _MOVE == played:
            return int(number)
        number += U1
    return -1


@jit
def write_scores(
    found: Words, total: U64, many: U64, learned: NDArray[np.float64], scores: Floats
) -> None:
    number = U0
    while number < many:
        scores[number] = 0.0
        number += U1
    number = U0
    while number < total:
        word = found[number * _FOUND]
        scores[word >> FOUND_MOVE] += learned[word & _LOW][WEIGHT]
        number += U1


@jit
def turn_to_chances(moves: Words, many: U64, scores: Floats, chosen: int) -> int:
    """Scores become chances; of promotions only the first has one. Returns 1 if the best is it."""
    best = scores[0]
    first = 0
    for number in range(int(many)):
        if scores[number] > best:
            best, first = scores[number], number
    whole = 0.0
    for number in range(int(many)):
        place = U64(number)
        if number > 0 and moves[place] & _MOVE == moves[place - U1] & _MOVE:
            scores[number] = 0.0
        else:
            scores[number] = np.exp(scores[number] - best)
        whole += scores[number]
    for number in range(int(many)):
        scores[number] /= whole
    return 1 if first == chosen else 0


@entry(
    "int64(uint64[::1], uint64[::1], uint64[::1], uint64[:, ::1], uint64[::1], uint64[::1],"
    " float64[:, ::1], float64[::1], float64, float64)"
)
def fit(
    pack: Row,
    buffer: Row,
    found: Row,
    rows: NDArray[np.uint64],
    played: Row,
    moves: Row,
    learned: NDArray[np.float64],
    scores: Floats,
    rate: float,
    decay: float,
) -> int:
    """Learn from positions and the moves played in them (origin and target of six bits each).

    A line of `learned` is a pattern, see the columns above. With `rate` 0 the weights stay as they
    are. Returns in how many positions the move played had the best score.
    """
    right = 0
    for place in range(len(rows)):
        row = rows[place]
        many = write_legal_moves(row, moves)
        prepare(row, buffer)
        total = match_moves(pack, buffer, found, row, moves, many, NO_SQUARES)
        chosen = number_of(moves, many, played[place])
        if chosen < 0:
            continue
        write_scores(found, total, many, learned, scores)
        right += turn_to_chances(moves, many, scores, chosen)
        number = U0
        while number < total:
            word = found[number * _FOUND]
            number += U1
            line = learned[word & _LOW]
            move = word >> FOUND_MOVE
            line[SEEN] += 1.0
            gradient = -scores[move]
            if move == U64(chosen):
                line[PLAYED] += 1.0
                gradient += 1.0
            line[MISSED] += gradient
            line[SPREAD] += gradient * gradient
            if rate > 0.0:
                gradient -= decay * line[WEIGHT]
                line[STEPS] += gradient * gradient
                line[WEIGHT] += rate * gradient / np.sqrt(line[STEPS] + _LEAST)
    return right
