"""The Prolog syntax that theories are written in, read as data.

A deliberately small part of Prolog: facts and clauses over plain terms. What is not in it (a
directive, a cut, an if-then-else, an operator) is a syntax error, so nothing read here can run.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import (
    LARGEST_NUMBER,
    LONGEST_NAME,
    MOST_LITERALS,
    MOST_SENTENCES,
    shortened,
)

_LONGEST_REASON = 500  # characters


class Place(int):
    """The number of a line, from 1, which knows the column where something begins there."""

    column = 1

    @classmethod
    def of(cls, line: int, column: int) -> "Place":
        found = cls(line)
        found.column = column
        return found


class ClauseError(ClausewitzError):
    """Something in a theory is refused; the message begins with file and line."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        self.source, self.place = source, line if isinstance(line, Place) else Place(line)
        self.reason = shortened(reason, _LONGEST_REASON)
        super().__init__(f"{source}:{line}: {self.reason}")


@dataclass(frozen=True, slots=True)
class Variable:
    """A logic variable. Each `_` is a variable of its own, named _#1, _#2, …"""

    name: str

    def __hash__(self) -> int:
        return hash(self.name)  # variables fill sets and dicts: no tuple is made to hash one

    @property
    def anonymous(self) -> bool:
        return self.name.startswith("_#")

    def __str__(self) -> str:
        return "_" if self.anonymous else self.name


@dataclass(frozen=True, slots=True)
class Text:
    """A double-quoted string."""

    value: str

    def __str__(self) -> str:
        text = self.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{text}"'


@dataclass(frozen=True, slots=True)
class Compound:
    """A name with arguments; prefix operators (+ - \\+) are compounds too."""

    name: str
    arguments: "tuple[Term, ...]"


Term = Variable | Text | Compound | str | int
"""A str is an atom."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One clause of a file as it was written: a head, a body (empty for a fact), its line."""

    head: Term
    body: tuple[Term, ...]
    line: int
    lines: tuple[int, ...] = field(default=(), compare=False)
    """Those on which the terms of the body begin."""

    def line_of(self, number: int) -> int:
        return self.lines[number] if self.lines else self.line


class Token(NamedTuple):
    kind: str
    text: str
    line: int


