"""The edges of a board: how men stand to each other now and after one move, as packed integers.

The meaning is that of bk/edges.pl. An edge is one uint64: up to five squares of six bits each, the
first lowest, then its type. The board is read whoever is to move.
"""

from clausewitz.kernel.board.attacks import pawn_attacks, piece_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import between, line_through
from clausewitz.kernel.board.legality import pawn_steps
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN
from clausewitz.kernel.board.row import BLACK, OCCUPIED, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.jit.compile import recursive as compiled_once

# The types, by the names of bk/edges.pl; BEARS is attacks/3 and defends/3, BEHIND is behind/4.
REACHES, COVERS, BEARS, AIMS, BEHIND, AIMS_THROUGH = (U64(n) for n in range(6))
WEDGES, COMES_BEHIND, BEHIND_TWO, WEDGES_BEFORE, WEDGES_AFTER = (U64(n) for n in range(6, 11))
TYPES = 11
ARITIES = (2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5)

TYPE = U64(30)
"""Where the type of an edge begins."""

MAX_EDGES = 8192
"""More than any board of chess has; what would come after is left out."""

# For each man: its square, what it is, its side, where it bears, where it can go.
MAN_SQUARE, MAN_PIECE, MAN_SIDE, MAN_BEARS, MAN_GOES, MAN_SLOTS = (U64(n) for n in range(6))
MAX_MEN = 32
MEN = U64(MAX_EDGES)
"""Where the men are told in the room: behind the edges."""
ROOM = MAX_EDGES + MAX_MEN * 5

_U2, _U3, _U4, _U5 = U64(2), U64(3), U64(4), U64(5)
_MOST = U64(MAX_EDGES)
_S1, _S2, _S3, _S4 = U64(6), U64(12), U64(18), U64(24)


@jit
def put(room: Words, count: U64, edge: U64) -> U64:
    """Append an edge where there is room; returns the new count."""
    if count < _MOST:
        room[count] = edge
        return count + U1
    return count


@jit
def pair(kind: U64, a: U64, b: U64) -> U64:
    return kind << TYPE | a | b << _S1


@jit
def is_slider(piece: U64) -> bool:
    return bool(piece >= BISHOP and piece != KING)


@jit
def bears_on(piece: U64, side: U64, square: U64, occupied: U64) -> U64:
    if piece == PAWN:
        return pawn_attacks(side, square)
    return piece_attacks(piece, square, occupied)


@jit
def reach_of(row: Words, piece: U64, side: U64, square: U64, bears: U64) -> U64:
    """Where a man that bears on squares can go: to empty ones, and where it takes something."""
    taken = bears & row[WHITE + (side ^ U1)]
    if piece == PAWN:
        return taken | pawn_steps(square, side, row[OCCUPIED])
    return taken | bears & ~row[OCCUPIED]


@compiled_once
def write_men(row: Words, room: Words) -> U64:
    """Describe every man, MAN_SLOTS words each; returns how many there are."""
    count = U0
    for piece in (PAWN, KNIGHT, BISHOP, U64(4), QUEEN, KING):
        left = row[piece]
        while left:
            square = first(left)
            left &= left - U1
            side = row[BLACK] >> square & U1
            bears = bears_on(piece, side, square, row[OCCUPIED])
            goes = reach_of(row, piece, side, square, bears)
            place = MEN + count * MAN_SLOTS
            room[place + MAN_SQUARE] = square
            room[place + MAN_PIECE] = piece
            room[place + MAN_SIDE] = side
            room[place + MAN_BEARS] = bears
            room[place + MAN_GOES] = goes
            count += U1
    return count


@jit
def write_pairs(room: Words, count: U64, kind: U64, man: U64, squares: U64) -> U64:
    while squares:
        count = put(room, count, pair(kind, man, first(squares)))
        squares &= squares - U1
    return count


@compiled_once
def write_wedges(
    room: Words, count: U64, total: U64, place: U64, outline: U64, apart: U64, way: U64
) -> U64:
    """An edge for each man, none of those on `apart`, that can go to a square of `way`.

    `outline` is the edge without man and square, which stand in its places `place` and one on.
    """
    number = U0
    while number < total:
        at = MEN + number * MAN_SLOTS
        number += U1
        man = room[at + MAN_SQUARE]
        squares = room[at + MAN_GOES] & way
        if squares == U0 or apart >> man & U1:
            continue
        while squares:
            square = first(squares)
            squares &= squares - U1
            edge = outline | man << (_S1 * place) | square << (_S1 * (place + U1))
            count = put(room, count, edge)
    return count


