"""Clauses made as specific as their examples allow.

The smallest clause without a mistake leaves out what the few negative examples do not force it to
say. But where ten positive examples have something in common that a tenth of all things have, that
is no chance: it belongs to what is learned. So literals are added that all positive examples of a
clause satisfy, if so many would hardly do so by chance. How often a literal holds by chance is
counted over all examples, where the clause's own literals bring in its variables.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from clausewitz.learn.domain.table_joins import TableJoins
from clausewitz.learn.domain.table_solutions import Solutions
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.space.bias import Bias
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Types, in_order
from clausewitz.learn.space.lattice import Lattice

CHANCE = 0.01
"""How likely it may be, at most, that all positive examples satisfy what is added by chance."""
_ROW = 1 << 20
"""The column that says which row of the solutions before another came from; no variable has this
number, and those of the head are lower."""


@dataclass(frozen=True, slots=True)
class _Addition:
    """Literals that may be added to a body, and how often they hold where that is chance."""

    share: float
    atoms: Atoms
    types: Types


class Tightening:
    """Adds literals of a space to its clauses."""

    def __init__(self, lattice: Lattice, joins: TableJoins, bias: Bias, labels: Flags) -> None:
        """`bias` is the one with all its directions; of the lattice some may be left out."""
        self._lattice, self._joins, self._bias = lattice, joins, bias
        self._labels = labels

    def tightened(self, clauses: Sequence[tuple[Atoms, Types]]) -> list[tuple[Atoms, Types]]:
        """The clauses, each as specific as the positive examples allow that no other covers."""
        found = list(clauses)
        covered = [self._covered(body) for body, _ in found]
        for number, (body, types) in enumerate(found):
            needed = self._labels & covered[number]
            for other, flags in enumerate(covered):
                if other != number:
                    needed &= ~flags
            while addition := self._best(body, types, needed):
                body, types = (*body, *addition.atoms), addition.types
            found[number] = body, types
            covered[number] = self._covered(body)
        return found

    def _best(self, body: Atoms, types: Types, needed: Flags) -> _Addition | None:
        """What says most of all that may be added."""
        most = CHANCE ** (1 / max(1, int(needed.sum())))
        rows = self._solutions(body)
        best: _Addition | None = None
        if rows is None:
            return None
        for atoms, new_types in self._additions(body, types):
            grown = self._grown(rows, atoms)
            if grown is None or (needed & ~grown.held()).any():
                continue
            share = self._share(body, atoms)
            if share <= most and (best is None or share < best.share):
                best = _Addition(share, atoms, new_types)
        return best

    def _additions(self, body: Atoms, types: Types) -> Iterator[tuple[Atoms, Types]]:
        """One literal, or two of which the first brings in a variable for the second."""
        longest = self._bias.max_body - len(body)
        known = len(types)
        for atom, grown in self._growths(body, types) if longest else ():
            fresh = set(range(known, len(grown)))
            if not fresh:
                yield (atom,), grown
            elif longest > 1:
                for other, last in self._growths((*body, atom), grown):
                    is_linked = fresh <= set(other[1]) and len(last) == len(grown)
                    if is_linked and not _is_said(body, atom, other, known):
                        yield (atom, other), last

    def _growths(self, body: Atoms, types: Types) -> Iterator[tuple[Atom, Types]]:
        head = range(self._bias.head.arity)
        for growth in self._lattice.grown(self._lattice.numbers(body), types):
            atom = self._lattice.atoms[growth.number]
            if atom not in body and in_order((*body, atom), self._bias.body, head):
                yield atom, growth.types

    def _share(self, body: Atoms, atoms: Atoms) -> float:
        """In what part of the cases the atoms hold, where only that much of the body is known: what
        brings in their variables, and what else it says of these alone."""
        rows = self._solutions(self._about(body, {v for _, args in atoms for v in args}))
        if rows is None or not len(rows.of_row):
            return 1.0
        counted = Solutions(
            rows.groups, rows.of_row, {**rows.columns, _ROW: np.arange(len(rows.of_row))}
        )
        grown = self._grown(counted, atoms)
        if grown is None:
            return 1.0
        return (len(np.unique(grown.columns[_ROW])) + 1) / (len(rows.of_row) + 2)

    def _about(self, body: Atoms, variables: set[int]) -> Atoms:
        """The part of a body that brings in these variables or speaks of nothing else."""
        head = set(self._head())
        ordered = self._widest_first(body)
        needed, bringing = variables - head, list[Atom]()
        for place in range(len(ordered) - 1, -1, -1):
            before = head.union(*(args for _, args in ordered[:place]))
            brought = set(ordered[place][1]) - before
            if brought & needed:
                bringing.insert(0, ordered[place])
                needed |= set(ordered[place][1]) - head
        about = [a for a in ordered if a in bringing or set(a[1]) <= variables | head]
        return tuple(about)

    def _widest_first(self, body: Atoms) -> Atoms:
        """The literals, each once its inputs are known and something else of it, if possible; those
        that speak of most come first, as they bring in what others only describe."""
        known, rest, found = set(self._head()), list(body), list[Atom]()
        inputs = {word.label: word.inputs for word in self._bias.body}
        while rest:
            ready = [
                (not known.isdisjoint(arguments), len(arguments), -place)
                for place, (label, arguments) in enumerate(rest)
                if all(v in known for v, i in zip(arguments, inputs[label], strict=True) if i)
            ]
            chosen = rest.pop(-max(ready)[2])
            known.update(chosen[1])
            found.append(chosen)
        return tuple(found)

    def _solutions(self, body: Atoms) -> Solutions | None:
        return self._grown(self._joins.start, in_order(body, self._bias.body, self._head()))

    def _head(self) -> range:
        return range(self._bias.head.arity)

    def _grown(self, rows: Solutions, atoms: Sequence[Atom]) -> Solutions | None:
        """The solutions with these literals more; None where they are too many."""
        for label, arguments in atoms:
            grown = self._joins.joined(rows, label, arguments)
            if grown is None:
                return None
            rows = grown
        return rows

    def _covered(self, body: Atoms) -> Flags:
        rows = self._solutions(body)
        return np.zeros(len(self._labels), np.bool_) if rows is None else rows.held()


def _is_said(body: Atoms, atom: Atom, other: Atom, known: int) -> bool:
    """Whether the body has both literals already, with variables of its own for the new ones."""
    label, arguments = atom
    for said, own in body:
        if said == label and all(a == b for a, b in zip(arguments, own, strict=True) if a < known):
            renamed = dict(zip(arguments, own, strict=True))
            if (other[0], tuple(renamed.get(v, v) for v in other[1])) in body:
                return True
    return False
