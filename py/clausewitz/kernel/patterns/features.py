"""What is there around a move, as a set of bits: most patterns fail because something is not.

A feature is an edge that touches the squares of the move: its type, which of its places are the
move's origin and target, and what stands at the first of the others. Each sets one bit, picked by a
hash, of some words for contents and of some for sides. A node of the trie whose patterns all need a
bit that is not set need not be entered. A move has some fifty features: in fewer words most bits
would be set.
"""

from clausewitz.kernel.bits import U0, U1, U64, Words
from clausewitz.kernel.compile import jit
from clausewitz.kernel.compile import recursive as compiled_once
from clausewitz.kernel.patterns.edges import TYPE, TYPES
from clausewitz.kernel.patterns.index import arity_of, bucket_of
from clausewitz.kernel.patterns.layout import (
    CONTENTS_AT,
    EMPTY,
    FILE,
    HOSTILE,
    INDEX_AT,
    MIX,
    NEEDS,
    NEEDS_CONTENTS,
    PRESENT_AT,
    RANK,
    STARTS_AT,
)

NO_OTHER = 15
"""In place of contents, where an edge has no other square than those of the move."""

_SQUARE, _U2, _U3, _U6, _U7 = U64(63), U64(2), U64(3), U64(6), U64(7)
_NO_OTHER, _EMPTY, _HOSTILE, _TYPES = U64(NO_OTHER), U64(EMPTY), U64(HOSTILE), U64(TYPES)
_RANK, _FILE = U64(RANK), U64(FILE)
_CONTENTS, _PLACES, _NEEDS = U64(4), U64(14), U64(NEEDS)
_OF_CONTENTS, _OF_SIDES = U64(NEEDS_CONTENTS), U64(NEEDS - NEEDS_CONTENTS)
_HALF = U64(32)


@jit
def write_bit(room: Words, begin: U64, words: U64, kind: U64, places: U64, contents: U64) -> None:
    """Set the bit of a feature in these words. `places` has two bits for each place: 1 origin,
    2 target, 0 another."""
    hashed = (contents | places << _CONTENTS | kind << _PLACES) * MIX >> _HALF
    bit = hashed * (words << _U6) >> _HALF
    room[begin + (bit >> _U6)] |= U1 << (bit & _SQUARE)


@jit
def side_of(contents: U64) -> U64:
    """0 for the side to move, 1 for the other, 2 for nothing, or as it is."""
    if contents == _NO_OTHER:
        return contents
    if contents == _EMPTY:
        return _U2
    return U1 if contents >= _HOSTILE else U0


@jit
def write_feature(room: Words, edge: U64, origin: U64, target: U64) -> None:
    kind = edge >> TYPE
    places, contents = U0, _NO_OTHER
    place = U0
    while place < arity_of(kind):
        square = edge >> (_U6 * place) & _SQUARE
        if square == origin:
            places |= U1 << (place + place)
        elif square == target:
            places |= _U2 << (place + place)
        elif contents == _NO_OTHER:
            contents = room[CONTENTS_AT + square]
        place += U1
    write_bit(room, PRESENT_AT, _OF_CONTENTS, kind, places, contents)
    write_bit(room, PRESENT_AT + _OF_CONTENTS, _OF_SIDES, kind, places, side_of(contents))


@compiled_once
def write_present(room: Words, origin: U64, target: U64, rank_flip: U64) -> None:
    """Set the bits of all that touches a move; the edges must be sorted."""
    word = U0
    while word < _NEEDS:
        room[PRESENT_AT + word] = U0
        word += U1
    kind = U0
    while kind < _TYPES:
        place = U0
        while place < arity_of(kind):
            for square in (origin, target):
                bucket = STARTS_AT + bucket_of(kind, place, square)
                at, end = room[bucket], room[bucket + U1]
                while at < end:
                    write_feature(room, room[INDEX_AT + at], origin, target)
                    at += U1
            place += U1
        kind += U1
    places = U1
    for square in (origin, target):
        rank, file = ((square ^ rank_flip) >> _U3) + U1, (square & _U7) + U1
        write_bit(room, PRESENT_AT, _OF_CONTENTS, _RANK, places, rank)
        write_bit(room, PRESENT_AT, _OF_CONTENTS, _FILE, places, file)
        places += U1
