"""The ranker of a file of patterns: packed once, and cached until the file changes."""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, overload

import numpy as np

from clausewitz.clauses import read_text
from clausewitz.kernel.board.row import Row
from clausewitz.patterns.graphs.canonical_form import canonical_pattern
from clausewitz.patterns.graphs.pattern import Edge, Graph, Pattern, Reply
from clausewitz.patterns.graphs.pattern_files import patterns_in
from clausewitz.patterns.ranking.matcher import Matcher
from clausewitz.patterns.ranking.packer import pack_graphs
from clausewitz.patterns.ranking.ranker import FittedRanker, Ranker, ranker_of
from clausewitz.support.data import cached, package_sources

# What is made depends on these programs, too.
_MAKERS = (
    "clauses",
    "patterns/graphs",
    "patterns/ranking",
    "kernel/patterns/pack_layout.py",
    "kernel/patterns/edges.py",
)


def ranker_of_file(path: Path, way: str = "") -> Ranker:
    """The ranker of a file of patterns, as `ranker_of` makes it."""
    text = read_text(path)
    if way == "paper":
        return ranker_of(patterns_in(text, str(path)), way)
    rows = cached("patterns", [text, *package_sources(*_MAKERS)], lambda: _rows(text, str(path)))
    patterns = CachedPatterns(rows["patterns"])
    if not way and not any(rows["fitted"]):
        return ranker_of(patterns_in(text, str(path)))
    matcher = Matcher(CachedGraphs(patterns), pack=_row(rows["pack"]))
    return FittedRanker(patterns, matcher, rows["fitted"])


def _rows(text: str, source: str) -> dict[str, Any]:
    """What is cached: the patterns in canonical form as plain lists, and their pack."""
    patterns = [canonical_pattern(pattern) for pattern in patterns_in(text, source).patterns]
    pack = pack_graphs([pattern.graph for pattern in patterns])
    return {
        "patterns": [_plain(pattern) for pattern in patterns],
        "fitted": [pattern.fitted for pattern in patterns],
        "pack": b64encode(pack.astype("<u8").tobytes()).decode(),
    }


def _row(text: str) -> Row:
    return np.frombuffer(b64decode(text), "<u8").astype(np.uint64)


def _plain(pattern: Pattern) -> list[Any]:
    edges = [[edge.type, *edge.vertices] for edge in pattern.graph.edges]
    numbers = [pattern.weight, pattern.fitted, pattern.seen, pattern.played]
    return [list(pattern.graph.contents), edges, pattern.origin, *numbers, pattern.replies]


class CachedPatterns(Sequence[Pattern]):
    """Patterns that are made when they are accessed: of thousands few are."""

    def __init__(self, rows: Sequence[Sequence[Any]]) -> None:
        self._rows = rows
        self._made = lru_cache(maxsize=None)(self._make)

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, number: int) -> Pattern: ...

    @overload
    def __getitem__(self, number: slice) -> list[Pattern]: ...

    def __getitem__(self, number: int | slice) -> Pattern | list[Pattern]:
        if isinstance(number, slice):
            return [self._made(one) for one in range(len(self))[number]]
        return self._made(range(len(self))[number])

    def _make(self, number: int) -> Pattern:
        contents, edges, origin, weight, fitted, seen, played, replies = self._rows[number]
        graph = Graph(tuple(contents), tuple(Edge(kind, tuple(some)) for kind, *some in edges))
        answers = tuple(Reply(*reply) for reply in replies)
        return Pattern(graph, origin, weight, fitted, seen, played, answers)


class CachedGraphs(Sequence[Graph]):
    """Their graphs."""

    def __init__(self, patterns: CachedPatterns) -> None:
        self._patterns = patterns

    def __len__(self) -> int:
        return len(self._patterns)

    @overload
    def __getitem__(self, number: int) -> Graph: ...

    @overload
    def __getitem__(self, number: slice) -> list[Graph]: ...

    def __getitem__(self, number: int | slice) -> Graph | list[Graph]:
        if isinstance(number, slice):
            return [pattern.graph for pattern in self._patterns[number]]
        return self._patterns[number].graph
