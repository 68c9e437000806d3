"""Components: parts of clauses that hang together by variables of their own.

A body says several things of a move that have nothing to do with each other but the move ("it
captures", "it attacks a piece that is pinned"), and holds where all of them hold. So only the parts
that share a variable have to be looked for by joins; what several parts have in common is one `and`
of sets of cases (clause_levels.py). Parts grow literal by literal, all literals of one body tried
together on the cases where the body holds. What fails for a body fails for every longer one, and
what changes nothing there never does, so neither is tried again.
"""

import functools
import hashlib
import operator
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rules.case_bits import CaseBits, Counts, Words
from clausewitz.learn.rules.costs import Costs
from clausewitz.learn.rules.growth_tables import GrowthTable, GrowthTables, Numbers
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.rules.pruned import Pruned, Rule
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import Body, Lattice, NumberedAtom

_TOGETHER = 16
"""Bodies that are refined before the clock is looked at."""
_KEY = 16
"""Bytes that tell sets of cases apart."""
_TWINS = 8
"""So many components that hold in the same cases as another are remembered."""

Refined = Callable[
    [Body, Types, Sequence[NumberedAtom], NDArray[np.uint64], Flags], tuple[Flags, Flags]
]
"""What the kernel, or tables that Prolog made, say of a body and literals that may be added to it:
for each of these, in which of the cases the body holds with it; and, of those watched, whether some
solution of the body does not fit it."""


@dataclass(frozen=True, slots=True)
class Component:
    """A part of a body, without what every body has."""

    body: Body
    types: Types
    variables: int
    """How many of its own it has."""
    head: int
    """Which variables of the head it speaks of, as bits."""


@dataclass(slots=True)
class Node:
    """A body that may grow: one component, or two for a literal to join."""

    body: Body
    types: Types
    parts: tuple[int, ...]
    """The variables of each component, as bits."""
    words: Words
    true: int
    false: int
    failed: Flags
    """Shapes that need not be tried."""


class Growing(NamedTuple):
    """A node, and which literals of its table are tried."""

    node: Node
    table: GrowthTable
    chosen: Numbers
    failed: Flags
    """Shapes that fail; those of the chosen that do are added when they are tried."""


class Tried(NamedTuple):
    """The refinements of a node that may be of use."""

    places: list[int]
    """In the table of growths."""
    words: Words
    counts: Counts
    pruned: Pruned


@dataclass(slots=True)
class Level:
    """The components of one size."""

    found: list[Component] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    twins: dict[int, list[Component]] = field(default_factory=dict)
    """Others that hold in the same cases, by the number of the one that was found first."""
    tried: int = 0
    complete: bool = True
    """False where the time or the budget ran out before all were tried."""
    pruned: Pruned = field(default_factory=Pruned)


