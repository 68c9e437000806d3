"""The direct enumerator: single clauses, shortest first, as long as they match something.

A clause that proposes fewer of the moves played than asked for has no longer clause that proposes
more, so nothing grows from it. All literals that may be added to a body are tried together, on the
solutions of the body, and only where it held. A literal that all solutions fit, in every legal move
of every position, is dead there: it changes nothing, neither now nor in any longer body, and is not
added again, unless every clause is asked for, not only every behaviour.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause
from clausewitz.learn.lattice import Body, Growth, Lattice, Renaming
from clausewitz.learn.space import Body as Atoms
from clausewitz.learn.space import Space, Types
from clausewitz.learn.testing import KernelTester, Numbers


@dataclass(frozen=True, eq=False)
class Found:
    """A clause of the space, as a canonical body, and the played moves it proposes."""

    space: Space
    body: Atoms
    types: Types
    support: Numbers

    @cached_property
    def clause(self) -> Clause:
        return self.space.clause(self.body, self.types)

    @property
    def models(self) -> int:
        """How many clauses of Popper's space it stands for: renamings of its variables."""
        return self.space.models(self.body, self.types)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come."""

    size: int
    """Of the bodies that are tried, in literals."""
    tried: int
    kept: int
    done: float = 1.0
    """The part of this size that is done."""


@dataclass(slots=True)
class Node:
    """What is known of a body."""

    types: Types
    support: Numbers
    dead: set[int]


@dataclass(slots=True)
class Level:
    """All bodies of one size that have the support, in the order they were met."""

    size: int
    tried: int
    """Clauses tried up to here."""
    nodes: dict[Body, Node] = field(default_factory=dict)
    complete: bool = True
    """False where the time ran out before all were tried."""


Report = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class _Candidate:
    growth: Growth
    body: Body
    renaming: Renaming


class Enumerator:
    """Searches a space level by level."""

    def __init__(
        self,
        space: Space,
        tester: KernelTester,
        min_support: int = 1,
        *,
        every_clause: bool = False,
        deadline: float | None = None,
        report: Report = lambda _: None,
    ) -> None:
        self.space = space
        self.tester = tester
        self.lattice = Lattice(space, tester.relations)
        self.min_support = min_support
        self.every_clause = every_clause
        self.deadline = deadline
        self.report = report

    def first(self) -> Level:
        """The shortest body alone."""
        atoms, types = self.space.canonical(self.space.start, self.space.start_types)
        start = self.lattice.numbers(atoms)
        return Level(len(start), 0, {start: Node(types, self.tester.played, set())})

    def next(self, level: Level) -> Level:
        """The bodies with one literal more; cut short at the deadline (of time.monotonic).

        The literals that are dead in a body of the given level are known only after this.
        """
        longer = Level(level.size + 1, level.tried)
        seen: set[Body] = set()
        for number, (body, node) in enumerate(level.nodes.items()):
            if self.deadline is not None and time.monotonic() > self.deadline:
                longer.complete = False
                return longer
            self._grow(body, node, longer, seen)
            if number % 16 == 0:
                done = number / len(level.nodes)
                self.report(Progress(longer.size, longer.tried, len(longer.nodes), done))
        return longer

    def found_in(self, level: Level) -> Iterator[Found]:
        """The bodies of a level that are clauses of the space."""
        for body, node in level.nodes.items():
            whole = self.lattice.completed(body, node.types, node.dead)
            if whole is not None:
                typed = self.space.canonical(self.lattice.atoms_of(whole), node.types)
                yield Found(self.space, *typed, node.support)

    def _grow(self, body: Body, node: Node, longer: Level, seen: set[Body]) -> None:
        candidates = list(self._candidates(body, node))
        fresh = {c.body: c for c in reversed(candidates) if c.body not in seen}
        seen.update(fresh)
        longer.tried += len(fresh)
        held, dead = self._tested(body, node, list(fresh.values()))
        node.dead |= dead
        supports = held.sum(axis=1).tolist()
        for candidate, where, support in zip(fresh.values(), held, supports, strict=True):
            if support >= self.min_support and candidate.growth.number not in dead:
                types = candidate.renaming.types(candidate.growth.types)
                longer.nodes[candidate.body] = Node(types, node.support[where], set())
        for candidate in candidates:
            grown = longer.nodes.get(candidate.body)
            if grown is not None:
                grown.dead.update(candidate.renaming[number] for number in node.dead)

    def _candidates(self, body: Body, node: Node) -> Iterator[_Candidate]:
        for growth in self.lattice.grown(body, node.types):
            if growth.number not in body and growth.number not in node.dead:
                grown = (*body, growth.number)
                yield _Candidate(growth, *self.lattice.canonical(grown, len(growth.types)))

    def _tested(
        self, body: Body, node: Node, fresh: Sequence[_Candidate]
    ) -> tuple[NDArray[np.bool_], set[int]]:
        """Where each candidate holds, of the body's support, and which of their atoms are dead."""
        if not fresh:
            return np.zeros((0, 0), np.bool_), set()
        steps, known = self.lattice.plan(body, node.types)
        refinements = list(self.lattice.refinements([c.growth for c in fresh], known))
        watched = np.array([not (self.every_clause or c.growth.is_new) for c in fresh])
        held, refuted = self.tester.refine(steps, refinements, node.support, watched)
        suspects = np.nonzero(watched & ~refuted)[0]
        if not len(suspects):
            return held, set()
        refuted = self.tester.refute(steps, [refinements[n] for n in suspects])
        return held, {fresh[n].growth.number for n in suspects[~refuted]}


def search(
    space: Space,
    tester: KernelTester,
    min_support: int = 1,
    report: Report = lambda _: None,
    *,
    every_clause: bool = False,
) -> Iterator[Found]:
    """All clauses of the space with the support, by size; or one at least for each behaviour."""
    enumerator = Enumerator(space, tester, min_support, every_clause=every_clause, report=report)
    level = enumerator.first()
    while True:
        is_last = level.size >= space.bias.max_body or not level.nodes
        longer = level if is_last else enumerator.next(level)
        yield from enumerator.found_in(level)
        if is_last:
            return
        level = longer
