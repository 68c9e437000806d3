"""Words that the kernel does not compute but looks up, and the numbers that stand for values."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import chess

from clausewitz import kernel
from clausewitz.clauses import Clause, vocabulary
from clausewitz.position.board import PIECES, SIDES
from clausewitz.support.errors import ClausewitzError

Value = str | int
"""A constant of a clause."""
COUNT, POSITION, LINE = "count", "position", "line"
MOST_ARGUMENTS = 3
"""Of a word that is looked up, without its position."""
MOST_COUNTS = 64
"""A variable of the kernel has so many values, at most."""

CODES: dict[str, dict[Value, int]] = {
    "square": {name: number for number, name in enumerate(chess.SQUARE_NAMES)},
    "side": {name: number for number, name in enumerate(SIDES.values())},
    "piece": {name: number for number, name in enumerate(PIECES, 1)},
    "rank": {number: number for number in range(1, 9)},
    "file": {number: number for number in range(1, 9)},
    "ply": {number: number for number in range(64)},
    "number": {number: number for number in range(64)},
}


class UnknownToKernelError(ClausewitzError):
    """The kernel cannot try this clause; Prolog can."""


@dataclass(frozen=True, slots=True)
class LookedUpWord:
    """A word, the types of its arguments, and whether it is listed before the move only."""

    name: str
    types: tuple[str, ...]
    before_only: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """The types of the arguments that are neither positions nor lines."""
        return tuple(name for name in self.types if name not in (POSITION, LINE))


def helper_words(helpers: Iterable[Clause]) -> list[LookedUpWord]:
    """The predicates that helpers define."""
    types = {h.head.key: tuple(h.types[v] for v in h.head.variables) for h in helpers}
    return [LookedUpWord(name, of) for (name, _), of in types.items()]


def can_be_looked_up(types: Sequence[str]) -> bool:
    """Whether the kernel can store a word with arguments of these types: one position, at most, or
    a line alone, which its last row stands for."""
    if tuple(types) == (LINE,):
        return True
    values = [type_name for type_name in types if type_name != POSITION]
    return (
        len(types) - len(values) <= 1
        and len(values) <= MOST_ARGUMENTS
        and {*values} <= {*CODES, COUNT}
    )


class Relations(dict[str, int]):
    """The kernel's numbers of relations, and what it has to know of those that are looked up.

    Counts are numbered by size; words that are looked up come first where names clash.
    """

    def __init__(self, words: Sequence[LookedUpWord] = (), counts: Iterable[int] = ()) -> None:
        numbers = {word.name: kernel.FIRST_TABLE + n for n, word in enumerate(words)}
        super().__init__(kernel.RELATIONS | numbers)
        self._types = {word.name: word.types for word in words}
        self._counts = {count: number for number, count in enumerate(sorted(counts))}
        self.before_only = frozenset(numbers[word.name] for word in words if word.before_only)

    def types(self, name: str, arity: int) -> tuple[str, ...]:
        """The types of a word's arguments."""
        found = self._types.get(name)
        if found is not None and len(found) == arity:
            return found
        signature = vocabulary().get((name, arity))
        if signature is None:
            raise UnknownToKernelError(f"the kernel does not know {name}/{arity}")
        return tuple(parameter.type for parameter in signature.parameters)

    def code(self, type_name: str, value: Value) -> int:
        """The number that stands for a constant of the type."""
        codes: Mapping[Value, int] = CODES.get(type_name, {})
        code = self._counts.get(int(value)) if type_name == COUNT else codes.get(value)
        if code is None:
            raise UnknownToKernelError(f"the kernel does not know the {type_name} {value}")
        return code


def remembered_numbers(names: Sequence[str]) -> dict[int, int]:
    """Other numbers of relations whose images are cached."""
    numbered = enumerate(names, kernel.FIRST_REMEMBERED)
    return {kernel.RELATIONS[name]: number for number, name in numbered}
