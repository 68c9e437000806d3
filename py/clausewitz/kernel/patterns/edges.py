"""The edges of a board: how pieces stand to each other now and after one move, as packed integers.

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

# For each piece: its square, what it is, its side, where it bears, where it can go.
PIECE_SQUARE, PIECE_KIND, PIECE_SIDE, PIECE_BEARS, PIECE_GOES, PIECE_SLOTS = (
    U64(n) for n in range(6)
)
MAX_PIECES = 32
PIECES_AT = U64(MAX_EDGES)
"""Where the pieces are described in the buffer: behind the edges."""
BUFFER_SIZE = MAX_EDGES + MAX_PIECES * 5

_U2 = U64(2)
_MOST = U64(MAX_EDGES)
_S1, _S2, _S3, _S4 = U64(6), U64(12), U64(18), U64(24)


@jit
def put(buffer: Words, count: U64, edge: U64) -> U64:
    """Append an edge if there is space; returns the new count."""
    if count < _MOST:
        buffer[count] = edge
        return count + U1
    return count


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
    """Where a piece that bears on squares can go: to empty ones, and where it takes something."""
    taken = bears & row[WHITE + (side ^ U1)]
    if piece == PAWN:
        return taken | pawn_steps(square, side, row[OCCUPIED])
    return taken | bears & ~row[OCCUPIED]


@compiled_once
def write_pieces(row: Words, buffer: Words) -> U64:
    """Describe every piece, PIECE_SLOTS words each; returns how many there are."""
    count = U0
    for piece in (PAWN, KNIGHT, BISHOP, U64(4), QUEEN, KING):
        left = row[piece]
        while left:
            square = first(left)
            left &= left - U1
            side = row[BLACK] >> square & U1
            bears = bears_on(piece, side, square, row[OCCUPIED])
            goes = reach_of(row, piece, side, square, bears)
            place = PIECES_AT + count * PIECE_SLOTS
            buffer[place + PIECE_SQUARE] = square
            buffer[place + PIECE_KIND] = piece
            buffer[place + PIECE_SIDE] = side
            buffer[place + PIECE_BEARS] = bears
            buffer[place + PIECE_GOES] = goes
            count += U1
    return count


@jit
def write_pairs(buffer: Words, count: U64, kind: U64, source: U64, squares: U64) -> U64:
    while squares:
        count = put(buffer, count, kind << TYPE | source | first(squares) << _S1)
        squares &= squares - U1
    return count


@compiled_once
def write_wedges(
    buffer: Words, count: U64, total: U64, place: U64, outline: U64, apart: U64, way: U64
) -> U64:
    """An edge for each piece, none of those on `apart`, that can go to a square of `way`.

    `outline` is the edge without piece and square, which stand in its places `place` and one on.
    """
    number = U0
    while number < total:
        at = PIECES_AT + number * PIECE_SLOTS
        number += U1
        source = buffer[at + PIECE_SQUARE]
        squares = buffer[at + PIECE_GOES] & way
        if squares == U0 or apart >> source & U1:
            continue
        while squares:
            square = first(squares)
            squares &= squares - U1
            edge = outline | source << (_S1 * place) | square << (_S1 * (place + U1))
            count = put(buffer, count, edge)
    return count


@compiled_once
def write_coming(
    buffer: Words, count: U64, total: U64, front: U64, middle: U64, line: U64, occ: U64
) -> U64:
    """comes_behind: pieces that can go next behind `middle` on the line of `front`.

    `line` is the line beyond `middle`, and a piece on it does not stand in its own way.
    """
    outline = COMES_BEHIND << TYPE | front | middle << _S1
    number = U0
    while number < total:
        at = PIECES_AT + number * PIECE_SLOTS
        number += U1
        source = buffer[at + PIECE_SQUARE]
        squares = buffer[at + PIECE_GOES] & line
        if squares == U0 or (U1 << front | U1 << middle) >> source & U1:
            continue
        others = occ & ~(U1 << source)
        while squares:
            square = first(squares)
            squares &= squares - U1
            if between(middle, square) & others == U0:
                count = put(buffer, count, outline | source << _S2 | square << _S3)
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
    """The first piece on a half line that leads away from `front`: its bit, or 0."""
    pieces = line & occ
    if pieces == U0:
        return U0
    nearest = first(pieces)
    if nearest > front:
        return U1 << nearest
    while pieces & (pieces - U1):
        pieces &= pieces - U1
    return pieces


@compiled_once
def write_lines(row: Words, buffer: Words, count: U64, total: U64, at: U64) -> U64:
    """All edges on the lines of a sliding piece: BEHIND, BEHIND_TWO and who can come between."""
    occ = row[OCCUPIED]
    front = buffer[at + PIECE_SQUARE]
    near = buffer[at + PIECE_BEARS] & occ
    while near:
        one = first(near)
        near &= near - U1
        apart = U1 << front | U1 << one
        way = between(front, one)
        if way:
            outline = WEDGES << TYPE | front | one << _S3
            count = write_wedges(buffer, count, total, U1, outline, apart, way)
        line = beyond(front, one)
        count = write_coming(buffer, count, total, front, one, line, occ)
        behind = next_on(line, front, occ)
        if behind == U0:
            continue
        two = first(behind)
        count = put(buffer, count, BEHIND << TYPE | front | one << _S1 | two << _S2)
        apart |= behind
        if way:
            outline = WEDGES_BEFORE << TYPE | front | one << _S3 | two << _S4
            count = write_wedges(buffer, count, total, U1, outline, apart, way)
        way = between(one, two)
        if way:
            outline = WEDGES_AFTER << TYPE | front | one << _S1 | two << _S4
            count = write_wedges(buffer, count, total, _U2, outline, apart, way)
        last = next_on(beyond(front, two), front, occ)
        if last:
            edge = BEHIND_TWO << TYPE | front | one << _S1 | two << _S2 | first(last) << _S3
            count = put(buffer, count, edge)
    return count


@compiled_once
def write_aims(row: Words, buffer: Words, count: U64, at: U64) -> U64:
    """What a piece would bear on, from each square that it can go to."""
    piece, side = buffer[at + PIECE_KIND], buffer[at + PIECE_SIDE]
    source, squares = buffer[at + PIECE_SQUARE], buffer[at + PIECE_GOES]
    occ = row[OCCUPIED] & ~(U1 << source)
    while squares:
        square = first(squares)
        squares &= squares - U1
        near = bears_on(piece, side, square, occ) & occ
        while near:
            one = first(near)
            near &= near - U1
            count = put(buffer, count, AIMS << TYPE | source | square << _S1 | one << _S2)
            if is_slider(piece):
                behind = next_on(beyond(square, one), square, occ)
                if behind:
                    edge = AIMS_THROUGH << TYPE | source | square << _S1 | one << _S2
                    count = put(buffer, count, edge | first(behind) << _S3)
    return count


@jit
def write_edges(row: Words, buffer: Words) -> U64:
    """Write all edges of a board to the beginning of the buffer; returns how many they are."""
    total = write_pieces(row, buffer)
    occ = row[OCCUPIED]
    count = number = U0
    while number < total:
        at = PIECES_AT + number * PIECE_SLOTS
        number += U1
        source, bears = buffer[at + PIECE_SQUARE], buffer[at + PIECE_BEARS]
        count = write_pairs(buffer, count, REACHES, source, buffer[at + PIECE_GOES] & ~occ)
        count = write_pairs(buffer, count, COVERS, source, bears & ~occ)
        count = write_pairs(buffer, count, BEARS, source, bears & occ)
        count = write_aims(row, buffer, count, at)
        if is_slider(buffer[at + PIECE_KIND]):
            count = write_lines(row, buffer, count, total, at)
    return count
