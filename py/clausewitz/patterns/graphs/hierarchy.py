"""The patterns ordered by subsumption: a graph without cycles.

A graph subsumes another, and is more general, if its vertices can be mapped to different vertices
of the other, the move to the move, so that each edge becomes an edge and each vertex allows all
that its image allows.

Each pattern is linked to its immediate successors, those more special than it with none between. A
new pattern is put in its place as Levinson does: what does not subsume it has no successor that
does, so its predecessors are found from the top, and its successors are sought below them all.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from clausewitz.patterns.graphs.pattern import FROM, TO, Edge, Graph

Mapping = tuple[int, ...]
"""For each vertex of the general graph, its image."""


def mappings(general: Graph, specific: Graph) -> Iterator[Mapping]:
    """All ways to map a graph into another; both have the move as their first edge."""
    if len(general.edges) > len(specific.edges) or len(general.contents) > len(specific.contents):
        return
    if general.edges[0].type != specific.edges[0].type:
        return
    images: dict[int, int] = {FROM: FROM, TO: TO}
    if all(_allows(general, v, specific, v) for v in (FROM, TO)):
        yield from _extended(general, specific, 1, images)


def subsumes(general: Graph, specific: Graph) -> bool:
    return next(mappings(general, specific), None) is not None


def _allows(general: Graph, vertex: int, specific: Graph, image: int) -> bool:
    what = specific.contents[image]
    return general.contents[vertex] & what == what


def _extended(
    general: Graph, specific: Graph, number: int, images: dict[int, int]
) -> Iterator[Mapping]:
    if number == len(general.edges):
        yield tuple(images[vertex] for vertex in range(len(general.contents)))
        return
    edge = general.edges[number]
    for other in specific.edges[1:]:
        if other.type != edge.type:
            continue
        more = _matched(edge, other, general, specific, images)
        if more is not None:
            yield from _extended(general, specific, number + 1, images | more)


def _matched(
    edge: Edge, other: Edge, general: Graph, specific: Graph, images: dict[int, int]
) -> dict[int, int] | None:
    """What else has to be mapped for an edge to become the other; None if it cannot."""
    if edge.is_place and edge.vertices[1] != other.vertices[1]:
        return None
    more: dict[int, int] = {}
    for vertex, image in zip(edge.touched, other.touched, strict=True):
        known = images.get(vertex, more.get(vertex))
        if known is None:
            if image in images.values() or image in more.values():
                return None
            if not _allows(general, vertex, specific, image):
                return None
            more[vertex] = image
        elif known != image:
            return None
    return more


@dataclass(slots=True)
class PatternNode:
    """A board pattern with its move, and its links, the numbers of other nodes."""

    graph: Graph
    types: Counter[int]
    above: set[int] = field(default_factory=set)
    below: set[int] = field(default_factory=set)


class Hierarchy:
    """The nodes, in the order they came."""

    def __init__(self) -> None:
        self.nodes: list[PatternNode] = []
        self.numbers: dict[Graph, int] = {}
        self._tops: dict[int, set[int]] = {}
        self._ancestors: dict[int, frozenset[int]] = {}

    def __len__(self) -> int:
        return len(self.nodes)

    def insert(self, graph: Graph) -> int:
        """Put a canonical graph in its place; the number of its node, old or new."""
        known = self.numbers.get(graph)
        if known is not None:
            return known
        node = PatternNode(graph, Counter(edge.type for edge in graph.edges))
        above = self._predecessors(node)
        below = self._successors(node, above)
        for twin in above & below:  # equal but for the order of vertices
            self.numbers[graph] = twin
            return twin
        self._link(node, self._lowest(above), self._highest(below))
        self.numbers[graph] = len(self.nodes) - 1
        return len(self.nodes) - 1

    def _subsumes(self, one: PatternNode, other: PatternNode) -> bool:
        fewer = all(other.types[kind] >= count for kind, count in one.types.items())
        return fewer and subsumes(one.graph, other.graph)

    def _predecessors(self, node: PatternNode) -> set[int]:
        found: set[int] = set()
        waiting = list(self._tops.get(node.graph.edges[0].type, ()))
        seen = set(waiting)
        while waiting:
            number = waiting.pop()
            if self._subsumes(self.nodes[number], node):
                found.add(number)
                fresh = self.nodes[number].below - seen
                seen |= fresh
                waiting += fresh
        return found

    def _lowest(self, found: set[int]) -> set[int]:
        return {n for n in found if not found.intersection(self.nodes[n].below)}

    def _highest(self, found: set[int]) -> set[int]:
        return {n for n in found if not found.intersection(self.nodes[n].above)}

    def _successors(self, node: PatternNode, above: set[int]) -> set[int]:
        """Those below all immediate predecessors that the new pattern subsumes."""
        lowest = self._lowest(above)
        if lowest:
            candidates = set.intersection(*(self.descendants(n) | {n} for n in lowest))
        else:
            candidates = set()
            for top in self._tops.get(node.graph.edges[0].type, ()):
                candidates |= self.descendants(top) | {top}
        return {n for n in candidates if self._subsumes(node, self.nodes[n])}

    def _link(self, node: PatternNode, above: set[int], below: set[int]) -> None:
        number = len(self.nodes)
        self.nodes.append(node)
        self._ancestors.clear()
        tops = self._tops.setdefault(node.graph.edges[0].type, set())
        for one in above:
            for other in below & self.nodes[one].below:
                self.nodes[one].below.remove(other)
                self.nodes[other].above.remove(one)
            self.nodes[one].below.add(number)
        for other in below:
            self.nodes[other].above.add(number)
        node.above, node.below = set(above), set(below)
        tops -= below
        if not above:
            tops.add(number)

    def descendants(self, number: int) -> set[int]:
        found: set[int] = set()
        waiting = [number]
        while waiting:
            fresh = self.nodes[waiting.pop()].below - found
            found |= fresh
            waiting += fresh
        return found

    def ancestors(self, number: int) -> frozenset[int]:
        """All that is more general."""
        if number not in self._ancestors:
            found: set[int] = set()
            for above in self.nodes[number].above:
                found |= {above} | self.ancestors(above)
            self._ancestors[number] = frozenset(found)
        return self._ancestors[number]
