"""Patterns from single examples: what explains that a move wins or loses, and what a move is about.

A material pattern is what is left of a board when all pieces are taken away without which the move
would win or lose as much (explanation-based generalisation). A positional pattern is what the piece
that moves has to do with others, before and after.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import chess
import numpy as np

from clausewitz.kernel import entries, move_of, row_of_pieces
from clausewitz.kernel.board.row import SLOTS, Row
from clausewitz.kernel.patterns import material_gain
from clausewitz.patterns.graphs.board_graph import board_edges, contents_of, graph_from, move_edge
from clausewitz.patterns.graphs.canonical_form import canonical, canonical_pattern
from clausewitz.patterns.graphs.pattern import (
    AIMS,
    BEARS,
    COVERS,
    MAX_VERTICES,
    PAWN,
    REACHES,
    Edge,
    Graph,
    Pattern,
    Reply,
    hostile,
)
from clausewitz.patterns.graphs.random_subgraphs import is_said_by

AT_ONCE, ANSWERED = material_gain.AT_ONCE, material_gain.ANSWERED
MOST = 2000
"""No pattern is worth more, not even one that takes the king."""

_LARGEST = 12  # edges


@dataclass(frozen=True, slots=True)
class MoveOutcome:
    """What a move wins in the end, what it wins at once, and the answer, where one was found."""

    worth: int
    gain: int
    answer: chess.Move | None


@cache
def _rows() -> Row:
    return np.zeros((material_gain.PLIES, SLOTS), np.uint64)


def outcome(board: chess.Board, move: chess.Move, depth: int) -> MoveOutcome:
    """Look at a move: at captures alone after it, or at all answers first."""
    rows, best = _rows(), np.zeros(1, np.uint64)
    source, target = np.uint64(move.from_square), np.uint64(move.to_square)
    rows[0] = row_of_pieces(board)
    gain = int(material_gain.gain_at_once(rows[0], source, target))
    if gain >= material_gain.KING_LOST:
        return MoveOutcome(MOST, MOST, None)
    queening = board.piece_type_at(move.from_square) == chess.PAWN and (
        chess.square_rank(move.to_square) in (0, 7)
    )
    entries.make(rows[0], source, target, np.uint64(chess.QUEEN if queening else 0), rows[1])
    wide = depth - AT_ONCE
    lost = int(material_gain.best_value(rows, 1, material_gain.EXCHANGES + wide, wide, best))
    if lost == material_gain.NOTHING:
        return MoveOutcome(gain, gain, None)
    word = best[0]
    answer = move_of(int(word)) if word else None
    return MoveOutcome(max(-MOST, min(MOST, gain - lost)), gain, answer)


def explained(board: chess.Board, move: chess.Move, depth: int) -> Pattern | None:
    """The material pattern of a move; None if what explains it is too much, or nothing."""
    whole = outcome(board, move, depth)
    small = board.copy(stack=False)
    small.clear_stack()
    for square in _farthest_first(board, move):
        piece = small.remove_piece_at(square)
        assert piece is not None
        if outcome(small, move, depth).worth != whole.worth:
            small.set_piece_at(square, piece)
    found = outcome(small, move, depth)
    squares = set(small.piece_map()) | {move.from_square, move.to_square}
    answer = found.answer if found.worth < found.gain else None
    if answer is not None:
        squares |= {answer.from_square, answer.to_square}
    if len(squares) > MAX_VERTICES:
        return None
    return _pattern(small, move, found, answer, squares)


def _farthest_first(board: chess.Board, move: chess.Move) -> list[chess.Square]:
    """The pieces that may be taken away, those far from the move first."""
    ends = (move.from_square, move.to_square)

    def distance(square: chess.Square) -> int:
        return min(chess.square_distance(square, end) for end in ends)

    pieces = board.piece_map().keys() - ends
    return sorted(pieces, key=lambda square: (-distance(square), square))


def _pattern(
    board: chess.Board,
    move: chess.Move,
    found: MoveOutcome,
    answer: chess.Move | None,
    squares: set[int],
) -> Pattern | None:
    root = move_edge(board, move)
    edges = [e for e in _describing(board, root) if squares.issuperset(e.touched)]
    chosen = list(_hanging_together(root, edges))
    if len(chosen) > _LARGEST:
        return None
    numbers: dict[int, int] = {}
    for edge in chosen:
        for square in edge.touched:
            numbers.setdefault(square, len(numbers))
    if not numbers.keys() >= set(board.piece_map()):
        return None  # it wins or loses by something far away: a threat says that better
    graph = graph_from(chosen, contents_of(board))
    weight, replies = found.worth, list[Reply]()
    if answer is not None and answer.from_square in numbers and answer.to_square in numbers:
        weight = found.gain
        ends = numbers[answer.from_square], numbers[answer.to_square]
        replies.append(Reply(*ends, found.gain - found.worth))
    return canonical_pattern(Pattern(graph, "material", weight, replies=tuple(replies)))


def _describing(board: chess.Board, root: Edge) -> Iterator[Edge]:
    """The edges of a board without those that say what others say."""
    contents = contents_of(board)
    for edge in board_edges(board, row_of_pieces(board)):
        goes = edge.type == REACHES and contents[edge.vertices[0]] not in (PAWN, hostile(PAWN))
        if not goes and not is_said_by(edge, root):
            yield edge


def _hanging_together(root: Edge, edges: Iterable[Edge]) -> Iterator[Edge]:
    """The move and the edges that hang on it, directly or by others."""
    yield root
    reached, left = set(root.vertices), list(edges)
    while True:
        near = [edge for edge in left if reached.intersection(edge.touched)]
        if not near:
            return
        yield from near
        left = [edge for edge in left if edge not in near]
        for edge in near:
            reached.update(edge.touched)


def positional(board: chess.Board, move: chess.Move) -> Graph:
    """The neighbourhood of what a move changes: what the piece leaves, meets, fears, needs."""
    root = move_edge(board, move)
    origin, target = root.vertices
    edges = [edge for edge in _describing(board, root) if _is_close(edge, origin, target)]
    edges.sort(key=lambda edge: (edge.type != AIMS, edge.type, edge.vertices))
    chosen, squares = [root], {origin, target}
    for edge in edges:
        if len(squares.union(edge.vertices)) <= MAX_VERTICES and len(chosen) < _LARGEST:
            chosen.append(edge)
            squares.update(edge.vertices)
    return canonical(graph_from(chosen, contents_of(board)))


def _is_close(edge: Edge, origin: int, target: int) -> bool:
    if edge.type == AIMS:
        return edge.vertices[:2] == (origin, target)
    if edge.type == BEARS:
        return origin in edge.vertices or edge.vertices[1] == target
    return edge.type == COVERS and edge.vertices[1] == target


def common(one: Graph, other: Graph) -> Graph | None:
    """What two positional patterns have in common, if it is more than the move: an intersection.

    Every edge of such a pattern has one piece besides the squares of the move, so that the largest
    common part is made of pairs of edges that say the same of pieces of one kind.
    """
    if one.contents[:2] != other.contents[:2] or one.edges[0] != other.edges[0]:
        return None
    left = [other.saying(edge) for edge in other.edges[1:]]
    chosen = [one.edges[0]]
    for edge in one.edges[1:]:
        saying = one.saying(edge)
        if saying in left:
            left.remove(saying)
            chosen.append(edge)
    if len(chosen) in (1, len(one.edges), len(other.edges)):
        return None
    vertices = sorted({vertex for edge in chosen for vertex in edge.touched})
    numbers = {vertex: number for number, vertex in enumerate(vertices)}
    edges = tuple(Edge(e.type, tuple(numbers[v] for v in e.vertices)) for e in chosen)
    return canonical(Graph(tuple(one.contents[v] for v in vertices), edges))
