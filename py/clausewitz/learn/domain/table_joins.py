"""Where a body holds, by tables of tuples: the joins of a task of any domain.

The solutions of a body are columns, one for each variable. A literal more is a look-up for all rows
at once; rows are multiplied only when a body is about to grow. Cases that a body cannot tell apart,
as they agree in the variables of the head that it speaks of, share their rows.

Beside those of the examples there is a case for each variable that a body has to speak of: it holds
as long as the body does not. So a clause that is silent about one covers something false, and the
search, which does away with what is false, needs no rule of its own for it.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.domain.prolog_tables import Rows, Tables
from clausewitz.learn.domain.table_solutions import Column, Groups, Index, Solutions
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import Body, Lattice, NumberedAtom

Numbers = NDArray[np.uint64]

MOST_ROWS = 5_000_000  # of one body's solutions
_MOST_COMPARED = 50_000  # rows of solutions that are compared with those of other bodies
_REMEMBERED = 400 << 20  # bytes of solutions
_AT_ONCE = 50_000  # values that are looked up in one go
_WIDE = 3  # arguments of a predicate, at most, whose dependencies are looked for


class _Looked:
    """What was looked up for the solutions of one body; those that differ only in what a predicate
    does not speak of are looked up once."""

    def __init__(self, joins: "TableJoins", rows: Solutions, cases: Numbers) -> None:
        self._joins, self._rows, self._cases = joins, rows, cases
        self._parts: dict[frozenset[int], Solutions] = {}
        self._of_all: dict[int, tuple[Flags, Flags]] = {}
        """Of a variable, what was looked up in all columns at once."""

    def fits(self, label: str, arguments: tuple[int, ...]) -> tuple[Flags, bool]:
        """In which of the cases some solution fits the predicate, and whether all solutions do."""
        if len(arguments) == 1 and arguments[0] in self._rows.columns:
            return self._of_variable(arguments[0], self._joins.columns[label, 0])
        known = tuple(place for place, v in enumerate(arguments) if v in self._rows.columns)
        part = frozenset(arguments[place] for place in known)
        if any(v < self._joins.head and v not in part for v in arguments):
            return self._with_head(label, arguments, known, self._part(part))
        if len(known) == 1:
            return self._of_variable(arguments[known[0]], self._joins.columns[label, known[0]])
        rows = self._part(part)
        columns = [rows.columns[arguments[place]] for place in known]
        found = self._joins.index(label, known).groups(columns, len(rows.of_row)) >= 0
        return rows.held(found)[self._cases], bool(found.all())

    def _part(self, variables: frozenset[int]) -> Solutions:
        """The solutions as far as these variables go."""
        rows, values = self._rows, self._joins.values
        if variables not in self._parts:
            below = len(rows.groups) * values ** len(variables)
            self._parts[variables] = (
                rows.different(sorted(variables), values)
                if variables < rows.columns.keys() and below < 1 << 62
                else rows
            )
        return self._parts[variables]

    def _of_variable(self, variable: int, column: int) -> tuple[Flags, bool]:
        if variable not in self._of_all:
            rows, filters = self._part(frozenset([variable])), self._joins.filters
            if len(filters) * len(rows.of_row) > _AT_ONCE:
                found = filters[column][rows.columns[variable]]
                return rows.held(found)[self._cases], bool(found.all())
            # Most columns are needed, one after the other, and each call takes its time.
            fits = filters[:, rows.columns[variable]]
            held = np.zeros((len(filters), len(rows.groups)), np.bool_)
            columns, places = fits.nonzero()
            held[columns, rows.of_row[places]] = True
            everywhere = np.logical_and.reduce(fits, axis=1)
            self._of_all[variable] = held[:, rows.groups.of_case[self._cases]], everywhere
        by_case, everywhere = self._of_all[variable]
        return by_case[column], bool(everywhere[column])

    def _with_head(
        self, label: str, arguments: tuple[int, ...], known: tuple[int, ...], rows: Solutions
    ) -> tuple[Flags, bool]:
        """The same for a predicate that speaks of more variables of the head."""
        joins = self._joins
        fitting = joins.fitting(rows, label, arguments, known)
        if fitting is None:
            return np.zeros(len(self._cases), np.bool_), False
        chosen, tuples = fitting
        new = {
            v: place for place, v in enumerate(arguments) if v < joins.head and place not in known
        }
        groups = joins.groups(tuple(sorted({*rows.groups.variables, *new})))
        before = rows.groups.values[rows.of_row[chosen]]
        columns = [
            joins.rows(label)[tuples, new[v]]
            if v in new
            else before[:, rows.groups.variables.index(v)]
            for v in groups.variables
        ]
        of_row = groups.index.groups(columns, len(chosen))
        of_row = of_row[of_row >= 0]
        held = np.zeros(len(groups), np.bool_)
        held[of_row] = True
        narrower = rows.groups.of_case[groups.first]
        is_test = all(v < joins.head or v in rows.columns for v in arguments)
        everywhere = is_test and len(of_row) == int(rows.counts[narrower].sum())
        return held[groups.of_case[self._cases]], everywhere


class TableJoins:
    """The joins of a space over the tables of a background."""

    def __init__(
        self, lattice: Lattice, tables: Tables, sources: frozenset[str], required: Sequence[int]
    ) -> None:
        """`sources` are predicates that may bring in values of their own, that others need;
        `required` the variables of the head that have cases of their own, after the examples'."""
        self._lattice, self._tables, self._sources = lattice, tables, sources
        self._required = required
        self.head, self.values = tables.examples.shape[1], tables.values
        self.groups = cache(self._groups)
        self.start = Solutions(self.groups(()), np.zeros(1, np.int64), {})
        self._remembered: OrderedDict[frozenset[int], Solutions] = OrderedDict()
        self._bytes = 0
        self.skipped = 0
        """Bodies that had too many solutions."""
        self._digests: set[object] = set()
        self.idle: dict[frozenset[int], int] = {}
        """Bodies whose last literal rules out nothing, and the variables that it brought in."""
        self.index = cache(self._index)
        self.forced = cache(self._forced)
        places = [(label, p) for label, rows in tables.tables.items() for p in range(rows.shape[1])]
        self.columns = {place: number for number, place in enumerate(places)}
        self.filters = np.zeros((len(places), tables.values), np.bool_)
        """For each place of a predicate, which values are there."""
        for (label, place), number in self.columns.items():
            self.filters[number, tables.tables[label][:, place]] = True

    def refined(
        self,
        body: Body,
        types: Types,
        growths: Sequence[NumberedAtom],
        cases: Numbers,
        watched: Flags,
    ) -> tuple[Flags, Flags]:
        held = np.zeros((len(growths), len(cases)), np.bool_)
        refuted = np.zeros(len(growths), np.bool_)
        rows = self._solved(body)
        if rows is None:
            self.skipped += 1
            return held, refuted
        real = int(np.searchsorted(cases, len(self._tables.examples)))
        silent = [int(case) - len(self._tables.examples) for case in cases[real:]]
        atoms = [self._lattice.atoms[number] for number in body]
        labels, known = {label for label, _ in atoms}, {*range(self.head), *rows.columns}
        looked = _Looked(self, rows, cases[:real].astype(np.int64))
        for number, growth in enumerate(growths):
            label, arguments = self._lattice.atoms[growth.number]
            if known.isdisjoint(arguments) and label not in self._sources:
                continue  # it would have nothing to do with the head and the body
            if label in labels and self._is_redundant(label, arguments, atoms):
                continue
            held[number, :real], everywhere = looked.fits(label, arguments)
            if silent:
                held[number, real:] = still = [self._required[v] not in arguments for v in silent]
                everywhere = everywhere and all(still)
            refuted[number] = bool(watched[number]) and not everywhere
            if everywhere and growth.is_new:
                new = sum(1 << v for v in arguments if v >= self.head and v not in rows.columns)
                self.idle[frozenset((*body, growth.number))] = new
        return held, refuted

    def is_repeated(self, body: Body, types: Types) -> bool:
        """Whether a body that was met before has the same solutions: all that may be added to one
        then does to the other what it does to this. Where they are many that is not looked at."""
        rows = self._solved(body)
        if rows is None or not body or len(rows.of_row) > _MOST_COMPARED:
            return False
        digest = rows.digest(types, self.head)
        if digest in self._digests:
            return True
        self._digests.add(digest)
        return False

    def _solved(self, body: Body) -> Solutions | None:
        """The solutions of a body, from those with one literal less if these are known."""
        whole = frozenset(body)
        if not whole:
            return self.start
        if whole in self._remembered:
            self._remembered.move_to_end(whole)
            return self._remembered[whole]
        rows, rest = self.start, list(body)
        for number in body:
            shorter = self._remembered.get(whole - {number})
            if shorter is not None:
                rows, rest = shorter, [number]
                break
        while rest:
            rest.sort(key=lambda number: len(self._lattice.variables(number) - rows.columns.keys()))
            grown = self.joined(rows, *self._lattice.atoms[rest.pop(0)])
            if grown is None:
                return None
            rows = grown
        self._remember(whole, rows)
        return rows

    def joined(self, rows: Solutions, label: str, arguments: tuple[int, ...]) -> Solutions | None:
        """The solutions with one literal more; None where they are too many."""
        known = tuple(place for place, v in enumerate(arguments) if v in rows.columns)
        if len(known) == len(arguments):
            columns = [rows.columns[v] for v in arguments]
            return rows.taken(self.index(label, known).groups(columns, len(rows.of_row)) >= 0)
        fitting = self.fitting(rows, label, arguments, known)
        if fitting is None:
            return None
        chosen, tuples = fitting
        grown = rows.taken(chosen)
        table = self._tables.tables[label]
        for place, variable in enumerate(arguments):
            if place not in known:
                grown.columns[variable] = table[tuples, place]
        return self._regrouped(grown)

    def fitting(
        self, rows: Solutions, label: str, arguments: tuple[int, ...], known: tuple[int, ...]
    ) -> tuple[Column, Column] | None:
        """All pairs of a row and a tuple of the predicate that agree in the places that are known;
        None where they are too many."""
        index = self.index(label, known)
        found = index.groups([rows.columns[arguments[p]] for p in known], len(rows.of_row))
        fits = np.flatnonzero(found >= 0)
        counts = index.counts[found[fits]]
        total = int(counts.sum())
        if total > MOST_ROWS:
            return None
        within = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
        tuples = index.order[np.repeat(index.starts[found[fits]], counts) + within]
        return np.repeat(fits, counts), tuples

    def rows(self, label: str) -> Rows:
        """The tuples of a predicate."""
        return self._tables.tables[label]

    def _regrouped(self, rows: Solutions) -> Solutions:
        """The rows by the groups of all variables of the head that they have by now."""
        variables = tuple(sorted(v for v in rows.columns if v < self.head))
        if variables == rows.groups.variables:
            return rows
        groups = self.groups(variables)
        of_row = groups.index.groups([rows.columns[v] for v in variables], len(rows.of_row))
        found = np.flatnonzero(of_row >= 0)
        if len(found) == len(of_row):
            return Solutions(groups, of_row, rows.columns)
        columns = {v: column[found] for v, column in rows.columns.items()}
        return Solutions(groups, of_row[found], columns)

    def _groups(self, variables: tuple[int, ...]) -> Groups:
        return Groups(self._tables.examples, variables, self._tables.values)

    def _remember(self, body: frozenset[int], rows: Solutions) -> None:
        self._remembered[body] = rows
        self._bytes += rows.size
        while self._bytes > _REMEMBERED and len(self._remembered) > 1:
            _, old = self._remembered.popitem(last=False)
            self._bytes -= old.size

    def _index(self, label: str, places: tuple[int, ...]) -> Index:
        return Index(self._tables.tables[label], places, self._tables.values)

    def _is_redundant(
        self, label: str, arguments: tuple[int, ...], atoms: Sequence[tuple[str, tuple[int, ...]]]
    ) -> bool:
        """Whether the atom only says that two variables of the body are one: the second car of a
        load is its first. A body with one variable in place of both says the same."""
        head = self._lattice.space.bias.head.arity
        same = [others for name, others in atoms if name == label]
        for others in same:
            for key, place in self.forced(label):
                one, other = arguments[place], others[place]
                if one != other and all(arguments[p] == others[p] for p in key):
                    together = any({one, other} <= set(a) for _, a in (*atoms, ("", arguments)))
                    if max(one, other) >= head and not together:
                        return True
        return False

    def _forced(self, label: str) -> list[tuple[tuple[int, ...], int]]:
        """The places of a table, with others whose values determine theirs."""
        rows = self._tables.tables[label]
        if not len(rows) or rows.shape[1] > _WIDE:
            return []
        places = range(rows.shape[1])
        return [
            (key, place)
            for size in places[1:]
            for key in combinations(places, size)
            for place in places
            if place not in key and self._determines(rows, key, place)
        ]

    @staticmethod
    def _determines(rows: Rows, key: tuple[int, ...], place: int) -> bool:
        keys = np.unique(rows[:, list(key)], axis=0)
        return len(keys) == len(np.unique(rows[:, [*key, place]], axis=0))
