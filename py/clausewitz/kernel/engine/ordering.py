"""Which move to look at first: the better the first one, the sooner the others are refuted.

The move of the table, then captures and promotions that do not lose, then quiet moves that refuted
here before, then other quiet moves by history, then captures that lose.
"""

import numpy as np

from clausewitz.kernel.bits import U0, U1, U64, Words
from clausewitz.kernel.compile import jit
from clausewitz.kernel.engine.state import I0, I1, I64, State
from clausewitz.kernel.exchanging import exchange_gain
from clausewitz.kernel.moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.position import EN_PASSANT, KING, OCCUPIED, PAWN, QUEEN, TURN, piece_on

VALUES = np.array([0, 100, 320, 330, 500, 950, 10000], np.int64)

FIRST = I64(1 << 30)
CAPTURE = I64(1 << 28)
KILLER = I64(1 << 25)  # quiet moves have less, all captures that do not lose have more
LOSING = -CAPTURE

_VICTIM, _ATTACKER = I64(16), I64(16)
_BONUS, _MOST, _FORGET = I64(32), I64(400), I64(512)


@jit
def victim_of(row: Words, move: U64) -> U64:
    """The piece a move captures, 0 if none."""
    target = move_target(move)
    if row[OCCUPIED] >> target & U1:
        return piece_on(row, target)
    if move_piece(move) == PAWN and U1 << target == row[EN_PASSANT]:
        return PAWN
    return U0


@jit
def is_quiet(row: Words, move: U64) -> bool:
    return bool(victim_of(row, move) == U0 and move_promotion(move) == U0)


@jit
def capture_order(row: Words, move: U64, victim: U64) -> I64:
    """Of a capture or promotion: the dearest victim first, then the cheapest attacker."""
    piece, promotion = move_piece(move), move_promotion(move)
    order = VALUES[victim] * _VICTIM + VALUES[promotion] - VALUES[piece] // _ATTACKER
    losing = promotion != U0 and promotion != QUEEN
    if promotion == U0 and piece != KING and VALUES[victim] < VALUES[piece]:
        losing = exchange_gain(row, move_source(move), move_target(move)) < I0
    return I64(order + (LOSING if losing else CAPTURE))


@jit
def order_moves(s: State, ply: I64, count: I64, first: U64) -> None:
    """Give each listed move its place in the order."""
    row = s.rows[ply]
    number = I0
    while number < count:
        move = U64(s.moves[ply][number])
        victim = victim_of(row, move)
        if move == first:
            order = FIRST
        elif victim or move_promotion(move):
            order = capture_order(row, move, victim)
        elif move == U64(s.killers[ply][0]):
            order = KILLER + I1
        elif move == U64(s.killers[ply][1]):
            order = KILLER
        else:
            order = I64(s.history[row[TURN]][move_piece(move)][move_target(move)])
        s.order[ply][number] = order
        number += I1


@jit
def pick(s: State, ply: I64, number: I64, count: I64) -> U64:
    """Bring the first of the moves that are left to this place; of equals the lowest word, so that
    the order does not depend on how the moves were listed."""
    moves, order = s.moves[ply], s.order[ply]
    best = other = number
    while other < count:
        if order[other] > order[best] or (
            order[other] == order[best] and moves[other] < moves[best]
        ):
            best = other
        other += I1
    move, value = moves[best], order[best]
    moves[best], order[best] = moves[number], order[number]
    moves[number], order[number] = move, value
    return U64(move)


@jit
def learn_refutation(s: State, ply: I64, depth: I64, move: U64, number: I64) -> None:
    """A quiet move that refutes is likely to do so again; those tried before it are not."""
    if U64(s.killers[ply][0]) != move:
        s.killers[ply][1] = s.killers[ply][0]
        s.killers[ply][0] = move
    bonus = min(depth * depth, _MOST)
    change_history(s, ply, move, bonus)
    other = I0
    while other < number:
        tried = U64(s.moves[ply][other])
        if is_quiet(s.rows[ply], tried):
            change_history(s, ply, tried, -bonus)
        other += I1


@jit
def change_history(s: State, ply: I64, move: U64, bonus: I64) -> None:
    """Add to what is known of a move, which fades the more, the larger it is."""
    of_piece = s.history[s.rows[ply][TURN]][move_piece(move)]
    old = I64(of_piece[move_target(move)])
    of_piece[move_target(move)] = old + bonus * _BONUS - old * abs(bonus) // _FORGET