_TOKENS = re.compile(
    r"""
      (?P<blank> \s+ | %[^\n]* | /\*.*?\*/ )
    | (?P<variable> [A-Z_][A-Za-z0-9_]* )
    | (?P<atom> [a-z][A-Za-z0-9_]* )
    | (?P<quoted> '(?:[^'\\\n]|\\.)*' )
    | (?P<text> "(?:[^"\\\n]|\\.)*" )
    | (?P<integer> \d+ )
    | (?P<end> \.(?=\s|%|\Z) )
    | (?P<punctuation> :- | \?- | --> | -> | \\\+ | [(),\[\]|;!?+\-:=<>*/\\@\#&^~{}.$`] )
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
_NAMES = ("variable", "atom", "quoted")
_PREFIX_OPERATORS = {"+", "-", "\\+"}
_ESCAPES = {"n": "\n", "t": "\t"}
_DEEPEST_TERM = 50
TUPLE = ","
"""The name of a compound written (a, b, c)."""
_PLAIN_ATOM = re.compile(r"[a-z][A-Za-z0-9_]*", re.ASCII)


def read_sentences(text: str, source: str) -> list[Sentence]:
    """All clauses of a theory. `source` names the file in error messages."""
    return list(_Parser(text, source).sentences())


def write_term(term: Term) -> str:
    """The term as Prolog reads it back."""
    match term:
        case str():
            return term if _PLAIN_ATOM.fullmatch(term) else _quoted(term)
        case Compound(name, (argument,)) if name in _PREFIX_OPERATORS:
            space = " " if name == "\\+" else ""
            return f"{name}{space}{write_term(argument)}"
        case Compound(name, arguments) if name == TUPLE:
            return f"({', '.join(map(write_term, arguments))})"
        case Compound(name, arguments):
            return f"{write_term(name)}({', '.join(map(write_term, arguments))})"
        case _:
            return str(term)


def whole_number(term: Term) -> int | None:
    """The number that a term is, perhaps with a minus before it."""
    match term:
        case int(number):
            return number
        case Compound("-", (int(number),)):
            return -number
    return None


def _quoted(atom: str) -> str:
    return "'" + atom.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: _ESCAPES.get(m[1], m[1]), text[1:-1], flags=re.DOTALL)


class _Parser:
    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.tokens = self._tokenise(text)
        self.next = next(self.tokens)
        self.anonymous = 0
        self.depth = 0

    def _tokenise(self, text: str) -> Iterator[Token]:
        line, at, begin = 1, 0, 0  # the last is where the line begins
        while at < len(text):
            match = _TOKENS.match(text, at)
            place = Place.of(line, at - begin + 1)
            if match is None:
                raise ClauseError(self.source, place, f"cannot read {text[at : at + 12]!r}")
            kind, word = match.lastgroup, match.group()
            assert kind is not None
            if kind in _NAMES and len(word) > LONGEST_NAME:
                words = f"a name of more than {LONGEST_NAME:,} characters"
                raise ClauseError(self.source, place, words)
            if kind != "blank":
                yield Token(kind, word, place)
            if lines := word.count("\n"):
                line, begin = line + lines, at + word.rindex("\n") + 1
            at += len(word)
        yield Token("nothing", "the end of the file", Place.of(line, at - begin + 1))

    def sentences(self) -> Iterator[Sentence]:
        for _ in range(MOST_SENTENCES):
            if self.peek().kind == "nothing":
                return
            self.anonymous = 0
            yield self.sentence()
        raise self.error(f"more than {MOST_SENTENCES:,} clauses in a file", self.peek())

    def sentence(self) -> Sentence:
        first = self.peek()
        if first.text in (":-", "?-"):
            raise self.error("a directive; a theory is data and may not run anything", first)
        head = self.term()
        body: list[Term] = []
        lines: list[int] = []
        while self.peek().text == ("," if body else ":-"):
            self.take()
            lines.append(self.peek().line)
            body.append(self.term())
            if len(body) > MOST_LITERALS:
                raise self.error(f"a clause of more than {MOST_LITERALS} literals", self.peek())
        self.expect("end", "a full stop")
        return Sentence(head, tuple(body), first.line, tuple(lines))

    def term(self) -> Term:
        self.depth += 1
        if self.depth > _DEEPEST_TERM:
            raise self.error("a term nested too deep", self.peek())
        token = self.take()
        term = self._term_from(token)
        self.depth -= 1
        return term

    def _term_from(self, token: Token) -> Term:
        match token.kind:
            case "variable":
                return self._variable(token.text)
            case "integer":
                return self._number(token)
            case "text":
                return Text(_unquoted(token.text))
            case "atom" | "quoted":
                name = token.text if token.kind == "atom" else _unquoted(token.text)
                if self.peek().text != "(":
                    return name
                self.take()
                return Compound(name, self._arguments())
        if token.text in _PREFIX_OPERATORS:
            return Compound(token.text, (self.term(),))
        if token.text == "(":
            return Compound(TUPLE, self._arguments())
        raise self.error(f"unexpected {token.text!r}", token)

    def _number(self, token: Token) -> int:
        number = int(token.text) if len(token.text) < 20 else LARGEST_NUMBER + 1
        if number > LARGEST_NUMBER:
            raise self.error("a number of more than 64 bits", token)
        return number

    def _variable(self, name: str) -> Variable:
        if name != "_":
            return Variable(name)
        self.anonymous += 1
        return Variable(f"_#{self.anonymous}")

    def _arguments(self) -> tuple[Term, ...]:
        """What stands between parentheses, the first of which has been taken."""
        arguments = [self.term()]
        while self.peek().text == ",":
            self.take()
            arguments.append(self.term())
        self.expect("punctuation", "')'", ")")
        return tuple(arguments)

    def peek(self) -> Token:
        return self.next

    def take(self) -> Token:
        token = self.peek()
        if token.kind == "nothing":
            raise self.error("the file ends inside a clause", token)
        self.next = next(self.tokens)
        return token

    def expect(self, kind: str, words: str, text: str | None = None) -> None:
        token = self.peek()
        if token.kind != kind or (text is not None and token.text != text):
            raise self.error(f"expected {words}, found {token.text!r}", token)
        self.next = next(self.tokens)

    def error(self, reason: str, token: Token) -> ClauseError:
        return ClauseError(self.source, token.line, reason)
