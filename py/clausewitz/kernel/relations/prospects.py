"""Relations of a position and how much there is to win or to lose in it."""

import numpy as np

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import exchange_gain
from clausewitz.kernel.board.forced_mate import checks_first, mates_at_once
from clausewitz.kernel.board.legal_moves import MAX_MOVES, move_promotion, write_legal_moves
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import KING, QUEEN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, SLOTS, TURN
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.jit.stack_space import stack_space
from clausewitz.kernel.relations.counts import up_to
from clausewitz.kernel.relations.lookahead import greatest_loss, prize
from clausewitz.kernel.relations.piece_sets import guards_of
from clausewitz.kernel.relations.relation_numbers import number

_CAN_MATE, _WOULD_MATE = number("can_mate"), number("would_mate")
_CAN_WIN, _WOULD_WIN = number("can_win"), number("would_win")
_EXPOSED, _CAN_GAIN = number("exposed"), number("can_gain")
_FIRST = U0
_space_for_moves, _space_for_row = stack_space(MAX_MOVES), stack_space(SLOTS)
_space_for_replies, _space_for_later = stack_space(MAX_MOVES), stack_space(SLOTS)
_space_for_turned = stack_space(SLOTS)
MATE = 50  # more than all material that a move can win
_EVERYTHING = 1000


@jit
def prospect_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """The values of one argument: numbers, squares, or all where a mate is wanted."""
    if relation == _EXPOSED:
        return exposed_pieces(row, known) if place == _FIRST else numbers_to(exposure(row, known))
    if relation in (_CAN_MATE, _CAN_WIN):
        return threat_image(relation == _CAN_MATE, row, row[TURN])
    if relation in (_WOULD_MATE, _WOULD_WIN):
        return threat_image(relation == _WOULD_MATE, row, row[TURN] ^ U1)
    best = best_prospect(row)
    return numbers_to(best if relation == _CAN_GAIN else -best)


@jit
def numbers_to(most: int) -> U64:
    return up_to(U64(most)) if most > 0 else U0


@jit
def exposure(row: Words, square: U64) -> int:
    """The most that an exchange on a square gains; 0 on an empty one, or a king's."""
    gain = 0
    takers = U0 if row[KING] >> square & U1 else guards_of(row, square, U1)
    while takers:
        gain = max(gain, exchange_gain(row, first(takers), square))
        takers &= takers - U1
    return gain


@jit
def exposed_pieces(row: Words, least: U64) -> U64:
    pieces, found = row[OCCUPIED] if least else U0, U0
    while pieces:
        square = first(pieces)
        pieces &= pieces - U1
        if exposure(row, square) >= np.int64(least):
            found |= U1 << square
    return found


@shared
def threat_image(mates: bool, row: Words, side: U64) -> U64:
    """Whether a side mates at once, or what it wins by an exchange, as if it were its turn."""
    turned = _space_for_turned()
    copy_row(row, turned)
    if side != row[TURN]:
        if mates and is_in_check(row):
            return U0
        turned[TURN], turned[EN_PASSANT] = side, U0
    if not mates:
        return numbers_to(greatest_loss(turned, _EVERYTHING))
    moves, after = _space_for_moves(), _space_for_row()
    return ALL if can_mate(turned, moves, after) else U0


@jit
def can_mate(row: Words, moves: Words, after: Words) -> bool:
    """Whether the side to move mates at once; the last two are buffers to work in."""
    checks = checks_first(row, moves, write_legal_moves(row, moves), after)
    return mates_at_once(row, moves, checks, after)


@jit
def best_prospect(row: Words) -> int:
    """The best outcome of a legal move, as can_gain/2 counts; 0 without a move."""
    return prospect_above(row, -MATE, MATE)


@shared
def prospect_above(row: Words, floor: int, enough: int) -> int:
    """The best outcome of a legal move, or the floor if none is above it; 0 without a move.

    Once one is enough, the others are not looked at.
    """
    moves, after = _space_for_moves(), _space_for_row()
    replies, later = _space_for_replies(), _space_for_later()
    count = write_legal_moves(row, moves)
    if count == U0:
        return 0
    if can_mate(row, moves, after):
        return MATE
    best = floor
    for place in range(count):
        move = moves[U64(place)]
        outcome = prize(row, move)
        if outcome <= best or move_promotion(move) not in (U0, QUEEN):
            continue
        make(row, move, after)
        outcome -= greatest_loss(after, outcome - best)
        if outcome > best and not can_mate(after, replies, later):
            best = outcome
            if best >= enough:
                break
    return best