@compiled_once
def write_coming(
    room: Words, count: U64, total: U64, front: U64, middle: U64, line: U64, occ: U64
) -> U64:
    """comes_behind: men that can go next behind `middle` on the line of `front`.

    `line` is the line beyond `middle`, and a man on it does not stand in its own way.
    """
    outline = COMES_BEHIND << TYPE | front | middle << _S1
    number = U0
    while number < total:
        at = MEN + number * MAN_SLOTS
        number += U1
        man = room[at + MAN_SQUARE]
        squares = room[at + MAN_GOES] & line
        if squares == U0 or (U1 << front | U1 << middle) >> man & U1:
            continue
        others = occ & ~(U1 << man)
        while squares:
            square = first(squares)
            squares &= squares - U1
            if between(middle, square) & others == U0:
                count = put(room, count, outline | man << _S2 | square << _S3)
    return count


@jit
def beyond(front: U64, middle: U64) -> U64:
    """The line from `front` on, behind `middle`."""
    whole = line_through(front, middle)
    if middle > front:
        return whole & ~((_U2 << middle) - U1)
    return whole & ((U1 << middle) - U1)


@jit
def next_on(line: U64, front: U64, occ: U64) -> U64:
    """The first man on a half line that leads away from `front`: its bit, none if there is none."""
    men = line & occ
    if men == U0:
        return U0
    nearest = first(men)
    if nearest > front:
        return U1 << nearest
    while men & (men - U1):
        men &= men - U1
    return men


@compiled_once
def write_lines(row: Words, room: Words, count: U64, total: U64, at: U64) -> U64:
    """All that a sliding man has on its lines now: BEHIND, BEHIND_TWO and who can come between."""
    occ = row[OCCUPIED]
    front = room[at + MAN_SQUARE]
    near = room[at + MAN_BEARS] & occ
    while near:
        one = first(near)
        near &= near - U1
        apart = U1 << front | U1 << one
        way = between(front, one)
        if way:
            outline = WEDGES << TYPE | front | one << _S3
            count = write_wedges(room, count, total, U1, outline, apart, way)
        line = beyond(front, one)
        count = write_coming(room, count, total, front, one, line, occ)
        behind = next_on(line, front, occ)
        if behind == U0:
            continue
        two = first(behind)
        count = put(room, count, BEHIND << TYPE | front | one << _S1 | two << _S2)
        apart |= behind
        if way:
            outline = WEDGES_BEFORE << TYPE | front | one << _S3 | two << _S4
            count = write_wedges(room, count, total, U1, outline, apart, way)
        way = between(one, two)
        if way:
            outline = WEDGES_AFTER << TYPE | front | one << _S1 | two << _S4
            count = write_wedges(room, count, total, _U2, outline, apart, way)
        last = next_on(beyond(front, two), front, occ)
        if last:
            edge = BEHIND_TWO << TYPE | front | one << _S1 | two << _S2 | first(last) << _S3
            count = put(room, count, edge)
    return count


@compiled_once
def write_aims(row: Words, room: Words, count: U64, at: U64) -> U64:
    """What a man would bear on, from each square that it can go to."""
    man, piece, side = room[at + MAN_SQUARE], room[at + MAN_PIECE], room[at + MAN_SIDE]
    squares = room[at + MAN_GOES]
    occ = row[OCCUPIED] & ~(U1 << man)
    while squares:
        square = first(squares)
        squares &= squares - U1
        near = bears_on(piece, side, square, occ) & occ
        while near:
            one = first(near)
            near &= near - U1
            count = put(room, count, AIMS << TYPE | man | square << _S1 | one << _S2)
            if is_slider(piece):
                behind = next_on(beyond(square, one), square, occ)
                if behind:
                    edge = AIMS_THROUGH << TYPE | man | square << _S1 | one << _S2
                    count = put(room, count, edge | first(behind) << _S3)
    return count


@jit
def write_edges(row: Words, room: Words) -> U64:
    """Write all edges of a board to the beginning of the room; returns how many they are."""
    total = write_men(row, room)
    occ = row[OCCUPIED]
    count = number = U0
    while number < total:
        at = MEN + number * MAN_SLOTS
        number += U1
        man, bears = room[at + MAN_SQUARE], room[at + MAN_BEARS]
        count = write_pairs(room, count, REACHES, man, room[at + MAN_GOES] & ~occ)
        count = write_pairs(room, count, COVERS, man, bears & ~occ)
        count = write_pairs(room, count, BEARS, man, bears & occ)
        count = write_aims(row, room, count, at)
        if is_slider(room[at + MAN_PIECE]):
            count = write_lines(row, room, count, total, at)
    return count
