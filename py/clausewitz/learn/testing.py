"""Testers: which of the moves played a clause proposes, and all that it proposes."""

from collections.abc import Sequence
from typing import Protocol

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Theory
from clausewitz.matching import Cases, Matches, cases_of, matches, with_listed
from clausewitz.moves import enter_theory
from clausewitz.prolog import prolog

Numbers = NDArray[np.uint64]
Tuples = list[list[tuple[int, ...]]]


class Tester(Protocol):
    """Tries clauses on examples. Numbers are those of cases: the legal moves of all positions."""

    played: Numbers
    """The cases that were played."""

    def test(self, clause: Clause, among: Numbers) -> Matches:
        """Which of these cases the clause proposes."""


class KernelTester:
    """The compiled tester. Predicates of a task's own theory are listed once, by Prolog."""

    def __init__(
        self, examples: Sequence[tuple[chess.Board, chess.Move]], own: Theory | None = None
    ) -> None:
        boards = [board for board, _ in examples]
        self.cases: Cases = cases_of(boards)
        if own is not None:
            self.cases = with_listed(self.cases, _listed(own, boards))
        self.played = _played(self.cases, [move for _, move in examples])

    def test(self, clause: Clause, among: Numbers) -> Matches:
        return matches(clause, self.cases, among)

    @property
    def everything(self) -> Numbers:
        return np.arange(len(self.cases), dtype=np.uint64)


def _listed(theory: Theory, boards: Sequence[chess.Board]) -> dict[str, Tuples]:
    """All that holds of each board, predicate by predicate."""
    module = enter_theory(theory)
    found: dict[str, Tuples] = {}
    for name, arity in dict.fromkeys(helper.head.key for helper in theory.helpers):
        lines = prolog().relation(name, boards, arity=arity, module=module)
        found[name] = [[_squares(word) for word in words] for words in lines]
    return found


def _squares(word: str) -> tuple[int, ...]:
    return tuple(chess.parse_square(word[at : at + 2]) for at in range(0, len(word), 2))


def _played(cases: Cases, moves: Sequence[chess.Move]) -> Numbers:
    """The number of each example's own move."""
    table = cases.table
    keys = (table[:, 0] << np.uint64(12)) | (table[:, 2] << np.uint64(6)) | table[:, 3]
    wanted = [n << 12 | m.from_square << 6 | m.to_square for n, m in enumerate(moves)]
    order = np.argsort(keys)
    return order[np.searchsorted(keys, wanted, sorter=order)].astype(np.uint64)
