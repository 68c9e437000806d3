"""Relations that look one move ahead: each makes moves and weighs exchanges after them."""

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import exchange_gain
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legal_moves import (
    MAX_MOVES,
    move_piece,
    move_promotion,
    move_source,
    move_target,
    move_word,
    write_legal_moves,
)
from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import IN_PAWNS, KING, PAWN, QUEEN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, SLOTS, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit, pasted, shared
from clausewitz.kernel.jit.stack_space import stack_space
from clausewitz.kernel.relations.move_squares import move_targets
from clausewitz.kernel.relations.piece_sets import value_on
from clausewitz.kernel.relations.relation_numbers import number
from clausewitz.kernel.relations.squares import is_threatened, is_vulnerable

_LEGAL_MOVE, _TRAPPED, _CORNERED = number("legal_move"), number("trapped"), number("cornered")
_BEST_REPLY, _LOSES_MATERIAL = number("best_reply"), number("loses_material")
_SECOND = U1
_space_for_moves, _space_for_row = stack_space(MAX_MOVES), stack_space(SLOTS)
_WORST = -int(IN_PAWNS[KING])  # no move costs as much
_PROMOTED = int(IN_PAWNS[QUEEN] - IN_PAWNS[PAWN])


@pasted
def ahead_image(relation: U64, place: U64, row: Words, known: U64, among: U64) -> U64:
    if relation in (_TRAPPED, _CORNERED):
        return trapped_pieces(relation, row, among)
    return reply_image(relation, place, row, known)


@shared
def reply_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """The partners of a square in best replies; or all, if material is lost, or gained.

    A move is weighed no further than it takes to see that it is not among the best, or below the
    floor: who loses material cannot keep it, who gains some takes more than is lost.
    """
    floor = _WORST if relation == _BEST_REPLY else 0 if relation == _LOSES_MATERIAL else 1
    moves, after = _space_for_moves(), _space_for_row()
    count, found = write_legal_moves(row, moves), U0
    for place_in_list in range(count):
        move = moves[U64(place_in_list)]
        outcome = prize(row, move)
        if outcome < floor or move_promotion(move) not in (U0, QUEEN):
            continue
        make(row, move, after)
        outcome -= greatest_loss(after, outcome - floor)
        if outcome < floor:
            continue
        if relation != _BEST_REPLY:
            return U0 if relation == _LOSES_MATERIAL else ALL
        if outcome > floor:
            floor, found = outcome, U0
        found |= partner(place, move, known)
    return ALL if relation == _LOSES_MATERIAL and count else found


@jit
def partner(place: U64, move: U64, known: U64) -> U64:
    """The other square of a move, if one is the known one."""
    if place == _SECOND:
        return U1 << move_target(move) if move_source(move) == known else U0
    return U1 << move_source(move) if move_target(move) == known else U0


@jit
def prize(row: Words, move: U64) -> int:
    """What a move takes, and what a pawn gains by becoming a queen."""
    target, gain = move_target(move), value_on(row, move_target(move))
    if move_piece(move) == PAWN:
        if row[EN_PASSANT] >> target & U1:
            gain += int(IN_PAWNS[PAWN])
        if LAST_RANKS >> target & U1:
            gain += _PROMOTED
    return gain


@jit
def greatest_loss(row: Words, enough: int) -> int:
    """The most that the side to move gains by an exchange; of gains beyond `enough`, any."""
    side, loss = row[TURN], 0
    pieces = row[WHITE + (side ^ U1)] & ~row[KING]  # what moved was legal: the king is not attacked
    while pieces and loss <= enough:
        square = first(pieces)
        pieces &= pieces - U1
        if value_on(row, square) <= loss:
            continue
        takers = attackers(row, square, side, row[OCCUPIED])
        while takers:
            loss = max(loss, exchange_gain(row, first(takers), square))
            takers &= takers - U1
    return loss


@pasted
def trapped_pieces(relation: U64, row: Words, among: U64) -> U64:
    checkers, pinned = checkers_and_pinned(row, own_king(row))
    if checkers:
        return U0
    if relation == _CORNERED:
        among &= ~pinned
    pieces, found = among & row[WHITE + row[TURN]] & ~(row[PAWN] | row[KING]), U0
    while pieces:
        square = first(pieces)
        pieces &= pieces - U1
        if is_trapped(relation, row, square):
            found |= U1 << square
    return found


@shared
def is_trapped(relation: U64, row: Words, square: U64) -> bool:
    """Whether the piece on a square can be won there and wherever it goes, or is vulnerable there.

    Unless it goes for something of its own worth.
    """
    ways, worth = move_targets(_LEGAL_MOVE, row, square), value_on(row, square)
    after, place = _space_for_row(), square
    copy_row(row, after)
    while is_threatened(after, place) if relation == _TRAPPED else is_vulnerable(after, place):
        if ways == U0:
            return True
        place = first(ways)
        ways &= ways - U1
        if value_on(row, place) >= worth:
            return False
        make(row, move_word(piece_on(row, square), square, place, U0), after)
    return False
