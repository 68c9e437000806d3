"""The bodies of a space as tuples of numbers.

The same bodies as hypothesis_space.py states, for searches that look at many thousand of them:
literals have numbers, and renaming is a look-up.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, Types

Body = tuple[int, ...]
"""Numbers of atoms, sorted."""
NO_ATOM = -1


class NumberedAtom(NamedTuple):
    """An atom that may be added, and the types of all variables with it."""

    number: int
    types: Types
    is_new: bool
    """Whether it brings in a variable."""


class Renaming(dict[int, int]):
    """What the atoms become under other numbers of variables, found when needed."""

    def __init__(self, lattice: "Lattice", numbers: tuple[int, ...]) -> None:
        super().__init__()
        self.lattice, self.numbers = lattice, numbers

    def __missing__(self, number: int) -> int:
        renamed = self.lattice.space.renamed_atom(self.lattice.atoms[number], self.numbers)
        self[number] = found = self.lattice.number(renamed)
        return found

    def types(self, types: Types) -> Types:
        renamed = dict(zip(self.numbers, types, strict=False))
        return tuple(renamed[variable] for variable in range(len(types)))


class Lattice:
    """The bodies of a space."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.atoms = sorted(space.atoms())
        self._numbers = {atom: number for number, atom in enumerate(self.atoms)}
        self._start = frozenset(self.numbers(space.start))
        self.growths = cache(self._growths)
        self.renamings = cache(self._renamings)
        self.variables = cache(self._variables)

    def number(self, atom: Atom) -> int:
        """The number of an atom, or NO_ATOM if no body may have it."""
        return self._numbers.get(atom, NO_ATOM)

    def numbers(self, atoms: Iterable[Atom]) -> Body:
        return tuple(sorted(self._numbers[atom] for atom in atoms))

    def atoms_of(self, body: Iterable[int]) -> Atoms:
        return tuple(sorted(self.atoms[number] for number in body))

    def canonical(self, numbers: Collection[int], variables: int) -> tuple[Body, Renaming]:
        """The least of the bodies that differ in the numbers of variables, and how it came."""
        identity, *others = self.renamings(variables)
        best, best_renaming = tuple(sorted(numbers)), identity
        for renaming in others:
            body = tuple(sorted([renaming[number] for number in numbers]))
            if body < best and body[0] != NO_ATOM and self._start.issubset(body):
                best, best_renaming = body, renaming
        return best, best_renaming

    def grown(self, body: Body, types: Types) -> tuple[NumberedAtom, ...]:
        """The atoms that may be added to a body."""
        safe = self.space.inputs.union(*(self.variables(number) for number in body))
        return self.growths(types, safe)

    def completed(self, body: Body, types: Types, dead: Collection[int]) -> Body | None:
        """The body, if it is a clause of the space, or made one by literals that change nothing.

        With these a bias that has no use for a variable in one literal only may be served.
        """
        atoms = [self.atoms[number] for number in body]
        if self.space.is_complete(tuple(atoms)):
            return body
        if not self.space.bias.no_singletons:
            return None
        uses = Counter(variable for number in body for variable in self.variables(number))
        single = {v for v in range(self.space.bias.head.arity, len(types)) if uses[v] == 1}
        spare = self.space.bias.max_body - len(body)
        for size in range(1, min(spare, len(types)) + 1):
            for padding in combinations(sorted(dead), size):
                if single.issubset(v for number in padding for v in self.variables(number)):
                    padded = (*atoms, *(self.atoms[number] for number in padding))
                    if self.space.is_complete(padded):
                        return tuple(sorted((*body, *padding)))
        return None

    def _growths(self, types: Types, safe: frozenset[int]) -> tuple[NumberedAtom, ...]:
        return tuple(
            NumberedAtom(self.number(atom), grown, len(grown) > len(types))
            for atom, grown in self.space.growths(types, safe)
        )

    def _renamings(self, variables: int) -> list[Renaming]:
        return [Renaming(self, numbers) for numbers in self.space.renamings(variables)]

    def _variables(self, number: int) -> frozenset[int]:
        return frozenset(self.atoms[number][1])
