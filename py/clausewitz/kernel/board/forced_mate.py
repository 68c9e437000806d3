"""Forced mates: does the side to move mate in so many moves, whatever the other side does?

A plain search of all moves and all replies, to a fixed number of moves. Clocks and repetition do
not count, so what holds of a position always holds of it, and the table of what is known may serve
many searches. The stack is explicit, because recursion does not go well with numba's cache.
"""

import numpy as np

from clausewitz.kernel.board.attacks import bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.checks import checking_squares, discoverers, is_special
from clausewitz.kernel.board.legal_moves import (
    MAX_MOVES,
    count_legal_moves,
    move_piece,
    move_source,
    move_target,
    write_legal_moves,
)
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import KING
from clausewitz.kernel.board.row import OCCUPIED, SLOTS, TURN, WHITE, Row
from clausewitz.kernel.board.zobrist import key
from clausewitz.kernel.jit.compile import entry, jit

# What a search says of a position.
NO_MATE, MATE, UNDECIDED = U0, U1, U64(2)

# Counters of a ply: its moves, how many of them were tried, and the reply that refuted last.
_COUNT, _TRIED, _REFUTATION = U0, U1, U64(2)

_KNOWN = U64(1 << 18)  # words of the table
_SPREAD = U64(0x9E3779B97F4A7C15)  # distinguishes searches of different lengths


def workspace(moves: int) -> tuple[Row, Row, Row]:
    """What a search of so many moves needs: a line of positions, their moves, and counters."""
    plies = 2 * moves + 1
    line = np.empty((plies, SLOTS), np.uint64)
    return line, np.empty((plies, MAX_MOVES), np.uint64), np.zeros((plies, 3), np.uint64)


def table() -> Row:
    """An empty table of known results, which may serve many searches."""
    return np.zeros(int(_KNOWN), np.uint64)


@jit
def checks_first(row: Words, moves: Words, count: U64, after: Words) -> U64:
    """Put the checking moves before the others; returns how many they are."""
    side = row[TURN]
    king = first(row[KING] & row[WHITE + (side ^ U1)])
    straight, slanted = rook_attacks(king, row[OCCUPIED]), bishop_attacks(king, row[OCCUPIED])
    hiding = discoverers(row, king)
    checks = number = U0
    while number < count:
        move = moves[number]
        targets = checking_squares(move_piece(move), side, king, straight, slanted)
        may_check = (targets >> move_target(move) | hiding >> move_source(move)) & U1
        if may_check or is_special(row, move):
            make(row, move, after)
            if is_in_check(after):
                moves[number] = moves[checks]
                moves[checks] = move
                checks += U1
        number += U1
    return checks


@jit
def mates_at_once(row: Words, moves: Words, checks: U64, after: Words) -> bool:
    """Whether one of the first moves, all of them checks, is mate."""
    number = U0
    while number < checks:
        make(row, moves[number], after)
        if count_legal_moves(after) == U0:
            return True
        number += U1
    return False


@jit
def signature(row: Words, moves: U64) -> U64:
    """The key of the question whether the side to move mates in so many; its last bit is free."""
    return (key(row) ^ moves * _SPREAD) & ~U1


@jit
def judge_attack(
    row: Words, left: U64, moves: Words, counters: Words, after: Words, known: Words
) -> U64:
    """What is seen at once of the side that is to mate; else its moves are listed, checks first."""
    lookup = signature(row, left)
    answer = known[lookup & (_KNOWN - U1)]
    if left > U1 and answer & ~U1 == lookup:
        return answer & U1
    counters[_COUNT], counters[_TRIED] = write_legal_moves(row, moves), U0
    checks = checks_first(row, moves, counters[_COUNT], after)
    if mates_at_once(row, moves, checks, after):
        return MATE
    return NO_MATE if left == U1 else UNDECIDED


@jit
def judge_defence(row: Words, left: U64, moves: Words, counters: Words) -> U64:
    """What is seen at once of the side that is to be mated; else its replies are listed, the one
    first that refuted another move."""
    count = write_legal_moves(row, moves)
    if count == U0:
        return MATE if is_in_check(row) else NO_MATE
    if left == U0:
        return NO_MATE
    counters[_COUNT], counters[_TRIED] = count, U0
    number = U1
    while number < count:
        if moves[number] == counters[_REFUTATION]:
            moves[number] = moves[U0]
            moves[U0] = counters[_REFUTATION]
        number += U1
    return UNDECIDED


@jit
def hear(result: U64, attacking: bool, moves: Words, counters: Words) -> U64:
    """What the result of the move just tried says of the position: often that others must be."""
    if attacking:
        return MATE if result == MATE else UNDECIDED
    if result == MATE:
        return UNDECIDED
    counters[_REFUTATION] = moves[counters[_TRIED] - U1]
    return NO_MATE


@entry("uint64(uint64[::1],uint64,uint64,uint64[:,::1],uint64[:,::1],uint64[:,::1],uint64[::1])")
def is_mated(
    row: Row, left: U64, limit: U64, line: Row, moves: Row, counters: Row, known: Row
) -> U64:
    """Whether the side to move is mated, at the latest by so many moves of the other side that are
    left. UNDECIDED after looking at more positions than the limit; 0 is no limit.

    The last four are the search's memory, made by `workspace` and `table`.
    """
    copy_row(row, line[U0])
    ply, visited, result = U0, U0, UNDECIDED
    entering = True
    while True:
        attacking = ply & U1 == U1
        to_go = left - (ply >> U1)
        if entering:
            visited += U1
            if limit and visited > limit:
                return UNDECIDED
            if attacking:
                result = judge_attack(
                    line[ply], to_go, moves[ply], counters[ply], line[ply + U1], known
                )
            else:
                result = judge_defence(line[ply], to_go, moves[ply], counters[ply])
        entering = result == UNDECIDED and counters[ply][_TRIED] < counters[ply][_COUNT]
        if entering:
            make(line[ply], moves[ply][counters[ply][_TRIED]], line[ply + U1])
            counters[ply][_TRIED] += U1
            ply += U1
            continue
        if result == UNDECIDED:  # all were tried: no move mated, or no reply helped
            result = NO_MATE if attacking else MATE
        if attacking and to_go > U1:
            lookup = signature(line[ply], to_go)
            known[lookup & (_KNOWN - U1)] = lookup | result
        if ply == U0:
            return result
        ply -= U1
        result = hear(result, not attacking, moves[ply], counters[ply])
