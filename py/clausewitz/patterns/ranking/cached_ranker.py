"""The ranker of a file of patterns: packed once, and cached until the file changes."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, overload

import numpy as np

from clausewitz.clauses import read_text
from clausewitz.kernel.board.row import Row
from clausewitz.patterns.graphs.canonical_form import canonical_pattern
from clausewitz.patterns.graphs.pattern_files import (
    pattern_as_lists,
    pattern_from_lists,
    patterns_in,
)
from clausewitz.patterns.ranking.matcher import Matcher
from clausewitz.patterns.ranking.packer import pack_graphs
from clausewitz.patterns.ranking.ranker import FittedRanker, Ranker, ranker_of
from clausewitz.support.data import cached, package_sources

_Made = TypeVar("_Made")

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
    lists = rows["patterns"]
    patterns = MadeWhenNeeded(len(lists), lambda number: pattern_from_lists(lists[number]))
    if not way and not any(rows["fitted"]):
        return ranker_of(patterns_in(text, str(path)))
    graphs = MadeWhenNeeded(len(lists), lambda number: patterns[number].graph)
    matcher = Matcher(graphs, pack=_row(rows["pack"]))
    return FittedRanker(patterns, matcher, rows["fitted"])


def _rows(text: str, source: str) -> dict[str, Any]:
    """What is cached: the patterns in canonical form as plain lists, and their pack."""
    patterns = [canonical_pattern(pattern) for pattern in patterns_in(text, source).patterns]
    pack = pack_graphs([pattern.graph for pattern in patterns])
    return {
        "patterns": [pattern_as_lists(pattern) for pattern in patterns],
        "fitted": [pattern.fitted for pattern in patterns],
        "pack": b64encode(pack.astype("<u8").tobytes()).decode(),
    }


def _row(text: str) -> Row:
    return np.frombuffer(b64decode(text), "<u8").astype(np.uint64)


class MadeWhenNeeded(Sequence[_Made]):
    """Things that are made when they are accessed: of thousands few are."""

    def __init__(self, many: int, make: Callable[[int], _Made]) -> None:
        self._numbers = range(many)
        self._made = lru_cache(maxsize=None)(make)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, number: int) -> _Made: ...

    @overload
    def __getitem__(self, number: slice) -> list[_Made]: ...

    def __getitem__(self, number: int | slice) -> _Made | list[_Made]:
        chosen = self._numbers[number]
        return self._made(chosen) if isinstance(chosen, int) else list(map(self._made, chosen))
