"""Which patterns match which moves: from each move down the trie, along the edges of the board."""

from clausewitz.kernel.bits import U0, U1, U64, Words
from clausewitz.kernel.compile import jit
from clausewitz.kernel.compile import recursive as compiled_once
from clausewitz.kernel.moves import move_piece, move_source, move_target, write_legal_moves
from clausewitz.kernel.patterns.edges import AIMS, AIMS_THROUGH, BEARS, REACHES, TYPE, write_edges
from clausewitz.kernel.patterns.features import write_present
from clausewitz.kernel.patterns.index import arity_of, bucket_of, write_contents, write_index
from clausewitz.kernel.patterns.layout import (
    AIMED_AT,
    ALL_FOUND,
    ALL_MOVES,
    CASTLES,
    CHILDREN_COUNT,
    CONTENTS_AT,
    DONE_STAMP,
    EDGES_AT,
    EMPTY,
    END_PATTERN,
    FOUND,
    FOUND_MOVE,
    FRAME,
    GROUP,
    GROUP_PLACE,
    GROUP_SECOND,
    GROUP_TYPE,
    HEADER,
    HOSTILE,
    INDEX_AT,
    LISTS,
    MARKS_AT,
    MAX_FOUND,
    MIX,
    NEEDS,
    NODE,
    NODE_ENDS,
    NODE_GROUPS,
    NODE_MASK,
    NODE_NEEDS,
    NODE_SHIFT,
    NODE_SIZE,
    NODE_TABLE,
    PASSES,
    PATH_AT,
    PATTERNS,
    PRESENT_AT,
    RANK,
    SEEN_AT,
    STAMP_AT,
    STARTS_AT,
    VERTICES,
    VERTICES_AT,
)
from clausewitz.kernel.position import EN_PASSANT, KING, OCCUPIED, PAWN, TURN

_SQUARE, _LOW, _TYPES = U64(63), U64(0xFFFF_FFFF), U64(15)
_U2, _U3, _U6, _U7, _U12, _U18, _U24, _U64 = (U64(n) for n in (2, 3, 6, 7, 12, 18, 24, 64))
_KIND = U64(15) << TYPE
_UNBOUND = U64(0x1041_0410)  # in the mark at each place: what stands there, not a vertex
_HEADER, _NODE_WORDS, _MASK_BITS = U64(HEADER), U64(NODE), U64(20)
_VERTICES, _FRAME, _RANK = U64(VERTICES), U64(FRAME), U64(RANK)
_CASTLES, _PASSES, _EMPTY, _HOSTILE = U64(CASTLES), U64(PASSES), U64(EMPTY), U64(HOSTILE)
_NEEDS, _GROUP_WORDS = U64(NEEDS), U64(GROUP)
_FEW = U64(8)  # so many children are asked for sooner than all edges
_FOUND, _MAX_FOUND = U64(FOUND), U64(MAX_FOUND)
_DONE = (U1 << DONE_STAMP) - U1
_PACKED = U64(10)  # vertices whose squares are told

# A frame of the path: node, next group and their end, next edge and their end, next child and
# their end, number of vertices.
_GROUP, _GROUPS_END, _EDGE, _EDGES_END, _CHILD, _CHILDREN_END, _COUNT = (U64(n) for n in range(7))
_NODE = _U7


@jit
def record_of(node: U64) -> U64:
    """Where the words of a node begin."""
    return _HEADER + node * _NODE_WORDS


@jit
def children_of(pack: Words, record: U64, code: U64) -> U64:
    """The children that an edge of this code leads to: a place in the lists and a count."""
    hashed = code * MIX
    if pack[record + NODE_MASK] >> (hashed >> _MASK_BITS & _SQUARE) & U1 == U0:
        return U0
    key = code + U1
    shift, table = pack[record + NODE_SHIFT], pack[record + NODE_TABLE]
    last = (U1 << (_U64 - shift)) - U1
    place = hashed >> shift
    while True:
        found = pack[table + (place << U1)]
        if found == key:
            return pack[table + (place << U1) + U1]
        if found == U0:
            return U0
        place = (place + U1) & last


