"""Deeper and deeper: which looks a search of several lines takes, and what comes of them.

Whoever wants lines calls `begin` with the position, then `next_look`, and as long as that says so
`look` of entries.py at the depth and within the window that stand in the record, whose score goes
into `next_look` again. Between looks it may report, read a clock or give up; it need not know
anything else, so that Python and a page of the web get the same lines.

Moves that are equally good are looked at in the order of their squares, so the colours would not be
treated alike. Therefore the side to move in the first position plays White: where that is Black,
this search and all that share its memory see every board flipped. Nor would the wings: where nobody
may castle any more and White's king is on the left, they are exchanged. In the record, moves are
those of the board as it is.
"""

from typing import Annotated, Any, Protocol

from clausewitz.kernel.board.bits import U0, U64
from clausewitz.kernel.board.flipped_row import (
    flipped_move,
    mirror,
    mirrored_move,
    write_flipped,
)
from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.pieces import KING
from clausewitz.kernel.board.row import CASTLING, TURN, WHITE, WHITE_SIDE, Row
from clausewitz.kernel.board.zobrist import key
from clausewitz.kernel.jit.compile import entry, jit, record
from clausewitz.kernel.search.scores import INFINITE, MATE, NEAR_MATE
from clausewitz.kernel.search.state import (
    GAME,
    I0,
    I1,
    I64,
    MAX_LISTED,
    PLIES,
    STATE,
    State,
    States,
    Table,
)

DEEPEST = 90  # no search goes further
_NARROW, _NARROW_FROM = I64(25), I64(5)  # half a window around the last score, from this depth on
_WIDER, _WIDEST = I64(4), I64(1000)
_AGES = I64(64)
_FADING = I64(8)
_I2 = I64(2)
_DEEPEST = I64(DEEPEST)
_AS_IT_IS, _FLIPPED, _MIRRORED = I64(1), I64(2), I64(2)
_LEFT = U64(0x0F0F0F0F0F0F0F0F)  # the files a to d
_PLACES = 2 * MAX_LISTED
_UNDER_WAY = I64(MAX_LISTED)


class Lines(Protocol):
    """What a search looks for, where it is, and the lines that it has found."""

    # Set by the caller before a search.
    wanted: Annotated[I64, "i8"]  # lines with different first moves
    depth_limit: Annotated[I64, "i8"]  # 0 is none
    barred: Annotated[Any, "u4", MAX_LISTED]  # first moves not to be looked at
    bars: Annotated[I64, "i8"]
    # What is to be looked at next.
    depth: Annotated[I64, "i8"]
    low: Annotated[I64, "i8"]
    high: Annotated[I64, "i8"]
    # The lines, best first: those of the last depth, then what is left of those before. Behind
    # them, from MAX_LISTED on, those of the depth that is under way.
    count: Annotated[I64, "i8"]
    new: Annotated[I64, "i8"]  # how many the last call has finished, all those of a depth
    score: Annotated[Any, "i8", _PLACES]
    reached: Annotated[Any, "i8", _PLACES]  # the depth that a line is of
    deepest: Annotated[Any, "i8", _PLACES]  # plies that were looked at until then
    nodes: Annotated[Any, "i8", _PLACES]  # positions, likewise
    length: Annotated[Any, "i8", _PLACES]
    moves: Annotated[Any, "u4", (_PLACES, PLIES)]
    # Of this module alone.
    found: Annotated[I64, "i8"]  # lines of the depth that is under way
    width: Annotated[I64, "i8"]
    turned: Annotated[I64, "i8"]  # whether boards are flipped; 0 until the first one is known
    wings: Annotated[I64, "i8"]  # whether they are mirrored as well, likewise
    mirrors: Annotated[
        I64, "i8"
    ]  # the same of this search: who may castle needs the board as it is


LINES = record(Lines)


@jit
def own_move(lines: Lines, move: U64) -> U64:
    """A move of the board as the search sees it, and back."""
    if lines.mirrors == _MIRRORED:
        move = mirrored_move(move)
    return flipped_move(move) if lines.turned == _FLIPPED else move


@jit
def write_first_seen(lines: Lines, row: Row, seen: Row) -> None:
    """The position to be searched, as the search sees it: from which side is settled by the first
    one of all that share a memory."""
    if lines.turned == I0:
        lines.turned = _AS_IT_IS if row[TURN] == WHITE_SIDE else _FLIPPED
    lines.mirrors = _AS_IT_IS
    write_seen(lines, row, seen)
    if seen[CASTLING]:
        return
    if lines.wings == I0:
        is_left = bool(seen[KING] & seen[WHITE] & _LEFT)
        lines.wings = _MIRRORED if is_left else _AS_IT_IS
    lines.mirrors = lines.wings
    if lines.mirrors == _MIRRORED:
        mirror(seen)


@jit
def write_seen(lines: Lines, row: Row, seen: Row) -> None:
    """A position as this search sees it."""
    if lines.turned == _FLIPPED:
        write_flipped(row, seen)
    else:
        copy_row(row, seen)
    if lines.mirrors == _MIRRORED:
        mirror(seen)


@jit
def choose_window(lines: Lines) -> None:
    """The window of the next line: near the score that is expected, if there is one."""
    expected = I64(lines.score[lines.found]) if lines.found < lines.count else I0
    lines.low, lines.high, lines.width = -INFINITE, INFINITE, _NARROW
    if lines.depth >= _NARROW_FROM and abs(expected) < NEAR_MATE:
        lines.low, lines.high = expected - _NARROW, expected + _NARROW


@jit
def widen_window(lines: Lines, score: I64) -> None:
    lines.width *= _WIDER
    if lines.width > _WIDEST:
        lines.low, lines.high = -INFINITE, INFINITE
    elif score <= lines.low:
        lines.low = score - lines.width
    else:
        lines.high = score + lines.width


