"""Perft: how many lines of play of a given length a position has. The proof of the rules."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.legal_moves import MAX_MOVES, count_legal_moves, write_legal_moves
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.jit.stack_space import stack_space

DEEPEST = 5
"""Plies that are counted in one call: the stack space holds no more, and Python hears no Ctrl-C
while compiled code runs."""

_line_space, _moves_space = stack_space(DEEPEST + 1, SLOTS), stack_space(DEEPEST, MAX_MOVES)
_left_space = stack_space(DEEPEST)


@jit
def perft(row: Words, depth: U64, bulk: bool) -> U64:
    """Count the lines of `depth` moves, DEEPEST at most.

    Each is played to its end; or, in bulk, to its last move but one, whose successors are counted.
    The stack is explicit, because recursion does not go well with numba's cache.
    """
    if depth == U0:
        return U1
    if bulk and depth == U1:
        return count_legal_moves(row)
    line, moves, left = _line_space(), _moves_space(), _left_space()
    last_ply = depth - U64(2) if bulk else depth - U1
    copy_row(row, line[U0])
    left[U0] = write_legal_moves(row, moves[U0])
    lines = ply = U0
    while True:
        if ply == last_ply:
            lines += count_leaves(line[ply], moves[ply], left[ply], line[ply + U1], bulk)
            left[ply] = U0
        while left[ply] == U0:
            if ply == U0:
                return lines
            ply -= U1
        left[ply] -= U1
        make(line[ply], moves[ply][left[ply]], line[ply + U1])
        ply += U1
        left[ply] = write_legal_moves(line[ply], moves[ply])


@jit
def count_leaves(row: Words, moves: Words, count: U64, after: Words, bulk: bool) -> U64:
    lines = U0
    for number in range(count):
        make(row, moves[U64(number)], after)
        lines += count_legal_moves(after) if bulk else U1
    return lines
