"""One way to write a pattern down: its edges in an order that all patterns share.

The rarest on boards come first, each next to what is bound already; so what does not match fails
early, and patterns that are the same look the same.
"""

import math
from dataclasses import replace

from clausewitz.patterns.graphs.pattern import FROM, TO, Edge, Graph, Pattern, Reply

# How many edges of each type a board of a master game has, in the mean: the fewer, the earlier.
_USUAL = (60, 62, 44, 130, 12, 55, 14, 40, 6, 5, 9, 400, 400, 1, 1)


def canonical(graph: Graph) -> Graph:
    """The same graph with its edges in the common order and its vertices numbered by it."""
    return _written(graph, *_ordered(graph))


def _written(graph: Graph, order: list[Edge], numbers: dict[int, int]) -> Graph:
    contents = [0] * len(graph.contents)
    for old, new in numbers.items():
        contents[new] = graph.contents[old]
    edges = tuple(Edge(e.type, _renumbered(e, numbers)) for e in order)
    return Graph(tuple(contents), edges)


def canonical_pattern(pattern: Pattern) -> Pattern:
    """A pattern with a canonical graph; its replies go along."""
    order, numbers = _ordered(pattern.graph)
    graph = _written(pattern.graph, order, numbers)
    replies = (Reply(numbers[o], numbers[t], w) for o, t, w in pattern.replies)
    return replace(pattern, graph=graph, replies=tuple(sorted(replies)))


def _renumbered(edge: Edge, numbers: dict[int, int]) -> tuple[int, ...]:
    if edge.is_place:
        return (numbers[edge.vertices[0]], edge.vertices[1])
    return tuple(numbers[vertex] for vertex in edge.vertices)


def _ordered(graph: Graph) -> tuple[list[Edge], dict[int, int]]:
    """The edges in the common order, and the number of each vertex; all must hang together."""
    move, *left = graph.edges
    order, numbers = [move], {FROM: 0, TO: 1}
    while left:
        reached = [edge for edge in left if any(v in numbers for v in edge.touched)]
        if not reached:
            raise ValueError("the pattern does not hang together")
        best = min(reached, key=lambda edge: _rank(edge, graph, numbers))
        left.remove(best)
        order.append(best)
        for vertex in best.touched:
            numbers.setdefault(vertex, len(numbers))
    return order, numbers


def _rank(edge: Edge, graph: Graph, numbers: dict[int, int]) -> tuple[object, ...]:
    """What comes first: an edge of bound vertices alone, then the rarest; then any fixed order."""
    known = tuple(numbers.get(v, -1) for v in edge.touched)
    new = [graph.contents[v] for v in edge.touched if v not in numbers]
    usual = _USUAL[edge.type] * math.prod(contents.bit_count() for contents in new)
    return (len(new) > 0, usual, edge.type, known, new, edge.vertices)
