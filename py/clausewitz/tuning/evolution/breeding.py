"""Random trees, crossed and mutated, with their types: the work of DEAP.

A player is three programs of the kernel here, and DEAP's trees only while something is bred. DEAP
uses Python's one random generator; it is seeded for every generation, so that what is born
depends on the seed, the number of the generation and the parents alone.
"""

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from clausewitz.endgames.trees import WORDS, EndgameTree, from_program
from clausewitz.kernel.endgames.language import CONSTANTS, FUNCTIONS, TERMINALS, Function, Type
from clausewitz.support.errors import required
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.small_mutations import gently_mutated

gp = required("deap.gp", "evolving players needs DEAP: pip install 'clausewitz[papers]'")

Player = tuple[bytes, ...]
"""The trees for advantage, even and disadvantage, as programs."""

_DISADVANTAGE = 2
_CONSTANT_SHARE = 0.2
"""Of mutations that only change a constant."""
_DEEPEST_FIRST = 5
"""Trees of the first generation have depths from 2 to this."""
_GROWN = 3
"""How deep a mutation can be."""
_TRIES = 20
_KIN = 4
"""One in so many of the first generation descends from the ancestor, if there is one."""


class Float:
    """A score."""


class Boolean:
    """True or false."""


class Query(Float, Boolean):
    """A number read from the board: it may stand for either."""


_TYPES = {Type.FLOAT: Float, Type.BOOLEAN: Boolean, Type.QUERY: Query}


@cache
def _language() -> Any:
    """The words as DEAP knows them."""
    words = gp.PrimitiveSetTyped("endgames", [], Float)
    for function in FUNCTIONS:
        given = [_TYPES[argument] for argument in function.arguments]
        words.addPrimitive(len, given, _TYPES[function.type], name=function.name)
    for terminal in TERMINALS:
        words.addTerminal(terminal.name, _TYPES[terminal.type], name=terminal.name)
    words.addEphemeralConstant("constant", partial(random.choice, CONSTANTS), Float)
    return words


def _to_deap(program: bytes) -> Any:
    language = _language()
    nodes = list[Any]()

    def add(tree: EndgameTree) -> None:
        if isinstance(tree.word, float):
            node = language.mapping["constant"]()
            node.value, node.name = tree.word, repr(tree.word)
        else:
            node = language.mapping[tree.word.name]
        nodes.append(node)
        for argument in tree.arguments:
            add(argument)

    add(from_program(program))
    return gp.PrimitiveTree(nodes)


def _from_deap(tree: Any) -> bytes:
    nodes: Iterator[Any] = iter(tree)

    def read() -> EndgameTree:
        node = next(nodes)
        word = WORDS.get(node.name)
        if word is None:
            return EndgameTree(float(node.value))
        count = len(word.arguments) if isinstance(word, Function) else 0
        return EndgameTree(word, tuple(read() for _ in range(count)))

    return read().program()


def _wanted(tree: Any) -> list[type]:
    """The type that is wanted at the place of each node."""
    wanted, open_places = list[type](), [Float]
    for node in tree:
        wanted.append(open_places.pop())
        open_places += reversed(node.args if node.arity else [])
    return wanted


