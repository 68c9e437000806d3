"""The features of a move: which of the edges that patterns need touch it, by one look at each.

Most patterns fail because something is not there, and most that do not fail match by this alone.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.jit.compile import recursive as compiled_once
from clausewitz.kernel.patterns import pack_layout as layout
from clausewitz.kernel.patterns.edge_index import arity_of, bucket_of
from clausewitz.kernel.patterns.edges import AIMS, AIMS_THROUGH, TYPE, TYPES

_SQUARE, _LOW, _HEAD = U64(63), U64(0xFFFF_FFFF), U64(0xFFFF)
_U3, _U6, _U7, _U12, _U18, _U24, _U64 = (U64(n) for n in (3, 6, 7, 12, 18, 24, 64))
_KIND, _FIVE = U64(15) << TYPE, U64(31)
_UNBOUND = U64(0x1041_0410)  # a one at each place of a code that is not a vertex of the move
_VERTICES, _TYPES = U64(layout.VERTICES), U64(TYPES)
_RANK, _FILE = U64(layout.RANK), U64(layout.FILE)
_ALWAYS, _MAX_HITS = U64(layout.ALWAYS), U64(layout.MAX_HITS)


@jit
def list_of(pack: Words, code: U64) -> U64:
    """The features of a code: a place in the lists and a count, 0 if there are none."""
    shift, table = pack[layout.SHIFT], pack[layout.TABLE]
    last = (U1 << (_U64 - shift)) - U1
    place = code * layout.MIX >> shift
    while True:
        found = pack[table + (place << U1)]
        if found == code + U1:
            return pack[table + (place << U1) + U1]
        if found == U0:
            return U0
        place = (place + U1) & last


@jit
def code_of(buffer: Words, edge: U64, used: U64) -> U64:
    """The code of an edge; `used` has ones at the places that its type has.

    All five places are looked at, which is quicker than asking how many there are.
    """
    marks = (
        buffer[layout.MARKS_AT + (edge & _SQUARE)]
        | buffer[layout.MARKS_AT + (edge >> _U6 & _SQUARE)] << _U6
        | buffer[layout.MARKS_AT + (edge >> _U12 & _SQUARE)] << _U12
        | buffer[layout.MARKS_AT + (edge >> _U18 & _SQUARE)] << _U18
        | buffer[layout.MARKS_AT + (edge >> _U24 & _SQUARE)] << _U24
    )
    return edge & _KIND | marks & used


@jit
def write_hit(buffer: Words, feature: U64, edge: U64) -> None:
    """The move has a feature, by this edge."""
    hit = buffer[layout.HITS_AT] + U1
    if hit == _MAX_HITS:
        return  # more than any set of patterns finds at a move
    stamp, state = buffer[layout.STAMP_AT], buffer[layout.STATE_AT + feature]
    before = state & _HEAD
    if state >> layout.STATE_STAMP != stamp:
        before = U0
        buffer[layout.PRESENT_AT] += U1
        buffer[layout.PRESENT_AT + buffer[layout.PRESENT_AT]] = feature
    buffer[layout.HITS_AT] = hit
    buffer[layout.HITS_AT + hit] = edge | before << layout.HIT_NEXT
    buffer[layout.STATE_AT + feature] = stamp << layout.STATE_STAMP | hit


@jit
def write_hits(pack: Words, buffer: Words, code: U64, edge: U64) -> None:
    """The move has all features that an edge of this code is."""
    listed = list_of(pack, code)
    if listed == U0:
        return
    at = pack[layout.LISTS] + (listed & _LOW)
    end = at + (listed >> layout.LIST_COUNT)
    while at < end:
        write_hit(buffer, pack[at], edge)
        at += U1


@jit
def first_to(buffer: Words, begin: U64, end: U64, square: U64) -> U64:
    """The first edge of a bucket whose second square is not before this one: they are in order."""
    while begin < end:
        middle = (begin + end) >> U1
        if buffer[layout.INDEX_AT + middle] >> _U6 & _SQUARE < square:
            begin = middle + U1
        else:
            end = middle
    return begin


@compiled_once
def write_features_at(
    pack: Words, buffer: Words, kind: U64, begin: U64, end: U64, apart: U64
) -> None:
    """The features that edges of a type are, from one place in the index to another.

    None that have one of the move's squares where `apart` has ones: they are found there.
    """
    used = (U1 << (_U6 * arity_of(kind))) - U1  # ones at the places that edges of the type have
    apart &= used
    while begin < end:
        edge = buffer[layout.INDEX_AT + begin]
        begin += U1
        code = code_of(buffer, edge, used)
        if ~code & apart == U0:
            write_hits(pack, buffer, code, edge)


@jit
def write_from_origin(
    pack: Words, buffer: Words, kind: U64, place: U64, origin: U64, target: U64
) -> None:
    bucket = layout.BUCKETS_AT + bucket_of(kind, place, origin)
    begin, end = buffer[bucket], buffer[bucket + U1]
    if (
        place == U0
        and kind in (AIMS, AIMS_THROUGH)
        and pack[layout.USED + kind] >> layout.USED_ELSEWHERE == U0
    ):
        begin = first_to(buffer, begin, end, target)
        end = first_to(buffer, begin, end, target + U1)
    write_features_at(pack, buffer, kind, begin, end, U0)


@jit
def write_from_target(pack: Words, buffer: Words, kind: U64, place: U64, target: U64) -> None:
    bucket = layout.BUCKETS_AT + bucket_of(kind, place, target)
    apart = _UNBOUND & ~(_SQUARE << (_U6 * place))
    write_features_at(pack, buffer, kind, buffer[bucket], buffer[bucket + U1], apart)


@jit
def write_places(pack: Words, buffer: Words, vertex: U64, square: U64, rank_flip: U64) -> None:
    """The features for where the move begins or ends."""
    rank, file = ((square ^ rank_flip) >> _U3) + U1, (square & _U7) + U1
    for kind, number in ((_RANK, rank), (_FILE, file)):
        write_hits(pack, buffer, kind << TYPE | vertex | number << _U6, kind << TYPE | square)


@compiled_once
def write_features(pack: Words, buffer: Words, origin: U64, target: U64, rank_flip: U64) -> None:
    """Find all features of a move; the edges of the board must be sorted."""
    buffer[layout.STAMP_AT] += U1
    buffer[layout.HITS_AT] = buffer[layout.PRESENT_AT] = U0
    write_hit(buffer, _ALWAYS, U0)
    buffer[layout.MARKS_AT + origin], buffer[layout.MARKS_AT + target] = U0, U1
    kind = U0
    while kind < _TYPES:
        used = pack[layout.USED + kind]
        places = used & _FIVE
        while places:
            write_from_origin(pack, buffer, kind, first(places), origin, target)
            places &= places - U1
        places = used >> layout.USED_TARGET & _FIVE
        while places:
            write_from_target(pack, buffer, kind, first(places), target)
            places &= places - U1
        kind += U1
    write_places(pack, buffer, U0, origin, rank_flip)
    write_places(pack, buffer, U1, target, rank_flip)
    for square in (origin, target):
        buffer[layout.MARKS_AT + square] = _VERTICES + buffer[layout.CONTENTS_AT + square]


@jit
def has_feature(buffer: Words, feature: U64) -> bool:
    return bool(buffer[layout.STATE_AT + feature] >> layout.STATE_STAMP == buffer[layout.STAMP_AT])
