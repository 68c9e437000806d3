"""The language of a learning task: a bias file in Popper's format.

    head_pred(f, 3).   body_pred(attacks, 3).   max_vars(5).   max_body(5).   max_clauses(1).
    type(attacks, (square, square, position)).  direction(attacks, (in, out, in)).

and five words of our own, each of which both generators obey: always(Predicate, Variables),
fixed(Predicate, Variables or any), ordered(Predicate), negatable(Predicate) and
no_singletons(true). Variables are numbers, those of the head first, from 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import (
    TUPLE,
    ClauseError,
    Compound,
    Sentence,
    Term,
    read_sentences,
    write_term,
)
from clausewitz.clauses.vocabulary import Vocabulary, vocabulary

ANY = "any"
Place = int | str


def denied(name: str) -> str:
    """The label of a word that is denied."""
    return f"not {name}"


@dataclass(frozen=True, slots=True)
class Word:
    """A predicate of the language with the types and directions of its arguments."""

    name: str
    types: tuple[str, ...]
    inputs: tuple[bool, ...]
    negated: bool = False
    """Whether clauses have it as \\+ name(…), of variables that are known."""

    @property
    def label(self) -> str:
        return denied(self.name) if self.negated else self.name

    @property
    def arity(self) -> int:
        return len(self.types)


@dataclass(frozen=True, slots=True)
class Bias:
    """What a clause of the hypothesis space may look like."""

    head: Word
    body: tuple[Word, ...]
    max_vars: int
    max_body: int
    max_clauses: int = 1
    no_singletons: bool = False
    always: tuple[tuple[str, tuple[int, ...]], ...] = ()
    fixed: dict[str, tuple[Place, ...]] = field(default_factory=dict)
    ordered: frozenset[str] = frozenset()


def read_bias(path: Path, known: Vocabulary | None = None) -> Bias:
    """The bias in a file, or a ClauseError that names file, line and reason."""
    return parse_bias(read_text(path), str(path), known)


def parse_bias(text: str, source: str, known: Vocabulary | None = None) -> Bias:
    reader = _BiasReader(source)
    for sentence in read_sentences(text, source):
        reader.take(sentence)
    return reader.bias(vocabulary() if known is None else known)


class _BiasReader:
    """Collects the facts of a bias file and puts them together."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.heads: dict[tuple[str, int], int] = {}
        self.bodies: dict[tuple[str, int], int] = {}
        self.types: dict[str, tuple[str, ...]] = {}
        self.directions: dict[str, tuple[str, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.flags: set[str] = set()
        self.always: list[tuple[str, tuple[int, ...]]] = []
        self.fixed: dict[str, tuple[Place, ...]] = {}
        self.ordered: set[str] = set()
        self.negatable: dict[str, int] = {}

    def take(self, sentence: Sentence) -> None:
        if sentence.body:
            raise self.error(sentence.line, "a bias holds facts only")
        match sentence.head:
            case Compound(("head_pred" | "body_pred") as kind, (str(name), int(arity))):
                words = self.heads if kind == "head_pred" else self.bodies
                words[name, arity] = sentence.line
            case Compound(("type" | "direction") as kind, (str(name), places)):
                signatures = self.types if kind == "type" else self.directions
                signatures[name] = self.names(places, sentence)
            case Compound(("max_vars" | "max_body" | "max_clauses") as name, (int(number),)):
                self.numbers[name] = number
            case other:
                self.take_our_own(other, sentence)

    def take_our_own(self, fact: Term, sentence: Sentence) -> None:
        match fact:
            case Compound("no_singletons" as name, ("true",)):
                self.flags.add(name)
            case Compound("ordered", (str(name),)):
                self.ordered.add(name)
            case Compound("negatable", (str(name),)):
                self.negatable[name] = sentence.line
            case Compound("always", (str(name), places)):
                self.always.append((name, self.variables(places, sentence)))
            case Compound("fixed", (str(name), places)):
                self.fixed[name] = self.places(places, sentence)
            case other:
                reason = f"{write_term(other)} is not a fact that a bias may hold"
                raise self.error(sentence.line, reason)

    def bias(self, known: Vocabulary) -> Bias:
        if len(self.heads) != 1:
            raise self.error(1, f"a bias has one head_pred, this one has {len(self.heads)}")
        if not self.bodies:
            raise self.error(1, "there is no body_pred")
        (head,) = (self.word(key, line) for key, line in self.heads.items())
        body = tuple(self.word(key, line) for key, line in self.bodies.items())
        for (name, arity), line in self.bodies.items():
            if (name, arity) not in known:
                raise self.error(line, f"the vocabulary has no {name}/{arity}")
        self.check_constraints({word.name: word for word in body})
        body += tuple(self.negated(body))
        limits = {name: self.limit(name) for name in ("max_vars", "max_body")}
        if limits["max_vars"] < head.arity:
            raise self.error(1, f"max_vars({limits['max_vars']}) is less than the head has")
        for name in self.negatable:  # what is asked of a word is asked of its denial
            label = denied(name)
            if name in self.fixed:
                self.fixed[label] = self.fixed[name]
            if name in self.ordered:
                self.ordered.add(label)
        return Bias(
            head=head,
            body=body,
            max_vars=limits["max_vars"],
            max_body=limits["max_body"],
            max_clauses=self.numbers.get("max_clauses", 1),
            no_singletons="no_singletons" in self.flags,
            always=tuple(self.always),
            fixed=dict(self.fixed),
            ordered=frozenset(self.ordered),
        )

    def negated(self, body: tuple[Word, ...]) -> Iterator[Word]:
        words = {word.name: word for word in body}
        for name, line in self.negatable.items():
            if name not in words:
                raise self.error(line, f"negatable({name}): there is no such body_pred")
            yield replace(words[name], inputs=(True,) * words[name].arity, negated=True)

    def check_constraints(self, words: dict[str, Word]) -> None:
        """Our own words speak of body predicates, with as many variables as these have."""
        for name, variables in (*self.always, *self.fixed.items()):
            if name not in words or len(variables) != words[name].arity:
                raise self.error(
                    1, f"always or fixed: there is no body_pred({name}, {len(variables)})"
                )
        for name in self.ordered - words.keys():
            raise self.error(1, f"ordered({name}): there is no such body_pred")

    def limit(self, name: str) -> int:
        number = self.numbers.get(name)
        if number is None or number < 1:
            raise self.error(1, f"there is no {name}(N) with N of 1 or more")
        return number

    def word(self, key: tuple[str, int], line: int) -> Word:
        name, arity = key
        types, directions = self.types.get(name), self.directions.get(name)
        for what, found in (("type", types), ("direction", directions)):
            if found is None or len(found) != arity:
                raise self.error(line, f"there is no {what} with {arity} arguments for {name}")
        assert types is not None
        assert directions is not None
        if not set(directions) <= {"in", "out"}:
            raise self.error(line, f"a direction of {name} is neither in nor out")
        return Word(name, types, tuple(direction == "in" for direction in directions))

    def names(self, term: Term, sentence: Sentence) -> tuple[str, ...]:
        items = _items(term)
        if not all(isinstance(item, str) for item in items):
            raise self.error(sentence.line, f"{write_term(term)} is not a list of names")
        return tuple(str(item) for item in items)

    def variables(self, term: Term, sentence: Sentence) -> tuple[int, ...]:
        items = _items(term)
        if not all(isinstance(item, int) for item in items):
            raise self.error(sentence.line, f"{write_term(term)} is not a list of variables")
        return tuple(item for item in items if isinstance(item, int))

    def places(self, term: Term, sentence: Sentence) -> tuple[Place, ...]:
        items = _items(term)
        if not all(isinstance(item, int) or item == ANY for item in items):
            raise self.error(sentence.line, f"{write_term(term)} is not of variables and any")
        return tuple(item for item in items if isinstance(item, int | str))

    def error(self, line: int, reason: str) -> ClauseError:
        return ClauseError(self.source, line, reason)


def _items(term: Term) -> tuple[Term, ...]:
    """The members of (a, b, c); a lone term is a tuple of one, in Prolog."""
    return term.arguments if isinstance(term, Compound) and term.name == TUPLE else (term,)
