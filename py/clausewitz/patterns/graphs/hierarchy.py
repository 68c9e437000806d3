"""The patterns ordered by subsumption: a graph without cycles, its links labelled with mappings.

Each pattern is linked to its immediate successors, those more special than it with none between. A
new pattern is put in its place as Levinson does: what does not subsume it has no successor that
does, so its predecessors are found from the top, and its successors are sought below them all.
"""

from collections import Counter
from dataclasses import dataclass, field

from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.graphs.subsumption import Mapping, mappings, subsumes


@dataclass(slots=True)
class PatternNode:
    """A board pattern with its move, and its links: numbers of nodes, and the mappings to them."""

    graph: Graph
    types: Counter[int]
    above: dict[int, tuple[Mapping, ...]] = field(default_factory=dict)
    below: dict[int, tuple[Mapping, ...]] = field(default_factory=dict)


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
                fresh = self.nodes[number].below.keys() - seen
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
            for other in below & self.nodes[one].below.keys():
                del self.nodes[one].below[other], self.nodes[other].above[one]
            self._join(one, number)
        for other in below:
            self._join(number, other)
        tops -= below
        if not above:
            tops.add(number)

    def _join(self, one: int, other: int) -> None:
        ways = tuple(mappings(self.nodes[one].graph, self.nodes[other].graph))
        self.nodes[one].below[other] = self.nodes[other].above[one] = ways

    def descendants(self, number: int) -> set[int]:
        found: set[int] = set()
        waiting = [number]
        while waiting:
            fresh = self.nodes[waiting.pop()].below.keys() - found
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
