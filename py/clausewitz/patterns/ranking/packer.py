"""Patterns packed for the kernel: by the edges at their moves, which many patterns share.

kernel/patterns/pack_layout.py says what the pack looks like.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import accumulate, product
from operator import or_

import numpy as np

from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns import pack_layout
from clausewitz.kernel.patterns.edges import TYPES
from clausewitz.patterns.graphs.pattern import CASTLES, FROM, TO, Edge, Graph

_CODE_PLACE = 6
_TYPE = 30
_WORD = (1 << 64) - 1
_LABELS = [[label for label in range(13) if contents >> label & 1] for contents in range(1 << 13)]

Feature = tuple[object, ...]
"""An edge that touches a move: its type, then the move's vertices by number, others by contents."""


def pack_graphs(
    graphs: Sequence[Graph], every_way: Iterable[int] = (), *, shared: bool = True
) -> Row:
    """The pack of some canonical graphs; of those numbered in `every_way`, all ways to match.

    With `shared` false each pattern is looked for by itself: what a naive matcher does.
    """
    every = set(every_way)
    features = [_features(graph) if shared else [] for graph in graphs]
    often = Counter(feature for several in features for feature in several)
    numbers = {feature: number for number, feature in enumerate(often, pack_layout.ALWAYS + 1)}
    entries: list[list[int]] = [[] for _ in range(len(numbers) + 1)]
    records: list[int] = []
    for number, graph in enumerate(graphs):
        rarest_first = sorted(features[number], key=often.__getitem__)
        wanted = [numbers[feature] for feature in rarest_first]
        first, second, *others = wanted + [pack_layout.ALWAYS] * (2 - len(wanted))
        entries[first] += [_kind(graph) | len(records) << int(pack_layout.ENTRY_RECORD), second]
        edges = _near_first(graph) if shared else graph.edges[1:]
        clear = shared and number not in every and _is_clear(graph)
        records += [
            number
            | len(others) << int(pack_layout.RECORD_OTHERS)
            | len(graph.contents) << int(pack_layout.RECORD_VERTICES)
            | len(edges) << int(pack_layout.RECORD_STEPS)
            | clear << int(pack_layout.RECORD_CLEAR)
            | (number in every) << int(pack_layout.RECORD_EVERY),
            *others,
            *_steps(graph, edges, numbers),
        ]
    return _laid_out(numbers, entries, records, [_kind(graph) for graph in graphs])


