"""Testers: which of the moves played a clause proposes, and all that it proposes.

Two of one meaning: Prolog's is the reference, the kernel is fast. Whatever is learned is tried
again in SWI-Prolog, as it is written, before it is saved.
"""

from collections.abc import Sequence
from dataclasses import replace

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Theory
from clausewitz.clauses.quick_order import in_order
from clausewitz.learn.search.listed_words import with_words
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.kernel_lattice import KernelLattice
from clausewitz.learn.space.lattice import Body, NumberedAtom
from clausewitz.matching.join_plan import Step, program
from clausewitz.matching.legal_cases import Cases, cases_of, step_limit
from clausewitz.matching.looked_up import remembered_numbers
from clausewitz.matching.tactic_network import Matches, matches
from clausewitz.position.board import fen_of
from clausewitz.prolog import INFERENCES
from clausewitz.runs.pool import ALONE, Workers
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import tried

Numbers = NDArray[np.uint64]
Flags = NDArray[np.bool_]
Plan = Sequence[Step]

VERIFIED = 5
"""Moves that a clause proposes, and so many that it does not."""


def packed(flags: Flags) -> list[bytes]:
    """Each row of flags, eight to a byte: searches keep those of many thousand bodies."""
    return [row.tobytes() for row in np.packbits(flags, axis=1)]


def unpacked(rows: Sequence[bytes], count: int) -> Flags:
    """So many flags of each, a row each."""
    words = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return np.unpackbits(words, axis=1, count=count).astype(np.bool_)


class Tester:
    """Tries clauses on examples, one by one or many at once, as its kind does it. Numbers are those
    of cases: the legal moves of all positions."""

    played: Numbers
    """The cases that were played."""
    cases: Cases
    """All of them."""

    @property
    def everything(self) -> Numbers:
        return np.arange(len(self.cases), dtype=np.uint64)

    def test_all(self, clauses: Sequence[Clause], among: Numbers) -> list[Matches]:
        """For each clause, which of these cases it proposes."""
        return [self.test(clause, among) for clause in clauses]

    def test(self, clause: Clause, among: Numbers) -> Matches:
        """The same of one clause."""
        return self.test_all([clause], among)[0]


class KernelTester(Tester):
    """The compiled tester. What it does not compute of a task's words is listed before.

    All legal moves are cases. The words are listed by workers.
    """

    def __init__(
        self,
        examples: Sequence[tuple[chess.Board, chess.Move]],
        own: Theory | None = None,
        workers: Workers = ALONE,
    ) -> None:
        cases = cases_of([board for board, _ in examples])
        self.played = _played(cases, [move for _, move in examples])
        self._take(cases, own, workers)

    def _take(self, cases: Cases, own: Theory | None, workers: Workers) -> None:
        self.cases = cases if own is None else with_words(cases, own, workers)
        self.relations = self.cases.relations

    @property
    def remembered(self) -> dict[int, int]:
        """Numbers for relations whose images the cases keep."""
        return remembered_numbers(self.cases.remembered)

    def test(self, clause: Clause, among: Numbers) -> Matches:
        return matches(clause, self.cases, among)

    def refine(
        self, steps: Plan, refinements: Sequence[list[int]], among: Numbers, watched: Matches
    ) -> tuple[NDArray[np.bool_], Matches]:
        """Which refinements of a body hold where; and which, of those watched, are refuted."""
        cases = self.cases
        with step_limit(cases.rows, lambda _: "a clause of the space"):
            return kernel.try_refinements(
                program(steps),
                refinements,
                cases.rows,
                cases.listed,
                cases.table,
                among,
                watched,
            )

    def refined(
        self,
        lattice: KernelLattice,
        body: Body,
        types: Types,
        growths: Sequence[NumberedAtom],
        among: Numbers,
        watched: Flags,
    ) -> tuple[Flags, Flags]:
        """The same for a body and what may be added to it."""
        steps, known = lattice.plan(body, types)
        programs = list(lattice.refinements(growths, known))
        return self.refine(steps, programs, among, np.ascontiguousarray(watched))


class PrologTester(Tester):
    """The reference: the clauses as they are written, run by SWI-Prolog."""

    def __init__(
        self,
        examples: Sequence[tuple[chess.Board, chess.Move]],
        own: Theory | None = None,
        inferences: int = INFERENCES,
    ) -> None:
        boards = [board for board, _ in examples]
        self.cases: Cases = cases_of(boards)
        self.played = _played(self.cases, [move for _, move in examples])
        self._inferences = inferences
        self._fens = [fen_of(board) for board in boards]
        self._own = own

    def test_all(self, clauses: Sequence[Clause], among: Numbers) -> list[Matches]:
        moves = [
            (self._fens[self.cases.position(case)], self.cases.move(case))
            for case in map(int, among)
        ]
        ordered = [
            replace(clause, body=tuple(in_order(clause, clause.head.variables)))
            for clause in clauses
        ]
        return list(tried_by_prolog(ordered, moves, self._own, self._inferences))


def tried_by_prolog(
    clauses: Sequence[Clause],
    moves: Sequence[tuple[str, str]],
    own: Theory | None = None,
    inferences: int = INFERENCES,
) -> NDArray[np.bool_]:
    """For each clause, just as it is written, which of the moves (FEN, squares) it proposes."""
    inputs = [f"{squares[:2]} {squares[2:4]} {fen}" for fen, squares in moves]
    return tried(clauses, "trials", inputs, own, inferences)


def _played(cases: Cases, moves: Sequence[chess.Move]) -> Numbers:
    """The number of each example's own move."""
    table = cases.table
    keys = (table[:, 0] << np.uint64(12)) | (table[:, 2] << np.uint64(6)) | table[:, 3]
    wanted = [n << 12 | m.from_square << 6 | m.to_square for n, m in enumerate(moves)]
    order = np.argsort(keys)
    return order[np.searchsorted(keys, wanted, sorter=order)].astype(np.uint64)


def verify(clause: Clause, own: Theory | None, cases: Cases, held: Matches) -> None:
    """Try a clause on moves that it proposes by the kernel's word (`held`), and on others."""
    chosen = to_verify(held)
    moves = [
        (fen_of(kernel.to_board(cases.rows[cases.position(case)])), cases.move(case))
        for case in chosen
    ]
    refuse_disagreement(clause, held[chosen], tried_by_prolog([clause], moves, own)[0])


def to_verify(held: Flags) -> list[int]:
    """Some of the cases that are proposed, and some of the others, each from first to last."""
    both = held.nonzero()[0], (~held).nonzero()[0]
    return [int(n) for some in both for n in some[:: max(1, -(-len(some) // VERIFIED))]]


def refuse_disagreement(clause: Clause, by_kernel: Flags, by_prolog: Flags) -> None:
    if by_prolog.tolist() != by_kernel.tolist():
        raise ClausewitzError(f"kernel and Prolog disagree on a learned clause: {clause}")
