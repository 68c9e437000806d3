"""Clauses as they are written: components put together, in an order that Prolog can run."""

from collections.abc import Sequence

from clausewitz.clauses import Clause
from clausewitz.learn.rules.clause_pool import joined
from clausewitz.learn.rules.components import Component
from clausewitz.learn.space.hypothesis_space import Space, in_order
from clausewitz.learn.space.lattice import Lattice


def written(components: Sequence[Component], lattice: Lattice, space: Space) -> Clause:
    """The clause that says all of this."""
    head = range(space.bias.head.arity)
    atoms, types = joined(lattice.space, lattice.atoms, components)
    ordered = in_order(atoms, space.bias.body, head)
    numbers = {v: v for v in head}
    for _, arguments in ordered:
        for variable in arguments:
            numbers.setdefault(variable, len(numbers))
    body = tuple((label, tuple(numbers[v] for v in arguments)) for label, arguments in ordered)
    return space.clause(body, tuple(types[v] for v in numbers))
