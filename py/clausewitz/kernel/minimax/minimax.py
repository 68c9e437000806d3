"""Minimax with alpha-beta to a fixed depth: the Base Player, and with rules the Pruning Player.

The rules may leave moves out, as in the paper; or they order them; or what they would leave out is
looked at less far first. Captures may be followed beyond the depth. None of this is the default.
"""

from clausewitz.kernel.board.bits import U0, U64
from clausewitz.kernel.board.exchange import material
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import HALFMOVES, TURN, is_bare
from clausewitz.kernel.board.zobrist import key
from clausewitz.kernel.jit.compile import jit, recursive
from clausewitz.kernel.minimax import heuristic
from clausewitz.kernel.minimax.considered_moves import choose_moves, rules_for, sort_moves
from clausewitz.kernel.minimax.pruning_rules import is_considered
from clausewitz.kernel.minimax.tree import MOST, REDUCE, Tree
from clausewitz.kernel.search.move_order import victim_of
from clausewitz.kernel.search.state import I0, I1, I64, Table

MATE = I64(1_000_000_000)
_DEPTHS = U64(MOST + 1)
_SPREAD = U64(0x9E3779B97F4A7C15)
_FIFTY_MOVES = U64(100)


@jit
def weighted(s: Tree, ply: I64) -> I64:
    """The heuristic, for the side to move."""
    row = s.rows[ply]
    value = (
        s.weights[0] * material(row, s.side)
        + s.weights[1] * heuristic.places(row, s.side, s.places)
        + s.weights[2] * heuristic.threats(row, s.side)
    )
    return I64(value if row[TURN] == s.side else -value)


@jit
def is_drawn(s: Tree, ply: I64) -> bool:
    row = s.rows[ply]
    return bool(row[HALFMOVES] >= _FIFTY_MOVES) or is_bare(row)


@jit
def list_captures(s: Tree, ply: I64, count: I64) -> I64:
    """Of the moves listed here the captures, the dearest victims first."""
    row, moves, marks = s.rows[ply], s.moves[ply], s.marks[ply]
    captures = number = I0
    while number < count:
        victim = victim_of(row, moves[number])
        if victim:
            moves[captures] = moves[number]
            marks[captures] = victim
            captures += I1
        number += I1
    sort_moves(s, ply, captures)
    return captures


@recursive
def follow_captures(s: Tree, ply: I64, alpha: I64, beta: I64) -> I64:
    """The value where captures have ended; who is to move need not capture."""
    row = s.rows[ply]
    count = I64(write_legal_moves(row, s.moves[ply]))
    if count == I0:
        return ply - MATE if is_in_check(row) else I0
    if is_drawn(s, ply):
        return I0
    best = weighted(s, ply)
    alpha = max(alpha, best)
    count, number = list_captures(s, ply, count), I0
    while number < count and alpha < beta:
        s.states += I1
        make(row, s.moves[ply][number], s.rows[ply + I1])
        value = -follow_captures(s, I64(ply + I1), I64(-beta), I64(-alpha))
        best = max(best, value)
        alpha = max(alpha, value)
        number += I1
    return best


@jit
def plies_less(s: Tree, ply: I64, number: I64, depth: I64, rules: U64) -> I64:
    """How much less far a move is looked at first."""
    if s.use != REDUCE or rules == U0 or is_considered(s.marks[ply][number], rules):
        return I0
    return I64(min(s.reduction, depth - I1))


@recursive
def minimax(s: Tree, table: Table, ply: I64, depth: I64, alpha: I64, beta: I64) -> I64:
    """The value for the side to move; none, once more states were visited than the limit."""
    s.states += I1
    row = s.rows[ply]
    count = I64(write_legal_moves(row, s.moves[ply]))
    if count == I0:
        return ply - MATE if is_in_check(row) else I0
    given_up = s.limit > I0 and s.states > s.limit
    if ply > I0 and (given_up or is_drawn(s, ply)):
        return I0
    if depth == I0:
        return follow_captures(s, ply, alpha, beta) if s.quiescence else weighted(s, ply)
    lookup = key(row) ^ (U64(depth) + s.search * _DEPTHS) * _SPREAD
    place = lookup & U64(table.shape[0] - 1)
    if table[place][0] == lookup:
        s.known += I1
        return I64(table[place][1])
    rules = rules_for(s, ply)
    count = choose_moves(s, ply, count, rules)
    best, floor, number = -MATE, alpha, I0
    while number < count and alpha < beta:
        move = s.moves[ply][number]
        make(row, move, s.rows[ply + I1])
        less = plies_less(s, ply, number, depth, rules)
        value = -minimax(s, table, I64(ply + I1), I64(depth - I1 - less), I64(-beta), I64(-alpha))
        if less > I0 and value > alpha:
            value = -minimax(s, table, I64(ply + I1), I64(depth - I1), I64(-beta), I64(-alpha))
        if value > best:
            best = value
            if ply == I0:
                s.best = move
        alpha = max(alpha, value)
        number += I1
    if floor < best and best < beta and ply > I0:  # else it is a bound, not the value
        table[place][0] = lookup
        table[place][1] = U64(best)
    return best
