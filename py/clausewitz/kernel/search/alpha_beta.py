"""Alpha-beta: the score of a position, looked at to some depth, within a window of scores."""

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.row import KEY, TURN, WHITE
from clausewitz.kernel.board.zobrist import TURN_KEY, key
from clausewitz.kernel.jit.compile import jit, recursive
from clausewitz.kernel.search.apply_move import likely_key, look_around, play, play_pass
from clausewitz.kernel.search.checking_moves import gives_check, see_lines
from clausewitz.kernel.search.draws import is_draw
from clausewitz.kernel.search.evaluation import placed_material
from clausewitz.kernel.search.intrinsics import prefetch
from clausewitz.kernel.search.move_order import is_quiet, learn_refutation, note_move
from clausewitz.kernel.search.move_picker import (
    keep_checks,
    list_captures,
    next_move,
    pick_listed,
    start_picking,
)
from clausewitz.kernel.search.network_score import static_score
from clausewitz.kernel.search.pruning import (
    can_prune_quiets,
    depth_again,
    enough_for_cut,
    gains,
    is_far_above,
    is_hopeless,
    likely_score,
    may_cut,
    may_pass,
    reduction,
    set_improving,
)
from clausewitz.kernel.search.quiescence import count_node, judge, quiesce
from clausewitz.kernel.search.scores import DRAW, INFINITE, MATE, NEAR_MATE, UNDECIDED, mated
from clausewitz.kernel.search.state import I0, I1, I64, MAX_PLY, State, Table
from clausewitz.kernel.search.static_correction import learn_correction
from clausewitz.kernel.search.switches import CHECK_EXTENSIONS, INTERNAL_REDUCTION, TABLE
from clausewitz.kernel.search.transposition_table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    move_in,
    place_of,
    recall,
    remember,
    score_in,
)

_I2, _I3, _I4 = I64(2), I64(3), I64(4)
_SURE = I64(200)  # so much above beta makes passing more convincing


@jit
def settled(s: State, ply: I64, entry: U64, depth: I64, alpha: I64, beta: I64) -> I64:
    """The score of a position that needs no further look, else UNDECIDED."""
    if ply >= MAX_PLY:
        return DRAW if s.checked[ply] else static_score(s, ply)
    if ply > I0 and is_draw(s, ply):
        return DRAW
    if ply > I0 and beta - alpha == I1:
        return score_in(entry, ply, depth, alpha, beta)
    return UNDECIDED


@jit
def keep_line(s: State, ply: I64, move: U64) -> None:
    """The best line starts with this move and goes on as found below."""
    line, below, length = s.best[ply], s.best[ply + I1], s.length[ply + I1]
    line[0] = move
    place = I0
    while place < length:
        line[place + I1] = below[place]
        place += I1
    s.length[ply] = length + I1


@jit
def is_excluded(s: State, move: U64) -> bool:
    """Whether this first move is not to be looked at."""
    number = I0
    while number < s.exclusions:
        if U64(s.excluded[number]) == move:
            return True
        number += I1
    return False


@jit
def list_all_captures(s: State, ply: I64) -> None:
    """Of the side to move, for `pick_listed`."""
    row = s.rows[ply]
    list_captures(s, ply, row[WHITE + (row[TURN] ^ U1)], False)


@jit
def play_promising_capture(s: State, table: Table, ply: I64, enough: I64) -> U64:
    """Play the next of the listed captures that gains enough, and still does when captures alone
    are looked at; no move if there is none."""
    while True:
        move = pick_listed(s, ply, U0)
        if move == U0:
            return U0
        if not gains(s, ply, move, enough - s.static[ply]):
            continue
        play(s, ply, move)
        score = -quiesce(s, table, ply + I1, I64(-enough), I64(I1 - enough))
        if score >= enough or s.stop:
            return move


@jit
def search(
    s: State, table: Table, ply: I64, depth: I64, alpha: I64, beta: I64, passing: I64, cut: I64
) -> I64:
    """The score of the position of this ply, the first."""
    s.piece_values[ply] = placed_material(s.rows[ply], s.weights)
    s.came[ply] = U0
    look_around(s, ply)
    return negamax(s, table, ply, depth, alpha, beta, passing, cut)


