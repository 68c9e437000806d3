"""Files of patterns: Prolog that can be consulted, read here as data and never run.

    pattern(p1, material, 300, 512, 40, 12).    what p1 is worth and how that is known
    reply(p1, a, to, -900).                     what the other side may answer
    p1(Position, From, To) :- …                 the pattern itself

The lines of comment at the head of a file tell how it was made.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from clausewitz.clauses import Clause, ClauseError, read_text
from clausewitz.clauses.syntax import (
    Compound,
    Sentence,
    Term,
    read_sentences,
    whole_number,
    write_term,
)
from clausewitz.patterns.graphs.pattern import Edge, Graph, Pattern, PatternSet, Reply
from clausewitz.patterns.graphs.pattern_clauses import NAMES, PatternError, clause_of, graph_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LARGEST_WEIGHT

ORIGINS = ("material", "positional")
_MEANING = (
    "pattern(Name, Origin, Weight, Fitted, Seen, Played): Weight in hundredths of a pawn for the",
    "side that moves, Fitted in thousandths of the logarithm of a chance; the move was possible",
    "Seen times and played Played times. reply(Name, From, To, Weight): an answer, by the names of",
    "the pattern's squares.",
)
_WIDTH = 100
_NO_GRAPH = Graph((), ())
_SQUARES = {name.lower(): vertex for vertex, name in enumerate(NAMES)}


def shipped(name: str) -> Path:
    """A file of logic/patterns by its name, or any file by its path."""
    path = data_dir("logic") / "patterns" / f"{name}.pl"
    return path if path.is_file() and os.sep not in name else Path(name)


def read_patterns(path: Path) -> PatternSet:
    """The patterns of a file, or one line that says what is wrong with it."""
    return patterns_in(read_text(path), str(path))


def patterns_in(text: str, source: str) -> PatternSet:
    facts: dict[str, Pattern] = {}
    replies: dict[str, list[Reply]] = {}
    graphs: dict[str, Graph] = {}
    for sentence in read_sentences(text, source):
        try:
            _read(sentence, facts, replies, graphs)
        except PatternError as error:
            raise ClauseError(source, sentence.line, str(error)) from error
    if not facts:
        raise ClausewitzError(f"{source}: there is no pattern in it")
    if missing := facts.keys() ^ graphs.keys() | replies.keys() - facts.keys():
        name = min(missing)
        raise ClausewitzError(f"{source}: {name} needs a fact pattern({name}, …) and one clause")
    patterns = (
        replace(fact, graph=graphs[name], replies=tuple(replies.get(name, ())))
        for name, fact in facts.items()
    )
    return PatternSet(tuple(patterns), tuple(_header(text)))


def _header(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if not line.startswith("%"):
            return
        words = line.lstrip("% ").rstrip()
        if words and words not in _MEANING:
            yield words


def _read(
    sentence: Sentence,
    facts: dict[str, Pattern],
    replies: dict[str, list[Reply]],
    graphs: dict[str, Graph],
) -> None:
    match sentence:
        case Sentence(Compound("pattern", (str(name), str(origin), *numbers)), ()):
            if len(numbers) != 4 or origin not in ORIGINS or name in facts:
                words = "expected pattern(Name, material or positional, 4 numbers), once"
                raise PatternError(words)
            weight, fitted, seen, played = map(_number, numbers)
            facts[name] = Pattern(_NO_GRAPH, origin, weight, fitted, seen, played)
        case Sentence(Compound("reply", (str(name), str(origin), str(target), weight)), ()):
            if origin not in _SQUARES or target not in _SQUARES:
                raise PatternError(f"a reply goes from {origin} to {target}, which are no squares")
            reply = Reply(_SQUARES[origin], _SQUARES[target], _number(weight))
            replies.setdefault(name, []).append(reply)
        case Sentence(Compound(name, _), (_, *_)):
            if name in graphs:
                raise PatternError(f"{name} has two clauses")
            graphs[name] = graph_of(sentence)
        case _:
            raise PatternError("neither pattern(…), reply(…) nor a clause")


def _number(term: Term) -> int:
    number = whole_number(term)
    if number is None:
        raise PatternError(f"{write_term(term)} is no number")
    if abs(number) > LARGEST_WEIGHT:
        raise PatternError(f"{number} is more than {LARGEST_WEIGHT:,}")
    return number


def text_of(patterns: PatternSet) -> str:
    lines = [f"% {line}".rstrip() for line in patterns.header]
    lines += ["%", *(f"% {line}" for line in _MEANING), ""]
    names = names_of(patterns.patterns)
    for name, one in zip(names, patterns.patterns, strict=True):
        numbers = f"{one.weight}, {one.fitted}, {one.seen}, {one.played}"
        lines.append(f"pattern({name}, {one.origin}, {numbers}).")
    lines.append("")
    for name, one in zip(names, patterns.patterns, strict=True):
        for origin, target, weight in one.replies:
            ends = f"{NAMES[origin].lower()}, {NAMES[target].lower()}"
            lines.append(f"reply({name}, {ends}, {weight}).")
    for name, one in zip(names, patterns.patterns, strict=True):
        lines += ["", *_wrapped(clause_of(one.graph, name))]
    return "\n".join(lines) + "\n"


def graph_as_lists(graph: Graph) -> list[Any]:
    """For JSON, as of patterns below."""
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


def names_of(patterns: Iterable[Pattern]) -> list[str]:
    """p1, p2, … for moves, t1, t2, … for threats of the other side."""
    counts = {"p": 0, "t": 0}
    names = []
    for pattern in patterns:
        letter = "t" if pattern.graph.is_threat else "p"
        counts[letter] += 1
        names.append(f"{letter}{counts[letter]}")
    return names


def _wrapped(clause: Clause) -> Iterator[str]:
    yield f"{clause.head} :-"
    line = "   "
    for number, literal in enumerate(clause.body):
        end = "." if number == len(clause.body) - 1 else ","
        word = f" {literal}{end}"
        if len(line) + len(word) > _WIDTH:
            yield line
            line = "   "
        line += word
    yield line
