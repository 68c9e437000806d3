"""The moves of a position one by one, in their order, listed only as far as they are needed."""

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.row import TURN, WHITE
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.checking_moves import gives_check
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.move_order import (
    FIRST,
    LOSING,
    is_losing,
    move_of,
    order_all_moves,
    order_captures,
    order_of,
    order_quiet_moves,
    pick,
)
from clausewitz.kernel.search.staged_generation import (
    exposes_king,
    is_possible,
    write_captures,
    write_quiet_moves,
)
from clausewitz.kernel.search.state import I64, State

_START, _ALL, _CAPTURES, _GOOD, _QUIET, _LOSING = (U64(n) for n in range(6))


@jit
def start_picking(s: State, ply: I64) -> None:
    s.stage[ply] = _START
    s.losers[ply] = s.quiets[ply] = s.louds[ply] = s.only_checks[ply] = U0


@shared
def list_captures(s: State, ply: I64, victims: U64, all_kinds: bool) -> None:
    """List captures of these victims, and promotions, to queens or to all kinds."""
    stay_apart()
    s.next[ply] = U0
    s.end[ply] = write_captures(s.rows[ply], s.moves[ply], s.pinned[ply], victims, all_kinds)
    order_captures(s, ply)


@shared
def list_quiet_moves(s: State, ply: I64) -> None:
    """List all moves that are neither."""
    stay_apart()
    s.next[ply] = U0
    s.end[ply] = write_quiet_moves(s.rows[ply], s.moves[ply], s.pinned[ply])
    order_quiet_moves(s, ply)


@shared
def list_all_moves(s: State, ply: I64) -> None:
    """List all legal moves, as is done in check."""
    stay_apart()
    s.next[ply] = U0
    s.end[ply] = write_legal_moves(s.rows[ply], s.moves[ply])
    order_all_moves(s, ply)


@jit
def pick_listed(s: State, ply: I64, known: U64) -> U64:
    """The next of the moves listed, but for the one known, and legal; 0 if there is none left."""
    while s.next[ply] < s.end[ply]:
        number = pick(s, ply)
        move = move_of(number)
        if move != known and not exposes_king(s.rows[ply], move):
            s.order[ply] = order_of(number)
            return move
    return U0


@shared
def keep_checks(s: State, ply: I64) -> None:
    """Of the quiet moves that are left, keep those that give check."""
    stay_apart()
    if s.stage[ply] != _QUIET or s.only_checks[ply]:
        return
    s.only_checks[ply] = U1
    moves, end, number = s.moves[ply], s.next[ply], s.next[ply]
    while number < s.end[ply]:
        if gives_check(s, ply, move_of(moves[number])):
            moves[end] = moves[number]
            end += U1
        number += U1
    s.end[ply] = end


@jit
def pick_good_capture(s: State, ply: I64, known: U64) -> U64:
    """The next of the captures listed that does not lose; those before it that do are put off."""
    while True:
        move = pick_listed(s, ply, known)
        if move == U0 or not is_losing(s, ply, move):
            return move
        s.losing[ply][s.losers[ply]] = move
        s.losers[ply] += U1


@jit
def pick_losing_capture(s: State, ply: I64) -> U64:
    """The next of the captures put off."""
    if s.next[ply] == s.losers[ply]:
        return U0
    s.next[ply] += U1
    s.order[ply] = LOSING
    return U64(s.losing[ply][s.next[ply] - U1])


@jit
def next_move(s: State, ply: I64, known: U64) -> U64:
    """The next move, 0 if there is none left; `known` is the one of the table, which comes first.
    Its order is in the state."""
    if s.stage[ply] == _START:
        s.stage[ply] = _CAPTURES
        if s.checked[ply]:
            s.stage[ply] = _ALL
            list_all_moves(s, ply)
        if is_possible(s.rows[ply], known):
            s.order[ply] = FIRST
            return known
    if s.stage[ply] == _ALL:
        return pick_listed(s, ply, known)
    if s.stage[ply] == _CAPTURES:
        s.stage[ply] = _GOOD
        row = s.rows[ply]
        list_captures(s, ply, row[WHITE + (row[TURN] ^ U1)], True)
    move = pick_good_capture(s, ply, known) if s.stage[ply] == _GOOD else U0
    if move == U0 and s.stage[ply] == _GOOD:
        s.stage[ply] = _QUIET
        list_quiet_moves(s, ply)
    if s.stage[ply] == _QUIET:
        move = pick_listed(s, ply, known)
        if move == U0:
            s.stage[ply] = _LOSING
            s.next[ply] = U0
    return pick_losing_capture(s, ply) if s.stage[ply] == _LOSING else move
