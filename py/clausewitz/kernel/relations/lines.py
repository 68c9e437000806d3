"""Relations of three squares on a line: a slider, the piece it bears on, and the next behind."""

from clausewitz.kernel.board.attacks import attacks_from
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.exchange import side_of
from clausewitz.kernel.board.geometry import between
from clausewitz.kernel.board.row import OCCUPIED
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.relations.piece_sets import bearing_on, next_behind, value_on
from clausewitz.kernel.relations.relation_numbers import number

_BEHIND, _BEHIND_SOME = number("behind"), number("behind_some")
_PINS, _SKEWERS = number("pins"), number("skewers")
_UNVEILS, _UNVEILS_SOME = number("unveils"), number("unveils_some")
_FRONT, _MIDDLE, _BACK = U0, U1, U64(2)


@jit
def line_image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """The values of one square of a line, given the two others or, if any third will do, one."""
    role = place
    if relation in (_UNVEILS, _UNVEILS_SOME):  # the piece in the middle is named first
        role = _BACK if place == _BACK else place ^ U1
        if role == _BACK:
            x, y = y, x
    if relation >= _BEHIND_SOME:
        return some_image(relation, role, row, x)
    if role == _FRONT:
        return fronts(relation, row, x, y)
    if role == _MIDDLE:
        middle = between(x, y) & row[OCCUPIED]
        if popcount(middle) == U1 and is_line(relation, row, x, first(middle), y):
            return middle
        return U0
    back = next_behind(row, x, y)
    return back if back and is_kind(relation, row, x, y, first(back)) else U0


@jit
def fronts(relation: U64, row: Words, middle: U64, back: U64) -> U64:
    found, sliders = U0, bearing_on(row, middle)
    while sliders:
        slider = first(sliders)
        sliders &= sliders - U1
        if is_line(relation, row, slider, middle, back):
            found |= U1 << slider
    return found


@jit
def some_image(relation: U64, role: U64, row: Words, known: U64) -> U64:
    """The middles for a front, or the fronts for a middle, with some piece behind."""
    if role == _MIDDLE:
        others = attacks_from(row, known, row[OCCUPIED]) & row[OCCUPIED]
    else:
        others = bearing_on(row, known)
    found = U0
    while others:
        other = first(others)
        others &= others - U1
        front = known if role == _MIDDLE else other
        middle = other if role == _MIDDLE else known
        back = next_behind(row, front, middle)
        if back and is_kind(relation, row, front, middle, first(back)):
            found |= U1 << other
    return found


@jit
def is_line(relation: U64, row: Words, front: U64, middle: U64, back: U64) -> bool:
    if next_behind(row, front, middle) >> back & U1 == U0:
        return False
    return is_kind(relation, row, front, middle, back)


@jit
def is_kind(relation: U64, row: Words, front: U64, middle: U64, back: U64) -> bool:
    """Whether three pieces on a line have the sides and the worths that a relation demands."""
    if relation in (_BEHIND, _BEHIND_SOME):
        return True
    front_and_middle = side_of(row, front) == side_of(row, middle)
    middle_and_back = side_of(row, middle) == side_of(row, back)
    if relation in (_UNVEILS, _UNVEILS_SOME):
        return bool(front_and_middle and not middle_and_back)
    if front_and_middle or not middle_and_back:
        return False
    if relation == _PINS:
        return bool(value_on(row, back) > value_on(row, middle))
    if relation == _SKEWERS:
        return bool(value_on(row, back) <= value_on(row, middle))
    return True
