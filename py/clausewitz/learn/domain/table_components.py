"""Components over tables: what of them is looked for, in which order, and what is stored."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from clausewitz.learn.domain.clean_clauses import covers_one
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.prolog_tables import Tables
from clausewitz.learn.domain.table_joins import TableJoins
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.components import (
    ComponentSearch,
    Growing,
    Level,
    Node,
    Tried,
    cases_key,
)
from clausewitz.learn.rules.costs import Costs
from clausewitz.learn.rules.growth_tables import GrowthTable, Numbers
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.space.hypothesis_space import Types, in_order
from clausewitz.learn.space.lattice import Body, Lattice

_ALIKE = 8
"""The part of the bodies that may hold in the same cases is one of so many, where not all grow."""
_SAMPLE = 50  # positive examples, and as many negative ones, that literals are tried on first
_RARE = 10  # if these are one example of so many, or fewer


class Sample(NamedTuple):
    """Some of the examples, and the joins for these alone."""

    numbers: Numbers
    joins: TableJoins


class TableComponents(ComponentSearch):
    """Bodies grow from the head on, so no two have to be joined unless a predicate needs values
    of both."""

    def __init__(
        self,
        lattice: Lattice,
        joins: TableJoins,
        bits: CaseBits,
        domain: DomainBias,
        width: int | None = None,
        narrow_from: int = 1,
        sample: Sample | None = None,
    ) -> None:
        """`width` is how many bodies of a size grow, at most, if they have so many literals or
        more: then the search is not exhaustive. What fails on the `sample` is not looked up for
        all examples."""
        super().__init__(lattice, joins.refined, bits, longest=domain.bias.max_body)
        self._width, self._narrow_from = width, narrow_from
        self.narrowed = False
        """Whether bodies were left out for the width."""
        self._domain_bias = domain.bias
        self.needed: Words | None = None
        """Sets of positive examples, of which a body has to cover one, if it is of any use."""
        self.is_last = False
        """Whether a body is of use only if it covers no negative example."""
        self._joins, self._sample, self._idle = joins, sample, joins.idle
        self._inputs = {word.label: word.inputs for word in domain.bias.body}
        self._outputs_of: dict[bytes, Numbers] = {}
        self._fewest: dict[bytes, int] = {}
        """Variables of their own that components for these cases have, at least."""
        self._is_directed = any(any(word.inputs) for word in domain.bias.body)
        self._is_bound = any(any(word.inputs) for word in self.bias.body)
        self._has_pairs = any(sum(word.inputs) > 1 for word in self.bias.body)
        self._is_plain = not (self._is_bound or self.bias.no_singletons) and _is_fair(domain)
        """Whether what may be added to a body is a matter of its variables alone, whatever they are
        called."""

    def _pairs(self, support: int) -> Iterator[Node]:
        return super()._pairs(support) if self._has_pairs else iter(())

    def may_grow(self, node: Node, costs: Costs, support: int) -> bool:
        is_useful = self.needed is None or bool(covers_one(node.words[None], self.needed)[0])
        return node.true >= support and is_useful and super().may_grow(node, costs, support)

    def _tested(self, growing: Growing, support: int) -> Tried:
        """Of bodies with the same solutions the first grows, for the others would lead to nothing
        else. So does none that the directions do not allow for yet: what makes up for it may be
        another literal for each."""
        if len(growing.chosen) and self._sample and self.needed is not None:
            growing = self._likely(growing, self._sample, self.needed)
        if len(growing.chosen) and self._is_repeated(growing.node):
            growing = growing._replace(chosen=growing.chosen[:0])
        return super()._tested(growing, support)

    def _is_repeated(self, node: Node) -> bool:
        if not self._is_plain or (self._is_directed and self._unsafe(node.body)):
            return False
        return self._joins.is_repeated(self._whole(node.body), node.types)

    def _likely(self, growing: Growing, sample: Sample, needed: Words) -> Growing:
        """Without those of the growths that are of no use, as the sample tells."""
        node, table, chosen, failed = growing
        growths = [table.growths[place] for place in chosen]
        cases = np.flatnonzero(self.bits.flags(node.words)[sample.numbers])
        before, watched = sample.joins.skipped, np.zeros(len(chosen), np.bool_)
        held = np.zeros((len(chosen), len(sample.numbers)), np.bool_)
        held[:, cases], _ = sample.joins.refined(
            self._whole(node.body), node.types, growths, cases.astype(np.uint64), watched
        )
        if sample.joins.skipped > before:
            return growing
        useful = np.zeros(len(chosen), np.bool_)
        items = np.zeros(self.bits.item_words, np.uint64)
        for examples in needed:
            items[: len(examples)] = examples
            useful |= held[:, self.bits.flags(items)[sample.numbers]].all(axis=1)
        failed[table.shapes[chosen[~useful]]] = True
        if self.is_last:
            useful &= ~held[:, ~self.bits.items.labels[sample.numbers]].any(axis=1)
        return growing._replace(chosen=chosen[useful])

    def _whole(self, body: Body) -> Body:
        return tuple(sorted((*self.tables.start, *body)))

    def ordered(self, nodes: list[Node], costs: Costs) -> list[Node]:
        """The most promising first, but those that grew from one body side by side: its solutions
        are then at hand for all of them."""
        found: dict[Body, list[Node]] = {}
        for node in self._promising(super().ordered(nodes, costs)):
            found.setdefault(node.body[:-1], []).append(node)
        return [node for grown in found.values() for node in grown]

    def _promising(self, nodes: list[Node]) -> list[Node]:
        """As many nodes as the width allows: half of them cover most positive examples beyond the
        negative ones, half have the fewest negative ones among all. Few hold in the same cases."""
        is_narrow = self._width is not None and self.size > self._narrow_from
        if self._width is None or not is_narrow or len(nodes) <= self._width:
            return nodes
        self.narrowed = True
        alike: Counter[bytes] = Counter()
        chosen: dict[Body, Node] = {}
        for order, most in ((_surplus, self._width // 2), (_impurity, self._width)):
            for node in sorted(nodes, key=lambda node: (order(node), len(node.types))):
                if len(chosen) >= most:
                    break
                key = cases_key(node.words)
                if node.body not in chosen and alike[key] < self._width // _ALIKE:
                    alike[key] += 1
                    chosen[node.body] = node
        return list(chosen.values())

    def finished(self, level: Level) -> Level:
        """Those with fewest variables of their own come first: of clauses that say the same the
        first stays, and it should leave variables for more."""
        order = sorted(range(len(level.found)), key=lambda n: level.found[n].variables)
        level.found = [level.found[n] for n in order]
        level.words = [level.words[n] for n in order]
        level.twins = {}
        return level

    def _candidates(
        self, node: Node, table: GrowthTable, untried: Flags, joining: Flags, seen: set[object]
    ) -> Numbers:
        """What is worth trying. A variable that the last literal brought in without ruling out
        anything has to be spoken of next: in a clause that has use for it something does, and that
        may as well come first. So does a variable that the directions do not allow for yet, by a
        predicate that it comes out of."""
        if self._is_bound:
            return super()._candidates(node, table, untried, joining, seen)
        unsafe = self._unsafe(node.body) if self._is_directed else 0
        idle = self._idle.get(frozenset(node.body), 0)
        if unsafe:
            useful = untried & ((self._outputs(table) & unsafe) != 0)
        elif idle:
            useful = untried & ((table.variables & idle) != 0)
        else:
            return super()._candidates(node, table, untried, joining, seen)
        return np.array(self._fresh(node, table, np.flatnonzero(useful), seen), np.int64)

    def _unsafe(self, body: Body) -> int:
        """The variables that come out of no predicate whose inputs are known, as bits."""
        atoms = self.lattice.atoms_of(body)
        known = set(range(self.tables.common))
        while fresh := [
            v
            for label, arguments in atoms
            for v, is_input in zip(arguments, self._inputs[label], strict=True)
            if v not in known and not is_input and self._are_known(label, arguments, known)
        ]:
            known.update(fresh)
        return sum(1 << v for v in {v for _, arguments in atoms for v in arguments} - known)

    def _are_known(self, label: str, arguments: tuple[int, ...], known: set[int]) -> bool:
        places = zip(arguments, self._inputs[label], strict=True)
        return all(v in known for v, is_input in places if is_input)

    def _outputs(self, table: GrowthTable) -> Numbers:
        """The variables that come out of each growth of a table, as bits."""
        key = table.numbers.tobytes()
        if key not in self._outputs_of:
            atoms = [self.lattice.atoms[growth.number] for growth in table.growths]
            bits = [
                sum(1 << v for v, i in zip(args, self._inputs[label], strict=True) if not i)
                for label, args in atoms
            ]
            self._outputs_of[key] = np.array(bits, np.int64)
        return self._outputs_of[key]

    def _keep(self, body: Body, types: Types, words: Words, level: Level) -> None:
        """Keep what the directions of the bias allow; on the way to it more is allowed."""
        key, common = cases_key(words), self.tables.common
        own = len({v for number in body for v in self.lattice.variables(number) if v >= common})
        if self._fewest.get(key, own + 1) <= own:
            return
        atoms, head = self.lattice.atoms_of(body), range(self._domain_bias.head.arity)
        if self._is_directed and not in_order(atoms, self._domain_bias.body, head):
            return
        self._known.pop(key, None)
        super()._keep(body, types, words, level)
        if key in self._known:
            self._fewest[key] = own


def _is_fair(domain: DomainBias) -> bool:
    """Whether what no body may have is the same for all variables beyond those of the head."""
    own = range(domain.bias.head.arity, domain.bias.max_vars)
    return all(
        (name, tuple({v: v + 1, v + 1: v}.get(a, a) for a in arguments)) in domain.bad
        for v in own[:-1]
        for name, arguments in domain.bad
    )


def _surplus(node: Node) -> float:
    return node.false - node.true


def _impurity(node: Node) -> float:
    return (node.false + 1) / (node.true + node.false + 2)


def sample_of(lattice: Lattice, tables: Tables, sources: frozenset[str]) -> Sample | None:
    """A few of the examples, where they are many."""
    numbers = _some(tables.labels)
    if len(numbers) * _RARE > len(tables.labels):
        return None
    some = replace(tables, examples=tables.examples[numbers])
    return Sample(numbers, TableJoins(lattice, some, sources, ()))


def _some(labels: Flags) -> Numbers:
    """The numbers of a few positive and a few negative examples, from all over the list."""
    return np.concatenate(
        [
            numbers[np.unique(np.linspace(0, len(numbers) - 1, _SAMPLE).round().astype(int))]
            for numbers in (np.flatnonzero(labels), np.flatnonzero(~labels))
            if len(numbers)
        ]
    )
