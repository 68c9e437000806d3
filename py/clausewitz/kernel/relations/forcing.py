"""Relations of a position and what forcing moves bring in it: checks, captures and promotions."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.forced_mate import checks_first, mates_at_once
from clausewitz.kernel.board.legal_moves import MAX_MOVES, move_promotion, write_legal_moves
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import QUEEN
from clausewitz.kernel.board.row import EN_PASSANT, SLOTS, TURN
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.jit.stack_space import stack_space
from clausewitz.kernel.relations.lookahead import prize
from clausewitz.kernel.relations.prospects import MATE, can_mate, numbers_to, prospect_above
from clausewitz.kernel.relations.relation_numbers import number

_CAN_FORCE, _WOULD_FORCE = number("can_force"), number("would_force")
_CAN_EARN = number("can_earn")
_space_for_moves, _space_for_row = stack_space(MAX_MOVES), stack_space(SLOTS)
_space_for_turned = stack_space(SLOTS)
_space_for_answers, _space_for_next = stack_space(MAX_MOVES), stack_space(SLOTS)


@jit
def forcing_image(relation: U64, row: Words) -> U64:
    """The numbers that hold."""
    if relation == _CAN_FORCE:
        return numbers_to(forced_gain(row, MATE))
    if relation == _WOULD_FORCE:
        return numbers_to(threatened_gain(row))
    best = best_answer(row)
    return numbers_to(best if relation == _CAN_EARN else -best)


@shared
def threatened_gain(row: Words) -> int:
    """What the side that is not to move could force if it were its turn; 0 if it gives check."""
    if is_in_check(row):
        return 0
    turned = _space_for_turned()
    copy_row(row, turned)
    turned[TURN], turned[EN_PASSANT] = row[TURN] ^ U1, U0
    return forced_gain(turned, MATE)


@shared
def best_answer(row: Words) -> int:
    """The best outcome of a legal move, as can_earn/2 counts; 0 without a move.

    Most often some move costs nothing. To see that takes less than to see what each move costs, so
    this is tried first.
    """
    moves, after = _space_for_answers(), _space_for_next()
    count = write_legal_moves(row, moves)
    if count == U0:
        return 0
    if can_mate(row, moves, after):
        return MATE
    best = answer_above(row, moves, count, after, -1)
    return best if best >= 0 else answer_above(row, moves, count, after, -MATE)


@jit
def answer_above(row: Words, moves: Words, count: U64, after: Words, floor: int) -> int:
    """The best outcome of these moves, or the floor if none is above it.

    Quiet moves come first: where one of them costs nothing, no other quiet move is looked at.
    """
    best = floor
    for takes in (False, True):
        for place in range(count):
            move = moves[U64(place)]
            worth = prize(row, move)
            if (worth > 0) != takes or worth <= best or move_promotion(move) not in (U0, QUEEN):
                continue
            make(row, move, after)
            enough = min(MATE, worth - best)
            gain = forced_gain(after, enough)
            if gain < enough:
                best = worth - gain
    return best


@shared
def forced_gain(row: Words, enough: int) -> int:
    """The most that a forcing move brings, 0 at least and mate's worth at most.

    Once it is enough, other moves are not looked at. Most often some reply refutes a move, that is,
    it brings no more than another did: this is tried before it is counted what the move brings.
    """
    moves, after = _space_for_moves(), _space_for_row()
    count = write_legal_moves(row, moves)
    checks = checks_first(row, moves, count, after)
    if mates_at_once(row, moves, checks, after):
        return MATE
    gain = 0
    for place in range(count):
        move = moves[U64(place)]
        worth = prize(row, move)
        is_quiet = worth == 0 and U64(place) >= checks
        if is_quiet or move_promotion(move) not in (U0, QUEEN):
            continue
        make(row, move, after)
        refuted = worth - gain
        best = prospect_above(after, refuted - 1, refuted)
        if best < refuted and gain + 1 < enough:
            best = prospect_above(after, worth - enough, refuted)
        gain = max(gain, min(MATE, worth - best))
        if gain >= enough:
            break
    return gain