@jit
def code_of(room: Words, edge: U64, used: U64) -> U64:
    """The code of an edge; `used` has ones at the places that its type has.

    All five places are looked at, which is quicker than asking how many there are.
    """
    marks = (
        room[MARKS_AT + (edge & _SQUARE)]
        | room[MARKS_AT + (edge >> _U6 & _SQUARE)] << _U6
        | room[MARKS_AT + (edge >> _U12 & _SQUARE)] << _U12
        | room[MARKS_AT + (edge >> _U18 & _SQUARE)] << _U18
        | room[MARKS_AT + (edge >> _U24 & _SQUARE)] << _U24
    )
    return edge & _KIND | marks & used


@jit
def places_of(kind: U64) -> U64:
    """Ones at the places that edges of a type have."""
    return (U1 << (_U6 * arity_of(kind))) - U1


@jit
def place_code(room: Words, edge: U64) -> U64:
    """The code of an edge that tells where a vertex is."""
    return edge & ~_SQUARE | room[MARKS_AT + (edge & _SQUARE)]


@jit
def not_here(kind: U64, place: U64, second: U64) -> U64:
    """Ones where an edge found at `place` must not have a bound vertex: another group has it then.

    That is at earlier places; and at the second, of a man that could go somewhere, where the group
    does not say that it is bound.
    """
    bits = _UNBOUND & ((U1 << (_U6 * place)) - U1)
    if place == U0 and second == U0 and kind in (AIMS, AIMS_THROUGH):
        bits |= _UNBOUND & (_SQUARE << _U6)
    return bits


@jit
def bind(room: Words, edge: U64, code: U64, count: U64) -> U64:
    """Bind the squares of an edge that are not bound to new vertices; returns their number."""
    kind = edge >> TYPE
    if kind >= _RANK and kind < _CASTLES:
        return count
    arity = arity_of(kind)
    place = U0
    while place < arity:
        shift = _U6 * place
        if code >> shift & _SQUARE >= _VERTICES:
            square = edge >> shift & _SQUARE
            room[VERTICES_AT + count] = square
            room[MARKS_AT + square] = count
            count += U1
        place += U1
    return count


@jit
def unbind(room: Words, count: U64, kept: U64) -> None:
    while count > kept:
        count -= U1
        square = room[VERTICES_AT + count]
        room[MARKS_AT + square] = _VERTICES + room[CONTENTS_AT + square]


@jit
def lacks(pack: Words, room: Words, node: U64) -> bool:
    """Whether something is not there that all patterns at and below a node need."""
    needs = record_of(node) + NODE_NEEDS
    missing = word = U0
    while word < _NEEDS:
        missing |= pack[needs + word] & ~room[PRESENT_AT + word]
        word += U1
    return bool(missing)


@jit
def done_at(pack: Words, room: Words, node: U64) -> U64:
    """Where the room tells how many patterns below a node have been found."""
    at = SEEN_AT + pack[PATTERNS] + node
    if room[at] >> DONE_STAMP != room[STAMP_AT]:
        room[at] = room[STAMP_AT] << DONE_STAMP
    return at


@jit
def is_done(pack: Words, room: Words, node: U64) -> bool:
    """Whether all patterns at and below a node have been found for this move, or cannot be."""
    word = room[SEEN_AT + pack[PATTERNS] + node]
    size = pack[record_of(node) + NODE_SIZE]
    return bool(word == (room[STAMP_AT] << DONE_STAMP | size))


