"""Puzzles as choices: all legal moves where the solver is to move, and what holds of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.games.example import lichess_game
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.matching.clause_matrix import (
    clause_columns,
    named_columns,
    with_memory,
)
from clausewitz.matching.clause_programs import ClauseProgram
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.runs.progress import Progress, Tell, silent
from motif_themes import is_reserved
from ranking_fit.conditional_logit import Choices

_BATCH = 500
_PARTS = 3  # of the games, one for validation
_USUAL_RATING = 1500


@dataclass(frozen=True, slots=True)
class SolverMove:
    """A move to find: the n-th of its puzzle, from 0."""

    board: chess.Board
    move: chess.Move
    number: int
    rating: int
    validates: bool
    """Whether its game is of the part that nothing is fitted to."""
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Reading:
    """Which puzzles of a file are read: its head, which is a natural mix, and some of the rest."""

    head: int
    every: int = 0
    """Of the lines after the head, one in so many; 0 is none."""
    weight: float = 1.0
    """Of those, as they may be another mix."""

    def takes(self, line: int) -> bool:
        return line < self.head or (self.every > 0 and line % self.every == 0)


def solver_moves(source: Source, reading: Reading) -> Iterator[SolverMove]:
    """The moves to find of the puzzles that are read; those reserved for measuring are not."""
    lines = enumerate(all_puzzles(source))
    for line, puzzle in lines if reading.every else islice(lines, reading.head):
        if not reading.takes(line) or is_reserved(puzzle):
            continue
        try:
            solution = list(puzzle.solution())
        except ValueError:
            continue
        of_head = line < reading.head
        validates, weight = _is_for_validation(puzzle), 1.0 if of_head else reading.weight
        if validates and not of_head:
            continue
        for number, (board, move) in enumerate(solution):
            rating = puzzle.rating or _USUAL_RATING
            yield SolverMove(board, move, number, rating, validates, weight)


def _is_for_validation(puzzle: LichessPuzzle) -> bool:
    game = lichess_game(puzzle.cells.get("GameUrl", "")) or puzzle.name
    return blake2b(f"v{game}".encode(), digest_size=8).digest()[0] % _PARTS == 0


def choices_of(
    moves: Sequence[SolverMove], programs: Sequence[ClauseProgram], tell: Tell = silent
) -> tuple[list[str], Choices]:
    """The names of the predicates, and where each of them holds."""
    names = list(dict.fromkeys(each.predicate for each in programs))
    holds, starts, right, before = [], [], [], 0
    for begin in range(0, len(moves), _BATCH):
        batch = moves[begin : begin + _BATCH]
        cases = with_memory(cases_of([each.board for each in batch]))
        columns = named_columns(programs, clause_columns(programs, cases))
        holds.append(np.column_stack([columns[name] for name in names]))
        position = cases.table[:, 0].astype(np.int64)
        starts.append(before + np.searchsorted(position, np.arange(len(batch))))
        right.append(before + played(cases, [each.move for each in batch]))
        before += len(cases)
        tell(Progress("moves to find", begin + len(batch), len(moves)))
    return names, Choices(
        np.concatenate(holds),
        np.concatenate(starts),
        np.concatenate(right),
        np.array([each.weight for each in moves]),
    )


def played(cases: Cases, moves: Iterable[chess.Move]) -> NDArray[np.int64]:
    """The case of each position's move."""
    table = cases.table.astype(np.int64)
    keys = (table[:, 0] << 12) | (table[:, 2] << 6) | table[:, 3]
    wanted = [n << 12 | m.from_square << 6 | m.to_square for n, m in enumerate(moves)]
    order = np.argsort(keys)
    found: NDArray[np.int64] = order[np.searchsorted(keys, wanted, sorter=order)]
    return found
