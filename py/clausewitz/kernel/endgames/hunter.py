"""Hunter: an opponent that looks three plies ahead, at material and mates alone.

Players that meet only each other, and look one move ahead, need not learn what a fork, a skewer or
a mate two moves later costs. Hunter shows them. It is no part of the paper, and has no tree.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, popcount
from clausewitz.kernel.board.legal_moves import move_piece, move_target
from clausewitz.kernel.board.pieces import KING, WITHOUT_KING
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, piece_on
from clausewitz.kernel.endgames.board_counts import EDGE_DISTANCE, flights, king_of, worth
from clausewitz.kernel.endgames.mate_in_one import mates_in_one
from clausewitz.kernel.endgames.steps import (
    attacked_squares,
    in_check,
    list_moves,
    make_move,
    tie_break,
)
from clausewitz.kernel.endgames.terminal_values import can_answer
from clausewitz.kernel.endgames.workspace import (
    AFTER,
    ANSWERS,
    BEFORE,
    CHOICE,
    I64,
    PASSED,
    REPLIES,
    TAKEN,
    Workspace,
)
from clausewitz.kernel.jit.compile import jit, recursive

_MATE = I64(1000)
_SPREAD = U64(0x9E3779B97F4A7C15)


@recursive
def with_capture(s: Workspace) -> I64:
    """What Hunter, to move, has after its best capture, if one is worth it. A piece that can be
    taken back is lost. Without a check or an attack the board is taken as it is, even if it should
    be stalemate: most boards are so, and to list their moves would be most of the time."""
    row = s.rows[PASSED]
    now = worth(row, row[TURN]) - worth(row, row[TURN] ^ U1)
    prey = row[WHITE + (row[TURN] ^ U1)] & ~row[KING]
    if attacked_squares(row, row[TURN], row[OCCUPIED]) & prey == U0 and not in_check(row):
        return now
    count, number, best = list_moves(s, PASSED, ANSWERS), U0, now
    if count == U0:
        return -_MATE if in_check(row) else I64(0)
    while number < count:
        move = s.moves[ANSWERS][number]
        number += U1
        gain = WITHOUT_KING[piece_on(row, move_target(move))]
        if now + gain > best:
            make_move(s, PASSED, move, TAKEN)
            if can_answer(s, move_target(move)):
                gain -= WITHOUT_KING[move_piece(move)]
            best = max(best, now + gain)
    return best


@recursive
def worst_reply(s: Workspace, enough: I64) -> I64:
    """Hunter's value after the other side's best reply; a result below `enough` may be too high."""
    count, number = list_moves(s, AFTER, REPLIES), U0
    if count == U0:
        return _MATE if in_check(s.rows[AFTER]) else I64(0)
    worst = _MATE
    while number < count and worst >= enough:
        make_move(s, AFTER, s.moves[REPLIES][number], PASSED)
        worst = min(worst, with_capture(s))
        number += U1
    return worst


@recursive
def forces_mate(s: Workspace) -> bool:
    """Whether Hunter mates next, whatever the other side, to move, does. Only kings on the edge are
    thought of: others are hardly ever mated so, and it would cost much to look."""
    row = s.rows[AFTER]
    if EDGE_DISTANCE[king_of(row, row[TURN])] > 0:
        return False
    count, number = list_moves(s, AFTER, REPLIES), U0
    while number < count:
        make_move(s, AFTER, s.moves[REPLIES][number], PASSED)
        if not mates_in_one(s, PASSED, ANSWERS):
            return False
        number += U1
    return bool(count > U0)


@jit
def liking(s: Workspace) -> U64:
    """The tie-break of equal moves: pseudo-random, and different at every ply, so that Hunter does
    not repeat itself; at every other move first how few flights the other king has."""
    drawn = tie_break(s.rows[AFTER]) ^ U64(s.plies) * _SPREAD
    if s.plies & I64(2) == I64(0):
        return drawn
    row = s.rows[AFTER]
    return drawn >> U64(4) | (U64(8) - popcount(flights(row, row[TURN]))) << U64(60)


@recursive
def hunt(s: Workspace) -> I64:
    """The number of Hunter's move among the legal ones, which are listed; -1 without any."""
    count = I64(list_moves(s, BEFORE, CHOICE))
    best, most, most_liked, number = I64(-1), -_MATE - I64(1), U0, I64(0)
    while number < count:
        make_move(s, BEFORE, s.moves[CHOICE][number], AFTER)
        value = worst_reply(s, most)
        if value < _MATE - I64(1) and forces_mate(s):
            value = _MATE - I64(1)
        liked = liking(s)
        if value > most or (value == most and liked > most_liked):
            best, most, most_liked = number, value, liked
        number += I64(1)
    return best
