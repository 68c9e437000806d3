"""Which patterns match which moves: those whose features a move has, and whose vertices then can be
bound to squares."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.legal_moves import (
    move_piece,
    move_source,
    move_target,
    write_legal_moves,
)
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, TURN
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.jit.compile import recursive as compiled_once
from clausewitz.kernel.patterns import pack_layout as layout
from clausewitz.kernel.patterns.edge_index import write_contents, write_index
from clausewitz.kernel.patterns.edges import BEARS, REACHES, TYPE, write_edges
from clausewitz.kernel.patterns.features import has_feature, write_features
from clausewitz.kernel.patterns.vertex_binding import begin_binding, bind_all, bound_squares

_SQUARE, _MOVE, _LOW = U64(63), U64(0xFFF), U64(0xFFFF_FFFF)
_U2, _U6, _U7 = U64(2), U64(6), U64(7)
_BYTE = U64(0xFF)
_CASTLES, _PASSES = U64(layout.CASTLES), U64(layout.PASSES)
_EMPTY, _HOSTILE = U64(layout.EMPTY), U64(layout.HOSTILE)
_FOUND, _MAX_FOUND = U64(layout.FOUND), U64(layout.MAX_FOUND)
_PACKED = U64(10)  # vertices whose squares are written

SQUARES, NO_SQUARES = U1, U0
"""Whether it is wanted where the vertices of what matches are."""


@jit
def type_bit(kind: U64) -> U64:
    """The bit of a type of move in the word of its kind."""
    return kind - _CASTLES + _U2 if kind >= _CASTLES else kind >> U1


@jit
def kind_of(buffer: Words, edge: U64) -> U64:
    """What kind of move an edge is: three bits, for what moves, what is taken and its type."""
    mover = buffer[layout.CONTENTS_AT + (edge & _SQUARE)]
    taken = buffer[layout.CONTENTS_AT + (edge >> _U6 & _SQUARE)]
    kind = U1 << (layout.MOVE_FROM + mover) | U1 << (layout.MOVE_TO + taken)
    return kind | U1 << (layout.MOVE_TYPE + type_bit(edge >> TYPE))


@jit
def has_features(pack: Words, buffer: Words, record: U64) -> bool:
    """Whether a move has the other features of a record."""
    at = record + U1
    end = at + (pack[record] >> layout.RECORD_OTHERS & _BYTE)
    while at < end:
        if not has_feature(buffer, pack[at]):
            return False
        at += U1
    return True


@jit
def write_squares(buffer: Words, found: Words, at: U64, vertices: U64, steps: U64) -> None:
    packed = U0
    vertex = vertices if vertices < _PACKED else _PACKED
    while vertex:
        vertex -= U1
        packed = packed << _U6 | buffer[layout.VERTICES_AT + vertex]
    found[at + U1], found[at + _U2] = bound_squares(buffer, steps), packed


@jit
def write_found(
    pack: Words,
    buffer: Words,
    found: Words,
    total: U64,
    record: U64,
    move: U64,
    wanted: U64,
    rank_flip: U64,
) -> U64:
    """Write down how a pattern whose features are there matches; returns how many were found."""
    word = pack[record]
    line = move << layout.FOUND_MOVE | word & _LOW
    if word >> layout.RECORD_CLEAR & U1 and wanted == NO_SQUARES:
        if total < _MAX_FOUND:
            found[total * _FOUND] = line
            total += U1
        return total
    many = word >> layout.RECORD_STEPS & _BYTE
    steps = record + U1 + (word >> layout.RECORD_OTHERS & _BYTE)
    depth = U0
    while total < _MAX_FOUND and bind_all(pack, buffer, steps, many, depth, rank_flip):
        found[total * _FOUND] = line
        vertices = word >> layout.RECORD_VERTICES & _BYTE
        write_squares(buffer, found, total * _FOUND, vertices, many)
        total += U1
        depth = many
        if depth == U0 or word >> layout.RECORD_EVERY == U0:
            break
    return total


@compiled_once
def match_move(
    pack: Words,
    buffer: Words,
    found: Words,
    total: U64,
    move: U64,
    edge: U64,
    wanted: U64,
    rank_flip: U64,
) -> U64:
    """Write down all patterns that match one move, an edge; returns how many have been found."""
    kind = kind_of(buffer, edge)
    if kind & ~pack[layout.MOVES]:
        return total
    origin, target = edge & _SQUARE, edge >> _U6 & _SQUARE
    write_features(pack, buffer, origin, target, rank_flip)
    begin_binding(buffer, origin, target)
    number, last = layout.PRESENT_AT + U1, layout.PRESENT_AT + buffer[layout.PRESENT_AT]
    while number <= last:
        starts = pack[layout.ENTRIES] + buffer[number]
        number += U1
        entry, end = pack[starts], pack[starts + U1]
        while entry < end:
            word, second = pack[entry], pack[entry + U1]
            entry += layout.ENTRY
            if kind & ~word == U0 and has_feature(buffer, second):
                record = pack[layout.RECORDS] + (word >> layout.ENTRY_RECORD)
                if has_features(pack, buffer, record):
                    total = write_found(pack, buffer, found, total, record, move, wanted, rank_flip)
    return total


@jit
def prepare(row: Words, buffer: Words) -> U64:
    """The edges of a board, sorted; returns how many they are."""
    count = write_edges(row, buffer)
    write_index(buffer, count)
    write_contents(row, buffer)
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
def match_moves(
    pack: Words, buffer: Words, found: Words, row: Words, moves: Words, many: U64, wanted: U64
) -> U64:
    """Match the patterns with some legal moves; returns how many matches were written.

    The board must be prepared. Of moves that differ in what a pawn becomes, the first is matched.
    """
    flip = U64(56) * row[TURN]
    total = number = U0
    while number < many:
        move = moves[number]
        if number == U0 or move & _MOVE != moves[number - U1] & _MOVE:
            edge = edge_of_move(row, move)
            total = match_move(pack, buffer, found, total, number, edge, wanted, flip)
        number += U1
    return total


@jit
def match_threats(
    pack: Words, buffer: Words, found: Words, row: Words, total: U64, many: U64
) -> U64:
    """Match the patterns with what the other side could do now; the board must be prepared.

    `many` is the number of edges. The number of a threat is its two squares.
    """
    flip = U64(56) * row[TURN]
    number = U0
    while number < many:
        edge = buffer[layout.EDGES_AT + number]
        number += U1
        kind = edge >> TYPE
        mover = buffer[layout.CONTENTS_AT + (edge & _SQUARE)]
        if mover < _HOSTILE or mover == _EMPTY or (kind != REACHES and kind != BEARS):
            continue
        if kind == BEARS and buffer[layout.CONTENTS_AT + (edge >> _U6 & _SQUARE)] >= _HOSTILE:
            continue
        total = match_move(pack, buffer, found, total, edge & _MOVE, edge, SQUARES, flip)
    return total


@jit
def match_all(pack: Words, buffer: Words, found: Words, row: Words, moves: Words) -> U64:
    """Write the legal moves, and what matches them and what the other side threatens.

    Returns the number of moves, and above it how many matches are of moves and how many in all.
    """
    many = write_legal_moves(row, moves)
    edges = prepare(row, buffer)
    total = match_moves(pack, buffer, found, row, moves, many, SQUARES)
    whole = match_threats(pack, buffer, found, row, total, edges)
    return many | total << layout.ALL_MOVES | whole << layout.ALL_FOUND
