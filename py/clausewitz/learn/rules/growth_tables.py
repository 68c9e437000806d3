"""The literals that may be added to a body, as arrays: a search looks at millions of them."""

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import NO_ATOM, Body, Lattice, NumberedAtom

Numbers = NDArray[np.int64]
_KEY_BITS = 62
_MANY_FREE = 6
"""Variables whose renamings, in long bodies, take too much memory to be compared at once."""


class GrowthTable(NamedTuple):
    """What may be added where variables of these types are known."""

    growths: tuple[NumberedAtom, ...]
    numbers: Numbers
    """Of the atoms."""
    variables: Numbers
    """The set of variables, as bits, without those that every body has."""
    is_new: NDArray[np.bool_]
    shapes: Numbers
    """A number for what an atom says whatever a new variable of it is called."""


class GrowthTables:
    """The tables of a space, and a key for each body that its renamings share."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.start = lattice.numbers(lattice.space.start)
        self.common = len(lattice.space.start_types)
        """How many variables every body has."""
        self._shapes: dict[tuple[str, tuple[int, ...]], int] = {}
        self._bits = max(1, len(lattice.atoms).bit_length())
        self.table = cache(self._table)
        self.renamed = cache(self._renamed)

    @property
    def shapes(self) -> int:
        """How many shapes are known; more may come with another table."""
        return len(self._shapes)

    @property
    def known_shapes(self) -> list[tuple[str, tuple[int, ...]]]:
        return list(self._shapes)

    def restore_shapes(self, shapes: Iterable[tuple[str, Iterable[int]]]) -> None:
        """Number shapes as in a search that was cut off."""
        self._shapes = {(name, tuple(vs)): number for number, (name, vs) in enumerate(shapes)}
        self.table.cache_clear()

    def own_variables(self, number: int) -> int:
        """The variables of an atom, as bits, without those that every body has."""
        return sum(1 << v for v in self.lattice.variables(number) if v >= self.common)

    def keys(self, body: Body, numbers: Numbers, variables: int) -> Numbers | list[tuple[int, ...]]:
        """For the body with each of the atoms added, what it has in common with its renamings.

        `variables` is how many a body has then.
        """
        is_long = (len(body) + 1) * self._bits > _KEY_BITS
        if is_long and variables - self.common > _MANY_FREE:
            return [self.lattice.canonical((*self.start, *body, n), variables)[0] for n in numbers]
        renamed = self.renamed(variables)
        before = renamed[:, list(body)]
        after = renamed[:, numbers]
        whole = np.empty((len(renamed), len(numbers), len(body) + 1), np.int64)
        whole[:, :, :-1] = before[:, None, :]
        whole[:, :, -1] = after
        whole.sort(axis=2)
        bad = whole[:, :, 0] == NO_ATOM
        at_once = _KEY_BITS // self._bits
        least: list[Numbers] = []
        for first in range(0, whole.shape[2], at_once):
            keys = np.zeros(whole.shape[:2], np.int64)
            for place in range(first, min(first + at_once, whole.shape[2])):
                keys = (keys << self._bits) | whole[:, :, place]
            keys[bad] = np.iinfo(np.int64).max
            least.append(keys.min(axis=0))
            bad |= keys != least[-1]  # only the least renamings so far may be less in the rest
        if len(least) == 1:
            return least[0]
        return list(zip(*(part.tolist() for part in least), strict=True))

    def _table(self, types: Types, safe: frozenset[int]) -> GrowthTable:
        growths = self.lattice.growths(types, safe)
        numbers = np.array([growth.number for growth in growths], np.int64)
        return GrowthTable(
            growths,
            numbers,
            np.array([self.own_variables(growth.number) for growth in growths], np.int64),
            np.array([growth.is_new for growth in growths], np.bool_),
            np.array([self._shape(growth.number, len(types)) for growth in growths], np.int64),
        )

    def _shape(self, number: int, known: int) -> int:
        name, arguments = self.lattice.atoms[number]
        shape = (name, tuple(v if v < known else known - v - 1 for v in arguments))
        return self._shapes.setdefault(shape, len(self._shapes))

    def _renamed(self, variables: int) -> Numbers:
        """For each way of numbering the variables anew, what each atom becomes."""
        lattice, start = self.lattice, set(self.start)
        free = range(self.common, variables)
        known = [n for n, (_, own) in enumerate(lattice.atoms) if max(own, default=0) < variables]
        rows = []
        for order in permutations(free):
            numbers = (*range(self.common), *order)
            row = np.full(len(lattice.atoms), NO_ATOM, np.int64)
            row[known] = [
                lattice.number(lattice.space.renamed_atom(lattice.atoms[number], numbers))
                for number in known
            ]
            if {int(row[number]) for number in start} == start:
                rows.append(row)
        return np.array(rows, np.int64)
