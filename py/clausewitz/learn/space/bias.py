"""The language of a learning task: a bias file in Popper's format.

    head_pred(f, 3).   body_pred(attacks, 3).   max_vars(5).   max_body(5).   max_clauses(1).
    type(attacks, (square, square, position)).  direction(attacks, (in, out, in)).

and words of our own, each of which both generators obey: always(Predicate, Variables),
fixed(Predicate, Variables or any), ordered(Predicate), negatable(Predicate), no_singletons(true)
and constant(Type, Value), a value that literals may have in place of a variable of the type. Two
are for clauses about lines of moves: given(Predicate, Variables), a literal that binds variables
which others may speak of, written only where one does, and among(Predicate, Variables), of all
variables that are given those that a predicate may speak of; max_component(N) says how many
literals of a rule may hang together by variables of their own. Where there are given ones, types
need not be stated, as the vocabulary has them, and a predicate without stated directions takes
variables that are known.
Variables are numbers, those of the head first, from 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from clausewitz.clauses.spelling import did_you_mean
from clausewitz.clauses.syntax import (
    TUPLE,
    ClauseError,
    Compound,
    Sentence,
    Term,
    read_sentences,
    write_term,
)
from clausewitz.clauses.vocabulary import CONSTANTS, Vocabulary, is_of_type, vocabulary
from clausewitz.learn.space.bias_words import (
    ANY,
    FixedArgument,
    Place,
    Word,
    denied,
    is_in_order,
    places_left,
    with_constants,
)

__all__ = ["ANY", "Bias", "FixedArgument", "Place", "Word", "parse_bias"]

_FACTS = ("head_pred", "body_pred", "type", "direction", "max_vars", "max_body", "max_clauses")
_NUMBERS = ("max_vars", "max_body", "max_clauses", "max_component")
_LARGEST_LIMIT = 64  # the kernel has so many variables, and none can learn with them
_OUR_FACTS = (
    *("always", "fixed", "ordered", "negatable", "no_singletons", "constant"),
    *("given", "among", "max_component"),
)


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
    """By label, as `ordered`."""
    ordered: frozenset[str] = frozenset()
    given: tuple[tuple[str, tuple[int, ...]], ...] = ()
    among: dict[str, frozenset[int]] = field(default_factory=dict)
    """By name."""
    max_component: int = 3
    """Literals that hang together by variables of their own, at most, in rules for a label."""


def parse_bias(text: str, source: str, known: Vocabulary | None = None) -> Bias:
    """The bias in a text, or a ClauseError that names file, line and reason."""
    reader = _BiasReader(source, vocabulary() if known is None else known)
    for sentence in read_sentences(text, source):
        reader.take(sentence)
    return reader.bias()


class _BiasReader:
    """Collects the facts of a bias file and puts them together."""

    def __init__(self, source: str, known: Vocabulary) -> None:
        self.source, self.known = source, known
        self.heads: dict[tuple[str, int], int] = {}
        self.bodies: dict[tuple[str, int], int] = {}
        self.types: dict[str, tuple[str, ...]] = {}
        self.directions: dict[str, tuple[str, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.flags: set[str] = set()
        self.always: list[tuple[str, tuple[int, ...]]] = []
        self.given: list[tuple[str, tuple[int, ...]]] = []
        self.among: dict[str, frozenset[int]] = {}
        self.fixed: dict[str, tuple[Place, ...]] = {}
        self.ordered: set[str] = set()
        self.negatable: dict[str, None] = {}
        self.constants: dict[str, list[str | int]] = {}
        self.lines: dict[tuple[str, str], int] = {}
        """Of facts about a predicate, or about the language: by their name and its own."""

    def take(self, sentence: Sentence) -> None:
        if sentence.body:
            raise self.error(sentence.line, "a bias holds facts only")
        match sentence.head:
            case Compound(kind, (str(name), *_)):
                self.lines[kind, name] = sentence.line
        match sentence.head:
            case Compound(("head_pred" | "body_pred") as kind, (str(name), int(arity))):
                words = self.heads if kind == "head_pred" else self.bodies
                words[name, arity] = sentence.line
            case Compound(("type" | "direction") as kind, (str(name), places)):
                signatures = self.types if kind == "type" else self.directions
                signatures[name] = self.names(places, sentence)
            case Compound(str(name), (int(number),)) if name in _NUMBERS:
                self.numbers[name] = number
                self.lines[name, ""] = sentence.line
            case other:
                self.take_our_own(other, sentence)

    def take_our_own(self, fact: Term, sentence: Sentence) -> None:
        match fact:
            case Compound("no_singletons" as name, ("true",)):
                self.flags.add(name)
            case Compound("ordered", (str(name),)):
                self.ordered.add(name)
            case Compound("negatable", (str(name),)):
                self.negatable[name] = None
            case Compound(("always" | "given") as kind, (str(name), places)):
                literals = self.always if kind == "always" else self.given
                literals.append((name, self.variables(places, sentence)))
            case Compound("among", (str(name), places)):
                self.among[name] = frozenset(self.variables(places, sentence))
            case Compound("fixed", (str(name), places)):
                self.fixed[name] = self.places(places, sentence)
            case Compound("constant", (str(type_name), value)):
                self.take_constant(type_name, value, sentence)
            case other:
                name = other.name if isinstance(other, Compound) else str(other)
                reason = f"{write_term(other)} is not a fact that a bias may hold"
                raise self.error(sentence.line, reason + did_you_mean(name, (*_FACTS, *_OUR_FACTS)))

    def take_constant(self, type_name: str, term: Term, sentence: Sentence) -> None:
        match term:
            case Compound("-", (int(number),)):
                value: Term = -number
            case _:
                value = term
        if type_name not in CONSTANTS:
            reason = f"{type_name} is not a type" + did_you_mean(type_name, CONSTANTS)
            raise self.error(sentence.line, reason)
        if not isinstance(value, str | int) or value not in CONSTANTS[type_name]:
            names = [name for name in CONSTANTS[type_name] if isinstance(name, str)]
            reason = f"{write_term(term)} is not a {type_name}"
            raise self.error(sentence.line, reason + did_you_mean(str(value), names))
        self.constants.setdefault(type_name, []).append(value)

    def bias(self) -> Bias:
        if len(self.heads) != 1:
            raise self.error(1, f"a bias has one head_pred, this one has {len(self.heads)}")
        if not self.bodies:
            raise self.error(1, "there is no body_pred")
        (head,) = (self.word(key, line) for key, line in self.heads.items())
        for (name, arity), line in self.bodies.items():
            self.check_known(name, arity, line)
        said = tuple(self.body_word(key, line) for key, line in self.bodies.items())
        self.check_constraints({word.name: word for word in said})
        self.check_numbers(head.arity)
        body = (*said, *self.negated(said))
        body += tuple(more for word in body for more in self.with_constants(word))
        limits = {name: self.limit(name) for name in ("max_vars", "max_body")}
        if limits["max_vars"] < head.arity:
            reason = f"max_vars({limits['max_vars']}) is less than the head has"
            raise self.error(self.lines["max_vars", ""], reason)
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
            given=tuple(self.given),
            among=dict(self.among),
            max_component=self.numbers.get("max_component", 3),
        )

    def check_known(self, name: str, arity: int, line: int) -> None:
        if (name, arity) in self.known:
            return
        arities = [f"{name}/{other}" for known, other in self.known if known == name]
        near = did_you_mean(name, (known for known, _ in self.known))
        reason = f"the vocabulary has no {name}/{arity}"
        raise self.error(line, reason + (f"; there is {', '.join(arities)}" if arities else near))

    def negated(self, body: tuple[Word, ...]) -> Iterator[Word]:
        """What may be denied; what is required of a word is required of its denial."""
        words = {word.name: word for word in body}
        for name in self.negatable:
            if name in self.fixed:
                self.fixed[denied(name)] = self.fixed[name]
            if name in self.ordered:
                self.ordered.add(denied(name))
            yield replace(words[name], inputs=(True,) * words[name].arity, negated=True)

    def with_constants(self, word: Word) -> Iterator[Word]:
        """The word with constants; what is required of it is required of the variables left."""
        for found in with_constants(word, self.constants):
            places = places_left(found, self.fixed.get(word.label, (ANY,) * word.arity))
            is_ordered = word.label in self.ordered
            if places is None or (is_ordered and not is_in_order(found)):
                continue
            if word.label in self.fixed:
                self.fixed[found.label] = places
            if is_ordered:
                self.ordered.add(found.label)
            yield found

    def check_constraints(self, words: dict[str, Word]) -> None:
        """Our own words speak of body predicates, with as many variables as these have."""
        stated = (("always", self.always), ("given", self.given))
        for kind, literals in (*stated, ("fixed", list(self.fixed.items()))):
            for name, variables in literals:
                if name not in words or len(variables) != words[name].arity:
                    reason = f"{kind}: there is no body_pred({name}, {len(variables)})"
                    raise self.error(self.lines[kind, name], reason + did_you_mean(name, words))
        names_of = (("ordered", self.ordered), ("negatable", self.negatable.keys()))
        for kind, names in (*names_of, ("among", self.among.keys())):
            for name in sorted(names - words.keys()):
                reason = f"{kind}({name}): there is no such body_pred" + did_you_mean(name, words)
                raise self.error(self.lines[kind, name], reason)

    def check_numbers(self, of_head: int) -> None:
        """Variables of literals that every clause has follow those of the head without a gap."""
        stated = [("always", literal) for literal in self.always]
        stated += [("given", literal) for literal in self.given]
        known = {*range(of_head), *(v for _, (_, variables) in stated for v in variables)}
        for kind, (name, variables) in stated:
            if wrong := [v for v in variables if not 0 <= v < len(known)]:
                reason = f"{kind}: {wrong[0]} is no variable: {len(known)} are spoken of, from 0 on"
                raise self.error(self.lines[kind, name], reason)

    def limit(self, name: str) -> int:
        number = self.numbers.get(name)
        if number is None or number < 1:
            line = self.lines.get((name, ""), 1)
            raise self.error(line, f"there is no {name}(N) with N of 1 or more")
        if number > _LARGEST_LIMIT:
            raise self.error(self.lines[name, ""], f"{name} is {_LARGEST_LIMIT} at most")
        return number

    def word(self, key: tuple[str, int], line: int) -> Word:
        name, arity = key
        types, directions = self.types.get(name), self.directions.get(name)
        if self.given and key in self.known:
            types = types or tuple(p.type for p in self.known[key].parameters)
            directions = directions or ("in",) * arity
        for what, found in (("type", types), ("direction", directions)):
            if found is None or len(found) != arity:
                raise self.error(line, f"there is no {what} with {arity} arguments for {name}")
        assert types is not None
        assert directions is not None
        if not set(directions) <= {"in", "out"}:
            line = self.lines["direction", name]
            raise self.error(line, f"a direction of {name} is neither in nor out")
        return Word(name, types, tuple(direction == "in" for direction in directions))

    def body_word(self, key: tuple[str, int], line: int) -> Word:
        """A word whose types are those that the vocabulary gives it, or narrower."""
        word = self.word(key, line)
        for place, parameter in enumerate(self.known[key].parameters):
            if not is_of_type(word.types[place], parameter.type):
                reason = (
                    f"argument {place + 1} of {word.name} is a {parameter.type}, "
                    f"not a {word.types[place]}"
                )
                raise self.error(self.lines["type", word.name], reason)
        return word

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
