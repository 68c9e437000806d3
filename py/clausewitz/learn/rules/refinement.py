"""Clauses refined literal by literal on labelled examples.

A refinement adds a literal about what the clause speaks of already; or a literal that brings in
something new together with one that says something of it, as the first alone is often no news
("it attacks something") and the second is ("which is a queen").
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from clausewitz.learn.rules.labelled import Flags, LabelledTester
from clausewitz.learn.search.testers import Numbers, packed
from clausewitz.learn.space.hypothesis_space import Space, Types
from clausewitz.learn.space.lattice import Body, Lattice, NumberedAtom


@dataclass(frozen=True, slots=True)
class Candidate:
    """A body, in the order its literals were added, and the items that it proposes."""

    body: Body
    types: Types
    packed: bytes
    """The items, a bit each."""


class Refiner:
    """Refines bodies, and remembers what came of it."""

    def __init__(self, space: Space, tester: LabelledTester, min_true: int) -> None:
        self.space, self.tester = space, tester
        self.lattice = Lattice(space, tester.relations, tester.remembered)
        self.min_true = min_true
        self._known: dict[Body, list[Candidate]] = {}

    def start(self) -> Candidate:
        """The shortest body, which proposes every item."""
        start = self.lattice.numbers(self.space.start)
        everything = np.ones(len(self.tester.items), np.bool_)
        return Candidate(start, self.space.start_types, packed(everything[None])[0])

    def candidate(self, body: Body, types: Types) -> Candidate:
        """A body that is known already, tried again."""
        held = np.zeros(len(self.tester.cases), np.bool_)
        held[self._cases(body, types)] = True
        return Candidate(body, types, packed(self.tester.items.of_cases(held)[None])[0])

    def refined(self, candidate: Candidate) -> list[Candidate]:
        """All refinements that propose enough positive items and fewer than the candidate does."""
        if candidate.body not in self._known:
            different: dict[bytes, Candidate] = {}
            for found in self._refined(candidate):
                if found.packed != candidate.packed:
                    different.setdefault(found.packed, found)
            self._known[candidate.body] = list(different.values())
        return self._known[candidate.body]

    def _refined(self, candidate: Candidate) -> Iterator[Candidate]:
        body, types = candidate.body, candidate.types
        room = self.space.bias.max_body - len(body)
        if room < 1:
            return
        cases = self._cases(body, types)
        # Of literals that say the same the first is kept: one of what is known already, and of the
        # last position.
        growths = [g for g in reversed(self.lattice.grown(body, types)) if g.number not in body]
        growths.sort(key=lambda growth: growth.is_new)
        if room < 2:
            growths = [growth for growth in growths if not growth.is_new]
        for growth, found, held in self._tried(body, types, growths, cases):
            yield found
            if growth.is_new:
                longer = [
                    more
                    for more in self.lattice.grown(found.body, found.types)
                    if not more.is_new and self._is_about(more, range(len(types), len(found.types)))
                ]
                tried = self._tried(found.body, found.types, longer, cases[held])
                yield from (pair for _, pair, _ in tried)

    def _cases(self, body: Body, types: Types) -> Numbers:
        steps, _ = self.lattice.plan(body, types)
        everything = self.tester.everything
        held, _ = self.tester.refine(steps, [[0]], everything, np.zeros(1, np.bool_))
        return everything[held.reshape(len(everything))]

    def _is_about(self, growth: NumberedAtom, variables: Sequence[int]) -> bool:
        return any(variable in self.lattice.variables(growth.number) for variable in variables)

    def _tried(
        self, body: Body, types: Types, growths: list[NumberedAtom], cases: Numbers
    ) -> Iterator[tuple[NumberedAtom, Candidate, Flags]]:
        if not growths or not len(cases):
            return
        steps, known = self.lattice.plan(body, types)
        programs = list(self.lattice.refinements(growths, known))
        held, _ = self.tester.refine(steps, programs, cases, np.zeros(len(growths), np.bool_))
        items, numbers = self.tester.items, self.tester.items.numbers[cases]
        for growth, where in zip(growths, held, strict=True):
            proposed = np.zeros(len(items), np.bool_)
            proposed[numbers[where]] = True
            if int((proposed & items.labels).sum()) >= self.min_true:
                grown = (*body, growth.number)
                yield growth, Candidate(grown, growth.types, packed(proposed[None])[0]), where
