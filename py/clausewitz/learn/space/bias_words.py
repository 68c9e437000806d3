"""The words of a bias: predicates, denied or not, with constants in places or without.

Of rank_of/2 and constant(rank, 7) comes rank_of(_, 7), a word too.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple, TypeVar

from clausewitz.clauses import Argument, Literal, Variable

ANY = "any"
Place = int | str
Values = Mapping[str, Sequence[str | int]]
"""The constants of each type."""
_Variable = TypeVar("_Variable")
_BLANK = Variable("_#")


def denied(name: str) -> str:
    """The label of a word that is denied."""
    return f"not {name}"


class FixedArgument(NamedTuple):
    """An argument that is a constant, and its place in the literal."""

    place: int
    type: str
    value: str | int

    @property
    def constant(self) -> tuple[str, str | int]:
        return self.type, self.value


@dataclass(frozen=True, slots=True)
class Word:
    """A predicate of the language with the types and directions of its variables."""

    name: str
    types: tuple[str, ...]
    inputs: tuple[bool, ...]
    negated: bool = False
    """Whether clauses have it as \\+ name(…), of variables that are known."""
    constants: tuple[FixedArgument, ...] = ()
    """By place."""

    @property
    def label(self) -> str:
        """As in attacks, not attacks, rank_of(_, 7)."""
        name = self.name
        if self.constants:
            name = str(replace(self, negated=False).literal([_BLANK] * self.arity))
        return denied(name) if self.negated else name

    @property
    def arity(self) -> int:
        """How many variables it has."""
        return len(self.types)

    @property
    def key(self) -> tuple[str, int]:
        """The predicate."""
        return self.name, self.arity + len(self.constants)

    @property
    def argument_types(self) -> tuple[str, ...]:
        """The types of all its arguments."""
        filled = self.filled(self.types)
        return tuple(a.type if isinstance(a, FixedArgument) else a for a in filled)

    def filled(self, variables: Sequence[_Variable]) -> list[_Variable | FixedArgument]:
        """The variables with the constants between them."""
        arguments: list[_Variable | FixedArgument] = list(variables)
        for constant in self.constants:
            arguments.insert(constant.place, constant)
        return arguments

    def literal(self, variables: Sequence[Argument]) -> Literal:
        arguments = (
            argument.value if isinstance(argument, FixedArgument) else argument
            for argument in self.filled(variables)
        )
        return Literal(self.name, tuple(arguments), self.negated)


def with_constants(word: Word, values: Values) -> Iterator[Word]:
    """The word with constants in place of some of its variables, but not of all."""
    choices = [[None, *values.get(type_name, ())] for type_name in word.types]
    for chosen in product(*choices):
        constants = tuple(
            FixedArgument(place, word.types[place], value)
            for place, value in enumerate(chosen)
            if value is not None
        )
        if 0 < len(constants) < word.arity:
            left = [place for place, value in enumerate(chosen) if value is None]
            yield replace(
                word,
                types=tuple(word.types[place] for place in left),
                inputs=tuple(word.inputs[place] for place in left),
                constants=constants,
            )


def places_left(word: Word, places: Sequence[Place]) -> tuple[Place, ...] | None:
    """What is required of the variables of a word; None where a constant is in a fixed place."""
    taken = {constant.place for constant in word.constants}
    if any(places[place] != ANY for place in taken):
        return None
    return tuple(required for place, required in enumerate(places) if place not in taken)


def is_in_order(word: Word) -> bool:
    """Whether its constants come last: the one order of arguments whose order says nothing."""
    return all(constant.place >= word.arity for constant in word.constants)
