"""What a board looks like to patterns: its edges, and what stands on its squares."""

from collections.abc import Iterable
from functools import cache

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns import edges, entries, pack_layout
from clausewitz.patterns.graphs.pattern import (
    BEARS,
    CASTLES,
    FILE,
    PASSES,
    RANK,
    REACHES,
    Edge,
    Graph,
)

_TYPE = int(edges.TYPE)


@cache
def _buffer() -> Row:
    return np.zeros(edges.BUFFER_SIZE, np.uint64)


def board_edges(board: chess.Board, row: Row | None = None) -> list[Edge]:
    """All edges of a board, or of a row made from it; their vertices are squares."""
    buffer = _buffer()
    count = int(entries.write_edges(kernel.from_board(board) if row is None else row, buffer))
    return [edge_of(int(word)) for word in buffer[:count]]


def edge_of(word: int) -> Edge:
    kind = word >> _TYPE
    return Edge(kind, tuple(word >> 6 * place & 63 for place in range(edges.ARITIES[kind])))


def contents_of(board: chess.Board) -> list[int]:
    """What stands on each square, as one bit, for the side to move."""
    found = [1 << pack_layout.EMPTY] * 64
    for square, piece in board.piece_map().items():
        side = 0 if piece.color == board.turn else pack_layout.HOSTILE
        found[square] = 1 << (piece.piece_type - 1 + side)
    return found


def move_edge(board: chess.Board, move: chess.Move) -> Edge:
    """A move as the first edge of its patterns; its vertices are squares."""
    squares = (move.from_square, move.to_square)
    if board.is_castling(move):
        return Edge(CASTLES, squares)
    if board.is_en_passant(move):
        return Edge(PASSES, squares)
    return Edge(BEARS if board.piece_at(move.to_square) else REACHES, squares)


def rank_edge(board: chess.Board, square: chess.Square) -> Edge:
    rank = chess.square_rank(square)
    return Edge(RANK, (square, rank + 1 if board.turn == chess.WHITE else 8 - rank))


def file_edge(square: chess.Square) -> Edge:
    return Edge(FILE, (square, chess.square_file(square) + 1))


def graph_from(on_board: Iterable[Edge], contents: list[int]) -> Graph:
    """The graph of some edges of a board, the move first: squares become vertices."""
    numbers: dict[int, int] = {}
    found = []
    for edge in on_board:
        if edge.is_place:
            square, number = edge.vertices
            found.append(Edge(edge.type, (numbers.setdefault(square, len(numbers)), number)))
        else:
            vertices = tuple(numbers.setdefault(s, len(numbers)) for s in edge.vertices)
            found.append(Edge(edge.type, vertices))
    return Graph(tuple(contents[square] for square in numbers), tuple(found))
