"""Hunter: an opponent that looks three plies ahead, at material and mates alone.

Players that meet only each other, and look one move ahead, need not learn what a fork or a skewer
two moves later costs. Hunter shows them. It is no part of the paper, and has no tree.
"""

from clausewitz.kernel.bits import U0, U1, U64
from clausewitz.kernel.compile import recursive
from clausewitz.kernel.endgames.counting import PIECE_VALUES, worth
from clausewitz.kernel.endgames.room import (
    AFTER,
    ANSWERS,
    BEFORE,
    CHOICE,
    I64,
    PASSED,
    REPLIES,
    TAKEN,
    Room,
)
from clausewitz.kernel.endgames.steps import attacked_squares, list_moves, lot, make_move
from clausewitz.kernel.endgames.survey import can_answer, in_check
from clausewitz.kernel.moves import move_piece, move_target
from clausewitz.kernel.position import KING, OCCUPIED, TURN, WHITE, piece_on

_MATE = I64(1000)
_SPREAD = U64(0x9E3779B97F4A7C15)


@recursive
def with_capture(s: Room) -> I64:
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
        gain = PIECE_VALUES[piece_on(row, move_target(move))]
        if now + gain > best:
            make_move(s, PASSED, move, TAKEN)
            if can_answer(s, move_target(move)):
                gain -= PIECE_VALUES[move_piece(move)]
            best = max(best, now + gain)
    return best


@recursive
def worst_reply(s: Room, enough: I64) -> I64:
    """What Hunter keeps whatever the other side, to move, does; or less than what is enough."""
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
def hunt(s: Room) -> I64:
    """The number of Hunter's move among the legal ones, which are listed; -1 without any.

    Among equals the lot falls otherwise at every ply: Hunter does not repeat itself.
    """
    turned = U64(s.plies) * _SPREAD
    count = I64(list_moves(s, BEFORE, CHOICE))
    best, most, best_lot, number = I64(-1), -_MATE - I64(1), U64(0), I64(0)
    while number < count:
        make_move(s, BEFORE, s.moves[CHOICE][number], AFTER)
        drawn, value = lot(s.rows[AFTER]) ^ turned, worst_reply(s, most)
        if value > most or (value == most and drawn > best_lot):
            best, most, best_lot = number, value, drawn
        number += I64(1)
    return best
