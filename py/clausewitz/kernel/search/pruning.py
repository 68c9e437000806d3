"""What is not worth a look, or only a shallow one: guesses of the search, each with a switch."""

from clausewitz.kernel.board.bits import U0, U64
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import TURN, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.move_order import (
    NOTABLE,
    history_of,
    loses_no_more,
    victim_of,
)
from clausewitz.kernel.search.scores import NEAR_MATE
from clausewitz.kernel.search.state import I0, I1, I64, State
from clausewitz.kernel.search.switches import (
    FINE_REDUCTIONS,
    FUTILITY,
    LATE_MOVE_PRUNING,
    LATE_MOVE_REDUCTIONS,
    LOSING_CAPTURES,
    NULL_MOVE,
    PROBABLE_CUT,
    REVERSE_FUTILITY,
    TABLE_SCORE,
)
from clausewitz.kernel.search.transposition_table import (
    AT_LEAST,
    AT_MOST,
    any_score_in,
    bound_in,
    depth_in,
)

_I2, _I3, _I4, _I5, _I6 = (I64(n) for n in (2, 3, 4, 5, 6))
# Numbers that docs/measured/engine.md says how they were chosen.
_PER_DEPTH = I64(80)  # what a position may lose in one move of depth,
_SAFER_IF_IMPROVING = I64(32)  # and so much less if it gets better
_FEW_QUIETS = I64(4)  # that are always looked at; the others in eighths, by depth squared
_QUIETS, _MORE_IF_IMPROVING, _EIGHTHS = I64(9), I64(10), I64(8)
_FUTILE, _FUTILE_PER_DEPTH = I64(80), I64(90)
_MUCH_HISTORY = I64(5000)
_LONGEST = I64(63)
_PLY, _HALF_PLY = I64(1024), I64(512)  # reductions are counted in parts of a ply
_IN_CHECK, _WORSE, _BETTER = I64(820), I64(900), I64(380)
_CLEARLY, _HARDLY = I64(40), I64(8)  # better than the best so far

# Captures that are probably good enough.
_PROBABLE_FROM, _PROBABLE_MARGIN, _LESS_IF_IMPROVING = I64(5), I64(150), I64(50)
_PAWN = I64(100)


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
    margin = _PER_DEPTH * depth - _SAFER_IF_IMPROVING * s.improving[ply]
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
    many = depth * depth * (_QUIETS + _MORE_IF_IMPROVING * s.improving[ply]) // _EIGHTHS
    many += _FEW_QUIETS
    if s.switches & LATE_MOVE_PRUNING and depth <= _I4 and tried >= many:
        return True
    hope = s.static[ply] + _FUTILE + _FUTILE_PER_DEPTH * depth
    return bool(s.switches & FUTILITY and depth <= _I5 and hope <= alpha)


@jit
def is_hopeless(s: State, ply: I64, depth: I64) -> bool:
    """Whether a capture near the end of a line can be left out."""
    return bool(s.switches & LOSING_CAPTURES and depth <= _I4 and s.order[ply] < I0)


@jit
def reduction(s: State, ply: I64, depth: I64, tried: I64, move: U64, wide: bool, cut: I64) -> I64:
    """By how much less a late quiet move is looked at, unless it turns out well.

    By depth and number of the move; less where much depends on it, where somebody is in check, and
    if it was good before; more where the position got worse, and where a refutation is expected:
    that it was not among the first moves speaks against this one.
    """
    if not s.switches & LATE_MOVE_REDUCTIONS or depth < _I3 or tried < _I2:
        return I0
    fine = bool(s.switches & FINE_REDUCTIONS)
    less = s.reductions[min(depth, _LONGEST)][min(tried, _LONGEST)]
    less = less + _HALF_PLY + _HALF_PLY * cut if fine else less // _PLY * _PLY
    less -= _PLY if wide else I0
    less -= _IN_CHECK if s.checked[ply] or s.checked[ply + I1] else I0
    less -= _PLY if s.order[ply] >= NOTABLE else I0
    less += -_BETTER if s.improving[ply] else _WORSE
    history = history_of(s, ply, move)
    less -= _PLY * history // _MUCH_HISTORY if fine else history // _MUCH_HISTORY * _PLY
    return max(I0, min(less // _PLY, depth - _I2))


@jit
def depth_again(s: State, deeper: I64, score: I64, best: I64) -> I64:
    """How deep to look once more at a move that a reduced search found better than the best."""
    if not s.switches & FINE_REDUCTIONS:
        return deeper
    deeper += I1 if score > best + _CLEARLY else I0
    return deeper - (I1 if score < best + _HARDLY else I0)


@jit
def enough_for_cut(s: State, ply: I64, beta: I64) -> I64:
    """If a shallow search of a capture finds so much, a deep one is likely to find beta."""
    return I64(beta + _PROBABLE_MARGIN - _LESS_IF_IMPROVING * s.improving[ply])


@jit
def may_cut(s: State, ply: I64, depth: I64, beta: I64, entry: U64) -> bool:
    """Whether it is worth trying good captures in a shallow search first."""
    if (
        not s.switches & PROBABLE_CUT
        or depth < _PROBABLE_FROM
        or abs(beta) > NEAR_MATE - _PAWN * _I4
    ):
        return False
    if entry == U0 or depth_in(entry) < depth - _I3:
        return True
    return bool(any_score_in(entry, ply) >= enough_for_cut(s, ply, beta))


@jit
def gains(s: State, ply: I64, move: U64, missing: I64) -> bool:
    """Whether a capture gains what is missing, in hundredths of a pawn, in exchanges."""
    pawns = max(I0, (missing + _PAWN - I1) // _PAWN)
    return loses_no_more(s, ply, move, victim_of(s.rows[ply], move), -pawns)
