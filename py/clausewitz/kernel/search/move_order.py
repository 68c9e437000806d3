"""Which move to look at first: the better the first one, the sooner the others are refuted.

The move of the table, then captures and promotions that do not lose, then quiet moves that refuted
here before, then other quiet moves by history, then captures that lose.

A listed move is one number with its place in the order: the larger, the earlier; of equals the
lowest word, so that the order does not depend on how the moves were listed.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.legal_moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.board.pieces import FOR_SEARCH, KING, PAWN, QUEEN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, TURN, piece_on
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.losing_exchange import exchange_pays
from clausewitz.kernel.search.state import I0, I1, I64, MAX_LOUD, MAX_QUIET, State
from clausewitz.kernel.search.switches import CAPTURE_HISTORY, CONTINUATION, STEADY_HISTORY

FIRST = I64(1 << 30)
CAPTURE = I64(1 << 28)
KILLER = I64(1 << 25)  # quiet moves have less, all captures that do not lose have more
NOTABLE = I64(1 << 21)  # more than any history: a quiet move that refuted here
LOSING = -CAPTURE

_VICTIM, _ATTACKER = I64(16), I64(16)
_BONUS, _MOST, _FORGET = I64(32), I64(400), I64(512)
_STEADY, _STEADY_START, _STEADY_MOST = I64(16), I64(8), I64(160)
_CAPTURE_HISTORY = I64(2)  # bits: a quarter of it counts, where a pawn as a victim is 1,600
_BITS, _WORD = I64(20), I64((1 << 20) - 1)
_MAX_QUIET, _MAX_LOUD, _U6 = U64(MAX_QUIET), U64(MAX_LOUD), U64(6)


@jit
def ordered(order: I64, move: U64) -> I64:
    """A move and its place in the order in one number."""
    return (order << _BITS) + _WORD - I64(move)


@jit
def move_of(number: I64) -> U64:
    return U64(_WORD - (number & _WORD))


@jit
def order_of(number: I64) -> I64:
    return number >> _BITS


@jit
def victim_of(row: Words, move: U64) -> U64:
    """The piece a move captures, 0 if none."""
    target = move_target(move)
    if row[OCCUPIED] >> target & U1:
        return piece_on(row, target)
    if move_piece(move) == PAWN and U1 << target == row[EN_PASSANT]:
        return PAWN
    return U0


@jit
def is_quiet(row: Words, move: U64) -> bool:
    target = move_target(move)
    if row[OCCUPIED] >> target & U1 or move_promotion(move):
        return False
    return not (move_piece(move) == PAWN and U1 << target == row[EN_PASSANT])


@jit
def capture_order(s: State, ply: I64, move: U64) -> I64:
    """Of a capture or promotion: the dearest victim first, and what refuted before; then the
    cheapest attacker."""
    row, piece, promotion = s.rows[ply], move_piece(move), move_promotion(move)
    victim = victim_of(row, move)
    order = FOR_SEARCH[victim] * _VICTIM + FOR_SEARCH[promotion]
    if s.switches & CAPTURE_HISTORY:
        known = s.capture_history[row[TURN]][piece][move_target(move)][victim]
        order += I64(known) >> _CAPTURE_HISTORY
    return I64(order - FOR_SEARCH[piece] // _ATTACKER)


@jit
def is_losing(s: State, ply: I64, move: U64) -> bool:
    """Whether a capture or promotion is one of the last moves to try."""
    row, piece, promotion = s.rows[ply], move_piece(move), move_promotion(move)
    if promotion:
        return bool(promotion != QUEEN)
    victim = victim_of(row, move)
    if piece == KING or FOR_SEARCH[victim] >= FOR_SEARCH[piece]:
        return False
    return not pays(s, ply, move, victim)


@jit
def pays(s: State, ply: I64, move: U64, victim: U64) -> bool:
    """Whether a move that takes the victim loses nothing in exchanges."""
    return loses_no_more(s, ply, move, victim, I0)


@shared
def loses_no_more(s: State, ply: I64, move: U64, victim: U64, loss: I64) -> bool:
    """Whether a move that takes the victim, if any, loses so many pawns at most in exchanges."""
    stay_apart()
    return exchange_pays(s.rows[ply], move_source(move), move_target(move), victim, loss)


@jit
def history_of(s: State, ply: I64, move: U64) -> I64:
    """How often a quiet move of this kind has refuted, above all after the moves before."""
    known = I64(s.history[s.rows[ply][TURN]][move_piece(move)][move_target(move)])
    if s.switches & CONTINUATION:
        place = move_piece(move) << _U6 | move_target(move)
        known += I64(s.continuation[s.came[ply]][place])
        if ply > I0:
            known += I64(s.continuation[s.came[ply - I1]][place])
    return known


@jit
def quiet_order(s: State, ply: I64, move: U64) -> I64:
    if move == U64(s.killers[ply][0]):
        return KILLER + I1
    if move == U64(s.killers[ply][1]):
        return KILLER
    return history_of(s, ply, move)


@jit
def order_captures(s: State, ply: I64) -> None:
    """Give all listed captures their place, whether they lose or not."""
    moves, number = s.moves[ply], U0
    while number < s.end[ply]:
        move = U64(moves[number])
        moves[number] = ordered(CAPTURE + capture_order(s, ply, move), move)
        number += U1


@jit
def order_quiet_moves(s: State, ply: I64) -> None:
    moves, number = s.moves[ply], U0
    while number < s.end[ply]:
        move = U64(moves[number])
        moves[number] = ordered(quiet_order(s, ply, move), move)
        number += U1


@jit
def order_all_moves(s: State, ply: I64) -> None:
    moves, row, number = s.moves[ply], s.rows[ply], U0
    while number < s.end[ply]:
        move = U64(moves[number])
        if is_quiet(row, move):
            order = quiet_order(s, ply, move)
        else:
            order = capture_order(s, ply, move) + (LOSING if is_losing(s, ply, move) else CAPTURE)
        moves[number] = ordered(order, move)
        number += U1


@jit
def put_first(s: State, ply: I64, known: U64) -> None:
    """Of the moves listed, if it is one, let this one be the first."""
    moves, number = s.moves[ply], U0
    while number < s.end[ply]:
        if move_of(moves[number]) == known:
            moves[number] = ordered(FIRST, known)
        number += U1


@jit
def pick(s: State, ply: I64) -> I64:
    """The first of the moves that are left, which must be some, with its order."""
    moves, end, here = s.moves[ply], s.end[ply], s.next[ply]
    best, at, other = moves[here], here, here + U1
    while other < end:
        number = moves[other]
        at = other if number > best else at
        best = max(best, number)
        other += U1
    moves[at] = moves[here]
    moves[here] = best
    s.next[ply] = here + U1
    return I64(best)


@jit
def note_move(s: State, ply: I64, move: U64, quiet: bool) -> None:
    """A move is looked at."""
    if not quiet:
        if s.louds[ply] < _MAX_LOUD:
            s.loud[ply][s.louds[ply]] = move
            s.louds[ply] += U1
    elif s.quiets[ply] < _MAX_QUIET:
        s.quiet[ply][s.quiets[ply]] = move
        s.quiets[ply] += U1


@jit
def bonus_of(s: State, depth: I64) -> I64:
    """How much is learned from a search of this depth."""
    if s.switches & STEADY_HISTORY:
        return min(_STEADY * depth - _STEADY_START, _STEADY_MOST)
    return min(depth * depth, _MOST)


@shared
def learn_refutation(s: State, ply: I64, depth: I64, move: U64, quiet: bool) -> None:
    """A move that refutes is likely to do so again; those of its kind tried before it are not, nor
    are captures."""
    stay_apart()
    bonus = bonus_of(s, depth)
    if quiet:
        learn_quiet_refutation(s, ply, bonus, move)
    if s.switches & CAPTURE_HISTORY:
        number = U0
        while number < s.louds[ply]:
            tried = U64(s.loud[ply][number])
            change_capture_history(s, ply, tried, bonus if tried == move else -bonus)
            number += U1


@jit
def learn_quiet_refutation(s: State, ply: I64, bonus: I64, move: U64) -> None:
    if U64(s.killers[ply][0]) != move:
        s.killers[ply][1] = s.killers[ply][0]
        s.killers[ply][0] = move
    number = U0
    change_history(s, ply, move, bonus)
    while number < s.quiets[ply]:
        tried = U64(s.quiet[ply][number])
        if tried != move:
            change_history(s, ply, tried, -bonus)
        number += U1


@jit
def change_history(s: State, ply: I64, move: U64, bonus: I64) -> None:
    """Add to what is known of a move, which fades the more, the larger it is."""
    of_piece = s.history[s.rows[ply][TURN]][move_piece(move)]
    of_piece[move_target(move)] = changed(I64(of_piece[move_target(move)]), bonus)
    if s.switches & CONTINUATION:
        place = move_piece(move) << _U6 | move_target(move)
        after = s.continuation[s.came[ply]]
        after[place] = changed(I64(after[place]), bonus)
        if ply > I0:
            after = s.continuation[s.came[ply - I1]]
            after[place] = changed(I64(after[place]), bonus)


@jit
def change_capture_history(s: State, ply: I64, move: U64, bonus: I64) -> None:
    row = s.rows[ply]
    of_square = s.capture_history[row[TURN]][move_piece(move)][move_target(move)]
    victim = victim_of(row, move)
    of_square[victim] = changed(I64(of_square[victim]), bonus)


@jit
def changed(old: I64, bonus: I64) -> I64:
    return old + bonus * _BONUS - old * abs(bonus) // _FORGET
