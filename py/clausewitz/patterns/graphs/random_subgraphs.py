"""Patterns found at random around moves: connected pieces of the graph of a board."""

import random
from collections import defaultdict

import chess

from clausewitz.patterns.graphs.board_graph import (
    board_edges,
    contents_of,
    file_edge,
    graph_from,
    move_edge,
    rank_edge,
)
from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.pattern import (
    ANY,
    BEARS,
    COVERS,
    FRIENDLY,
    MAJOR,
    MAX_VERTICES,
    MINOR,
    PAWN,
    REACHES,
    Edge,
    Graph,
    hostile,
)


class Miner:
    """The graph of one board, from which pieces around moves are taken."""

    def __init__(self, board: chess.Board, chooser: random.Random) -> None:
        self.board, self.chooser = board, chooser
        self.contents = contents_of(board)
        self.at: dict[int, list[Edge]] = defaultdict(list)
        pawns = (PAWN, hostile(PAWN))
        for edge in board_edges(board):
            if edge.type == REACHES and self.contents[edge.vertices[0]] not in pawns:
                continue  # covers says the same
            for square in edge.vertices:
                self.at[square].append(edge)

    def piece(self, move: chess.Move, size: int, places: float, general: float) -> Graph:
        """A piece of the graph with at most `size` edges, the move among them.

        With chance `places` an edge says where a square is, with chance `general` a piece may be
        of other kinds, too.
        """
        chosen = [move_edge(self.board, move)]
        squares = list(chosen[0].vertices)
        for _ in range(size - 1):
            edge = self.another(chosen, squares, places)
            if edge is None or edge in chosen:
                continue
            new = [square for square in edge.touched if square not in squares]
            if len(squares) + len(new) <= MAX_VERTICES:
                chosen.append(edge)
                squares += new
        graph = graph_from(chosen, self.contents)
        contents = (
            wider(what, self.chooser) if self.chooser.random() < general else what
            for what in graph.contents
        )
        return canonical(Graph(tuple(contents), graph.edges))

    def another(self, chosen: list[Edge], squares: list[int], places: float) -> Edge | None:
        """An edge that touches the piece; mostly at the squares of the move."""
        ends = squares[:2] if self.chooser.random() < 0.7 else squares
        square = self.chooser.choice(ends)
        if self.chooser.random() < places:
            return (
                rank_edge(self.board, square) if self.chooser.random() < 0.5 else file_edge(square)
            )
        kinds = {edge.type for edge in self.at[square]}
        if not kinds:
            return None
        kind = self.chooser.choice(sorted(kinds))  # rare types are as welcome as common ones
        edges = [edge for edge in self.at[square] if edge.type == kind]
        edge = self.chooser.choice(edges)
        return None if is_said_by(edge, chosen[0]) else edge


def is_said_by(edge: Edge, move: Edge) -> bool:
    """Whether the move says it already: what goes somewhere, or takes something, bears on it."""
    return edge.vertices == move.vertices and edge.type in (COVERS, BEARS, REACHES)


def wider(contents: int, chooser: random.Random) -> int:
    """A larger random class of pieces on the same side."""
    if contents not in (1 << kind for kind in range(12)):
        return contents
    own = bool(contents & FRIENDLY)
    kind = contents if own else contents // hostile(1)
    classes = [ANY, *(c for c in (MINOR, MAJOR) if c & kind)]
    chosen = chooser.choice(classes)
    return chosen if own else hostile(chosen)
