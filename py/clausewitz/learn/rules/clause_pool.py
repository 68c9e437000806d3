"""The clauses of all levels together, for sets to be chosen from."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import coverage
from clausewitz.learn.rules.case_bits import Words
from clausewitz.learn.rules.clause_levels import ClauseLevel, ClauseLevels
from clausewitz.learn.rules.components import Component
from clausewitz.learn.rules.costs import Costs
from clausewitz.learn.rules.set_search import Pool
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, Types
from clausewitz.learn.space.lattice import Lattice

TypedBody = tuple[Atoms, Types]

_COMPARED = 60_000  # clauses, of which each is compared with each


class ClausePool:
    """Clauses that are whole: each speaks of all variables of the head."""

    def __init__(self, levels: ClauseLevels, lattice: Lattice) -> None:
        self.levels, self.lattice = levels, lattice
        self.space = lattice.space
        words = levels.bits.item_words
        nothing = np.zeros(0, np.int64)
        self.pool = Pool(levels.bits, np.zeros((0, words), np.uint64), nothing)
        self.whole = True
        """Whether no clause that comes into question is missing."""
        self._parts: list[NDArray[np.int64]] = []

    def __len__(self) -> int:
        return len(self.pool)

    def add(self, level: ClauseLevel, literals: int) -> None:
        """The clauses of one more level, each of so many literals."""
        head = self.space.bias.head.arity
        common = {v for _, arguments in self.space.start for v in arguments}
        missing = sum(1 << variable for variable in range(head) if variable not in common)
        rows = np.nonzero((level.heads & missing) == missing)[0]
        items, _ = self.levels.bits.folded(level.words[rows])
        sizes = np.full(len(rows), literals, np.int64)
        self._extend(items, sizes, [level.parts[row] for row in rows])
        self.whole = self.whole and level.complete

    def _extend(self, items: Words, sizes: NDArray[np.int64], parts: Sequence[object]) -> None:
        self.pool = Pool(
            self.pool.bits,
            np.concatenate([self.pool.items, items]),
            np.concatenate([self.pool.sizes, sizes]),
        )
        self._parts += parts  # type: ignore[arg-type]

    def body(self, number: int) -> TypedBody:
        """The body of a clause of the pool."""
        found = self.levels.components.found
        chosen = [found[part] for part in self._parts[number].tolist() if part >= 0]
        return _joined(self.space, self.lattice.atoms, chosen)

    def undominated(self, costs: Costs) -> "ClausePool":
        """Without the clauses that another can stand in for; of too many, without the poorest."""
        pool = self.pool
        nothing = np.zeros(pool.bits.item_words, np.uint64)
        order = np.lexsort((-pool.gains(nothing, costs), pool.sizes))
        left = ClausePool(self.levels, self.lattice)
        left.whole = self.whole
        if len(order) > _COMPARED:
            best = np.argsort(-pool.gains(nothing, costs), kind="stable")[:_COMPARED]
            order, left.whole = order[np.isin(order, best)], False
        kept = np.empty(len(order), np.int64)
        items, sizes = np.ascontiguousarray(pool.items[order]), pool.sizes[order]
        count = coverage.undominated(
            items,
            sizes * costs.literal,
            pool.bits.positive_words,
            costs.false,
            costs.missed,
            kept,
        )
        rows = kept[:count]
        left._extend(items[rows], sizes[rows], [self._parts[order[row]] for row in rows])
        return left


def _joined(space: Space, atoms: Sequence[Atom], components: Sequence[Component]) -> TypedBody:
    """The body that has all of the components, with different variables for each."""
    common = len(space.start_types)
    body, types = list(space.start), list(space.start_types)
    for component in components:
        shift = len(types) - common
        for number in component.body:
            label, arguments = atoms[number]
            body.append((label, tuple(v + shift if v >= common else v for v in arguments)))
        types += component.types[common:]
    return tuple(sorted(body)), tuple(types)
