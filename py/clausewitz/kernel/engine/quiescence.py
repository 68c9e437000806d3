"""The end of a line: captures are played out before the position is judged."""

from clausewitz.kernel.bits import U0, U64
from clausewitz.kernel.compile import jit, recursive
from clausewitz.kernel.engine.evaluation import evaluate
from clausewitz.kernel.engine.ordering import VALUES, order_moves, pick, victim_of
from clausewitz.kernel.engine.playing import play
from clausewitz.kernel.engine.scores import DRAW, INFINITE, mated
from clausewitz.kernel.engine.state import I0, I1, I64, MAX_PLY, State
from clausewitz.kernel.engine.switches import DELTA
from clausewitz.kernel.legality import is_in_check
from clausewitz.kernel.moves import move_promotion, write_legal_moves, write_noisy_moves

_MARGIN = I64(200)  # a capture seldom gains more than its victim and this


@jit
def count_node(s: State, ply: I64) -> bool:
    """Count a position; whether the search must stop."""
    s.nodes += I1
    s.deepest = max(s.deepest, ply)
    if s.limit and s.nodes >= s.limit:
        s.stop = I1
    return bool(s.stop)


@jit
def list_moves(s: State, ply: I64) -> I64:
    """List captures and promotions, in check all moves, in order; returns how many they are."""
    row = s.rows[ply]
    if s.checked[ply]:
        count = I64(write_legal_moves(row, s.moves[ply]))
    else:
        count = I64(write_noisy_moves(row, s.moves[ply]))
    order_moves(s, ply, count, U0)
    return count


@jit
def is_idle(s: State, ply: I64, move: U64, alpha: I64) -> bool:
    """Whether a capture cannot gain enough. Out of check, everything counts."""
    if s.checked[ply] or not s.switches & DELTA or move_promotion(move):
        return False
    return bool(s.static[ply] + VALUES[victim_of(s.rows[ply], move)] + _MARGIN <= alpha)


@recursive
def quiesce(s: State, ply: I64, alpha: I64, beta: I64) -> I64:
    """The score when captures are over; in check, all moves are looked at."""
    if count_node(s, ply):
        return DRAW
    if not s.checked[ply] or ply >= MAX_PLY:
        s.static[ply] = evaluate(s, ply)
    if ply >= MAX_PLY:
        return I64(s.static[ply])
    best = -INFINITE if s.checked[ply] else I64(s.static[ply])
    if best >= beta:
        return best
    alpha = max(alpha, best)
    count = list_moves(s, ply)
    if count == I0 and s.checked[ply]:
        return mated(ply)
    number = I0
    while number < count and alpha < beta:
        move = pick(s, ply, number, count)
        if s.order[ply][number] < I0 and not s.checked[ply]:
            break  # the rest loses
        number += I1
        if is_idle(s, ply, move, alpha):
            continue
        play(s, ply, move)
        s.checked[ply + I1] = I64(is_in_check(s.rows[ply + I1]))
        score = -quiesce(s, I64(ply + I1), I64(-beta), I64(-alpha))
        if s.stop:
            return DRAW
        best = max(best, score)
        alpha = max(alpha, score)
    return best
