"""The entry points into the pattern matcher. Each is one cache file: see ../jit/compile.py."""

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import write_legal_moves
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry
from clausewitz.kernel.patterns import edges, move_scores, pattern_match


@entry("uint64(uint64[::1], uint64[::1])")
def write_edges(row: Row, buffer: Row) -> U64:
    return edges.write_edges(row, buffer)


@entry("uint64(uint64[::1], uint64[::1], uint64[::1], uint64[::1], uint64[::1])")
def match_all(pack: Row, buffer: Row, found: Row, row: Row, moves: Row) -> U64:
    return pattern_match.match_all(pack, buffer, found, row, moves)


@entry(
    "uint64(uint64[::1], uint64[::1], uint64[::1], int64[::1], uint64[::1], uint64[::1],"
    " int64[::1])"
)
def score_all(
    pack: Row,
    buffer: Row,
    found: Row,
    weights: move_scores.Integers,
    row: Row,
    moves: Row,
    scores: move_scores.Integers,
) -> U64:
    """Write the legal moves of a position and their scores; returns how many they are."""
    many = write_legal_moves(row, moves)
    move_scores.score_moves(pack, buffer, found, weights, row, moves, many, scores)
    return many
