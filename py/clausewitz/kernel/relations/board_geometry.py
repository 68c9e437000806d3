"""Relations of squares and numbers alone, whatever stands on the board."""

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, first
from clausewitz.kernel.board.geometry import BISHOP_RAYS, KING_ATTACKS, ROOK_RAYS, between, distance
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.relations.relation_numbers import number

_ALIGNED, _APART = number("aligned"), number("apart")
_SAME_RANK, _SAME_FILE = number("same_rank"), number("same_file")
_SAME_DIAGONAL, _ON_EDGE = number("same_diagonal"), number("on_edge")
_IN_CORNER, _NEXT_PLY = number("in_corner"), number("next_ply")
_FIRST, _SECOND, _THIRD = U0, U1, U64(2)
_U7, _U63 = U64(7), U64(63)
_RANK, _FILE = U64(0xFF), U64(0x0101_0101_0101_0101)
_EDGES = U64(0xFF81_8181_8181_81FF)
_CORNERS = U64(0x8100_0000_0000_0081)


@jit
def geometry_image(relation: U64, place: U64, x: U64, y: U64) -> U64:
    """The values of one argument, given the others in their order."""
    if relation == _ALIGNED:
        if place == _SECOND:
            return between(x, y)
        return beyond(x, y) if place == _FIRST else beyond(y, x)
    if relation == _APART:
        return U1 << distance(x, y) if place == _THIRD else ring(x, y)
    if relation == _SAME_RANK:
        return _RANK << (x & ~_U7) & ~(U1 << x)
    if relation == _SAME_FILE:
        return _FILE << (x & _U7) & ~(U1 << x)
    if relation == _SAME_DIAGONAL:
        return BISHOP_RAYS[x]
    if relation == _ON_EDGE:
        return _EDGES
    if relation == _IN_CORNER:
        return _CORNERS
    return order_image(relation, place, x)


@jit
def order_image(relation: U64, place: U64, x: U64) -> U64:
    """The numbers that come after a number, or before it."""
    if relation == _NEXT_PLY:
        if place == _SECOND:
            return U1 << (x + U1) if x < _U63 else U0
        return U1 << (x - U1) if x else U0
    if place == _SECOND:
        return ALL << x & ~(U1 << x)
    return (U1 << x) - U1


@jit
def beyond(middle: U64, end: U64) -> U64:
    """The squares that see one square through another."""
    squares, found = (ROOK_RAYS[middle] | BISHOP_RAYS[middle]) & ~(U1 << end), U0
    while squares:
        square = first(squares)
        squares &= squares - U1
        if between(square, end) >> middle & U1:
            found |= U1 << square
    return found


@jit
def ring(square: U64, steps: U64) -> U64:
    """The squares so many steps of a king away."""
    if steps > _U7:
        return U0
    inside, found = U0, U1 << square
    while steps:
        inside |= found
        edge, found = found, U0
        while edge:
            found |= KING_ATTACKS[first(edge)]
            edge &= edge - U1
        found &= ~inside
        steps -= U1
    return found
