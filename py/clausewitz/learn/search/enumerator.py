"""The direct enumerator: single clauses, shortest first, as long as they match something.

A clause that proposes fewer of the moves played than required has no longer clause that proposes
more, so nothing grows from it. All literals that may be added to a body are tried together, on the
solutions of the body, and only where it held: first on the moves played, then those that have the
support on other legal moves too, so that the behaviour of each body is known. A literal that all
solutions fit, on all these moves, is dead there: it changes nothing, neither now nor in any longer
body, and is not added again, unless every clause is wanted, not only every behaviour.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from clausewitz.clauses import Clause
from clausewitz.learn.search.testers import (
    Flags,
    KernelTester,
    Numbers,
    Plan,
    Tester,
    packed,
    unpacked,
)
from clausewitz.learn.space.hypothesis_space import Atoms, Space, Types
from clausewitz.learn.space.kernel_lattice import KernelLattice
from clausewitz.learn.space.lattice import Body, NumberedAtom, Renaming
from clausewitz.matching.join_plan import program
from clausewitz.runs.progress import Progress, Tell, silent

if TYPE_CHECKING:  # it imports what is saved from here
    from clausewitz.learn.search.search_levels import SearchFolder

MEASURED = 10_000
"""Positions in which all that a clause proposes is counted."""


def measured(tester: Tester) -> Numbers:
    """The legal moves of so many positions at most, evenly spread."""
    step = max(1, -(-len(tester.played) // MEASURED))
    in_some = tester.cases.table[:, 0] % np.uint64(step) == 0
    return np.nonzero(in_some)[0].astype(np.uint64)


@dataclass(frozen=True, eq=False)
class FoundClause:
    """A clause of the space, as a canonical body, and the moves it proposes."""

    space: Space
    body: Atoms
    types: Types
    support: Numbers
    """Of the moves played, all."""
    proposed: bytes | None = None
    """Of those that are measured, packed flags; or they were not tried yet."""

    @cached_property
    def clause(self) -> Clause:
        return self.space.clause(self.body, self.types)

    @property
    def models(self) -> int:
        """How many clauses of Popper's space it stands for: renamings of its variables."""
        return self.space.models(self.body, self.types)


def tried_so_far(tried: int, found: int, size: int, done: float = 1.0) -> Progress:
    """How far a search has come, and which part of the bodies of this size is done."""
    part = "" if done == 1.0 else f", {done:.0%} of them"
    return Progress(
        "clauses tried",
        tried,
        words=f"{found} found, bodies of {size}{part}",
        milestone=done == 1.0,
    )


@dataclass(slots=True)
class KnownBody:
    """What is known of a body."""

    types: Types
    support: Numbers
    proposed: bytes
    dead: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Level:
    """All bodies of one size that have the support, in the order they were met."""

    size: int
    tried: int
    """Clauses tried up to here."""
    nodes: dict[Body, KnownBody] = field(default_factory=dict)
    complete: bool = True
    """False where the time ran out before all were tried."""


class _Candidate(NamedTuple):
    growth: NumberedAtom
    body: Body
    renaming: Renaming


