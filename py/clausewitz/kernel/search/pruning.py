"""What is not worth a look, or only a shallow one: guesses of the search, each with a switch."""

from clausewitz.kernel.board.bits import U0, U64
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import TURN, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.move_order import NOTABLE, history_of
from clausewitz.kernel.search.scores import NEAR_MATE
from clausewitz.kernel.search.state import I0, I1, I64, State
from clausewitz.kernel.search.switches import (
    FUTILITY,
    LATE_MOVE_PRUNING,
    LATE_MOVE_REDUCTIONS,
    LOSING_CAPTURES,
    NULL_MOVE,
    REVERSE_FUTILITY,
    TABLE_SCORE,
)
from clausewitz.kernel.search.transposition_table import (
    AT_LEAST,
    AT_MOST,
    any_score_in,
    bound_in,
)

_I2, _I3, _I4, _I5, _I6 = I64(2), I64(3), I64(4), I64(5), I64(6)
_PER_DEPTH = I64(80)  # what a position may lose in one move of depth
_FUTILE, _FUTILE_PER_DEPTH = I64(100), I64(90)
_MUCH_HISTORY = I64(4000)
_LONGEST = I64(63)


@jit
def set_improving(s: State, ply: I64) -> None:
    """Note whether the position is better than two plies ago."""
    better = not s.checked[ply] and ply >= _I2 and s.static[ply] > s.static[ply - _I2]
    s.improving[ply] = I1 if better else I0


@jit
def likely_score(s: State, ply: I64, entry: U64) -> I64:
    """The evaluation, or what the table knows better."""
    static = I64(s.static[ply])
    if not s.switches & TABLE_SCORE or entry == U0:
        return static
    score, bound = any_score_in(entry, ply), bound_in(entry)
    if abs(score) > NEAR_MATE:
        return static
    higher, lower = bound != AT_MOST and score > static, bound != AT_LEAST and score < static
    return score if higher or lower else static


@jit
def is_far_above(s: State, ply: I64, depth: I64, beta: I64, likely: I64) -> bool:
    """Whether the position is so good that a shallow search will not bring it below beta."""
    if not s.switches & REVERSE_FUTILITY or depth > _I6 or abs(beta) > NEAR_MATE:
        return False
    margin = _PER_DEPTH * (depth - s.improving[ply])
    return bool(likely - margin >= beta)


@jit
def may_pass(s: State, ply: I64, depth: I64, beta: I64, likely: I64) -> bool:
    """Whether it is worth trying to pass; with pawns alone, passing may be the best move."""
    if not s.switches & NULL_MOVE or depth < _I3 or likely < beta:
        return False
    row = s.rows[ply]
    return bool(row[WHITE + row[TURN]] & ~(row[PAWN] | row[KING]))


@jit
def can_prune_quiets(s: State, ply: I64, depth: I64, alpha: I64, tried: I64) -> bool:
    """Whether all quiet moves from here on can be left out."""
    many = _I3 + depth * depth * (I1 + s.improving[ply])
    if s.switches & LATE_MOVE_PRUNING and depth <= _I4 and tried >= many:
        return True
    hope = s.static[ply] + _FUTILE + _FUTILE_PER_DEPTH * depth
    return bool(s.switches & FUTILITY and depth <= _I5 and hope <= alpha)


@jit
def is_hopeless(s: State, ply: I64, depth: I64) -> bool:
    """Whether a capture near the end of a line can be left out."""
    return bool(s.switches & LOSING_CAPTURES and depth <= _I4 and s.order[ply] < I0)


@jit
def reduction(s: State, ply: I64, depth: I64, tried: I64, move: U64, wide: bool) -> I64:
    """By how much less a late quiet move is looked at, unless it turns out well."""
    if not s.switches & LATE_MOVE_REDUCTIONS or depth < _I3 or tried < _I2:
        return I0
    less = s.reductions[min(depth, _LONGEST)][min(tried, _LONGEST)]
    less -= I1 if wide else I0
    less -= I1 if s.checked[ply] or s.checked[ply + I1] else I0
    less -= I1 if s.order[ply] >= NOTABLE else I0
    less += I1 - s.improving[ply]
    less -= history_of(s, ply, move) // _MUCH_HISTORY
    return max(I0, min(less, depth - _I2))
