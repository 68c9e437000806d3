"""How far the trial of a clause has come: clause_join.py pauses, and goes on where it was.

The words say which of the chosen cases is tried; the steps done so far, those done before this
case, and those after which to pause; of a case that is paused, what was being done; and the set of
variables, squares all of them, whose values are tried in the order in which Black sees them.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import jit

WORDS = 10
AT_CASE, DONE, BEFORE_CASE, PAUSE_AT, PAUSED = map(U64, range(5))
TRIED, OPEN, AGAIN, STEP, FROM_BLACK = map(U64, range(5, WORDS))
_U2 = U64(2)


@jit
def first_step(progress: Words, bottom: U64, top: U64, again: bool) -> tuple[U64, bool]:
    """Where to begin, and whether forward: where it was paused, at the start, or at the end."""
    if progress[PAUSED]:
        progress[PAUSED] = U0
        return progress[STEP], True
    return (top - U1 if again else bottom), not again


@jit
def pause(progress: Words, step: U64) -> None:
    """Before values are looked for at this step."""
    progress[PAUSED], progress[STEP] = U1, step


@jit
def pause_case(progress: Words, tried: int, again: bool, left: int) -> None:
    progress[TRIED], progress[OPEN] = U64(tried + 1), U64(left)
    progress[AGAIN] = U1 if again else U0


@jit
def begin_case(
    progress: Words,
    case: Row,
    rows: Row,
    values: Words,
    positions: Row,
    waiting: Words,
    left: int,
) -> tuple[int, bool, int]:
    """Write what is known of a case, and that all is to be tried; or go on where it was paused.

    Which of the waiting refinements is tried now, none (-1) while the clause is solved; whether for
    another solution; how many are left.
    """
    if progress[PAUSED]:
        return int(progress[TRIED]) - 1, progress[AGAIN] != U0, int(progress[OPEN])
    progress[BEFORE_CASE] = progress[DONE]
    for which in range(left):
        waiting[U64(which)] = U64(which)
    for place in range(_U2, case.shape[0]):
        values[U64(place) - _U2] = case[U64(place)]
    copy_row(rows[case[U0]], positions[U0])
    copy_row(rows[case[U1]], positions[U1])
    return -1, False, left


@jit
def end_case(progress: Words, most: U64) -> bool:
    """Whether to go on with the next case."""
    if progress[DONE] - progress[BEFORE_CASE] > most:
        return False
    progress[AT_CASE] += U1
    return bool(progress[DONE] < progress[PAUSE_AT])
