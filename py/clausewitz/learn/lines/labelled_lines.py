"""Labelled lines of moves: an item is a line, its cases are the solver's half moves in it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from clausewitz.clauses import Clause, Theory
from clausewitz.games.move_lines import MoveLine
from clausewitz.kernel import Row
from clausewitz.learn.rules.items import Flags, Items
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.search.listed_words import with_words
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.line_lattice import cases_of_plies
from clausewitz.matching.legal_cases import Cases, with_memory
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import line_cases


@dataclass(frozen=True, slots=True)
class LineExample:
    """A line, and whether it is a case of what is to be learned."""

    line: MoveLine
    label: bool
    split: str = ""


class LabelledLines(LabelledTester):
    """Tries clauses about lines on labelled ones.

    The words of a task that the kernel does not compute are listed for every position of a line:
    from the start, where clauses are searched (`listed`), else when a clause cannot be written out.
    """

    def __init__(
        self,
        examples: Sequence[LineExample],
        space: Space,
        words: Iterable[str] = (),
        prevalence: float | None = None,
        own: Theory | None = None,
        *,
        listed: bool = False,
    ) -> None:
        found = line_cases(example.line for example in examples)
        for line, reason in found.refused[:1]:
            raise ClausewitzError(f"{line.name}: {reason}")
        table, numbers = cases_of_plies(space, found.cases.rows, found.cases.table)
        self.lines, self.own = found.lines, own
        self._table = found.cases.table
        self.cases = Cases(_filled(found.cases.rows, self._table), table)
        if listed and own is not None:
            self.cases = with_words(self.cases, own, lines=self._table)
        self.cases = with_memory(self.cases, words)
        self.relations = self.cases.relations
        labels = {example.line: example.label for example in examples}
        of_items = np.array([labels[line] for line in found.lines])
        self.items = Items.weighted(numbers.astype(np.int64), of_items, prevalence)

    @cached_property
    def _whole(self) -> Cases:
        """A case for each line."""
        return replace(self.cases, table=self._table)

    @cached_property
    def _whole_listed(self) -> Cases:
        assert self.own is not None
        return with_words(self._whole, self.own, lines=self._table)

    def described(self, item: int) -> str:
        """A line, for people."""
        line = self.lines[item]
        return f"{line.name}: {line.fen} {' '.join(line.moves)}"

    def proposed(self, clause: Clause) -> Flags:
        if self.own is None:
            return matches(clause, self._whole)
        try:
            plain = unfolded(clause, self.own.helpers)
            found: Flags = np.logical_or.reduce([matches(one, self._whole) for one in plain])
        except UnknownToKernelError:
            return matches(clause, self._whole_listed)
        return found


def _filled(rows: Row, table: Row) -> Row:
    """The rows with the first position of a line where the one before it is not known: nothing
    speaks of that, but words are listed for all rows."""
    unknown = table[table[:, 3] > 0, 0].astype(np.int64)
    filled = rows.copy()
    filled[unknown] = rows[unknown + 1]
    return filled
