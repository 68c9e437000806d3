"""Mutations that change little: a word, a rule more or less, the order of two rules.

A new part at a random place is mostly large, and mostly a loss. A tree that plays well is a
list of rules, `if3(When, Score, if3(…))`, and gets better by a rule at a time.
"""

import random
from collections.abc import Iterator
from functools import cache

from clausewitz.endgames.trees import WORDS, EndgameTree, Word, fits
from clausewitz.kernel.endgames.language import CONSTANTS, FUNCTIONS, TERMINALS, Function, Type

_IF, _NOT, _SMALLER = WORDS["if3"], WORDS["not"], WORDS["smaller"]
_JOINING = WORDS["and2"], WORDS["or2"]
_HALF, _TENTH = 0.5, 0.1

Place = tuple[int, ...]
"""The way to a node: the numbers of arguments from the root on."""


def gently_mutated(tree: EndgameTree) -> EndgameTree:
    """The tree with a small change; sometimes it comes out as it was."""
    place = random.choice(list(_places(tree)))
    change = random.choice((_other_word, _with_a_rule, _without_a_part, _in_other_order))
    part, wanted = _part(tree, place), _wanted(tree, place)
    return _replaced(tree, place, change(part, wanted))


def _places(tree: EndgameTree) -> Iterator[Place]:
    yield ()
    for number, argument in enumerate(tree.arguments):
        for place in _places(argument):
            yield (number, *place)


def _part(tree: EndgameTree, place: Place) -> EndgameTree:
    for number in place:
        tree = tree.arguments[number]
    return tree


def _wanted(tree: EndgameTree, place: Place) -> Type:
    if not place:
        return Type.FLOAT
    word = _part(tree, place[:-1]).word
    assert isinstance(word, Function)
    return word.arguments[place[-1]]


def _replaced(tree: EndgameTree, place: Place, part: EndgameTree) -> EndgameTree:
    if not place:
        return part
    arguments = list(tree.arguments)
    arguments[place[0]] = _replaced(arguments[place[0]], place[1:], part)
    return EndgameTree(tree.word, tuple(arguments))


@cache
def _leaves(wanted: Type) -> list[EndgameTree]:
    return [EndgameTree(terminal) for terminal in TERMINALS if fits(terminal.type, wanted)]


def _leaf(wanted: Type) -> EndgameTree:
    if wanted is Type.FLOAT and random.random() < _HALF:
        return EndgameTree(random.choice(CONSTANTS))
    return random.choice(_leaves(wanted))


def _condition() -> EndgameTree:
    """A condition: mostly one thing, or whether it is not so; sometimes two things."""
    one, chance = _leaf(Type.BOOLEAN), random.random()
    if chance < _HALF:
        return one
    if chance < _HALF + 2 * _TENTH:
        return EndgameTree(_NOT, (one,))
    other = _leaf(Type.BOOLEAN)
    if chance < 1 - _TENTH:
        return EndgameTree(random.choice(_JOINING), (one, other))
    numbers = _leaves(Type.FLOAT)
    return EndgameTree(_SMALLER, (random.choice(numbers), random.choice(numbers)))


def _other_word(part: EndgameTree, wanted: Type) -> EndgameTree:
    """Another word in the same place; a function only for one that takes the same."""
    if not isinstance(part.word, Function):
        return _leaf(wanted)
    taken = part.word.arguments
    words: list[Word] = [word for word in FUNCTIONS if word.arguments == taken]
    return EndgameTree(random.choice(words), part.arguments)


def _with_a_rule(part: EndgameTree, wanted: Type) -> EndgameTree:
    """A score gets an exception, a condition another beside it."""
    if wanted is Type.BOOLEAN:
        return EndgameTree(random.choice(_JOINING), (part, _condition()))
    scores = [_leaf(Type.FLOAT), part]
    if random.random() < _HALF:
        scores.reverse()
    return EndgameTree(_IF, (_condition(), *scores))


def _without_a_part(part: EndgameTree, wanted: Type) -> EndgameTree:
    """One of the arguments in place of the whole."""
    fitting = [argument for argument in part.arguments if fits(argument.type, wanted)]
    return random.choice(fitting) if fitting else _leaf(wanted)


def _in_other_order(part: EndgameTree, wanted: Type) -> EndgameTree:
    """The second rule before the first, if there are two; one rule the other way round."""
    if part.word is not _IF:
        return EndgameTree(_NOT, (part,)) if wanted is Type.BOOLEAN else _leaf(wanted)
    when, score, rest = part.arguments
    if rest.word is not _IF:
        return EndgameTree(_IF, (when, rest, score))
    second, its_score, others = rest.arguments
    return EndgameTree(_IF, (second, its_score, EndgameTree(_IF, (when, score, others))))
