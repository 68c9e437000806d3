"""The doors from Python into the pattern matcher. Each is one cache file: see ../compile.py."""

from clausewitz.kernel.bits import U64
from clausewitz.kernel.compile import entry
from clausewitz.kernel.moves import write_legal_moves
from clausewitz.kernel.patterns import edges as edging
from clausewitz.kernel.patterns import matching, scoring
from clausewitz.kernel.position import Row


@entry("uint64(uint64[::1], uint64[::1])")
def write_edges(row: Row, room: Row) -> U64:
    return edging.write_edges(row, room)


@entry("uint64(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def match_all(pack: Row, room: Row, found: Row, row: Row, moves: Row) -> U64:
    return matching.match_all(pack, room, found, row, moves)


@entry(
    "uint64(uint64[::1], uint64[::1], uint64[::1], int64[::1], uint64[::1], uint64[::1],"
    " int64[::1])"
)
def score_all(
    pack: Row,
    room: Row,
    found: Row,
    weights: scoring.Integers,
    row: Row,
    moves: Row,
    scores: scoring.Integers,
) -> U64:
    """Write the legal moves of a position and their scores; returns how many they are."""
    many = write_legal_moves(row, moves)
    scoring.score_moves(pack, room, found, weights, row, moves, many, scores)
    return many
