"""Patterns packed for the kernel: a trie in which patterns that begin alike share their beginning.

kernel/patterns/layout.py tells what the pack looks like. The edges of a pattern are put in an order
that all patterns share: the rarest on boards first, each next to what is bound already. Equal
beginnings then meet in one node, and what does not match fails early.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

import numpy as np

from clausewitz.kernel.patterns import features, layout
from clausewitz.kernel.position import Row
from clausewitz.patterns.model import (
    AIMS,
    AIMS_THROUGH,
    FROM,
    TO,
    Edge,
    Graph,
    Pattern,
    Reply,
)

_CODE_PLACE = 6
_TYPE = 30
_ENDLESS = 1 << 23
_WORD = (1 << 64) - 1
_ALL_BITS = (1 << 64 * layout.NEEDS) - 1
_LABELS = [[label for label in range(13) if contents >> label & 1] for contents in range(1 << 13)]

# How many edges of each type a board of a master game has, in the mean: the fewer, the earlier.
_USUAL = (60, 62, 44, 130, 12, 55, 14, 40, 6, 5, 9, 400, 400, 1, 1)


def canonical(graph: Graph) -> Graph:
    """The same graph with its edges in the common order and its vertices numbered by it."""
    order, numbers = _ordered(graph)
    contents = [0] * len(graph.contents)
    for old, new in numbers.items():
        contents[new] = graph.contents[old]
    edges = tuple(Edge(e.type, _renumbered(e, numbers)) for e in order)
    return Graph(tuple(contents), edges)


def canonical_pattern(pattern: Pattern) -> Pattern:
    """A pattern with a canonical graph; its replies go along."""
    _, numbers = _ordered(pattern.graph)
    replies = (Reply(numbers[o], numbers[t], w) for o, t, w in pattern.replies)
    return replace(pattern, graph=canonical(pattern.graph), replies=tuple(sorted(replies)))


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
    width = 1
    for contents in new:
        width *= len(_LABELS[contents])
    return (len(new) > 0, _USUAL[edge.type] * width, edge.type, known, new, edge.vertices)


Step = tuple[object, ...]
"""An edge as a key of the trie: its type, then bound vertices by number, new ones by contents."""


@dataclass(slots=True)
class _Node:
    children: dict[tuple[int, Step], int] = field(default_factory=dict)
    ends: list[int] = field(default_factory=list)
    needs: int = _ALL_BITS


def pack_graphs(
    graphs: Sequence[Graph], every_way: Iterable[int] = (), *, shared: bool = True
) -> Row:
    """The pack of some canonical graphs; of those numbered in `every_way`, all ways to match.

    With `shared` false each pattern has a path of its own: what a naive matcher does.
    """
    every = set(every_way)
    nodes = [_Node()]
    for number, graph in enumerate(graphs):
        at = 0
        for step in _steps(graph):
            key = (-1 if shared else number, step)
            following = nodes[at].children.get(key)
            if following is None:
                following = nodes[at].children[key] = len(nodes)
                nodes.append(_Node())
            at = following
        nodes[at].ends.append(number << 1 | (number in every))
        nodes[at].needs &= needs_of(graph)
    return _laid_out(nodes, len(graphs))


def _steps(graph: Graph) -> Iterable[Step]:
    """The edges of a graph as keys of the trie: bound vertices by number, new ones by contents."""
    count = 0
    for edge in graph.edges:
        if edge.is_place:
            yield (edge.type, edge.vertices[0], edge.vertices[1])
            continue
        places: list[object] = []
        for vertex in edge.vertices:
            if vertex < count:
                places.append(vertex)
            else:
                places.append((graph.contents[vertex],))
                count += 1
        yield (edge.type, *places)


def _codes(step: Step) -> Iterable[int]:
    """All codes of edges on a board that a step allows."""
    kind, *places = step
    assert isinstance(kind, int)
    if kind in (layout.RANK, layout.FILE):
        vertex, number = places
        assert isinstance(vertex, int)
        assert isinstance(number, int)
        yield kind << _TYPE | vertex | number << _CODE_PLACE
        return
    choices = [
        [layout.VERTICES + label for label in _LABELS[place[0]]]
        if isinstance(place, tuple)
        else [place]
        for place in places
    ]
    for chosen in product(*choices):
        code = kind << _TYPE
        for place, mark in enumerate(chosen):
            assert isinstance(mark, int)
            code |= mark << _CODE_PLACE * place
        yield code


def _group(step: Step) -> int:
    """Where to look for the edges of a step: the first bound vertex, its place and the type."""
    kind, *places = step
    assert isinstance(kind, int)
    for place, vertex in enumerate(places):
        if isinstance(vertex, int):
            group = kind << int(layout.GROUP_TYPE) | place << int(layout.GROUP_PLACE) | vertex
            second = places[1]
            if kind in (AIMS, AIMS_THROUGH) and place == 0 and isinstance(second, int):
                group |= second + 1 << int(layout.GROUP_SECOND)
            return group
    raise ValueError("an edge hangs in the air")


def _laid_out(nodes: list[_Node], patterns: int) -> Row:
    """The words of the pack: header, nodes, and behind them groups, ends, tables and lists."""
    records = np.zeros((len(nodes), layout.NODE), np.uint64)
    rest: list[int] = []
    lists: dict[tuple[int, ...], int] = {}
    listed: list[int] = [0]
    begin = layout.HEADER + layout.NODE * len(nodes)
    sizes = _sizes(nodes)
    _gather_needs(nodes)
    for number, node in enumerate(nodes):
        groups = _groups(node, lists, listed) if number else []
        children = _children(node, lists, listed)
        bits = max(1, (len(children) * 3 // 2).bit_length())
        groups_at = begin + len(rest)
        ends_at = groups_at + len(groups)
        table_at = ends_at + len(node.ends)
        rest += [*groups, *node.ends, *_table(children, bits)]
        records[number] = (
            _mask(children),
            groups_at,
            ends_at,
            table_at,
            64 - bits,
            sizes[number],
            *(node.needs >> 64 * word & _WORD for word in range(layout.NEEDS)),
        )
    header = np.zeros(layout.HEADER, np.uint64)
    header[layout.NODES], header[layout.PATTERNS] = len(nodes), patterns
    header[layout.LISTS] = begin + len(rest)
    parts = (header, records.ravel(), np.array(rest, np.uint64), np.array(listed, np.uint64))
    return np.concatenate(parts)


def _groups(node: _Node, lists: dict[tuple[int, ...], int], listed: list[int]) -> list[int]:
    """Two words for each group: the group, and where the children are listed that it leads to."""
    by_group: dict[int, list[int]] = defaultdict(list)
    for (_, step), child in node.children.items():
        by_group[_group(step)].append(child)
    return [
        word
        for group, children in sorted(by_group.items())
        for word in (group, _list_word(children, lists, listed))
    ]


def _list_word(
    children: Sequence[int], lists: dict[tuple[int, ...], int], listed: list[int]
) -> int:
    """The word that tells where children are listed; the same ones are listed once."""
    key = tuple(children)
    if key not in lists:
        lists[key] = len(listed)
        listed += key
    return len(key) << int(layout.CHILDREN_COUNT) | lists[key]


def _children(
    node: _Node, lists: dict[tuple[int, ...], int], listed: list[int]
) -> list[tuple[int, int]]:
    """Each code that leads to children, and the word that tells where they are listed."""
    by_code: dict[int, list[int]] = defaultdict(list)
    for (_, step), child in node.children.items():
        for code in _codes(step):
            by_code[code].append(child)
    return [(code, _list_word(several, lists, listed)) for code, several in by_code.items()]


def _hash(code: int) -> int:
    return code * int(layout.MIX) & (1 << 64) - 1


def _mask(children: list[tuple[int, int]]) -> int:
    mask = 0
    for code, _ in children:
        mask |= 1 << (_hash(code) >> 20 & 63)
    return mask


def _sizes(nodes: list[_Node]) -> list[int]:
    """How many patterns end at or below each node; too many, where every way to match is wanted."""
    sizes = [0] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):  # a child comes after its parent
        node = nodes[number]
        own = sum(_ENDLESS if end & 1 else 1 for end in node.ends)
        sizes[number] = min(_ENDLESS, own + sum(sizes[child] for child in node.children.values()))
    return sizes


def _gather_needs(nodes: list[_Node]) -> None:
    """What all patterns at and below a node need."""
    for node in reversed(nodes):
        for child in node.children.values():
            node.needs &= nodes[child].needs


def needs_of(graph: Graph) -> int:
    """The bits that must be set for a graph to match: see kernel/patterns/features.py."""
    found = 0
    for edge in graph.edges[1:]:
        if not {FROM, TO}.intersection(edge.touched):
            continue
        if edge.is_place:
            found |= _feature(edge.type, edge.vertices[0] + 1, edge.vertices[1])
            continue
        places = sum(v + 1 << 2 * place for place, v in enumerate(edge.vertices) if v <= TO)
        others = [graph.contents[v] for v in edge.vertices if v > TO]
        labels = _LABELS[others[0]] if others else [features.NO_OTHER]
        if len(labels) == 1:
            found |= _feature(edge.type, places, labels[0])
        found |= _feature(edge.type, places, _side(labels[0]), of_sides=True)
    return found


def _feature(kind: int, places: int, contents: int, *, of_sides: bool = False) -> int:
    first = layout.NEEDS_CONTENTS if of_sides else 0
    words = layout.NEEDS - layout.NEEDS_CONTENTS if of_sides else layout.NEEDS_CONTENTS
    bit = (_hash(contents | places << 4 | kind << 14) >> 32) * 64 * words >> 32
    return 1 << (64 * first + bit)


def _side(label: int) -> int:
    if label == features.NO_OTHER:
        return label
    return 2 if label == layout.EMPTY else int(label >= layout.HOSTILE)


def _table(children: list[tuple[int, int]], bits: int) -> list[int]:
    """A table with open addresses, never full: pairs of a code plus one, and its children."""
    if not children:
        return []
    size = 1 << bits
    table = [0] * (2 * size)
    for code, word in children:
        place = _hash(code) >> (64 - bits)
        while table[2 * place]:
            place = place + 1 & size - 1
        table[2 * place], table[2 * place + 1] = code + 1, word
    return table