@recursive
def negamax(  # noqa: C901 (cached machine code survives only a function that calls itself alone)
    s: State, table: Table, ply: I64, depth: I64, alpha: I64, beta: I64, passing: I64, cut: I64
) -> I64:
    """The score of the position of a ply for the side to move, by a search of `depth` plies.

    Requires: alpha < beta; `passing` is 1 if the side to move may pass, 0 if the other side just
    has; `cut` is 1 where a move is expected to refute. The ply's `rows`, `piece_values`, `came`,
    `checked` and `pinned` are set, as `search`, `play` and `play_pass` do; `keys` has the game and
    the line before this ply. Numbers are I64: calls with other types would compile a second
    function, and cached code of two crashes.

    Returns hundredths of a pawn, mates counted from the start of the search. Below or at alpha it
    is an upper bound, at or above beta a lower bound, between them the score itself (fail-soft).
    If `s.stop` is set on return, the score means nothing, and the caller must give up as well.

    Leaves this ply's row as it was and overwrites later plies. Where the window is wider than 1 and
    a move raised alpha, `best` has the best line, without captures beyond the depth, and `length`
    its moves; otherwise `length` is 0.
    """
    s.length[ply] = I0
    if s.checked[ply] and s.switches & CHECK_EXTENSIONS:
        depth += I1
    if depth <= I0:
        return quiesce(s, table, ply, alpha, beta)
    if count_node(s, ply):
        return DRAW
    alpha, beta = max(alpha, mated(ply)), min(beta, MATE - ply - I1)
    if alpha >= beta:
        return alpha
    wide = bool(beta - alpha > I1)
    deeper, after = depth - I1, ply + I1

    # What is known needs no look.
    here = key(s.rows[ply])
    s.keys[s.played + ply] = here
    entry = recall(table, here) if s.switches & TABLE else U0
    answer = settled(s, ply, entry, depth, alpha, beta)
    if answer != UNDECIDED:
        return answer

    # A position so good that not even passing spoils it needs none either.
    judge(s, ply, entry)
    set_improving(s, ply)
    if not wide and not s.checked[ply]:
        likely = likely_score(s, ply, entry)
        if is_far_above(s, ply, depth, beta, likely):
            return likely
        if passing and may_pass(s, ply, depth, beta, likely):
            prefetch(table, place_of(table, s.rows[ply][KEY] ^ TURN_KEY))
            play_pass(s, ply)
            less = _I3 + (depth + _I2) // _I4 + min((likely - beta) // _SURE, _I3)
            score = -negamax(
                s, table, after, I64(depth - less), I64(-beta), I64(I1 - beta), I0, I64(I1 - cut)
            )
            if s.stop:
                return DRAW
            if score >= beta:
                return beta if score > NEAR_MATE else score

        # Nor does one with a capture that a shallow search finds more than good enough.
        if may_cut(s, ply, depth, beta, entry):
            enough = enough_for_cut(s, ply, beta)
            list_all_captures(s, ply)
            while True:
                move = play_promising_capture(s, table, ply, enough)
                if s.stop:
                    return DRAW
                if move == U0:
                    break
                low, high = I64(-enough), I64(I1 - enough)
                score = -negamax(s, table, after, I64(depth - _I4), low, high, I1, I64(I1 - cut))
                if s.stop:
                    return DRAW
                if score >= enough:
                    if s.switches & TABLE:
                        remember(s, table, here, ply, depth - _I3, score, AT_LEAST, move)
                    return score

    # Where no good move is known, the position is looked at less deep first.
    if s.switches & INTERNAL_REDUCTION and move_in(entry) == U0 and depth >= _I4:
        depth, deeper = deeper, deeper - I1
    see_lines(s, ply)
    s.killers[after][0] = s.killers[after][1] = U0
    best, best_move, floor = -INFINITE, U0, alpha
    tried, any_move, known = I0, False, move_in(entry)
    s.depth[ply] = depth
    start_picking(s, ply)
    while True:
        move = next_move(s, ply, known)
        if move == U0:
            break
        any_move = True
        if ply == I0 and is_excluded(s, move):
            continue
        quiet = is_quiet(s.rows[ply], move)
        # Where there is no check and something to fall back on, hopeless moves are left out.
        if not wide and not s.checked[ply] and best > -NEAR_MATE:
            all_of_them = quiet and can_prune_quiets(s, ply, depth, alpha, tried)
            alone = not quiet and is_hopeless(s, ply, depth)
            if (all_of_them or alone) and not gives_check(s, ply, move):
                if all_of_them:
                    keep_checks(s, ply)
                continue
        prefetch(table, place_of(table, likely_key(s.rows[ply], move)))
        play(s, ply, move)
        # The first move is looked at in the whole window; of later ones only whether they are
        # better than the best so far, and how much only if they are.
        score, further = UNDECIDED, deeper
        if tried > I0:
            less = reduction(s, ply, depth, tried, move, wide, cut) if quiet else I0
            reduced = I64(further - less)
            score = -negamax(
                s,
                table,
                after,
                reduced,
                I64(-alpha - I1),
                I64(-alpha),
                I1,
                I1 if less else I1 - cut,
            )
            if score > alpha and less > I0:
                further = depth_again(s, further, score, best)
                if further > reduced:
                    score = -negamax(
                        s, table, after, further, I64(-alpha - I1), I64(-alpha), I1, I64(I1 - cut)
                    )
        if tried == I0 or (score > alpha and wide):
            score = -negamax(
                s, table, after, further, I64(-beta), I64(-alpha), I1, I0 if wide else I64(I1 - cut)
            )
        if s.stop:
            return DRAW
        tried += I1
        note_move(s, ply, move, quiet)
        best = max(best, score)
        if score > alpha:
            alpha, best_move = score, move
            if wide:
                keep_line(s, ply, move)
            if score >= beta:
                learn_refutation(s, ply, depth, move, quiet)
                break
    if not any_move:
        return mated(ply) if s.checked[ply] else DRAW
    if tried == I0:
        return alpha
    if ply == I0 and s.exclusions:
        return best
    bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
    if not s.checked[ply] and (best_move == U0 or is_quiet(s.rows[ply], best_move)):
        learn_correction(s, ply, depth, best, bound)
    if s.switches & TABLE:
        remember(s, table, here, ply, depth, best, bound, best_move)
    return best