@jit
def is_over(pack: Words, room: Words, node: U64) -> bool:
    """Whether there is nothing to be found at and below a node. What lacks something is noted as
    done: it is asked again and again, and lacks it as long as the move is the same."""
    if is_done(pack, room, node):
        return True
    if lacks(pack, room, node):
        size = pack[record_of(node) + NODE_SIZE]
        room[SEEN_AT + pack[PATTERNS] + node] = room[STAMP_AT] << DONE_STAMP | size
        return True
    return False


@jit
def count_done(pack: Words, room: Words, depth: U64, node: U64) -> None:
    """One more pattern has been found at a node, which is below the frames of the path."""
    room[done_at(pack, room, node)] += U1
    while depth:
        room[done_at(pack, room, room[PATH_AT + depth * _FRAME + _NODE])] += U1
        depth -= U1


@jit
def write_found(
    pack: Words,
    room: Words,
    found: Words,
    total: U64,
    node: U64,
    move: U64,
    count: U64,
    depth: U64,
) -> U64:
    """Write down the patterns that end at a node; returns how many have been found."""
    end = pack[record_of(node) + NODE_ENDS]
    last = pack[record_of(node) + NODE_TABLE]
    while end < last:
        word = pack[end]
        end += U1
        pattern = word >> END_PATTERN
        if word & U1 == U0 and room[SEEN_AT + pattern] == room[STAMP_AT]:
            continue
        if room[SEEN_AT + pattern] != room[STAMP_AT]:
            room[SEEN_AT + pattern] = room[STAMP_AT]
            count_done(pack, room, depth, node)
        if total < _MAX_FOUND:
            squares = vertices = U0
            vertex = count
            while vertex:
                vertex -= U1
                square = room[VERTICES_AT + vertex]
                squares |= U1 << square
                if vertex < _PACKED:
                    vertices = vertices << _U6 | square
            found[total * _FOUND] = move << FOUND_MOVE | pattern
            found[total * _FOUND + U1] = squares
            found[total * _FOUND + _U2] = vertices
            total += U1
    return total


@jit
def has_groups(pack: Words, node: U64) -> bool:
    record = record_of(node)
    return bool(pack[record + NODE_GROUPS] < pack[record + NODE_ENDS])


@jit
def enter(pack: Words, room: Words, depth: U64, node: U64, count: U64) -> None:
    """Begin to look through the groups of a node."""
    at = PATH_AT + depth * _FRAME
    room[at + _GROUP] = pack[record_of(node) + NODE_GROUPS]
    room[at + _GROUPS_END] = pack[record_of(node) + NODE_ENDS]
    room[at + _EDGE] = room[at + _EDGES_END] = room[at + _CHILD] = room[at + _CHILDREN_END] = U0
    room[at + _COUNT] = count
    room[at + _NODE] = node


@jit
def open_group(pack: Words, room: Words, at: U64, rank_flip: U64) -> U64:
    """Turn to the next group of a frame. Returns the edge, if the group tells where a vertex is."""
    word = pack[room[at + _GROUP]]
    room[at + _GROUP] += _GROUP_WORDS
    square = room[VERTICES_AT + (word & _TYPES)]
    kind = word >> GROUP_TYPE & _TYPES
    if kind >= _RANK:
        number = ((square ^ rank_flip) >> _U3 if kind == _RANK else square & _U7) + U1
        return kind << TYPE | square | number << _U6
    bucket = STARTS_AT + bucket_of(kind, word >> GROUP_PLACE & _TYPES, square)
    begin, end = room[bucket], room[bucket + U1]
    second = word >> GROUP_SECOND
    if second == _U2 and word & _TYPES == U0:
        begin, end = room[aimed_at(kind)], room[aimed_at(kind) + U1]
    elif second:
        square = room[VERTICES_AT + second - U1]
        begin = first_to(room, begin, end, square)
        end = first_to(room, begin, end, square + U1)
    room[at + _EDGE] = begin
    room[at + _EDGES_END] = end
    return U0


