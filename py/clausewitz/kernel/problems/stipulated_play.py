"""Play to a stipulation: is the goal reached, and by which moves?

One search for all of them; the plan says what each ply is like (see play_rules.py). The stack is
explicit, because recursion does not go well with numba's cache, and the whole search lies in its
memory: after so many positions it returns, and is called again to go on.
"""

import numpy as np

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.forced_mate import checks_first
from clausewitz.kernel.board.legal_moves import MAX_MOVES, write_legal_moves
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import EN_PASSANT, KEY, SLOTS, TURN, Row
from clausewitz.kernel.board.zobrist import TURN_KEY, key
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.problems.play_rules import (
    AGAIN,
    ANY,
    CHECKS_FIRST,
    ENDS,
    REMEMBERED,
    SEEKS,
    SHUNS,
)
from clausewitz.kernel.problems.problem_goals import all_reach, is_goal, reaches_at_once

# What a search says of a position.
FAILS, HOLDS, UNDECIDED = U0, U1, U64(2)

# Counters of a ply: its moves, how many were tried, the reply that refuted last, and whether a line
# through it was written down.
_COUNT, _TRIED, _REFUTATION, _FOUND = (U64(number) for number in range(4))
COUNTERS = 4

# Where a search stands: its ply, whether that is new, lines written down, positions visited.
PLY, ENTERING, LINES, VISITED = (U64(number) for number in range(4))
PLACES = 4

# What a move just made comes to: it reaches the goal, it may not be, or play goes on.
_REACHED, _NOTHING, _PLAY = (U64(number) for number in range(3))

_SPREAD = U64(0x9E3779B97F4A7C15)  # distinguishes searches of different lengths


def workspace(plies: int) -> tuple[Row, Row, Row, Row]:
    """What a search needs: positions, the first of which the caller fills in, moves, counters, and
    where it stands."""
    return (
        np.empty((plies + 1, SLOTS), np.uint64),
        np.empty((plies + 1, MAX_MOVES), np.uint64),
        np.zeros((plies + 1, COUNTERS), np.uint64),
        np.array([0, 1, 0, 0], np.uint64),
    )


@jit
def put_first(moves: Words, count: U64, wanted: U64) -> None:
    """Put a move before the others, if it is there."""
    number = U1
    while number < count:
        if moves[number] == wanted:
            moves[number] = moves[U0]
            moves[U0] = wanted
        number += U1


@jit
def enter(
    row: Words, rule: U64, goal: U64, is_last: bool, listed: bool, moves: Words, counters: Words,
    after: Words,
) -> U64:  # fmt: skip
    """What is seen at once of a position; else its moves are listed. They always are where lines
    are written down, unless it fails."""
    if rule & (SEEKS | SHUNS):
        if reaches_at_once(row, goal, moves, after):
            if rule & SHUNS:
                return FAILS
            if not listed:
                return HOLDS
        elif is_last:
            return FAILS
    count = write_legal_moves(row, moves)
    if is_last and not listed:
        return HOLDS if all_reach(row, goal, moves, count, after) else FAILS
    if count == U0:
        return FAILS
    counters[_COUNT], counters[_TRIED], counters[_FOUND] = count, U0, U0
    if rule & CHECKS_FIRST:
        checks_first(row, moves, count, after)
    if rule & ANY:
        put_first(moves, count, counters[_REFUTATION])
    return UNDECIDED


@jit
def hear(result: U64, rule: U64, listed: bool, moves: Words, counters: Words) -> U64:
    """What the result of the move just tried says of the position: often that others must be."""
    if rule & ANY:
        if result == HOLDS:
            return UNDECIDED
        counters[_REFUTATION] = moves[counters[_TRIED] - U1]
        return FAILS
    if result == HOLDS and not listed:
        return HOLDS
    return UNDECIDED


@jit
def write_line(moves: Row, counters: Row, ply: U64, is_end: bool, place: Words, lines: Row) -> None:
    """Note that a line goes through a ply; where it ends, write down the moves that led here, with
    zeros behind them. What finds no place is counted only."""
    counters[ply][_FOUND] = U1
    if not is_end:
        return
    number, at = place[LINES], U0
    place[LINES] += U1
    while number < U64(lines.shape[0]) and at < U64(lines.shape[1]):
        lines[number][at] = moves[at][counters[at][_TRIED] - U1] if at <= ply else U0
        at += U1


