"""Components over tables: what of them is looked for, in which order, and what is kept."""

from collections.abc import Callable, Iterator

import numpy as np

from clausewitz.learn.domain.clean_clauses import covers_one
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.table_joins import TableJoins
from clausewitz.learn.domain.written_clauses import in_order
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.components import ComponentSearch, Level, Node
from clausewitz.learn.rules.costs import Costs
from clausewitz.learn.rules.growth_tables import GrowthTable, Numbers
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import Body, Lattice


class TableComponents(ComponentSearch):
    """Bodies grow from the head on, so no two have to be joined unless a predicate asks for values
    of both."""

    def __init__(
        self, lattice: Lattice, joins: TableJoins, bits: CaseBits, told: DomainBias
    ) -> None:
        super().__init__(lattice, joins, bits)
        self._told = told.bias
        self.needed: Words | None = None
        """Sets of positive examples, of which a body has to cover one, if it is of any use."""
        self._idle = joins.idle
        self._fewest: dict[bytes, int] = {}
        """Variables of their own that components for these cases have, at least."""
        self._is_directed = any(any(word.inputs) for word in told.bias.body)
        self._is_bound = any(any(word.inputs) for word in self.bias.body)
        self._has_pairs = any(sum(word.inputs) > 1 for word in self.bias.body)

    def _pairs(self, support: int) -> Iterator[Node]:
        return super()._pairs(support) if self._has_pairs else iter(())

    def _grow(
        self, node: Node, costs: Costs, support: int, level: Level, seen: set[object]
    ) -> None:
        is_useful = self.needed is None or covers_one(node.words[None], self.needed)[0]
        if node.true >= support and is_useful:
            super()._grow(node, costs, support, level, seen)

    def grow(
        self,
        costs: Costs,
        support: int,
        budget: int,
        deadline: float | None = None,
        tell: Callable[[float, int], None] = lambda part, tried: None,
    ) -> Level:
        """The next size, those with fewest variables of their own first: of clauses that say the
        same the first is kept, and it should leave room for more."""
        level = super().grow(costs, support, budget, deadline, tell)
        order = sorted(range(len(level.found)), key=lambda n: level.found[n].variables)
        level.found = [level.found[n] for n in order]
        level.words = [level.words[n] for n in order]
        level.twins = {}
        return level

    def _candidates(self, node: Node, table: GrowthTable, seen: set[object]) -> Numbers:
        """What is worth trying. A variable that the last literal brought in without ruling out
        anything has to be spoken of next: in a clause that has use for it something does, and that
        may as well come first."""
        idle = 0 if self._is_bound else self._idle.get(frozenset(node.body), 0)
        if not idle:
            return super()._candidates(node, table, seen)
        useful = self._untried(node, table) & ((table.variables & idle) != 0)
        return np.array(self._fresh(node, table, np.flatnonzero(useful), seen), np.int64)

    def _keep(self, body: Body, types: Types, words: Words, level: Level) -> None:
        """Keep what the directions of the bias allow; on the way to it more is allowed."""
        key, common = words.tobytes(), self.tables.common
        own = len({v for number in body for v in self.lattice.variables(number) if v >= common})
        if self._fewest.get(key, own + 1) <= own:
            return
        atoms, head = self.lattice.atoms_of(body), range(self._told.head.arity)
        if self._is_directed and not in_order(atoms, self._told.body, head):
            return
        self._known.pop(key, None)
        super()._keep(body, types, words, level)
        if key in self._known:
            self._fewest[key] = own