@jit
def first_to(room: Words, begin: U64, end: U64, square: U64) -> U64:
    """The first edge of a bucket whose second square is not before this one: they are in order."""
    while begin < end:
        middle = (begin + end) >> U1
        if room[INDEX_AT + middle] >> _U6 & _SQUARE < square:
            begin = middle + U1
        else:
            end = middle
    return begin


@jit
def aimed_at(kind: U64) -> U64:
    return AIMED_AT if kind == AIMS else AIMED_AT + _U2


@jit
def write_aimed(room: Words, edge: U64) -> None:
    """Find what the man of a move aims at from its target, which most patterns ask for."""
    man, square = edge & _SQUARE, edge >> _U6 & _SQUARE
    for kind in (AIMS, AIMS_THROUGH):
        bucket = STARTS_AT + bucket_of(kind, U0, man)
        begin = first_to(room, room[bucket], room[bucket + U1], square)
        room[aimed_at(kind)] = begin
        room[aimed_at(kind) + U1] = first_to(room, begin, room[bucket + U1], square + U1)


@jit
def found_children(room: Words, at: U64, edge: U64, code: U64, children: U64) -> U64:
    """Bind an edge that leads to children; returns the number of vertices then."""
    room[at + _CHILD] = children & _LOW
    room[at + _CHILDREN_END] = (children & _LOW) + (children >> CHILDREN_COUNT)
    return bind(room, edge, code, room[at + _COUNT])


@jit
def is_wanted(pack: Words, room: Words, children: U64) -> bool:
    """Whether to go to some of the children: to bind squares in vain takes longer than to ask."""
    at = pack[LISTS] + (children & _LOW)
    end = at + (children >> CHILDREN_COUNT)
    while at < end:
        if not is_over(pack, room, pack[at]):
            return True
        at += U1
    return False


@jit
def scan(pack: Words, room: Words, at: U64) -> U64:
    """Go on through the edges of a group to one that leads to children.

    Returns the number of vertices that are bound then, 0 where no edge is left.
    """
    edge, end = room[at + _EDGE], room[at + _EDGES_END]
    if edge == end:
        return U0
    word = pack[room[at + _GROUP] - _GROUP_WORDS]
    kind = word >> GROUP_TYPE & _TYPES
    used = places_of(kind)
    apart = not_here(kind, word >> GROUP_PLACE & _TYPES, word >> GROUP_SECOND)
    record = record_of(room[at + _NODE])
    while edge < end:
        found = room[INDEX_AT + edge]
        edge += U1
        code = code_of(room, found, used)
        if ~code & apart:
            continue
        children = children_of(pack, record, code)
        if children and is_wanted(pack, room, children):
            room[at + _EDGE] = edge
            return found_children(room, at, found, code, children)
    room[at + _EDGE] = end
    return U0


@jit
def advance(pack: Words, room: Words, at: U64, rank_flip: U64) -> U64:
    """As scan, and on through the other groups of the node."""
    more = scan(pack, room, at)
    while more == U0 and room[at + _GROUP] < room[at + _GROUPS_END]:
        children = pack[room[at + _GROUP] + U1]
        if children >> CHILDREN_COUNT <= _FEW and not is_wanted(pack, room, children):
            room[at + _GROUP] += _GROUP_WORDS
            continue
        edge = open_group(pack, room, at, rank_flip)
        if edge == U0:
            more = scan(pack, room, at)
        else:
            code = place_code(room, edge)
            children = children_of(pack, record_of(room[at + _NODE]), code)
            if children:
                more = found_children(room, at, edge, code, children)
    return more


