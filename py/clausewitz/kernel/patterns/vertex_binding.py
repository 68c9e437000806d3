"""Binding the vertices of a pattern to squares, step by step, back and forth.

The steps of a pattern are its edges. Those that touch the move are features of it, and what edges
have them has been found; the others are looked up in the index of the board, from a vertex that is
bound. Different vertices are different squares.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.patterns import pack_layout as layout
from clausewitz.kernel.patterns.edge_index import bucket_of

_SQUARE, _LOW, _HEAD, _VERTEX = U64(63), U64(0xFFFF_FFFF), U64(0xFFFF), U64(15)
_U3, _U4, _U6, _U7 = U64(3), U64(4), U64(6), U64(7)
_TYPES, _RANK = U64(15), U64(layout.RANK)
_FRAME = U64(layout.FRAME)

# A frame of the path: the next edge to be tried and, of a far step, where they end; the squares
# that are bound before the step.
_NEXT, _END, _BOUND = U64(0), U64(1), U64(2)


@jit
def open_step(pack: Words, buffer: Words, step: U64, frame: U64, rank_flip: U64) -> None:
    """Begin to look through the edges that a step may be."""
    word = pack[step]
    if word >> layout.STEP_FAR == U0:
        buffer[frame + _NEXT] = buffer[layout.STATE_AT + (word & _LOW)] & _HEAD
        return
    kind, place = word & _TYPES, word >> layout.STEP_PLACE & _U7
    square = buffer[layout.VERTICES_AT + (word >> (layout.STEP_VERTICES + _U4 * place) & _VERTEX)]
    if kind >= _RANK:
        number = (square ^ rank_flip) >> _U3 if kind == _RANK else square & _U7
        fits = number + U1 == pack[step + U1]
        buffer[frame + _NEXT], buffer[frame + _END] = U0, U1 if fits else U0
    else:
        bucket = layout.BUCKETS_AT + bucket_of(kind, place, square)
        buffer[frame + _NEXT], buffer[frame + _END] = buffer[bucket], buffer[bucket + U1]


@jit
def bind(pack: Words, buffer: Words, step: U64, frame: U64, edge: U64) -> bool:
    """Bind the new vertices of a step to the squares of an edge, if it fits; the squares that are
    bound then are written to the next frame."""
    word, allowed = pack[step], pack[step + U1]
    vertices, new = word >> layout.STEP_VERTICES, word >> layout.STEP_NEW
    is_far = word >> layout.STEP_FAR & U1
    bound = buffer[frame + _BOUND]
    left = word >> layout.STEP_ARITY & _U7
    while left:
        square = edge & _SQUARE
        if new & U1:
            if bound >> square & U1:
                return False
            if is_far:
                if allowed >> buffer[layout.CONTENTS_AT + square] & U1 == U0:
                    return False
                allowed >>= layout.STEP_CONTENTS
            bound |= U1 << square
            buffer[layout.VERTICES_AT + (vertices & _VERTEX)] = square
        elif buffer[layout.VERTICES_AT + (vertices & _VERTEX)] != square:
            return False
        edge >>= _U6
        vertices >>= _U4
        new >>= U1
        left -= U1
    buffer[frame + _FRAME + _BOUND] = bound
    return True


@jit
def take_next(pack: Words, buffer: Words, step: U64, frame: U64) -> bool:
    """Go on to the next edge that a step may be and bind it; whether there is one."""
    if pack[step] >> layout.STEP_FAR == U0:
        while buffer[frame + _NEXT]:
            hit = buffer[layout.HITS_AT + buffer[frame + _NEXT]]
            buffer[frame + _NEXT] = hit >> layout.HIT_NEXT
            if bind(pack, buffer, step, frame, hit):
                return True
        return False
    while buffer[frame + _NEXT] < buffer[frame + _END]:
        edge = buffer[layout.INDEX_AT + buffer[frame + _NEXT]]
        buffer[frame + _NEXT] += U1
        if pack[step] & _TYPES >= _RANK:
            buffer[frame + _FRAME + _BOUND] = buffer[frame + _BOUND]
            return True
        if bind(pack, buffer, step, frame, edge):
            return True
    return False


@jit
def begin_binding(buffer: Words, origin: U64, target: U64) -> None:
    """The first two vertices are the squares of the move."""
    buffer[layout.VERTICES_AT], buffer[layout.VERTICES_AT + U1] = origin, target
    buffer[layout.PATH_AT + _BOUND] = U1 << origin | U1 << target


@jit
def bind_all(pack: Words, buffer: Words, steps: U64, many: U64, depth: U64, rank_flip: U64) -> bool:
    """Bind the vertices of all steps; from the last of them on back, for the next way, if `depth`
    is their number. Whether there is a way."""
    if depth == U0:
        if many == U0:
            return True
        open_step(pack, buffer, steps, layout.PATH_AT, rank_flip)
    else:
        depth -= U1
    while True:
        frame = layout.PATH_AT + depth * _FRAME
        if take_next(pack, buffer, steps + depth * layout.STEP, frame):
            depth += U1
            if depth == many:
                return True
            open_step(pack, buffer, steps + depth * layout.STEP, frame + _FRAME, rank_flip)
        elif depth == U0:
            return False
        else:
            depth -= U1


@jit
def bound_squares(buffer: Words, many: U64) -> U64:
    """The squares of all vertices, after so many steps."""
    return buffer[layout.PATH_AT + many * _FRAME + _BOUND]
