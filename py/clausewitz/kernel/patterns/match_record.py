"""What matched which moves of many positions, written down once, so that weights can be fitted to
the moves that were played in many passes: matching takes a hundred times as long as a pass.

A match is one word: the number of the move among the different ones of its position, and the
pattern. The model is that of log_linear.py.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.patterns.pack_layout import FOUND, FOUND_MOVE, MAX_FOUND
from clausewitz.kernel.patterns.pattern_match import NO_SQUARES, match_moves, prepare

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Matches = NDArray[np.uint32]

MOVE = 24
"""Where the number of the move begins in a match."""
MOST_PATTERNS = 1 << MOVE

# Of each position: where its matches begin, how many moves there are, which of them was played.
START, MOVES, PLAYED, LINE = range(4)

_LOW, _FOUND, _SQUARES, _MOVE = U64(0xFFFF_FFFF), U64(FOUND), U64(0xFFF), U64(MOVE)
_M32, _PATTERN = np.uint32(MOVE), np.uint32(MOST_PATTERNS - 1)
_LEAST, _SLIGHT = 1e-8, 1e-4  # a chance that is off by less teaches nothing


@entry(
    "int64(uint64[::1], uint64[::1], uint64[::1], uint64[:, ::1], uint64[::1], uint64[::1],"
    " uint32[::1], int64[:, ::1])"
)
def write_matches(
    pack: Row,
    buffer: Row,
    found: Row,
    rows: NDArray[np.uint64],
    played: Row,
    moves: Row,
    matches: Matches,
    lines: Integers,
) -> int:
    """Write the matches of as many positions as there is space for; returns how many these are.

    `lines` has one line more than there are positions, for the end. What a pawn becomes is no
    matter: such moves are one.
    """
    at = 0
    for place in range(len(rows)):
        lines[place][START] = at
        if at + MAX_FOUND > len(matches):
            return place
        row = rows[place]
        many = write_legal_moves(row, moves)
        prepare(row, buffer)
        total = match_moves(pack, buffer, found, row, moves, many, NO_SQUARES)
        different, chosen = U0, -1
        match = number = U0
        while number < many:
            squares = moves[number] & _SQUARES
            if number == U0 or squares != moves[number - U1] & _SQUARES:
                if squares == played[place]:
                    chosen = int(different)
                while match < total and found[match * _FOUND] >> FOUND_MOVE == number:
                    pattern = found[match * _FOUND] & _LOW
                    matches[at] = np.uint32(different << _MOVE | pattern)
                    at += 1
                    match += U1
                different += U1
            number += U1
        lines[place][MOVES], lines[place][PLAYED] = int(different), chosen
    lines[len(rows)][START] = at
    return len(rows)


@jit
def write_chances(matches: Matches, line: Integers, end: int, weights: Floats, out: Floats) -> bool:
    """The chance of each move; whether the one that was played has the best."""
    many, chosen = line[MOVES], line[PLAYED]
    for move in range(many):
        out[move] = 0.0
    for number in range(line[START], end):
        out[matches[number] >> _M32] += weights[matches[number] & _PATTERN]
    best, first = out[0], 0
    for move in range(many):
        if out[move] > best:
            best, first = out[move], move
    whole = 0.0
    for move in range(many):
        out[move] = np.exp(out[move] - best)
        whole += out[move]
    for move in range(many):
        out[move] /= whole
    return bool(first == chosen)


@entry(
    "float64(uint32[::1], int64[:, ::1], float64[::1], float64[::1], float64[::1], float64,"
    " float64)"
)
def learn_weights(
    matches: Matches,
    lines: Integers,
    weights: Floats,
    steps: Floats,
    out: Floats,
    rate: float,
    decay: float,
) -> float:
    """One pass; `steps` are the sums of squared steps. Returns how unlikely the moves were in all:
    the sum of the negative logarithms of their chances. With `rate` 0 nothing is learned."""
    lost = 0.0
    for place in range(len(lines) - 1):
        line, end = lines[place], lines[place + 1][START]
        if line[PLAYED] < 0:
            continue
        write_chances(matches, line, end, weights, out)
        lost -= np.log(max(out[line[PLAYED]], _LEAST))
        if rate == 0.0:
            continue
        for number in range(line[START], end):
            pattern, move = matches[number] & _PATTERN, matches[number] >> _M32
            gradient = -out[move]
            if move == line[PLAYED]:
                gradient += 1.0
            if abs(gradient) < _SLIGHT:
                continue
            gradient -= decay * weights[pattern]
            steps[pattern] += gradient * gradient
            weights[pattern] += rate * gradient / np.sqrt(steps[pattern] + _LEAST)
    return lost


@entry("int64(uint32[::1], int64[:, ::1], float64[::1], float64[::1], int64)")
def count_among_best(
    matches: Matches, lines: Integers, weights: Floats, out: Floats, k: int
) -> int:
    """In how many positions the move played is among the best k: those with a larger chance are
    fewer."""
    count = 0
    for place in range(len(lines) - 1):
        line, end = lines[place], lines[place + 1][START]
        if line[PLAYED] < 0:
            continue
        write_chances(matches, line, end, weights, out)
        better = 0
        for move in range(line[MOVES]):
            if out[move] > out[line[PLAYED]]:
                better += 1
        count += better < k
    return count
