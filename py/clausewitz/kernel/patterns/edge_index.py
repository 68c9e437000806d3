"""The edges of a board sorted by the squares they touch, so that those at a square are at hand."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.jit.compile import recursive as compiled_once
from clausewitz.kernel.patterns import pack_layout as layout
from clausewitz.kernel.patterns.edges import (
    AIMS,
    AIMS_THROUGH,
    TYPE,
    TYPES,
    WEDGES_AFTER,
    WEDGES_BEFORE,
)

_U2, _U3, _U4, _U5, _U6, _U64 = (U64(n) for n in (2, 3, 4, 5, 6, 64))
_SQUARE = U64(63)
_PLACES, _VERTICES = U64(layout.PLACES), U64(layout.VERTICES)
_HOSTILE, _EMPTY = U64(layout.HOSTILE), U64(layout.EMPTY)
_BUCKETS = U64(TYPES * layout.PLACES * 64)


@jit
def arity_of(kind: U64) -> U64:
    """How many squares an edge of this type has: see edges.ARITIES, and moves have two."""
    if kind < AIMS or kind > WEDGES_AFTER:
        return _U2
    if kind < AIMS_THROUGH:
        return _U3
    return _U4 if kind < WEDGES_BEFORE else _U5


@jit
def bucket_of(kind: U64, place: U64, square: U64) -> U64:
    return (kind * _PLACES + place) * _U64 + square


@jit
def write_contents(row: Words, buffer: Words) -> None:
    """What stands on each square, for the side to move; no vertex is bound."""
    own = row[WHITE + row[TURN]]
    square = U0
    while square < _U64:
        contents = _EMPTY
        if row[OCCUPIED] >> square & U1:
            contents = piece_on(row, square) - U1
            if own >> square & U1 == U0:
                contents += _HOSTILE
        buffer[layout.CONTENTS_AT + square] = contents
        buffer[layout.MARKS_AT + square] = _VERTICES + contents
        square += U1


@compiled_once
def write_index(buffer: Words, count: U64) -> None:
    """Sort `count` edges into buckets: after it, a bucket ends where the next one begins."""
    bucket = U0
    while bucket <= _BUCKETS:
        buffer[layout.BUCKETS_AT + bucket] = U0
        bucket += U1
    number = U0
    while number < count:
        edge = buffer[layout.EDGES_AT + number]
        kind = edge >> TYPE
        place = U0
        while place < arity_of(kind):
            square = edge >> (_U6 * place) & _SQUARE
            buffer[layout.BUCKETS_AT + bucket_of(kind, place, square)] += U1
            place += U1
        number += U1
    total = bucket = U0
    while bucket <= _BUCKETS:
        total += buffer[layout.BUCKETS_AT + bucket]
        buffer[layout.BUCKETS_AT + bucket] = total
        bucket += U1
    while number:
        number -= U1
        edge = buffer[layout.EDGES_AT + number]
        kind = edge >> TYPE
        place = U0
        while place < arity_of(kind):
            at = layout.BUCKETS_AT + bucket_of(kind, place, edge >> (_U6 * place) & _SQUARE)
            buffer[at] -= U1
            buffer[layout.INDEX_AT + buffer[at]] = edge
            place += U1
