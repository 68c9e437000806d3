"""The clauses of all levels together, for sets to be chosen from."""

from collections.abc import Sequence

import numpy as np

from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.clause_levels import ClauseLevel, ClauseLevels
from clausewitz.learn.rules.components import Component
from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.set_search import Numbers, Pool
from clausewitz.learn.space.hypothesis_space import Atom, Space, TypedBody
from clausewitz.learn.space.lattice import Lattice

_FEWEST, _WORDS = 2_000, 4_000_000  # clauses of a pool, and words of all their items together


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
        self._parts = np.zeros((0, levels.longest), np.int64)
        self._most = self.capacity(levels.bits)

    def __len__(self) -> int:
        return len(self.pool)

    @staticmethod
    def capacity(bits: CaseBits) -> int:
        """The number of clauses that fit into memory, with a bit for each item."""
        return max(_FEWEST, _WORDS // bits.item_words)

    def add(self, level: ClauseLevel, literals: int, costs: Costs) -> None:
        """The clauses of one more level, each of so many literals; the most promising of many."""
        rows = self._whole_clauses(level)
        for _, batch in level.chosen(rows, level.complete).batches():
            items, _ = self.levels.bits.folded(batch.words)
            self._extend(items, np.full(len(batch), literals, np.int64), batch.parts)
            if len(self) > 2 * self._most:
                self.cut(costs)
        self.whole = self.whole and level.complete

    def best_alone(
        self, level: ClauseLevel, literals: int, measure: Measure, known: Score | None
    ) -> Score | None:
        """The best clause of a level by itself, or the known one if that is better."""
        rows = self._whole_clauses(level)
        if not len(rows):
            return known
        bits = self.pool.bits
        weight = bits.items.negative_weight
        row = measure.best_row(level.counts[rows], weight, self.pool.score([]))
        items, _ = bits.folded(level.chosen(rows[[row]], level.complete).words)
        return Pool(bits, items, np.array([literals])).best_alone(measure, literals, known)

    def _whole_clauses(self, level: ClauseLevel) -> Numbers:
        """The rows of clauses that speak of all variables of the head."""
        head = self.space.bias.head.arity
        common = {v for _, arguments in self.space.start for v in arguments}
        missing = sum(1 << variable for variable in range(head) if variable not in common)
        return np.nonzero((level.heads & missing) == missing)[0]

    def _extend(self, items: Words, sizes: Numbers, parts: Numbers) -> None:
        self.pool = Pool(
            self.pool.bits,
            np.concatenate([self.pool.items, items]),
            np.concatenate([self.pool.sizes, sizes]),
        )
        padded = np.full((len(parts), self._parts.shape[1]), -1, np.int64)
        padded[:, : parts.shape[1]] = parts
        self._parts = np.concatenate([self._parts, padded])

    def cut(self, costs: Costs, most: int | None = None) -> None:
        """Forget the least promising clauses, where there are too many to choose sets from."""
        most = min(self._most, most or self._most)
        if len(self) > most:
            nothing = np.zeros(self.pool.bits.item_words, np.uint64)
            gains = self.pool.gains(nothing, costs)
            for covered in self.levels.beside:
                gains = np.maximum(gains, self.pool.gains(covered, costs))
            rows = np.sort(np.argsort(-gains, kind="stable")[:most])
            pool = self.pool
            self.pool = Pool(pool.bits, pool.items[rows], pool.sizes[rows])
            self._parts, self.whole = self._parts[rows], False

    def body(self, number: int) -> TypedBody:
        """The body of a clause of the pool."""
        found = self.levels.components.found
        chosen = [found[part] for part in self._parts[number].tolist() if part >= 0]
        return joined(self.space, self.lattice.atoms, chosen)

    def variants(self, number: int) -> list[TypedBody]:
        """Bodies that hold in the same cases, one component exchanged for a twin."""
        known, parts = self.levels.components, self._parts[number]
        chosen = {
            place: known.found[part] for place, part in enumerate(parts.tolist()) if part >= 0
        }
        return [
            joined(self.space, self.lattice.atoms, list((chosen | {place: twin}).values()))
            for place in chosen
            for twin in known.twins.get(int(parts[place]), ())
        ]

    def used_components(self) -> Numbers:
        """The numbers of the components that its clauses have."""
        used = np.unique(self._parts)
        return used[used >= 0]

    def on(self, levels: ClauseLevels, used: Numbers) -> "ClausePool":
        """The same clauses on other examples, where only these of the components are known."""
        found = ClausePool(levels, self.lattice)
        found.whole = False
        numbers = np.searchsorted(used, self._parts)
        parts = np.where(self._parts < 0, -1, numbers)
        step = levels.components.at_once()
        for first in range(0, len(parts), step):
            some = parts[first : first + step]
            items, _ = levels.bits.folded(levels.components.cases_of(some))
            found._extend(items, self.pool.sizes[first : first + step], some)
        return found


def joined(space: Space, atoms: Sequence[Atom], components: Sequence[Component]) -> TypedBody:
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