class ClauseEnumerator:
    """Searches a space level by level."""

    def __init__(
        self,
        space: Space,
        tester: KernelTester,
        min_support: int = 1,
        *,
        every_clause: bool = False,
        deadline: float | None = None,
        tell: Tell = silent,
    ) -> None:
        self.space = space
        self.tester = tester
        self.lattice = KernelLattice(space, tester.relations)
        self.measured = measured(tester)
        self.min_support = min_support
        self.every_clause = every_clause
        self.deadline = deadline
        self.tell = tell

    def levels(self, journal: "SearchFolder | None" = None) -> Iterator[Level]:
        """All levels; those that the journal has are not searched again. One cut short is the last.

        A level comes when the one after it is known, and with it the literals that are dead in it.
        """
        level = self.first()
        if journal:  # folders of version 0.1.0 have a file for the first level, too
            level = journal.load_level(level.size, self.lattice) or level
        while level.complete and level.nodes and level.size < self.space.bias.max_body:
            longer = journal.load_level(level.size + 1, self.lattice, level) if journal else None
            if longer is None:
                longer = self.next(level)
                if journal and longer.complete:
                    journal.save_level(longer, self.lattice, level)
            yield level
            level = longer
        yield level

    def first(self) -> Level:
        """The shortest body alone, if it has the support."""
        atoms, types = self.space.canonical(self.space.start, self.space.start_types)
        start = self.lattice.numbers(atoms)
        steps, _ = self.lattice.plan(start, types)
        played = self.tester.played
        held, proposed = (
            self.tester.refine(steps, [program([])], among, np.zeros(1, np.bool_))[0]
            for among in (played, self.measured)
        )
        node = KnownBody(types, played[held[0]], packed(proposed)[0])
        return Level(len(start), 0, {start: node} if len(node.support) >= self.min_support else {})

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
                self.tell(tried_so_far(longer.tried, len(longer.nodes), longer.size, done))
        return longer

    def found_in(self, level: Level) -> Iterator[FoundClause]:
        """The bodies of a level that are clauses of the space."""
        for body, node in level.nodes.items():
            whole = self.lattice.completed(body, node.types, node.dead)
            if whole is not None:
                typed = self.lattice.atoms_of(whole), node.types
                if whole != body:
                    typed = self.space.canonical(*typed)
                yield FoundClause(self.space, *typed, node.support, node.proposed)

    def _grow(self, body: Body, node: KnownBody, longer: Level, seen: set[Body]) -> None:
        candidates = list(self._candidates(body, node))
        fresh = {c.body: c for c in reversed(candidates) if c.body not in seen}
        seen.update(fresh)
        longer.tried += len(fresh)
        if fresh:
            longer.nodes.update(self._tested(body, node, list(fresh.values())))
        for candidate in candidates:
            grown = longer.nodes.get(candidate.body)
            if grown is not None:
                grown.dead.update(candidate.renaming[number] for number in node.dead)

    def _candidates(self, body: Body, node: KnownBody) -> Iterator[_Candidate]:
        for growth in self.lattice.grown(body, node.types):
            if growth.number not in body and growth.number not in node.dead:
                grown = (*body, growth.number)
                yield _Candidate(growth, *self.lattice.canonical(grown, len(growth.types)))

    def _tested(
        self, body: Body, node: KnownBody, fresh: Sequence[_Candidate]
    ) -> Iterator[tuple[Body, KnownBody]]:
        """The candidates that have the support, but for those whose atoms are dead in the body."""
        steps, known = self.lattice.plan(body, node.types)
        refinements = list(self.lattice.refinements([c.growth for c in fresh], known))
        watched = np.array([not (self.every_clause or c.growth.is_new) for c in fresh])
        held, refuted = self.tester.refine(steps, refinements, node.support, watched)
        supported = np.nonzero(held.sum(axis=1) >= self.min_support)[0]
        if not len(supported):
            return
        chosen = [refinements[number] for number in supported]
        suspected = watched[supported] & ~refuted[supported]
        proposed, is_dead = self._measured(steps, chosen, node, suspected)
        for number, flags, dead in zip(supported.tolist(), proposed, is_dead, strict=True):
            candidate = fresh[number]
            if dead:
                node.dead.add(candidate.growth.number)
            else:
                types = candidate.renaming.types(candidate.growth.types)
                yield candidate.body, KnownBody(types, node.support[held[number]], flags)

    def _measured(
        self, steps: Plan, refinements: list[list[int]], node: KnownBody, suspected: Flags
    ) -> tuple[list[bytes], Flags]:
        """What refinements of a node propose, and which of those suspected are dead there."""
        (flags,) = unpacked([node.proposed], len(self.measured))
        among = self.measured[flags]
        held, refuted = self.tester.refine(steps, refinements, among, suspected)
        proposed = np.zeros((len(refinements), len(flags)), np.bool_)
        proposed[:, flags] = held
        return packed(proposed), suspected & ~refuted
