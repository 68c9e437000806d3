"""Clauses tried by the kernel on many positions at once.

The same meaning as in Prolog, and tests hold the two together. What the kernel does not know is
said so (UnknownToKernelError), and is Prolog's to answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.matching.planning import UnknownToKernelError
from clausewitz.matching.reading import clause_program
from clausewitz.matching.unfolding import unfolded

__all__ = [
    "Cases",
    "Matches",
    "UnknownToKernelError",
    "cases_of",
    "matches",
    "tactic_matches",
    "unfolded",
    "with_listed",
]

Matches = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Cases:
    """Every legal move of some positions, ready to be tried. A promotion is one move."""

    rows: kernel.Row
    table: kernel.Row
    """A line for each case: the row before and after the move, from, to."""
    listed: kernel.Tables = kernel.NO_TABLES
    names: tuple[str, ...] = ()
    """Predicates that the kernel does not compute but looks up, before the move only."""

    def __len__(self) -> int:
        return len(self.table)

    def position(self, case: int) -> int:
        """Which of the positions the case belongs to."""
        return int(self.table[case, 0])

    def move(self, case: int) -> str:
        """The squares of the move, as in e2e4."""
        origin, target = map(int, self.table[case, 2:])
        return chess.square_name(origin) + chess.square_name(target)


def cases_of(boards: Sequence[chess.Board]) -> Cases:
    """The cases of the positions, position by position."""
    rows, table = kernel.cases([kernel.from_board(board) for board in boards])
    return Cases(rows, table)


def matches(clause: Clause, cases: Cases, among: NDArray[np.uint64] | None = None) -> Matches:
    """For each case (or each of those numbered in `among`), whether the clause proposes it."""
    words = clause_program(clause, cases.names)
    return kernel.try_cases(words, cases.rows, cases.listed, cases.table, among)


def with_listed(
    cases: Cases, relations: Mapping[str, Sequence[Sequence[tuple[int, ...]]]]
) -> Cases:
    """The cases with relations that are listed for each position, as tuples of squares."""
    arities = {
        name: max((len(t) for p in found for t in p), default=1)
        for name, found in relations.items()
    }
    tables = kernel.tables([(arities[n], f) for n, f in relations.items()], len(cases.rows))
    return replace(cases, listed=tables, names=tuple(relations))


def tactic_matches(tactic: Tactic, theory: Theory, cases: Cases) -> Matches:
    """For each case, whether some clause of the tactic proposes it; helpers are unfolded."""
    found = np.zeros(len(cases), np.bool_)
    for clause in tactic.clauses:
        for plain in unfolded(clause, theory.helpers):
            found |= matches(plain, cases)
    return found
