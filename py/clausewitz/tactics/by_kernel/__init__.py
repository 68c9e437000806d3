"""Clauses tried by the kernel on many positions at once.

The same meaning as in Prolog, and tests hold the two together. What the kernel does not know is
said so (UnknownToKernelError), and is Prolog's to answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.tactics.by_kernel.goals import clause_program
from clausewitz.tactics.by_kernel.join_plan import UnknownToKernelError
from clausewitz.tactics.by_kernel.looked_up import LookedUpWord, Relations
from clausewitz.tactics.by_kernel.step_limit import step_limit
from clausewitz.tactics.by_kernel.unfolding import unfolded

__all__ = [
    "Cases",
    "LookedUpWord",
    "Matches",
    "Relations",
    "UnknownToKernelError",
    "cases_of",
    "cases_of_moves",
    "matches",
    "tactic_matches",
    "unfolded",
    "with_listed",
    "with_memory",
]

Matches = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Cases:
    """Every legal move of some positions, ready to be tried. A promotion is one move."""

    rows: kernel.Row
    table: kernel.Row
    """A line for each case: the row before and after the move, from, to."""
    listed: kernel.Tables = kernel.NO_TABLES
    relations: Relations = field(default_factory=Relations)
    """What the kernel computes, and what it looks up."""
    remembered: tuple[str, ...] = ()
    """Predicates whose images for all rows are kept, being costly."""

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


def cases_of_moves(
    moves: Sequence[tuple[chess.Board, chess.Move]], promotion: chess.PieceType = chess.QUEEN
) -> Cases:
    """One case for each position, its legal move; a pawn that promotes becomes this piece.

    A move that says what its pawn becomes, or goes to the last rank with one, promotes.
    """
    before = np.array([kernel.from_board(board) for board, _ in moves], np.uint64)
    table = np.empty((len(moves), 4), np.uint64)
    after = np.empty_like(before)
    for number, (board, move) in enumerate(moves):
        becomes = promotion if move.promotion or _reaches_last_rank(board, move) else None
        after[number] = kernel.make(
            before[number], chess.Move(move.from_square, move.to_square, becomes)
        )
        table[number] = number, len(moves) + number, move.from_square, move.to_square
    return Cases(np.concatenate([before, after]), table)


def _reaches_last_rank(board: chess.Board, move: chess.Move) -> bool:
    is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
    return is_pawn and chess.square_rank(move.to_square) in (0, 7)


def matches(clause: Clause, cases: Cases, among: NDArray[np.uint64] | None = None) -> Matches:
    """For each case (or each of those numbered in `among`), whether the clause proposes it."""
    words = clause_program(clause, cases.relations)
    with step_limit(cases.rows, lambda _: clause.head.predicate):
        return kernel.try_cases(words, cases.rows, cases.listed, cases.table, among)


def with_listed(
    cases: Cases,
    words: Sequence[LookedUpWord],
    listings: Sequence[kernel.Listing],
    counts: Iterable[int] = (),
) -> Cases:
    """The cases with words that are listed for their rows, and all counts that are spoken of."""
    tables = kernel.tables(listings, len(cases.rows))
    return replace(cases, listed=tables, relations=Relations(words, counts))


def with_memory(cases: Cases, names: Iterable[str]) -> Cases:
    """The cases with the images of these relations, those that are costly, kept for all rows."""
    costly = tuple(sorted(kernel.COSTLY.intersection(names)))
    if not costly:
        return cases
    tables = kernel.remember(cases.listed, costly, cases.rows)
    return replace(cases, listed=tables, remembered=costly)


def tactic_matches(tactic: Tactic, theory: Theory, cases: Cases) -> Matches:
    """For each case, whether some clause of the tactic proposes it; helpers are unfolded."""
    found = np.zeros(len(cases), np.bool_)
    for clause in tactic.clauses:
        for plain in unfolded(clause, theory.helpers):
            found |= matches(plain, cases)
    return found