class ComponentSearch:
    """Finds the components of a space, size by size."""

    def __init__(
        self, lattice: Lattice, refined: Refined, bits: CaseBits, longest: int, jobs: int = 1
    ) -> None:
        """`longest` is how many literals a component has at most; `jobs` are threads, which change
        nothing but the time it takes."""
        self.lattice, self.refined, self.bits = lattice, refined, bits
        self.longest, self.jobs = longest, jobs
        self.tables = GrowthTables(lattice)
        self.bias = lattice.space.bias
        self.size = 0
        everything, labels = bits.everything[0], bits.items.labels
        counts = int(labels.sum()), int((~labels).sum())
        nothing = np.zeros(0, np.bool_)
        self.nodes = [Node((), lattice.space.start_types, (), everything, *counts, nothing)]
        self._by_size: list[list[Node]] = []
        """Bodies of one component each, by size, from 1 on."""
        self._known: dict[bytes, int] = {}
        """Numbers of components in their level, by a digest of the cases they hold in; -1 if it is
        not the newest."""
        self._complete = True

    @property
    def max_literals(self) -> int:
        """How many literals a component may have."""
        return self.bias.max_body - len(self.tables.start)

    def grow(
        self,
        costs: Costs,
        support: int,
        budget: int,
        deadline: float | None = None,
        tell: Callable[[float, int], None] = lambda part, tried: None,
    ) -> Level:
        """The components with one literal more than the last ones, most promising first.

        At least `support` positive items have to be left; `budget` is how many refinements are
        tried, about. `tell` is called with the part that is done and the number tried.
        """
        self.size += 1
        self._known = dict.fromkeys(self._known, -1)
        level = Level(complete=self._complete)
        nodes = [*self.nodes, *self._pairs(support)]
        self.nodes = []
        nodes = self.ordered(nodes, costs)
        seen: set[object] = set()
        with in_threads(self.jobs) as each:
            for first in range(0, len(nodes), _TOGETHER):
                tell(first / len(nodes), level.tried)
                late = deadline is not None and time.monotonic() > deadline
                if late or level.tried > budget:
                    level.complete = False
                    level.pruned[Rule.LATE] += len(nodes) - first
                    break
                growing = [
                    self._growing(node, self.may_grow(node, costs, support), seen, level.pruned)
                    for node in nodes[first : first + _TOGETHER]
                ]
                tested = each(functools.partial(self._tested, support=support), growing)
                for growth, tried in zip(growing, tested, strict=True):
                    level.tried += len(growth.chosen)
                    self._take(growth, tried, costs, level)
        self._complete = level.complete
        if level.words:  # they are parts of larger arrays, most of which nobody needs any more
            level.words = list(np.array(level.words))
        return self.finished(level)

    def ordered(self, nodes: list[Node], costs: Costs) -> list[Node]:
        """The nodes in the order in which they grow: the most promising first."""
        return sorted(nodes, key=lambda node: node.false * costs.false - node.true * costs.missed)

    def finished(self, level: Level) -> Level:
        """A size whose components are all found; a subclass may want them in another order."""
        return level

    def may_grow(self, node: Node, costs: Costs, support: int) -> bool:
        """Whether a literal more can be of use: it has to do away with something."""
        return self.size == 1 or node.false >= costs.least_gone(1)

    def _growing(self, node: Node, useful: bool, seen: set[object], pruned: Pruned) -> Growing:
        """What is to be tried of a node."""
        table = self._table(node)
        chosen = np.zeros(0, np.int64)
        if useful:
            untried, joining = self._untried(node, table), self._joining(node, table)
            chosen = self._candidates(node, table, untried, joining, seen)
            many = int((untried & joining).sum())
            pruned[Rule.FAILED] += int(joining.sum()) - len(node.body) - many
            pruned[Rule.RENAMED] += max(0, many - len(chosen))
        else:
            pruned[Rule.CLEAN] += 1
        failed = np.zeros(self.tables.shapes, np.bool_)
        failed[: len(node.failed)] = node.failed
        return Growing(node, table, chosen, failed)

    def _take(self, growing: Growing, tried: Tried, costs: Costs, level: Level) -> None:
        """Keep what was tried: as components, and as bodies that may grow."""
        node, table, _, failed = growing
        level.pruned += tried.pruned
        before, least = functools.reduce(operator.or_, node.parts, 0), costs.least_gone(1)
        may_grow = self.size < min(self.max_literals, self.longest)
        for place, words, (true, false) in zip(*tried[:3], strict=True):
            growth = table.growths[place]
            body = (*node.body, growth.number)
            own = before | int(table.variables[place])
            if own and may_grow:
                counts = int(true), int(false)
                self.nodes.append(Node(body, growth.types, (own,), words, *counts, failed))
            if node.false - int(false) >= least or self._chooses(node, words, costs):
                self._keep(body, growth.types, words, level)

    def _chooses(self, node: Node, words: Words, costs: Costs) -> bool:
        """Whether a body does away with cases, if not with items: "the first move" is a choice
        that says nothing by itself, but much of what else is said of that move."""
        if not self.bits.has_choice:
            return False
        gone = self.bits.false_cases(node.words) - self.bits.false_cases(words)
        return gone >= costs.least_gone(1)

    def restore(self, nodes: list[Node], level: Level) -> None:
        """Be as after the components of the next size were found."""
        if self.size:
            self._by_size.append(self.nodes)
        self.size += 1
        self.nodes, self._complete = nodes, level.complete
        self._known |= {cases_key(words): -1 for words in level.words}

    def _pairs(self, support: int) -> Iterator[Node]:
        """Bodies of the last size that are two components, for a literal to join them. Where they
        hold is known from the two."""
        if self.size > 1:
            self._by_size.append(self.nodes)
        for smaller in range(1, (self.size - 1) // 2 + 1):
            for one in self._by_size[self.size - 2 - smaller]:
                for other in self._by_size[smaller - 1]:
                    yield from self._pair(one, other, support)

    def _pair(self, one: Node, other: Node, support: int) -> Iterator[Node]:
        common, shift = self.tables.common, len(one.types) - self.tables.common
        types = (*one.types, *other.types[common:])
        if len(types) > self.bias.max_vars:
            return
        words = one.words & other.words
        (true, false), *_ = self.bits.folded(words[None])[1].tolist()
        if true >= support:
            numbers = (*range(common), *(v + shift for v in range(common, len(types))))
            atoms = (self.lattice.atoms[number] for number in other.body)
            renamed = (self.lattice.space.renamed_atom(atom, numbers) for atom in atoms)
            body = (*one.body, *map(self.lattice.number, renamed))
            parts = (*one.parts, other.parts[0] << shift)
            yield Node(body, types, parts, words, true, false, one.failed)

    def _keep(self, body: Body, types: Types, words: Words, level: Level) -> None:
        variables = [v for number in body for v in self.lattice.variables(number)]
        own = Counter(v for v in variables if v >= self.tables.common)
        speaks = any(v < self.tables.common for v in variables)
        if not speaks or (self.bias.no_singletons and 1 in own.values()):
            return
        twin = self._known.setdefault(cases_key(words), len(level.found))
        if twin < len(level.found):
            level.pruned[Rule.SAME] += 1
        if twin < 0:
            return  # a shorter one says the same
        head = sum(1 << v for v in range(self.bias.head.arity) if v in variables)
        component = Component(body, types, len(own), head)
        if twin < len(level.found):
            twins = level.twins.setdefault(twin, [])
            if len(twins) < _TWINS:
                twins.append(component)
            return
        level.found.append(component)
        level.words.append(words)

    def _candidates(
        self, node: Node, table: GrowthTable, untried: Flags, joining: Flags, seen: set[object]
    ) -> Numbers:
        """The places in the table of what is worth trying: what joins all the components."""
        places = np.nonzero(untried & joining)[0]
        return np.array(self._fresh(node, table, places, seen), np.int64)

    def _joining(self, node: Node, table: GrowthTable) -> Flags:
        useful = np.ones(len(table.numbers), np.bool_)
        for part in node.parts:
            useful &= (table.variables & part) != 0
        return useful

    def _table(self, node: Node) -> GrowthTable:
        safe = self.lattice.space.inputs.union(
            range(self.tables.common), *(self.lattice.variables(number) for number in node.body)
        )
        return self.tables.table(node.types, safe)

    def _untried(self, node: Node, table: GrowthTable) -> Flags:
        """What is neither in the body nor known to fail."""
        useful = np.ones(len(table.numbers), np.bool_)
        known = table.shapes < len(node.failed)
        useful[known] = ~node.failed[table.shapes[known]]
        for number in node.body:
            useful &= table.numbers != number
        return useful

    def _fresh(
        self, node: Node, table: GrowthTable, places: Numbers, seen: set[object]
    ) -> list[int]:
        """Of these places those that make a body which was not met yet, under whatever names."""
        fresh: list[int] = []
        widths = np.array([len(table.growths[place].types) for place in places], np.int64)
        for width in np.unique(widths):
            some = places[widths == width]
            keys = self.tables.keys(node.body, table.numbers[some], int(width))
            for place, key in zip(some.tolist(), _listed(keys), strict=True):
                if key not in seen:
                    seen.add(key)
                    fresh.append(place)
        return sorted(fresh)

    def _tested(self, growing: Growing, support: int) -> Tried:
        node, table, chosen, failed = growing
        if not len(chosen):
            return Tried([], np.zeros((0, 0), np.uint64), np.zeros((0, 2), np.int64), Pruned())
        growths = [table.growths[place] for place in chosen]
        whole = tuple(sorted((*self.tables.start, *node.body)))
        watched = ~table.is_new[chosen]
        if self.bias.no_singletons:  # there a literal that changes nothing may be needed
            watched = np.zeros(len(chosen), np.bool_)
        cases = self.bits.cases(node.words)
        held, refuted = self.refined(whole, node.types, growths, cases, watched)
        words = self.bits.packed(held, cases)
        _, counts = self.bits.folded(words)
        enough, idle = counts[:, 0] >= support, watched & ~refuted
        useful = enough & ~idle
        failed[table.shapes[chosen[~useful]]] = True
        left = np.nonzero(useful)[0]
        pruned = Pruned({Rule.FEW: int((~enough).sum()), Rule.IDLE: int((enough & idle).sum())})
        return Tried(chosen[left].tolist(), words[left], counts[left], pruned)


def cases_key(words: Words) -> bytes:
    """A key that distinguishes sets of cases, which may be too long to be stored twice."""
    whole = words.tobytes()
    return whole if len(whole) <= _KEY else hashlib.blake2b(whole, digest_size=_KEY).digest()


def _listed(keys: Numbers | list[tuple[int, ...]]) -> list[object]:
    return list(keys) if isinstance(keys, list) else keys.tolist()


@contextmanager
def in_threads(jobs: int) -> Iterator[Any]:
    """A map of so many threads. Handing work to another takes as long as much of it does here."""
    if jobs == 1:
        yield map
        return
    with ThreadPoolExecutor(jobs) as threads:
        yield threads.map
