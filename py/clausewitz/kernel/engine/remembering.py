"""The transposition table: what is known of positions that were looked at before.

An entry is two words: the key, and move, score, depth, kind of bound and age in one.
"""

from clausewitz.kernel.bits import U0, U64
from clausewitz.kernel.compile import jit
from clausewitz.kernel.engine.scores import UNDECIDED, from_here, from_start
from clausewitz.kernel.engine.state import I0, I64, State, Table

EXACT, AT_LEAST, AT_MOST = U64(1), U64(2), U64(3)

_U1 = U64(1)
_MOVE, _SCORE, _DEPTH, _BOUND = U64(0x3FFFF), U64(0x1FFFF), U64(0xFF), U64(3)
_SCORE_AT, _DEPTH_AT, _BOUND_AT, _AGE_AT = U64(18), U64(35), U64(43), U64(45)
_ZERO = I64(1 << 16)  # scores are kept as positive numbers
_LITTLE = I64(3)  # an entry of this search gives way to one that is at most so much shallower


@jit
def place_of(table: Table, key: U64) -> U64:
    return key & U64(table.shape[0] - 1)


@jit
def recall(table: Table, key: U64) -> U64:
    """The entry of a position, 0 if there is none."""
    place = place_of(table, key)
    return table[place][1] if table[place][0] == key else U0


@jit
def move_in(entry: U64) -> U64:
    return entry & _MOVE


@jit
def depth_in(entry: U64) -> I64:
    return I64(entry >> _DEPTH_AT & _DEPTH)


@jit
def score_in(entry: U64, ply: I64, depth: I64, alpha: I64, beta: I64) -> I64:
    """The score, if the entry settles the position at this depth and window; else UNDECIDED."""
    if entry == U0 or depth_in(entry) < depth:
        return UNDECIDED
    score = from_start(I64(entry >> _SCORE_AT & _SCORE) - _ZERO, ply)
    bound = entry >> _BOUND_AT & _BOUND
    if bound == EXACT or (bound == AT_LEAST and score >= beta):
        return score
    return score if bound == AT_MOST and score <= alpha else UNDECIDED


@jit
def remember(
    s: State, table: Table, key: U64, ply: I64, depth: I64, score: I64, bound: U64, move: U64
) -> None:
    place = place_of(table, key)
    old = table[place][1]
    if table[place][0] == key:
        if move == U0:
            move = move_in(old)
        current = old >> _AGE_AT == U64(s.age)
        if bound != EXACT and current and depth + _LITTLE < depth_in(old):
            return
    table[place][0] = key
    table[place][1] = (
        move
        | U64(from_here(score, ply) + _ZERO) << _SCORE_AT
        | U64(max(depth, I0)) << _DEPTH_AT
        | bound << _BOUND_AT
        | U64(s.age) << _AGE_AT
    )
