"""The entry points from Python into compiled code. Each is one cache file: see jit/compile.py."""

from clausewitz.kernel.board import attacks as attacking
from clausewitz.kernel.board import legal_moves, make_move, zobrist
from clausewitz.kernel.board import perft as counting
from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.row import OCCUPIED, Row, piece_on
from clausewitz.kernel.jit.compile import entry


@entry("uint64(uint64[::1], uint64, boolean)")
def perft(row: Row, depth: U64, bulk: bool) -> U64:
    return counting.perft(row, depth, bulk)


@entry("uint64(uint64[::1], uint64[::1])")
def write_legal_moves(row: Row, words: Row) -> U64:
    return legal_moves.write_legal_moves(row, words)


@entry("void(uint64[::1], uint64, uint64, uint64, uint64[::1])")
def make(row: Row, source: U64, target: U64, promotion: U64, after: Row) -> None:
    move = legal_moves.move_word(piece_on(row, source), source, target, promotion)
    make_move.make(row, move, after)


@entry("uint64(uint64[::1], uint64)")
def attacks(row: Row, square: U64) -> U64:
    return attacking.attacks_from(row, square, row[OCCUPIED])


@entry("uint64(uint64[::1])")
def key(row: Row) -> U64:
    return zobrist.key(row)


@entry("uint64(uint64[::1])")
def key_from_scratch(row: Row) -> U64:
    return zobrist.key_from_scratch(row)