def _laid_out(
    numbers: Mapping[Feature, int],
    entries: Sequence[Sequence[int]],
    records: Sequence[int],
    kinds: Sequence[int],
) -> Row:
    """The words of the pack: header, table, lists, where entries begin, entries, records."""
    table, listed = _table(numbers)
    lists_at = pack_layout.HEADER + len(table)
    entries_at = lists_at + len(listed)
    begins = list(accumulate(map(len, entries), initial=entries_at + len(entries) + 1))
    bits = (len(table) // 2).bit_length() - 1
    places = [pack_layout.HEADER, 64 - bits, lists_at, entries_at, begins[-1]]
    header = [len(kinds), len(entries), *places, reduce(or_, kinds, 0), *_used(numbers)]
    parts = (header, table, listed, begins, *entries, records)
    return np.concatenate([np.array(part, np.uint64) for part in parts])


def _kind(graph: Graph) -> int:
    """The kinds of moves that a pattern allows: see kernel/patterns/pattern_match.py."""
    kind = graph.edges[0].type
    bit = kind - CASTLES + 2 if kind >= CASTLES else kind >> 1
    return (
        graph.contents[FROM] << int(pack_layout.MOVE_FROM)
        | graph.contents[TO] << int(pack_layout.MOVE_TO)
        | 1 << int(pack_layout.MOVE_TYPE) + bit
    )


def _features(graph: Graph) -> list[Feature]:
    """The different features of a pattern."""
    found = (graph.saying(edge) for edge in graph.edges[1:] if _touches_move(edge))
    return list(dict.fromkeys(found))


def _touches_move(edge: Edge) -> bool:
    return any(vertex <= TO for vertex in edge.touched)


def _near_first(graph: Graph) -> list[Edge]:
    """The edges besides the move: each that touches it is followed by those that it leads to."""
    order: list[Edge] = []
    far = [edge for edge in graph.edges[1:] if not _touches_move(edge)]
    bound = {FROM, TO}
    for near in graph.edges[1:]:
        if not _touches_move(near):
            continue
        order.append(near)
        bound.update(near.touched)
        while reached := [edge for edge in far if bound.intersection(edge.touched)]:
            order.append(reached[0])
            far.remove(reached[0])
            bound.update(reached[0].touched)
    return order


def _is_clear(graph: Graph) -> bool:
    """Whether a pattern matches wherever its features are: every edge touches the move, each other
    vertex has one edge, and none could be the same square as one of another edge."""
    met = 0
    for edge in graph.edges[1:]:
        others = (graph.contents[vertex] for vertex in edge.touched if vertex > TO)
        contents = reduce(or_, others, 0)
        if met & contents or not _touches_move(edge):
            return False
        met |= contents
    return True


def _steps(graph: Graph, edges: Sequence[Edge], features: Mapping[Feature, int]) -> list[int]:
    """Two words for each edge: see kernel/patterns/pack_layout.py."""
    words: list[int] = []
    bound = {FROM, TO}
    for edge in edges:
        word = len(edge.touched) << int(pack_layout.STEP_ARITY)
        contents = new = 0
        for place, vertex in enumerate(edge.touched):
            word |= vertex << int(pack_layout.STEP_VERTICES) + 4 * place
            if vertex not in bound:
                word |= 1 << int(pack_layout.STEP_NEW) + place
                contents |= graph.contents[vertex] << int(pack_layout.STEP_CONTENTS) * new
                new += 1
        feature = features.get(graph.saying(edge))
        if feature is None:
            place = next(place for place, vertex in enumerate(edge.touched) if vertex in bound)
            far = 1 << int(pack_layout.STEP_FAR)
            word |= edge.type | place << int(pack_layout.STEP_PLACE) | far
        else:
            word |= feature
        bound.update(edge.touched)
        words += [word, edge.vertices[1] if edge.is_place else contents]
    return words


def _codes(feature: Feature) -> Iterable[int]:
    """All codes of edges on a board that are a feature."""
    kind, *places = feature
    assert isinstance(kind, int)
    choices = [
        [pack_layout.VERTICES + label for label in _LABELS[place[0]]]
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


def _used(features: Iterable[Feature]) -> list[int]:
    """For each type of edge, in which buckets features are: see kernel/patterns/pack_layout.py."""
    used = [0] * TYPES
    for kind, *places in features:
        assert isinstance(kind, int)
        if kind >= TYPES:
            continue
        if FROM not in places:
            used[kind] |= 1 << int(pack_layout.USED_TARGET) + places.index(TO)
            continue
        used[kind] |= 1 << places.index(FROM)
        if places[0] == FROM and places[1] != TO:
            used[kind] |= 1 << int(pack_layout.USED_ELSEWHERE)
    return used


def _table(numbers: Mapping[Feature, int]) -> tuple[list[int], list[int]]:
    """A table with open addresses, at most half full: pairs of a code plus one, and a word for its
    features; and the lists of these."""
    by_code: dict[int, list[int]] = defaultdict(list)
    for feature, number in numbers.items():
        for code in _codes(feature):
            by_code[code].append(number)
    bits = max(1, (2 * len(by_code)).bit_length())
    last = (1 << bits) - 1
    table, listed = [0] * (2 << bits), list[int]()
    begins: dict[tuple[int, ...], int] = {}
    for code, several in by_code.items():
        key = tuple(several)
        if key not in begins:
            begins[key] = len(listed)
            listed += key
        place = (code * int(pack_layout.MIX) & _WORD) >> 64 - bits
        while table[2 * place]:
            place = place + 1 & last
        word = len(key) << int(pack_layout.LIST_COUNT) | begins[key]
        table[2 * place], table[2 * place + 1] = code + 1, word
    return table, listed
