"""A clause as a join over bits, tried on many moves at once.

A case is a legal move: the row before it, the row after it, its squares. Or it is a line of moves:
its first row and its last, a half move, and which of its rows is the first that has a position.
A program says how to look for values of a clause's variables: see program_words.py.

No clause is tried for ever. What is done is counted in steps, which do not depend on the machine,
and is cut into slices: `progress` says where to go on, and Python hears signals in between.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first, first_from_black
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legal_moves import move_word
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.pieces import PAWN, QUEEN
from clausewitz.kernel.board.row import MOVED, SLOTS, Row, piece_on
from clausewitz.kernel.jit.compile import entry, jit, pasted
from clausewitz.kernel.relations import NUMBERS, image, move_targets
from clausewitz.kernel.relations.image_table import remembered
from clausewitz.kernel.relations.join_progress import (
    AT_CASE,
    DONE,
    FROM_BLACK,
    PAUSE_AT,
    PAUSED,
    WORDS,
    begin_case,
    end_case,
    first_step,
    pause,
    pause_case,
)
from clausewitz.kernel.relations.program_words import (
    ANY,
    CHECK,
    COMPARE,
    DENY,
    FIRST_MADE,
    FIRST_REMEMBERED,
    FIRST_TABLE,
    LAST_OF_LINE,
    LINE,
    LINE_ROWS,
    LOOK_BACK,
    MAX_POSITIONS,
    MAX_VARIABLES,
    ONE_FOR_ALL,
    OPERATION_WORDS,
    STEP_WORDS,
)
from clausewitz.kernel.relations.step_costs import COST, START, write_starts

WAITING = 3  # of the notes: the refinements that are still to be tried

Flags: TypeAlias = NDArray[np.bool_]

_STEP, _OPERATION = U64(STEP_WORDS), U64(OPERATION_WORDS)
_FIRST_TABLE, _FIRST_REMEMBERED = U64(FIRST_TABLE), U64(FIRST_REMEMBERED)
_BITS, _VALUE, _BYTE = U64(6), U64(63), U64(255)
_NO_VALUE = U64(64)
_U8, _U16, _U24 = U64(8), U64(16), U64(24)
_CHECK, _COMPARE, _DENY = U64(CHECK), U64(COMPARE), U64(DENY)
_LAST_OF_LINE, _LINE = U64(LAST_OF_LINE), U64(LINE)
_LINE_ROW, _LOOK_BACK = U64(LINE_ROWS - 1), U64(LOOK_BACK)
_NOWHERE = ALL
_SPARE = U64(FIRST_MADE + MAX_POSITIONS)
_LEGAL_MOVE = U64(NUMBERS["legal_move"])
_NONE_FITS = U64(2)
_ONE_FOR_ALL, _ARITY = U64(ONE_FOR_ALL), U64(ONE_FOR_ALL - 1)
_U2, _U3, _U4, _U5 = U64(2), U64(3), U64(4), U64(5)


@jit
def listed(tables: Row, tuples: Words, table: U64, place: U64, row: U64, x: U64, y: U64) -> U64:
    """The values at `place` in the tuples of a row whose other arguments are x, or x and y.

    An x or y of 64 is no value: it may be any. Tuples without arguments fit any query.
    """
    arity = tables[table, U0] & _ARITY
    first_row = U0 if tables[table, U0] & _ONE_FOR_ALL else row
    one, other = (U1, _U2) if place == U0 else (U0, _U2 if place == U1 else U1)
    found = U0
    for number in range(tables[table, first_row + U1], tables[table, first_row + _U2]):
        word = tuples[U64(number)]
        if arity > U1 and x != _NO_VALUE and (word >> _BITS * one) & _VALUE != x:
            continue
        if arity > _U2 and y != _NO_VALUE and (word >> _BITS * other) & _VALUE != y:
            continue
        found |= U1 << ((word >> _BITS * place) & _VALUE) if arity > U0 else ALL
    return found


@jit
def row_number(position: U64, case: Words, values: Words) -> U64:
    """The number of the row where a position stands, in a case; or NOWHERE, in a line."""
    if position < _LAST_OF_LINE:
        return case[position]
    if position == _LAST_OF_LINE:
        return case[U1]
    packed = position - _LINE
    place = values[packed >> _U3] + (packed & _LINE_ROW) - _LOOK_BACK
    if place < case[_U3] or place > case[U1] - case[U0]:
        return _NOWHERE
    return case[U0] + place


@jit
def make_position(
    positions: Row, rows: Row, packed: U64, compare: bool, case: Words, values: Words
) -> U64:
    """Make the move of a step, if it is legal; 1 if that worked, or gave the same position."""
    x, y = values[packed & _BYTE], values[packed >> _U8 & _BYTE]
    before, after = packed >> _U16 & _BYTE, packed >> _U24 & _BYTE
    if before < _LAST_OF_LINE:
        row = positions[before]
    else:
        found = row_number(before, case, values)
        if found == _NOWHERE:
            return U0
        row = rows[found]
    if move_targets(_LEGAL_MOVE, row, x) >> y & U1 == U0:
        return U0
    piece = piece_on(row, x)
    promotion = QUEEN if piece == PAWN and LAST_RANKS >> y & U1 else U0
    target = positions[_SPARE if compare else after]
    make(row, move_word(piece, x, y, promotion), target)
    if compare:
        if after < _LAST_OF_LINE:
            other = positions[after]
        else:
            found = row_number(after, case, values)
            if found == _NOWHERE:
                return U0
            other = rows[found]
        for slot in range(int(MOVED)):
            if target[U64(slot)] != other[U64(slot)]:
                return U0
    return U1


@pasted
def narrowed(
    program: Words,
    at: U64,
    positions: Row,
    rows: Row,
    tables: Row,
    tuples: Words,
    memory: Words,
    places: Row,
    case: Words,
    values: Words,
) -> U64:
    """The values that the step at `at` allows, given those of the steps before it."""
    allowed = program[at + _U2]
    if program[at + U1] == _CHECK:
        allowed &= U1 << values[program[at]]
    left = program[at + _U3]
    at += _STEP
    while left and allowed:
        relation, place, position = program[at], program[at + U1], program[at + _U2]
        x, y, kind = values[program[at + _U3]], values[program[at + _U4]], program[at + _U5]
        in_line = position >= _LAST_OF_LINE
        number = U0
        if in_line or relation >= _FIRST_TABLE:
            number = row_number(position, case, values)
            if number == _NOWHERE:
                return U0
        if relation < _FIRST_TABLE:
            among = ALL if kind == _NONE_FITS else allowed
            row = rows[number] if in_line else positions[position]
            fitting = image(relation, place, row, x, y, among)
        elif relation < _FIRST_REMEMBERED:
            fitting = listed(tables, tuples, relation - _FIRST_TABLE, place, number, x, y)
        else:
            where = places[relation - _FIRST_REMEMBERED]
            fitting = remembered(memory, where, number, place, x)
        if kind == U0:
            allowed &= fitting
        elif kind == U1:
            allowed &= ~fitting
        elif fitting:
            allowed = U0
        at += _OPERATION
        left -= U1
    return allowed


@jit
def around_denial(
    kind: U64, entering: bool, step: U64, denied: U64, bottom: U64
) -> tuple[U64, bool]:
    """Where to go on from the first or the last step of a denial, and whether forward.

    Who comes back to the first has found no values that fit, as it should be; who comes to the
    last, from whatever side, goes back to before the first.
    """
    if kind == _DENY:
        return step + (U1 if entering else denied + _U2), True
    start = step - denied - U1
    return (_NOWHERE if start == bottom else start - U1), False


@pasted
def solve(
    program: Words,
    starts: Words,
    bottom: U64,
    top: U64,
    again: bool,
    positions: Row,
    rows: Row,
    tables: Row,
    tuples: Words,
    memory: Words,
    places: Row,
    case: Words,
    values: Words,
    open_: Words,
    progress: Words,
) -> bool:
    """Look for values that fit all steps from `bottom` to before `top`, or, `again`, for others.

    Depth first, without recursion: what is still to be tried at a step is in `open_`. The answer
    means nothing if `progress` says that it is paused.
    """
    if again and top == bottom:
        return False
    step, entering = first_step(progress, bottom, top, again)
    done, pause_at, from_black = progress[DONE], progress[PAUSE_AT], progress[FROM_BLACK]
    while step < top:
        at = starts[step] & START
        kind = program[at + U1]
        if kind >= _DENY:
            step, entering = around_denial(kind, entering, step, program[at + _U2], bottom)
            continue
        if entering:
            if done >= pause_at:
                pause(progress, step)
                break
            done += starts[step] >> COST
            if kind <= _CHECK:
                open_[step] = narrowed(
                    program, at, positions, rows, tables, tuples, memory, places, case, values
                )
            else:
                packed, compare = program[at + _U2], kind == _COMPARE
                open_[step] = make_position(positions, rows, packed, compare, case, values)
        if open_[step]:
            if kind <= _CHECK and from_black >> program[at] & U1:
                values[program[at]] = first_from_black(open_[step])
                open_[step] ^= U1 << values[program[at]]
            else:
                if kind <= _CHECK:
                    values[program[at]] = first(open_[step])
                open_[step] &= open_[step] - U1
            step += U1
            entering = True
        else:
            step = _NOWHERE if step == bottom else step - U1
            entering = False
    progress[DONE] = done
    return bool(step == top)


@entry(
    "void(uint64[::1], uint64[:, ::1], uint64[:, ::1], uint64[::1], uint64[::1],"
    " uint64[:, ::1], uint64[:, ::1], uint64[::1], boolean[::1], boolean[:, ::1],"
    " boolean[::1], uint64[::1], uint64[:, ::1], uint64[:, ::1], uint64[::1], uint64)",
    nogil=True,
)
def try_refinements(
    programs: Row,
    rows: Row,
    tables: Row,
    tuples: Row,
    memory: Row,
    places: Row,
    cases: Row,
    chosen: Row,
    watched: Flags,
    held: Flags,
    refuted: Flags,
    values: Row,
    positions: Row,
    notes: Row,
    progress: Row,
    most: U64,
) -> None:
    """For each chosen case, write into `held` which refinements of a clause hold there.

    A refinement is a program, too: what has to hold beside the clause. `programs` has first the
    clause and then its refinements. All are tried on each solution of the clause, so these are
    looked for once. `refuted` marks which refinements some solution does not fit; a case is left
    when all is known of it: which refinements hold and, of those that are watched, which are
    refuted. The rest is working memory, made by `workspace`, and the progress: this returns when
    all is done, for a pause, or at the end of a case that took more than so many steps.
    """
    starts, firsts, open_, waiting = notes[0], notes[1], notes[2], notes[WAITING]
    write_starts(programs, len(refuted) + 1, starts, firsts)
    while progress[AT_CASE] < U64(len(chosen)):
        number = progress[AT_CASE]
        case = cases[chosen[number]]
        tried, again, left = begin_case(
            progress, case, rows, values, positions, waiting, len(refuted)
        )
        while left:
            tried_program = U0 if tried < 0 else waiting[U64(tried)] + U1
            found = solve(
                programs,
                starts,
                firsts[tried_program],
                firsts[tried_program + U1],
                again,
                positions,
                rows,
                tables,
                tuples,
                memory,
                places,
                case,
                values,
                open_,
                progress,
            )
            if progress[PAUSED]:
                pause_case(progress, tried, again, left)
                return
            if tried < 0:
                if not found:
                    break
                tried = 0
            else:
                refinement = waiting[U64(tried)]
                if found:
                    held[refinement, number] = True
                else:
                    refuted[refinement] = True
                is_open = watched[refinement] and not refuted[refinement]
                if is_open or not held[refinement, number]:
                    tried += 1
                else:
                    left -= 1
                    waiting[U64(tried)] = waiting[U64(left)]
            again = tried >= left
            if again:  # for the next solution of the clause
                tried = -1
        if not end_case(progress, most):
            return


def workspace(words: int) -> tuple[Row, Row, Row, Row]:
    """Working memory for `try_refinements`: values, positions, notes on so many program words,
    and its progress."""
    values = np.zeros(MAX_VARIABLES + 1, np.uint64)
    values[ANY] = _NO_VALUE
    positions = np.zeros((FIRST_MADE + MAX_POSITIONS + 1, SLOTS), np.uint64)
    notes = np.zeros((WAITING + 1, words + 1), np.uint64)
    return values, positions, notes, np.zeros(WORDS, np.uint64)
