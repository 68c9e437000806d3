"""Words with constants: of rank_of/2 and constant(rank, 7) comes rank_of(_, 7), a word too."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from clausewitz.learn.space.bias_words import ANY, FixedArgument, Place, Word

Values = Mapping[str, Sequence[str | int]]
"""The constants of each type."""


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
