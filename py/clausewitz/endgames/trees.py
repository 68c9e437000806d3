"""Trees of the language, as terms one can read and as the programs that the kernel runs."""

import re
from dataclasses import dataclass
from functools import cache
from typing import NoReturn

from clausewitz.kernel.endgames.language import (
    CONSTANTS,
    FUNCTIONS,
    MOST_NODES,
    STATUSES,
    TERMINALS,
    Function,
    Terminal,
    Type,
)
from clausewitz.support.errors import ClausewitzError

Word = Terminal | Function | float
"""What a node may be; a float is a constant."""


@dataclass(frozen=True)
class EndgameTree:
    """A node and what hangs on it."""

    word: Word
    arguments: "tuple[EndgameTree, ...]" = ()

    def __str__(self) -> str:
        """As Prolog reads it."""
        if isinstance(self.word, float):
            return number_text(self.word)
        if not self.arguments:
            return self.word.name
        return f"{self.word.name}({', '.join(map(str, self.arguments))})"

    @property
    def type(self) -> Type:
        return Type.FLOAT if isinstance(self.word, float) else self.word.type

    @property
    def size(self) -> int:
        """How many nodes it has."""
        return 1 + sum(argument.size for argument in self.arguments)

    def program(self) -> bytes:
        """In postfix order, as the kernel runs it."""
        below = b"".join(argument.program() for argument in self.arguments)
        return below + bytes([_codes()[self.word]])

    def lines(self, indent: int = 0) -> str:
        """As Prolog reads it, an if3 on several lines."""
        text = str(self)
        if not self.arguments or indent + len(text) <= _WIDTH:
            return " " * indent + text
        parts = ",\n".join(argument.lines(indent + 4) for argument in self.arguments)
        assert isinstance(self.word, Function)
        return f"{' ' * indent}{self.word.name}(\n{parts})"


EndgameTrees = tuple[EndgameTree, ...]
"""For advantage, even and disadvantage."""

WORDS = {word.name: word for word in (*TERMINALS, *FUNCTIONS)}
_WIDTH = 96
_TOKEN = re.compile(r"\s*(?:([a-z]\w*)|(-?\d+(?:\.\d+)?(?:e-?\d+)?)|([(),]))", re.ASCII)
_FITS = {Type.FLOAT: {Type.FLOAT, Type.QUERY}, Type.BOOLEAN: {Type.BOOLEAN, Type.QUERY}}


@cache
def _codes() -> dict[Word, int]:
    words: list[Word] = [*TERMINALS, *CONSTANTS, *FUNCTIONS]
    return {word: number for number, word in enumerate(words)}


def fits(given: Type, wanted: Type) -> bool:
    """Whether what a node gives may stand where something is wanted."""
    return given in _FITS[wanted]


def number_text(number: float) -> str:
    """Whole numbers without a point."""
    return str(int(number)) if number == int(number) else repr(number)


def parse_tree(text: str, where: str) -> EndgameTree:
    """The tree that a term means: what is no tree of the language is refused."""
    parser = _TreeParser(text, where)
    tree = parser.tree()
    if text[parser.at :].strip():
        parser.refuse(f'"{text[parser.at :].strip()[:20]}" after the tree')
    check_tree(tree, where)
    return tree


def check_tree(tree: EndgameTree, where: str) -> None:
    """Refuse what cannot be evaluated to a score."""
    if not fits(tree.type, Type.FLOAT):
        raise ClausewitzError(f"{where}: {tree} gives no score")
    if tree.size > MOST_NODES:
        raise ClausewitzError(f"{where}: the tree has {tree.size} nodes, more than {MOST_NODES}")
    _check_types(tree, where)


def _check_types(tree: EndgameTree, where: str) -> None:
    if not isinstance(tree.word, Function):
        return
    for argument, wanted in zip(tree.arguments, tree.word.arguments, strict=True):
        if not fits(argument.type, wanted):
            name = tree.word.name
            raise ClausewitzError(f"{where}: {name} takes a {wanted.value}, not {argument}")
        _check_types(argument, where)


def from_program(program: bytes) -> EndgameTree:
    """The tree of a program."""
    words, stack = list(_codes()), list[EndgameTree]()
    for code in program:
        word = words[code]
        count = len(word.arguments) if isinstance(word, Function) else 0
        cut = len(stack) - count
        stack[cut:] = [EndgameTree(word, tuple(stack[cut:]))]
    (tree,) = stack
    return tree


class _TreeParser:
    """A term, read from left to right."""

    def __init__(self, text: str, where: str) -> None:
        self.text, self.where, self.at = text, where, 0

    def refuse(self, words: str) -> NoReturn:
        raise ClausewitzError(f"{self.where}: {words}")

    def token(self) -> tuple[str | None, str | None, str | None]:
        match = _TOKEN.match(self.text, self.at)
        if match is None:
            rest = self.text[self.at :].strip()[:20]
            self.refuse(f'"{rest}" is not a node' if rest else "the tree ends too early")
        self.at = match.end()
        return match[1], match[2], match[3]

    def tree(self, depth: int = 0) -> EndgameTree:
        if depth > MOST_NODES:
            self.refuse(f"the tree is deeper than {MOST_NODES}")
        name, number, sign = self.token()
        if number is not None:
            return EndgameTree(self.constant(number))
        if name is None:
            self.refuse(f'"{sign}" is not a node')
        if (word := WORDS.get(name)) is None:
            self.refuse(f'there is no node "{name}"')
        if isinstance(word, Terminal):
            return EndgameTree(word)
        return EndgameTree(word, self.arguments(word, depth + 1))

    def constant(self, text: str) -> float:
        number = float(text)
        if number not in CONSTANTS:
            self.refuse(f"{text} is none of the constants {', '.join(map(number_text, CONSTANTS))}")
        return number

    def arguments(self, function: Function, depth: int) -> tuple[EndgameTree, ...]:
        found = list[EndgameTree]()
        for sign in ("(", *"," * (len(function.arguments) - 1), ")"):
            if self.token()[2] != sign:
                self.refuse(f"{function.name} takes {len(function.arguments)} nodes")
            if sign != ")":
                found.append(self.tree(depth))
        return tuple(found)


def parse_trees(texts: dict[str, str], where: str) -> EndgameTrees:
    """The three trees by the words for how material stands."""
    missing = [status for status in STATUSES if status not in texts]
    if missing:
        raise ClausewitzError(f"{where}: there is no tree for {missing[0]}")
    return tuple(parse_tree(texts[status], f"{where}: {status}") for status in STATUSES)
