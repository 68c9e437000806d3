"""The end of a line: captures are played out before the position is judged."""

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.legal_moves import move_promotion
from clausewitz.kernel.board.pieces import BISHOP, FOR_SEARCH, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import TURN, WHITE
from clausewitz.kernel.board.zobrist import key
from clausewitz.kernel.jit.compile import jit, recursive
from clausewitz.kernel.search.apply_move import likely_key, play
from clausewitz.kernel.search.intrinsics import now, prefetch
from clausewitz.kernel.search.move_order import is_losing, put_first, victim_of
from clausewitz.kernel.search.move_picker import list_all_moves, list_captures, pick_listed
from clausewitz.kernel.search.network_score import static_score
from clausewitz.kernel.search.pruning import likely_score
from clausewitz.kernel.search.scores import DRAW, INFINITE, UNDECIDED, mated
from clausewitz.kernel.search.state import I0, I1, I64, MAX_PLY, State, Table
from clausewitz.kernel.search.static_correction import corrected
from clausewitz.kernel.search.switches import DELTA, QUIET_TABLE, QUIET_TABLE_MOVE
from clausewitz.kernel.search.transposition_table import (
    AT_LEAST,
    AT_MOST,
    move_in,
    place_of,
    recall,
    remember,
    score_in,
    static_in,
)

_BETWEEN_READINGS = I64(255)  # nodes between looks at the clock: a fraction of a millisecond
_MARGIN = I64(200)  # a capture seldom gains more than its victim and this


@jit
def count_node(s: State, ply: I64) -> bool:
    """Count a position; whether the search must stop."""
    s.nodes += I1
    s.deepest = max(s.deepest, ply)
    if s.limit and s.nodes >= s.limit:
        s.stop = I1
    if s.nodes & _BETWEEN_READINGS == I0 and s.deadline and now() >= s.deadline:
        s.stop = I1
    return bool(s.stop)


@jit
def judge(s: State, ply: I64, entry: U64) -> None:
    """Evaluate the position, unless it is in check; perhaps the table knows."""
    if s.checked[ply]:
        s.evaluation[ply] = s.static[ply] = -INFINITE
        return
    known = static_in(entry)
    s.evaluation[ply] = static_score(s, ply) if known == UNDECIDED else known
    s.static[ply] = corrected(s, ply, I64(s.evaluation[ply]))


@jit
def worthy_victims(s: State, ply: I64, alpha: I64) -> U64:
    """The pieces of the other side whose capture can gain enough."""
    row = s.rows[ply]
    pieces = U64(row[WHITE + (row[TURN] ^ U1)])
    if s.switches & DELTA:
        missing = alpha - s.static[ply] - _MARGIN
        if FOR_SEARCH[PAWN] <= missing:
            pieces &= ~row[PAWN]
            if FOR_SEARCH[KNIGHT] <= missing:
                pieces &= ~row[KNIGHT]
            if FOR_SEARCH[BISHOP] <= missing:
                pieces &= ~row[BISHOP]
            if FOR_SEARCH[ROOK] <= missing:
                pieces &= ~row[ROOK]
            if FOR_SEARCH[QUEEN] <= missing:
                pieces &= ~row[QUEEN]
    return pieces


@jit
def is_idle(s: State, ply: I64, move: U64, alpha: I64) -> bool:
    """Whether a capture loses, or cannot gain enough. Out of check, everything counts."""
    if s.checked[ply]:
        return False
    row = s.rows[ply]
    hope = s.static[ply] + FOR_SEARCH[victim_of(row, move)] + _MARGIN
    if s.switches & DELTA and not move_promotion(move) and hope <= alpha:
        return True
    return is_losing(s, ply, move)


@jit
def standing_score(s: State, ply: I64, entry: U64) -> I64:
    """What the position is worth if nothing is taken, which out of check cannot be said."""
    if s.checked[ply] or not s.switches & QUIET_TABLE_MOVE:
        return I64(s.static[ply])
    return likely_score(s, ply, entry)


@recursive
def quiesce(  # noqa: C901 (cached machine code survives only a function that calls itself alone)
    s: State, table: Table, ply: I64, alpha: I64, beta: I64
) -> I64:
    """The score when captures are over; in check, all moves are looked at."""
    if count_node(s, ply):
        return DRAW
    here, entry = U0, U0
    if s.switches & QUIET_TABLE:
        here = key(s.rows[ply])
        entry = recall(table, here)
        answer = score_in(entry, ply, I0, alpha, beta)
        if answer != UNDECIDED and beta - alpha == I1:
            return answer
    judge(s, ply, entry)
    if ply >= MAX_PLY:
        return DRAW if s.checked[ply] else I64(s.static[ply])
    best, best_move = standing_score(s, ply, entry), U0
    if best >= beta:
        return best
    alpha = max(alpha, best)
    if s.checked[ply]:
        list_all_moves(s, ply)
        if s.end[ply] == U0:
            return mated(ply)
    else:
        list_captures(s, ply, worthy_victims(s, ply, alpha), False)
    if s.switches & QUIET_TABLE_MOVE:
        put_first(s, ply, move_in(entry))
    while True:
        move = pick_listed(s, ply, U0)
        if move == U0:
            break
        if is_idle(s, ply, move, alpha):
            continue
        prefetch(table, place_of(table, likely_key(s.rows[ply], move)))
        play(s, ply, move)
        score = -quiesce(s, table, I64(ply + I1), I64(-beta), I64(-alpha))
        if s.stop:
            return DRAW
        best = max(best, score)
        if score > alpha:
            alpha, best_move = score, move
            if score >= beta:
                break
    if s.switches & QUIET_TABLE:
        bound = AT_LEAST if best >= beta else AT_MOST
        remember(s, table, here, ply, I0, best, bound, best_move)
    return best
