"""The most promising clauses made longer, by whatever literal may be added to them.

The search by components tries all short ones, and what they have in common; a long clause whose
literals all hang together is out of its reach. So in the end the best clauses grow on: those that
do most by themselves, or beside the others of the best set. This proves nothing, and finds more.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.clause_pool import ClausePool, TypedBody
from clausewitz.learn.rules.costs import Costs, Measure
from clausewitz.learn.rules.exact_sets import candidates
from clausewitz.learn.rules.growth_tables import GrowthTables
from clausewitz.learn.rules.joins import Joins
from clausewitz.learn.rules.set_search import Numbers, Pool, best_set, prices
from clausewitz.learn.space.lattice import Lattice

_WIDTH = 40  # clauses that grow in one round, with an effort of 1
_KEPT = 50  # times as many are kept for sets


class _Grown(NamedTuple):
    """Clauses that grew by one literal."""

    bodies: list[TypedBody]
    words: Words
    """The cases of each."""


@dataclass(slots=True)
class GrownPool:
    """The clauses of a pool, and longer ones."""

    base: ClausePool
    pool: Pool
    bodies: list[TypedBody] = field(default_factory=list)
    """Of the longer ones, which come after the others."""

    def body(self, number: int) -> TypedBody:
        base = len(self.base)
        return self.base.body(number) if number < base else self.bodies[number - base]

    def variants(self, number: int) -> list[TypedBody]:
        return self.base.variants(number) if number < len(self.base) else []

    def extend(self, bodies: Sequence[TypedBody], items: Words, sizes: Numbers) -> None:
        self.bodies += bodies
        whole = np.concatenate([self.pool.items, items])
        self.pool = Pool(self.pool.bits, whole, np.concatenate([self.pool.sizes, sizes]))


class Refinement:
    """Makes clauses of a pool longer, round by round."""

    def __init__(
        self, lattice: Lattice, joins: Joins, bits: CaseBits, measure: Measure, most: int
    ) -> None:
        """`most` is how many clauses a set has."""
        self.lattice, self.joins, self.bits = lattice, joins, bits
        self.space, self.tables = lattice.space, GrowthTables(lattice)
        self.measure, self.most = measure, most
        self.tried = 0

    def run(
        self, base: ClausePool, support: int, effort: float, is_late: Callable[[], bool]
    ) -> GrownPool:
        """The pool with what its most promising clauses grow into."""
        found = GrownPool(base, base.pool)
        width = max(1, round(_WIDTH * effort))
        best = best_set(base.pool, self.measure, self.most)
        numbers = candidates(base.pool, prices(base.pool, self.measure, best), best, width)
        beam = _Grown([base.body(n) for n in numbers], base.words(numbers))
        seen = {row.tobytes() for row in base.pool.items}
        while len(beam.bodies) and not is_late():
            grown = self._grown(beam, support, seen, is_late)
            items, _ = self.bits.folded(grown.words)
            sizes = np.array([len(body) + 1 for body, _ in grown.bodies], np.int64)
            costs = prices(found.pool, self.measure, best)
            kept = self._promising(Pool(self.bits, items, sizes), found.pool, best, costs, width)
            chosen = [grown.bodies[n] for n in kept]
            found.extend(chosen, items[kept], sizes[kept])
            best = best_set(found.pool, self.measure, self.most, best)
            beam = _Grown(chosen[:width], grown.words[kept[:width]])
        return found

    def _grown(
        self, beam: _Grown, support: int, seen: set[bytes], is_late: Callable[[], bool]
    ) -> _Grown:
        bodies: list[TypedBody] = []
        rows: list[Words] = [np.zeros((0, self.bits.words), np.uint64)]
        for body, words in zip(*beam, strict=True):
            if len(body[0]) >= self.space.bias.max_body or is_late():
                continue
            longer, found = self._longer(body, words, support, seen)
            bodies += longer
            rows.append(found)
        return _Grown(bodies, np.concatenate(rows))

    def _longer(
        self, typed: TypedBody, words: Words, support: int, seen: set[bytes]
    ) -> tuple[list[TypedBody], Words]:
        """The clauses with one literal more that tell what none before them does."""
        body, types = typed
        numbers = tuple(sorted(map(self.lattice.number, body)))
        safe = self.space.inputs.union(range(self.tables.common), *(args for _, args in body))
        table = self.tables.table(types, safe)
        growths = [g for g in table.growths if g.number not in numbers]
        self.tried += len(growths)
        cases = self.bits.cases(words)
        unwatched = np.zeros(len(growths), np.bool_)
        held, _ = self.joins.refined(numbers, types, growths, cases, unwatched)
        packed = self.bits.packed(held, cases)
        items, counts = self.bits.folded(packed)
        rows: list[int] = []
        for row in np.flatnonzero(counts[:, 0] >= support).tolist():
            key = items[row].tobytes()
            if key not in seen:
                seen.add(key)
                rows.append(row)
        longer = [
            (tuple(sorted((*body, self.lattice.atoms[growths[row].number]))), growths[row].types)
            for row in rows
        ]
        whole = [n for n, (atoms, _) in enumerate(longer) if self.space.is_complete(atoms)]
        return [longer[n] for n in whole], packed[[rows[n] for n in whole]]

    def _promising(
        self, grown: Pool, known: Pool, best: list[int], costs: Costs, width: int
    ) -> Numbers:
        """Those that save most by themselves, beside the best set or in place of one of it."""
        if not len(grown):
            return np.zeros(0, np.int64)
        beside = [known.covered([n for n in best if n != gone]) for gone in best]
        nothing = np.zeros(self.bits.item_words, np.uint64)
        gains = grown.gains(nothing, costs)
        # By themselves all look alike beside a good set: each place in it has its own best.
        ranks = [np.argsort(np.argsort(-gains, kind="stable"), kind="stable")]
        for covered in [known.covered(best), *beside]:
            gains = grown.gains(covered, costs)
            ranks.append(np.argsort(np.argsort(-gains, kind="stable"), kind="stable"))
        return np.argsort(np.min(ranks, axis=0), kind="stable")[: width * _KEPT]
