"""Minimax with alpha-beta to a fixed depth: the Base Player, and with rules the Pruning Player."""

from importlib import import_module
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.bits import U0, U64, popcount
from clausewitz.kernel.compile import jit, recursive
from clausewitz.kernel.engine import heuristic
from clausewitz.kernel.engine.rules import is_kept, rules_of
from clausewitz.kernel.engine.state import I0, I1, I64, Table
from clausewitz.kernel.legality import is_in_check
from clausewitz.kernel.making import make
from clausewitz.kernel.moves import MAX_MOVES, write_legal_moves
from clausewitz.kernel.position import HALFMOVES, OCCUPIED, PAWN, QUEEN, ROOK, SLOTS, TURN
from clausewitz.kernel.zobrist import key

numba: Any = import_module("numba")

MOST = 12  # moves ahead
_PLIES = MOST + 2
_DEPTHS = U64(MOST + 1)
MATE = I64(1_000_000_000)
_SPREAD = U64(0x9E3779B97F4A7C15)
_KINGS_AND_ONE, _FIFTY_MOVES = U64(3), U64(100)

TREE = np.dtype(
    [
        ("rows", "u8", (_PLIES, SLOTS)),
        ("moves", "u8", (_PLIES, MAX_MOVES)),
        ("weights", "i8", 3),  # of material, places and threats, in thousandths
        ("places", "i8", 8 * 64),
        ("side", "u8"),  # whose heuristic it is
        ("own_rules", "u8"),  # which rules leave out the side's moves,
        ("other_rules", "u8"),  # and the other side's
        ("search", "u8"),  # its number, so that the table need not be emptied
        ("best", "u8"),
        ("states", "i8"),  # visited
        ("known", "i8"),  # of these, known before
        ("left_out", "i8"),  # moves
    ],
    align=True,
)
RECORD = numba.from_dtype(TREE)

Trees: TypeAlias = NDArray[np.void]


class Tree(Protocol):
    rows: Any
    moves: Any
    weights: Any
    places: Any
    side: U64
    own_rules: U64
    other_rules: U64
    search: U64
    best: U64
    states: I64
    known: I64
    left_out: I64


@jit
def weighted(s: Tree, ply: I64) -> I64:
    """The heuristic, for the side to move."""
    row = s.rows[ply]
    value = (
        s.weights[0] * heuristic.material(row, s.side)
        + s.weights[1] * heuristic.places(row, s.side, s.places)
        + s.weights[2] * heuristic.threats(row, s.side)
    )
    return I64(value if row[TURN] == s.side else -value)


@jit
def is_drawn(s: Tree, ply: I64) -> bool:
    row = s.rows[ply]
    if row[HALFMOVES] >= _FIFTY_MOVES:
        return True
    if row[PAWN] | row[ROOK] | row[QUEEN]:
        return False
    return bool(popcount(row[OCCUPIED]) <= _KINGS_AND_ONE)


@jit
def leave_out(s: Tree, ply: I64, count: I64) -> I64:
    """Keep the moves that the rules keep, all of them if there are none, or out of check."""
    row, moves = s.rows[ply], s.moves[ply]
    asked = s.own_rules if row[TURN] == s.side else s.other_rules
    if asked == U0 or is_in_check(row):
        return count
    kept = number = I0
    while number < count:
        move = moves[number]
        make(row, move, s.rows[ply + I1])
        if is_kept(rules_of(row, move, s.rows[ply + I1]), asked):
            moves[number] = moves[kept]
            moves[kept] = move
            kept += I1
        number += I1
    if kept == I0:
        return count
    s.left_out += count - kept
    return kept


@jit
def sort_moves(s: Tree, ply: I64, count: I64) -> None:
    """By their words, so that the order does not depend on how they were listed."""
    moves = s.moves[ply]
    number = I1
    while number < count:
        move, place = moves[number], number
        while place > I0 and moves[place - I1] > move:
            moves[place] = moves[place - I1]
            place -= I1
        moves[place] = move
        number += I1


@recursive
def minimax(s: Tree, table: Table, ply: I64, depth: I64, alpha: I64, beta: I64) -> I64:
    """The value for the side to move."""
    s.states += I1
    row = s.rows[ply]
    count = I64(write_legal_moves(row, s.moves[ply]))
    if count == I0:
        return ply - MATE if is_in_check(row) else I0
    if ply > I0 and is_drawn(s, ply):
        return I0
    if depth == I0:
        return weighted(s, ply)
    asked = key(row) ^ (U64(depth) + s.search * _DEPTHS) * _SPREAD
    place = asked & U64(table.shape[0] - 1)
    if table[place][0] == asked:
        s.known += I1
        return I64(table[place][1])
    count = leave_out(s, ply, count)
    sort_moves(s, ply, count)
    best, floor, number = -MATE, alpha, I0
    while number < count and alpha < beta:
        move = s.moves[ply][number]
        make(row, move, s.rows[ply + I1])
        value = -minimax(s, table, I64(ply + I1), I64(depth - I1), I64(-beta), I64(-alpha))
        if value > best:
            best = value
            if ply == I0:
                s.best = move
        alpha = max(alpha, value)
        number += I1
    if floor < best and best < beta and ply > I0:  # else it is a bound, not the value
        table[place][0] = asked
        table[place][1] = U64(best)
    return best
