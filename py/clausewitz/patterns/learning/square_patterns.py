"""Patterns of places alone: from where, and where to, pieces of a kind are often moved."""

from collections import Counter

import chess

from clausewitz.kernel.board.row import OCCUPIED, TURN
from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.pattern import (
    ANY,
    BEARS,
    EMPTY,
    FILE,
    RANK,
    REACHES,
    Edge,
    Graph,
    hostile,
)
from clausewitz.patterns.learning.fitter import Rows

_Where = tuple[int, bool, int | None, int | None]
"""A piece, whether it takes something, from which square and to which, as its side sees them."""


def placed(rows: Rows, played: Rows, least: int) -> list[Graph]:
    """The patterns of places that were met so often among the moves played."""
    found: Counter[_Where] = Counter()
    for row, word in zip(rows, played, strict=True):
        source, target = int(word) & 63, int(word) >> 6
        taking = bool(int(row[OCCUPIED]) >> target & 1)
        piece = next(kind for kind in chess.PIECE_TYPES if int(row[kind]) >> source & 1)
        if _is_special(piece, source, target, taking):
            continue
        flip = 56 * int(row[TURN])
        origin, goal = source ^ flip, target ^ flip
        for one, other in ((origin, goal), (origin, None), (None, goal)):
            found[piece, taking, one, other] += 1
    return [_graph(where) for where, count in sorted(found.items(), key=str) if count >= least]


def _is_special(piece: int, source: int, target: int, taking: bool) -> bool:
    """Castling, and taking in passing."""
    if piece == chess.KING:
        return abs(source - target) == 2
    return piece == chess.PAWN and not taking and (source - target) % 8 != 0


def _graph(where: _Where) -> Graph:
    piece, taking, origin, goal = where
    edges = [Edge(BEARS if taking else REACHES, (0, 1))]
    for vertex, square in ((0, origin), (1, goal)):
        if square is not None:
            edges.append(Edge(RANK, (vertex, chess.square_rank(square) + 1)))
            edges.append(Edge(FILE, (vertex, chess.square_file(square) + 1)))
    return canonical(Graph((1 << (piece - 1), hostile(ANY) if taking else EMPTY), tuple(edges)))