class Breeder:
    """Makes generations as a plan has it."""

    def __init__(self, plan: EvolutionPlan) -> None:
        self.plan = plan

    def first(self) -> list[Player]:
        """A random generation: ramped half-and-half; an ancestor and its kin among them."""
        random.seed(f"{self.plan.seed} first generation")
        players: list[Player] = [
            tuple(self._drawn_tree(place) for place in range(3))
            for _ in range(self.plan.population)
        ]
        if self.plan.ancestor:
            ancestor = tuple(self.plan.ancestral())
            for place in range(0, len(players), _KIN):
                kin = ancestor
                for tree in range(3 if place else 0):
                    kin = self._mutated(kin, tree)
                players[place] = kin
        return players

    def next(
        self, players: Sequence[Player], fitness: Sequence[float], number: int, elite: Sequence[int]
    ) -> list[Player]:
        """The generation of this number, from the one before, how it fared, and who lives on."""
        random.seed(f"{self.plan.seed} generation {number}")
        born = [players[place] for place in elite]
        # Where players are remembered, one is enough of each; unless hardly another can be born.
        tries = self.plan.population * _TRIES if self.plan.memory else 0
        while len(born) < self.plan.population:
            for player in self._born(players, fitness):
                tries -= 1
                if tries < 0 or player not in born:
                    born.append(player)
        return born[: self.plan.population]

    def _born(self, players: Sequence[Player], fitness: Sequence[float]) -> list[Player]:
        one, chance = self._selected(players, fitness), random.random()
        if chance < self.plan.reproduction:
            return [one]
        place = random.randrange(3)
        if chance < self.plan.reproduction + self.plan.crossover:
            other = self._selected(players, fitness)
            return self._crossed(one, other, place)
        return [self._mutated(one, place)]

    def _selected(self, players: Sequence[Player], fitness: Sequence[float]) -> Player:
        some = [random.randrange(len(players)) for _ in range(self.plan.selection)]
        return players[max(some, key=lambda place: fitness[place])]

    def _crossed(self, one: Player, other: Player, place: int) -> list[Player]:
        """Parts of the same trees change places, where each may stand in the other's place.

        DEAP's own crossover lets queries change places only with queries.
        """
        trees = _to_deap(one[place]), _to_deap(other[place])
        wanted = [_wanted(tree) for tree in trees]
        first = random.randrange(len(trees[0]))
        fitting = [
            number
            for number, node in enumerate(trees[1])
            if issubclass(node.ret, wanted[0][first])
            and issubclass(trees[0][first].ret, wanted[1][number])
        ]
        if fitting:
            parts = trees[0].searchSubtree(first), trees[1].searchSubtree(random.choice(fitting))
            trees[0][parts[0]], trees[1][parts[1]] = trees[1][parts[1]], trees[0][parts[0]]
        pairs = zip((one, other), trees, strict=True)
        return [self._with(player, place, tree) for player, tree in pairs]

    def _mutated(self, player: Player, place: int) -> Player:
        """A part of a tree becomes a random one, or a constant does; or there is a small change."""
        if self.plan.gentle and random.random() < self.plan.gentle:
            changed = gently_mutated(from_program(player[place]))
            return self._with(player, place, _to_deap(changed.program()))
        tree = _to_deap(player[place])
        if random.random() < _CONSTANT_SHARE:
            (tree,) = gp.mutEphemeral(tree, mode="one")
        else:
            number = random.randrange(len(tree))
            wanted = _wanted(tree)[number]
            part = gp.genGrow(_language(), min_=0, max_=_GROWN, type_=wanted)
            tree[tree.searchSubtree(number)] = part
        return self._with(player, place, tree)

    def _with(self, player: Player, place: int, tree: Any) -> Player:
        """The player with another tree, if it is not too large: else as it was."""
        if tree.height > self._deepest(place) or len(tree) > self.plan.nodes:
            return player
        return (*player[:place], _from_deap(tree), *player[place + 1 :])

    def _deepest(self, place: int) -> int:
        return max(2, self.plan.depth // 2) if place == _DISADVANTAGE else self.plan.depth

    def _drawn_tree(self, place: int) -> bytes:
        most = min(self._deepest(place), _DEEPEST_FIRST)
        for _ in range(_TRIES):
            nodes = gp.genHalfAndHalf(_language(), min_=min(2, most), max_=most, type_=Float)
            if len(nodes) <= self.plan.nodes:
                return _from_deap(gp.PrimitiveTree(nodes))
        return _from_deap(gp.PrimitiveTree(gp.genGrow(_language(), min_=1, max_=2, type_=Float)))