@jit
def start_depth(s: State, lines: Lines) -> None:
    """Go one ply deeper, with the first line."""
    lines.depth += I1
    lines.found = I0
    number = I0
    while number < lines.bars:
        s.excluded[number] = own_move(lines, U64(lines.barred[number]))
        number += I1
    s.exclusions = lines.bars
    choose_window(lines)


@jit
def copy_line(lines: Lines, source: I64, target: I64) -> None:
    lines.score[target], lines.reached[target] = lines.score[source], lines.reached[source]
    lines.deepest[target], lines.nodes[target] = lines.deepest[source], lines.nodes[source]
    length = I64(lines.length[source])
    lines.length[target] = length
    place = I0
    while place < length:
        lines.moves[target][place] = lines.moves[source][place]
        place += I1


@jit
def add_line(s: State, lines: Lines, score: I64) -> None:
    """Put the line that was just found among those of this depth."""
    place = _UNDER_WAY + lines.found
    while place > _UNDER_WAY and lines.score[place - I1] < score:
        copy_line(lines, place - I1, place)
        place -= I1
    lines.score[place], lines.reached[place] = score, lines.depth
    lines.deepest[place], lines.nodes[place] = s.deepest, s.nodes
    length = I64(s.length[0])
    lines.length[place] = length
    number = I0
    while number < length:
        lines.moves[place][number] = own_move(lines, U64(s.best[0][number]))
        number += I1
    lines.found += I1
    s.excluded[s.exclusions] = s.best[0][0]
    s.exclusions += I1


@jit
def is_new(lines: Lines, move: U64, count: I64) -> bool:
    """Whether none of the first lines of this depth begins with this move."""
    number = I0
    while number < count:
        if U64(lines.moves[_UNDER_WAY + number][0]) == move:
            return False
        number += I1
    return True


@jit
def end_depth(lines: Lines) -> None:
    """The lines of this depth; those of the last one stand in for what was not finished."""
    before, lines.new = lines.count, lines.found
    lines.count = lines.found
    number = I0
    while number < before and lines.count < lines.wanted:
        if is_new(lines, U64(lines.moves[number][0]), lines.found):
            copy_line(lines, number, _UNDER_WAY + lines.count)
            lines.count += I1
        number += I1
    number = I0
    while number < lines.count:
        copy_line(lines, _UNDER_WAY + number, number)
        number += I1


@jit
def is_proved(lines: Lines) -> bool:
    """Whether the best line mates, or is mated, within what was looked at in full."""
    score = I64(lines.score[0])
    plies = MATE - abs(score)
    moves = (plies + I1) // _I2 if score > I0 else plies // _I2
    return bool(abs(score) > NEAR_MATE and lines.reached[0] >= _I2 * moves + I1)


@jit
def fade(s: State) -> None:
    """What refuted in the last search counts for less."""
    for side in range(s.history.shape[0]):
        for piece in range(s.history.shape[1]):
            for square in range(s.history.shape[2]):
                s.history[side][piece][square] //= _FADING


@jit
def begin_here(s: State) -> None:
    """Begin a search of the position in the first row."""
    s.age = (s.age + I1) % _AGES
    fade(s)
    s.killers[:] = 0
    s.nodes = s.stop = s.deepest = s.exclusions = s.played = s.limit = s.deadline = I0


@entry("void(state[::1], uint64[:, ::1], lines[::1])", state=STATE, lines=LINES)
def forget(states: States, table: Table, found: States) -> None:
    """Forget all positions and moves."""
    s = states[0]
    table[:] = U0
    s.history[:] = 0
    s.continuation[:] = 0
    s.capture_history[:] = 0
    s.corrections[:] = 0
    s.age = I0
    found[0].turned = found[0].wings = I0


@entry("void(state[::1], lines[::1], uint64[::1])", state=STATE, lines=LINES)
def begin(states: States, found: States, row: Row) -> None:
    """Begin a search of a position, without a game before it; limits are set after this."""
    s, lines = states[0], found[0]
    write_first_seen(lines, row, s.rows[0])
    begin_here(s)
    lines.depth = lines.count = lines.new = I0


@entry("void(state[::1], lines[::1], uint64[::1])", state=STATE, lines=LINES)
def add_past(states: States, found: States, row: Row) -> None:
    """The next position of the game before the one that is searched, which may be repeated."""
    s = states[0]
    if s.played < I64(GAME):
        write_seen(found[0], row, s.rows[1])
        s.keys[s.played] = key(s.rows[1])
        s.played += I1


@entry("boolean(state[::1], lines[::1], int64)", state=STATE, lines=LINES)
def next_look(states: States, found: States, score: I64) -> bool:
    """Whether to look again, after a look that gave this score; the first one is any number."""
    s, lines = states[0], found[0]
    lines.new = I0
    if lines.depth == I0:
        start_depth(s, lines)
        return True
    if not (s.stop or lines.low < score < lines.high):
        widen_window(lines, score)
        return True
    if s.length[0] > I0 and not (s.stop and lines.found > I0):
        # The best move so far of a depth that was not finished has the score of the one before.
        add_line(s, lines, I64(lines.score[0]) if s.stop and lines.count > I0 else score)
        if not s.stop and lines.found < lines.wanted:
            choose_window(lines)
            return True
    end_depth(lines)
    if s.stop or (lines.depth_limit == I0 and is_proved(lines)):
        return False
    if lines.depth >= (min(lines.depth_limit, _DEEPEST) if lines.depth_limit else _DEEPEST):
        return False
    start_depth(s, lines)
    return True
