"""Legal moves of positions, ready to be tried by the kernel."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.matching.looked_up import LookedUpWord, Relations
from clausewitz.position.board import fen_of
from clausewitz.support.limits import TookTooLongError, too_long

Numbers = NDArray[np.int64]
_LAST_RANKS = (0, 7)


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
    """Predicates whose images for all rows are cached, being costly."""

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
    return is_pawn and chess.square_rank(move.to_square) in _LAST_RANKS


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
    """The cases with the images of these relations, those that are costly, cached for all rows."""
    costly = tuple(sorted(kernel.COSTLY.intersection(names)))
    if not costly:
        return cases
    tables = kernel.remember(cases.listed, costly, cases.rows)
    return replace(cases, listed=tables, remembered=costly)


def promotions(cases: Cases) -> Numbers:
    """The numbers of the cases in which a pawn reaches its last rank."""
    before, _, origin, target = cases.table.T
    is_pawn = cases.rows[before, chess.PAWN] >> origin & np.uint64(1)
    found: Numbers = ((is_pawn != 0) & np.isin(target >> np.uint64(3), _LAST_RANKS)).nonzero()[0]
    return found


def knight_twins(cases: Cases, numbers: Numbers) -> Cases:
    """The same moves as these cases, which are promotions, to a knight."""
    moves = [
        (kernel.to_board(cases.rows[cases.position(case)]), chess.Move.from_uci(cases.move(case)))
        for case in numbers.tolist()
    ]
    return cases_of_moves(moves, chess.KNIGHT)


@contextmanager
def step_limit(rows: kernel.Row, name: Callable[[int], str]) -> Iterator[None]:
    """Around a trial on these rows; `name` is that of each refinement that is tried."""
    try:
        yield
    except kernel.StepLimitError as error:
        words = too_long(name(error.refinement), _fen(rows, error.row), error.steps)
        raise TookTooLongError(words) from None


def _fen(rows: kernel.Row, first: int) -> str:
    """The position of a case, or that in which its line begins: the row before it may be empty."""
    board = kernel.to_board(rows[first])
    return fen_of(board if board.occupied else kernel.to_board(rows[first + 1]))