@compiled_once
def walk(
    pack: Words, room: Words, found: Words, total: U64, move: U64, edge: U64, rank_flip: U64
) -> U64:
    """Write down all patterns that match one move, an edge; returns how many have been found."""
    room[STAMP_AT] += U1
    code = code_of(room, edge, places_of(edge >> TYPE))
    children = children_of(pack, record_of(U0), code)
    if children == U0:
        return total
    write_aimed(room, edge)
    write_present(room, edge & _SQUARE, edge >> _U6 & _SQUARE, rank_flip)
    depth = U0
    at = PATH_AT
    enter(pack, room, depth, U0, U0)
    room[at + _GROUP] = room[at + _GROUPS_END]  # the move itself is the only edge here
    bound = found_children(room, at, edge, code, children)
    while True:
        at = PATH_AT + depth * _FRAME
        while room[at + _CHILD] < room[at + _CHILDREN_END]:
            node = pack[pack[LISTS] + room[at + _CHILD]]
            room[at + _CHILD] += U1
            if is_over(pack, room, node):
                continue
            total = write_found(pack, room, found, total, node, move, bound, depth)
            if has_groups(pack, node):
                depth += U1
                at = PATH_AT + depth * _FRAME
                enter(pack, room, depth, node, bound)
        unbind(room, bound, room[at + _COUNT])
        bound = room[at + _COUNT]
        if depth == U0:
            return total
        more = U0 if is_done(pack, room, room[at + _NODE]) else advance(pack, room, at, rank_flip)
        if more:
            bound = more
        else:
            depth -= U1  # the vertices of the frame before are still bound


@jit
def prepare(row: Words, room: Words) -> U64:
    """The edges of a board, sorted; returns how many they are."""
    count = write_edges(row, room)
    write_index(room, count)
    write_contents(row, room)
    return count


@jit
def edge_of_move(row: Words, move: U64) -> U64:
    """A legal move as the first edge of patterns."""
    source, target, piece = move_source(move), move_target(move), move_piece(move)
    kind = REACHES
    if row[OCCUPIED] >> target & U1:
        kind = BEARS
    elif piece == KING and (source + _U2 == target or target + _U2 == source):
        kind = _CASTLES
    elif piece == PAWN and U1 << target == row[EN_PASSANT] and (source ^ target) & _U7:
        kind = _PASSES
    return kind << TYPE | source | target << _U6


@jit
def match_moves(pack: Words, room: Words, found: Words, row: Words, moves: Words, many: U64) -> U64:
    """Match the patterns with some legal moves; returns how many matches were written.

    The board must be prepared.
    """
    flip = U64(56) * row[TURN]
    total = number = U0
    while number < many:
        move = moves[number]
        if number == U0 or move & _MOVE != moves[number - U1] & _MOVE:
            total = walk(pack, room, found, total, number, edge_of_move(row, move), flip)
        number += U1
    return total


_MOVE = U64(0xFFF)  # origin and target: what a pawn becomes is no matter


@jit
def match_threats(pack: Words, room: Words, found: Words, row: Words, total: U64, many: U64) -> U64:
    """Match the patterns with what the other side could do now; the board must be prepared.

    `many` is the number of edges. The number of a threat is its two squares.
    """
    flip = U64(56) * row[TURN]
    number = U0
    while number < many:
        edge = room[EDGES_AT + number]
        number += U1
        kind = edge >> TYPE
        mover = room[CONTENTS_AT + (edge & _SQUARE)]
        if mover < _HOSTILE or mover == _EMPTY or (kind != REACHES and kind != BEARS):
            continue
        if kind == BEARS and room[CONTENTS_AT + (edge >> _U6 & _SQUARE)] >= _HOSTILE:
            continue
        total = walk(pack, room, found, total, edge & _MOVE, edge, flip)
    return total


@jit
def match_all(pack: Words, room: Words, found: Words, row: Words, moves: Words) -> U64:
    """Write the legal moves, and what matches them and what the other side threatens.

    Returns the number of moves, and above it how many matches are of moves and how many in all.
    """
    many = write_legal_moves(row, moves)
    edges = prepare(row, room)
    total = match_moves(pack, room, found, row, moves, many)
    whole = match_threats(pack, room, found, row, total, edges)
    return many | total << ALL_MOVES | whole << ALL_FOUND
