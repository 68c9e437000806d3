"""The folder of a run: its settings, where it stands, and snapshots of its patterns.

Every file is written beside its place and then moved there: a run that is killed loses at most what
it was doing, and goes on from where it stood.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from clausewitz.errors import ClausewitzError
from clausewitz.patterns.graphs.pattern import Edge, Graph, Pattern, PatternSet, Reply
from clausewitz.patterns.graphs.pattern_files import write_patterns

_SETTINGS, _STATE, PATTERNS = "settings.json", "state.json", "patterns.pl"


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def start(self, settings: dict[str, Any], resume: bool) -> dict[str, Any] | None:
        """Take the folder for these settings; what is known, if a run goes on."""
        settings = json.loads(json.dumps(settings))
        known = self.read(_SETTINGS)
        if known is None:
            self.write(_SETTINGS, settings)
            return None
        if not resume:
            raise ClausewitzError(f"{self.path} holds a run already: --resume goes on with it")
        if known != settings:
            changed = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ClausewitzError(f"{self.path} holds a run with another {', '.join(changed)}")
        return self.read(_STATE)

    def state(self) -> dict[str, Any]:
        """Where the run stands; it has begun."""
        return self.read(_STATE) or {}

    def save(self, state: dict[str, Any]) -> None:
        self.write(_STATE, state)

    def snapshot(self, patterns: PatternSet, number: int) -> None:
        """Keep the patterns as they are now, under a number, and as the latest."""
        if patterns.patterns:
            write_patterns(self.path / f"patterns-{number:03}.pl", patterns)
            write_patterns(self.path / PATTERNS, patterns)

    def write(self, name: str, value: Any) -> None:
        part = self.path / f"{name}.part"
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(value), encoding="utf-8")
            os.replace(part, self.path / name)
        except OSError as error:
            raise ClausewitzError(f"{self.path / name}: {error.strerror}") from error

    def read(self, name: str) -> dict[str, Any] | None:
        file = self.path / name
        try:
            if not file.exists():
                return None
            known = json.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise ClausewitzError(f"{file}: {error.strerror}") from error
        except ValueError as error:
            raise ClausewitzError(f"{file}: not written by a run of patterns") from error
        if not isinstance(known, dict):
            raise ClausewitzError(f"{file}: not written by a run of patterns")
        return known


def graph_as_lists(graph: Graph) -> list[Any]:
    return [list(graph.contents), [[edge.type, *edge.vertices] for edge in graph.edges]]


def graph_from_lists(lists: Sequence[Any]) -> Graph:
    contents, edges = lists
    return Graph(tuple(contents), tuple(Edge(kind, tuple(rest)) for kind, *rest in edges))


def pattern_as_lists(pattern: Pattern) -> list[Any]:
    numbers = [pattern.weight, pattern.fitted, pattern.seen, pattern.played]
    replies = [list(reply) for reply in pattern.replies]
    return [graph_as_lists(pattern.graph), pattern.origin, numbers, replies]


def pattern_from_lists(lists: Sequence[Any]) -> Pattern:
    graph, origin, numbers, replies = lists
    weight, fitted, seen, played = numbers
    answers = tuple(Reply(*reply) for reply in replies)
    return Pattern(graph_from_lists(graph), origin, weight, fitted, seen, played, answers)


def array_from_lists(lists: Sequence[Any], columns: int) -> "np.ndarray[Any, np.dtype[np.float64]]":
    return np.array(lists, np.float64).reshape(-1, columns)
