"""Solutions of bodies as columns, and tables that are looked up by the values of some places."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.domain.prolog_tables import Rows
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.space.hypothesis_space import Types

_DENSE = 1 << 22  # codes that are looked up in an array; more are searched for
_SPARSE = 64  # times the numbers of a list: if they may be more than that, the list is sorted

_MIX = (30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)  # of splitmix64
_ODD = np.uint64(0x9E3779B97F4A7C15)

Column = NDArray[np.int64]
Mixed = NDArray[np.uint64]


class Index:
    """The rows of a table by the values of some of its places."""

    def __init__(self, rows: Rows, places: tuple[int, ...], values: int) -> None:
        self._ranks: list[Column] = []
        self._widths: list[int] = []
        for place in places:
            known = np.unique(rows[:, place])
            ranks = np.full(values, -1, np.int64)
            ranks[known] = np.arange(len(known))
            self._ranks.append(ranks)
            self._widths.append(max(1, len(known)))
        codes = self._codes([rows[:, place] for place in places], len(rows))
        self.order = np.argsort(codes, kind="stable")
        self._known, self.starts, self.counts = np.unique(
            codes[self.order], return_index=True, return_counts=True
        )
        self._dense: Column | None = None
        space = int(np.prod([float(width) for width in self._widths]))
        if space <= _DENSE:
            self._dense = np.full(space + 1, -1, np.int64)
            self._dense[self._known] = np.arange(len(self._known))

    def groups(self, columns: Sequence[Column], length: int) -> Column:
        """For each row of the columns, the number of its group, or -1 where there is none."""
        codes = self._codes(columns, length)
        if self._dense is not None:
            return self._dense[codes]
        if not len(self._known):
            return np.full(length, -1, np.int64)
        found = np.minimum(np.searchsorted(self._known, codes), len(self._known) - 1)
        return np.where(self._known[found] == codes, found, -1)

    def _codes(self, columns: Sequence[Column], length: int) -> Column:
        """A number for the values of each row; -1 where one is not in the table at all."""
        codes = np.zeros(length, np.int64)
        missing = np.zeros(length, np.bool_)
        for column, ranks, width in zip(columns, self._ranks, self._widths, strict=True):
            found = ranks[column]
            missing |= found < 0
            codes = codes * width + found
        codes[missing] = -1
        return codes


class Groups:
    """The cases by the values of some variables of the head; those that agree are one group."""

    def __init__(self, examples: Rows, variables: tuple[int, ...], values: int) -> None:
        self.variables = variables
        some = examples[:, list(variables)]
        whole = np.zeros(len(examples), np.int64)
        for column in some.T:  # numbers from 0 on, so that the next column does not overflow them
            whole = np.unique(whole * values + column, return_inverse=True)[1]
        _, self.first, self.of_case = np.unique(whole, return_index=True, return_inverse=True)
        self.values = some[self.first]
        self.index = Index(self.values, tuple(range(len(variables))), values)

    def __len__(self) -> int:
        return len(self.values)


@dataclass(slots=True)
class Solutions:
    """The solutions of a body, for each group of cases that the head's variables in it tell apart,
    in any order."""

    groups: Groups
    of_row: Column
    """The group of each row."""
    columns: dict[int, Column]

    @property
    def size(self) -> int:
        return self.of_row.nbytes * (len(self.columns) + 1)

    @property
    def counts(self) -> Column:
        """How many rows each group has."""
        return np.bincount(self.of_row, minlength=len(self.groups))

    def held(self, rows: Column | Flags | slice = slice(None)) -> Flags:
        """In which cases there is a solution, or one of these rows."""
        groups = np.zeros(len(self.groups), np.bool_)
        groups[self.of_row[rows]] = True
        held: Flags = groups[self.groups.of_case]
        return held

    def different(self, variables: Sequence[int], values: int) -> "Solutions":
        """Without other columns, and rows that are then the same; `values` are all there are."""
        codes = self.of_row
        for variable in variables:
            codes = codes * values + self.columns[variable]
        codes = _different(codes, len(self.groups) * values ** len(variables))
        columns: dict[int, Column] = {}
        for variable in reversed(variables):
            codes, columns[variable] = np.divmod(codes, values)
        return Solutions(self.groups, codes, columns)

    def digest(self, types: Types, head: int) -> tuple[object, ...]:
        """Two bodies with the same digest have the same solutions, whatever the variables beyond
        those of the head are called and in whatever order the rows are."""
        mixed = _mixed(self.of_row.view(np.uint64) + _ODD)
        own = [
            (types[v], int(_mixed(mixed ^ column.view(np.uint64) * _ODD).sum()), v)
            for v, column in self.columns.items()
            if v >= head
        ]
        own.sort()
        for _, _, variable in own:
            mixed = _mixed(mixed * _ODD + self.columns[variable].view(np.uint64))
        sums = int(mixed.sum()), int(_mixed(mixed).sum())
        return self.groups.variables, tuple(kind for kind, *_ in own), len(mixed), *sums

    def taken(self, rows: Column | Flags) -> "Solutions":
        columns = {v: column[rows] for v, column in self.columns.items()}
        return Solutions(self.groups, self.of_row[rows], columns)


def _mixed(numbers: Mixed) -> Mixed:
    """Numbers of 64 bits that look like chance, different ones for different ones."""
    for shift, factor in _MIX:
        numbers = (numbers ^ (numbers >> np.uint64(shift))) * np.uint64(factor)
    return numbers ^ (numbers >> np.uint64(31))


def _different(codes: Column, below: int) -> Column:
    """The different ones of some numbers, in order; all are below a bound."""
    if below > _SPARSE * (len(codes) + 1000):
        codes = np.sort(codes)
        return codes[np.diff(codes, prepend=-1) > 0]
    found = np.zeros(below, np.bool_)
    found[codes] = True
    return np.flatnonzero(found)