@jit
def pass_turn(row: Words) -> None:
    """Let the side move that has just moved."""
    row[TURN] ^= U1
    row[KEY] ^= TURN_KEY
    row[EN_PASSANT] = U0


@jit
def signature(row: Words, salt: U64, left: U64) -> U64:
    """The key of what is to be known of a position; its last bit is free."""
    return (key(row) ^ salt ^ left * _SPREAD) & ~U1


@jit
def remembered(row: Words, rule: U64, salt: U64, left: U64, listed: bool, known: Row) -> U64:
    """What is known of a position; where lines are written down, only that there is none."""
    if rule & REMEMBERED:
        lookup = signature(row, salt, left)
        answer: U64 = known[lookup & (U64(known.shape[0]) - U1)]
        if answer & ~U1 == lookup and (not listed or answer & U1 == FAILS):
            return answer & U1
    return UNDECIDED


@jit
def settled(
    result: U64, row: Words, rule: U64, salt: U64, left: U64, counters: Words, known: Row
) -> U64:
    """The result of a position all of whose moves were tried, if it took so many; remembered."""
    if result == UNDECIDED:  # no move led there, or each did
        result = HOLDS if rule & ANY or counters[_FOUND] else FAILS
    if rule & REMEMBERED:
        lookup = signature(row, salt, left)
        known[lookup & (U64(known.shape[0]) - U1)] = lookup | result
    return result


@jit
def met(rule: U64, goal: U64, listed: bool, is_last: bool, after: Words) -> U64:
    """What a move just made comes to; if play goes on, the right side is to move then."""
    if (rule & ENDS or (listed and rule & SEEKS)) and is_goal(after, goal):
        return _REACHED
    if is_last or (rule & AGAIN and is_in_check(after)):
        return _NOTHING
    if rule & AGAIN:
        pass_turn(after)
    return _PLAY


@entry(
    "uint64(uint64[::1], uint64, uint64, uint64, uint64, uint64[:, ::1], uint64[:, ::1],"
    "uint64[:, ::1], uint64[::1], uint64[:, ::1], uint64[::1])"
)
def play_out(
    plan: Row, goal: U64, salt: U64, prefix: U64, limit: U64, line: Row, moves: Row, counters: Row,
    place: Row, lines: Row, known: Row,
) -> U64:  # fmt: skip
    """Whether the goal is reached from the position in the first row of `line`, by the plan.

    The first plies, so many as `prefix`, are written down: all their moves that succeed, in
    `lines`. UNDECIDED after so many positions as the limit: call it again to go on. `salt`
    distinguishes plans in the table of what is known, whose length is a power of two.
    """
    plies = U64(plan.shape[0])
    ply, entering, result = place[PLY], place[ENTERING] == U1, UNDECIDED
    limit += place[VISITED]
    while True:
        rule, listed, left = plan[ply], ply < prefix, plies - ply
        if entering:
            if place[VISITED] >= limit:
                place[PLY], place[ENTERING] = ply, U1
                return UNDECIDED
            place[VISITED] += U1
            result = remembered(line[ply], rule, salt, left, listed, known)
            if result == UNDECIDED:
                result = enter(
                    line[ply], rule, goal, left == U1, listed, moves[ply], counters[ply],
                    line[ply + U1],
                )  # fmt: skip
        entering = False
        if result == UNDECIDED and counters[ply][_TRIED] < counters[ply][_COUNT]:
            make(line[ply], moves[ply][counters[ply][_TRIED]], line[ply + U1])
            counters[ply][_TRIED] += U1
            move_met = met(rule, goal, listed, left == U1, line[ply + U1])
            if listed and move_met == _REACHED:
                write_line(moves, counters, ply, True, place, lines)
            entering = move_met == _PLAY
            ply += U64(entering)
            continue
        result = settled(result, line[ply], rule, salt, left, counters[ply], known)
        if ply == U0:
            return result
        ply -= U1
        if result == HOLDS and ply < prefix:
            write_line(moves, counters, ply, ply + U1 == prefix, place, lines)
        result = hear(result, plan[ply], ply < prefix, moves[ply], counters[ply])
