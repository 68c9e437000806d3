"""Clauses as they are written: components put together, in an order that Prolog can run."""

from collections.abc import Iterable, Sequence

from clausewitz.clauses import Clause
from clausewitz.learn.rules.components import Component
from clausewitz.learn.space.bias import Word
from clausewitz.learn.space.hypothesis_space import Atom, Space, Types
from clausewitz.learn.space.lattice import Lattice


def in_order(body: Iterable[Atom], words: Sequence[Word], known: Iterable[int]) -> list[Atom]:
    """The atoms, each once its inputs are known, those with the fewest new variables first; none
    where there is no such order."""
    inputs = {word.label: word.inputs for word in words}
    bound, rest, found = set(known), list(body), list[Atom]()
    while rest:
        ready = [
            (sum(v not in bound for v in arguments), -len(arguments), place)
            for place, (label, arguments) in enumerate(rest)
            if all(v in bound or not i for v, i in zip(arguments, inputs[label], strict=True))
        ]
        if not ready:
            return []
        chosen = rest.pop(min(ready)[2])
        bound.update(chosen[1])
        found.append(chosen)
    return found


def written(components: Sequence[Component], lattice: Lattice, space: Space) -> Clause:
    """The clause that says all of this."""
    head = space.bias.head
    atoms: list[Atom] = []
    types: dict[int, str] = dict(enumerate(head.types))
    for component in components:
        shift = len(types) - head.arity
        for label, arguments in lattice.atoms_of(component.body):
            atoms.append((label, tuple(v if v < head.arity else v + shift for v in arguments)))
        types |= {v + shift: t for v, t in enumerate(component.types) if v >= head.arity}
    ordered = in_order(atoms, space.bias.body, range(head.arity))
    numbers = {v: v for v in range(head.arity)}
    for _, arguments in ordered:
        for variable in arguments:
            numbers.setdefault(variable, len(numbers))
    body = tuple((label, tuple(numbers[v] for v in arguments)) for label, arguments in ordered)
    by_number: Types = tuple(types[v] for v in numbers)
    return space.clause(body, by_number)
