"""Trees drawn by lot, for tests."""

import random

from clausewitz.endgames.trees import EndgameTree, EndgameTrees, fits
from clausewitz.kernel.endgames.language import CONSTANTS, FUNCTIONS, TERMINALS, Type


def random_tree(chance: random.Random, depth: int, wanted: Type = Type.FLOAT) -> EndgameTree:
    functions = [function for function in FUNCTIONS if fits(function.type, wanted)]
    if depth and (depth > 2 or chance.random() < 0.8):
        function = chance.choice(functions)
        below = (random_tree(chance, depth - 1, argument) for argument in function.arguments)
        return EndgameTree(function, tuple(below))
    if wanted is Type.FLOAT and chance.random() < 0.3:
        return EndgameTree(chance.choice(CONSTANTS))
    return EndgameTree(chance.choice([t for t in TERMINALS if fits(t.type, wanted)]))


def random_trees(chance: random.Random, depth: int = 4) -> EndgameTrees:
    return random_tree(chance, depth), random_tree(chance, depth), random_tree(chance, depth)
