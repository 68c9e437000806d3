"""The transposition table: what is known of positions that were looked at before.

An entry is two words: the key; and move, score, depth, kind of bound, evaluation and age in one.
Four entries are neighbours, in one line of the processor's cache: a position is in one of them.
"""

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.scores import UNDECIDED, from_here, from_start
from clausewitz.kernel.search.state import I0, I64, State, Table

EXACT, AT_LEAST, AT_MOST = U64(1), U64(2), U64(3)

NEIGHBOURS = U64(4)
_MOVE, _SCORE, _DEPTH, _BOUND = U64(0x3FFFF), U64(0xFFFF), U64(0x7F), U64(3)
_STATIC = U64(0x7FFF)
_SCORE_AT, _DEPTH_AT, _BOUND_AT, _STATIC_AT, _AGE_AT = (U64(n) for n in (18, 34, 41, 43, 58))
_ZERO = I64(1 << 15)  # scores are stored as positive numbers
_STATIC_ZERO = I64(1 << 14)
_LITTLE = I64(3)  # an entry of this search gives way to one that is at most so much shallower
_OLD = I64(8)  # an earlier search makes an entry so much less worth in depth
_WORTHLESS = I64(-1000)
MOST_STATIC = I64((1 << 14) - 1)


@jit
def place_of(table: Table, key: U64) -> U64:
    """The first of the neighbours that a position may be in."""
    return key & U64(table.shape[0] - 1) & ~(NEIGHBOURS - U1)


@jit
def recall(table: Table, key: U64) -> U64:
    """The entry of a position, 0 if there is none."""
    place = place_of(table, key)
    end = place + NEIGHBOURS
    while place < end:
        if table[place][0] == key:
            return U64(table[place][1])
        place += U1
    return U0


@jit
def move_in(entry: U64) -> U64:
    return entry & _MOVE


@jit
def depth_in(entry: U64) -> I64:
    return I64(entry >> _DEPTH_AT & _DEPTH)


@jit
def static_in(entry: U64) -> I64:
    """The evaluation, or UNDECIDED."""
    static = I64(entry >> _STATIC_AT & _STATIC) - _STATIC_ZERO
    return UNDECIDED if entry == U0 or abs(static) >= MOST_STATIC else static


@jit
def score_in(entry: U64, ply: I64, depth: I64, alpha: I64, beta: I64) -> I64:
    """The score, if the entry settles the position at this depth and window; else UNDECIDED."""
    if entry == U0 or depth_in(entry) < depth:
        return UNDECIDED
    score, bound = any_score_in(entry, ply), bound_in(entry)
    if bound == EXACT or (bound == AT_LEAST and score >= beta):
        return score
    return score if bound == AT_MOST and score <= alpha else UNDECIDED


@jit
def bound_in(entry: U64) -> U64:
    return entry >> _BOUND_AT & _BOUND


@jit
def any_score_in(entry: U64, ply: I64) -> I64:
    """The score, whatever it is worth."""
    return from_start(I64(entry >> _SCORE_AT & _SCORE) - _ZERO, ply)


@jit
def place_for(s: State, table: Table, key: U64) -> U64:
    """Where an entry goes: to its own place, to a free one, or to the least worth of the four."""
    place = place_of(table, key)
    chosen, least, end = place, I64(1 << 30), place + NEIGHBOURS
    while place < end:
        if table[place][0] == key:
            return place
        entry = table[place][1]
        worth = depth_in(entry) - (I0 if entry >> _AGE_AT == U64(s.age) else _OLD)
        worth = _WORTHLESS if entry == U0 else worth
        if worth < least:
            chosen, least = place, worth
        place += U1
    return chosen


@jit
def remember(
    s: State, table: Table, key: U64, ply: I64, depth: I64, score: I64, bound: U64, move: U64
) -> None:
    place = place_for(s, table, key)
    old = table[place][1]
    if table[place][0] == key:
        if move == U0:
            move = move_in(old)
        current = old >> _AGE_AT == U64(s.age)
        if bound != EXACT and current and depth + _LITTLE < depth_in(old):
            return
    static = max(-MOST_STATIC, min(s.evaluation[ply], MOST_STATIC))
    table[place][0] = key
    table[place][1] = (
        move
        | U64(from_here(score, ply) + _ZERO) << _SCORE_AT
        | U64(max(depth, I0)) << _DEPTH_AT
        | bound << _BOUND_AT
        | U64(static + _STATIC_ZERO) << _STATIC_AT
        | U64(s.age) << _AGE_AT
    )
