"""What a run of patterns saves in its folder: where it stands, and snapshots of its patterns."""

from collections.abc import Sequence
from typing import Any

from clausewitz.patterns.graphs.pattern import Edge, Graph, Pattern, PatternSet, Reply
from clausewitz.patterns.graphs.pattern_files import text_of
from clausewitz.runs.run_folder import RunFolder

STATE, PATTERNS = "state.json", "patterns.pl"


def snapshot(folder: RunFolder, patterns: PatternSet, number: int) -> None:
    """Keep the patterns as they are now, under a number, and as the latest."""
    if patterns.patterns:
        for name in (f"patterns-{number:03}.pl", PATTERNS):
            folder.write(name, text_of(patterns))


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
