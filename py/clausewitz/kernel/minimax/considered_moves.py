"""Which moves minimax looks at, and in which order, as the rules have it.

A mark is the set of the rules that hold for a side and speak for the move, as a number: the
greater, the more they say for it. The last rule counts most, then captures.
"""

from clausewitz.kernel.board.bits import U0, U64
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import TURN
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.minimax.pruning_rules import is_considered, rules_of
from clausewitz.kernel.minimax.tree import LEAVE_OUT, ORDER, Tree
from clausewitz.kernel.search.state import I0, I1, I64


@jit
def rules_for(s: Tree, ply: I64) -> U64:
    """The rules that hold for the moves here: out of check, none.

    Where they only order moves the first ones stay in their own order: of equal moves the same one
    is then played as without rules.
    """
    row = s.rows[ply]
    rules = U64(s.own_rules if row[TURN] == s.side else s.other_rules)
    if s.use == ORDER and ply == I0:
        return U0
    return U0 if rules == U0 or is_in_check(row) else rules


@jit
def mark_moves(s: Tree, ply: I64, count: I64, rules: U64) -> None:
    row, moves, marks = s.rows[ply], s.moves[ply], s.marks[ply]
    number = I0
    while number < count:
        if rules:
            make(row, moves[number], s.rows[ply + I1])
            marks[number] = rules_of(row, moves[number], s.rows[ply + I1]) & rules
        else:
            marks[number] = U0
        number += I1


@jit
def sort_moves(s: Tree, ply: I64, count: I64) -> None:
    """By their marks, and equals by their words: not by how they were listed."""
    moves, marks = s.moves[ply], s.marks[ply]
    number = I1
    while number < count:
        move, mark, place = moves[number], marks[number], number
        while place > I0 and (
            marks[place - I1] < mark or (marks[place - I1] == mark and moves[place - I1] > move)
        ):
            moves[place], marks[place] = moves[place - I1], marks[place - I1]
            place -= I1
        moves[place], marks[place] = move, mark
        number += I1


@jit
def leave_out(s: Tree, ply: I64, count: I64, rules: U64) -> I64:
    """Keep the moves that the rules keep, all of them if there are none, and forget the marks."""
    moves, marks = s.moves[ply], s.marks[ply]
    considered = number = I0
    while number < count:
        if is_considered(marks[number], rules):
            move = moves[number]
            moves[number] = moves[considered]
            marks[number] = marks[considered]
            moves[considered] = move
            considered += I1
        number += I1
    considered = count if considered == I0 else considered
    number = I0
    while number < considered:
        marks[number] = U0
        number += I1
    s.left_out += count - considered
    return considered


@jit
def choose_moves(s: Tree, ply: I64, count: I64, rules: U64) -> I64:
    """How many of the moves listed here are looked at: those, in order, now come first."""
    mark_moves(s, ply, count, rules)
    if s.use == LEAVE_OUT and rules:
        count = leave_out(s, ply, count, rules)
    sort_moves(s, ply, count)
    return count
