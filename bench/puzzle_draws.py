"""Puzzles that benchmarks draw: of games that were reserved, or of all others.

The official file of Lichess is a natural mix of puzzles and sorted by ids that look random, so the
head of a file is a natural mix, too. Part `test` are the puzzles of games that nothing may learn
from; part `dev` are those of all other games, to choose settings by. No game is in both.
"""

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import TextIO

import chess

from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.position.board import after_move, fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError
from themes import Head

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

from motif_themes import is_reserved

HEAD = 11_012
"""Lines of the file, by default: in the copy that was measured, the part without gaps."""
HARD = 1800
"""Puzzles of this rating and above are counted apart from the easier ones."""
COLUMNS = ("id", "fen", "solution", "rating", "themes", "line", "before")


class Part(StrEnum):
    """Which games a sample is of."""

    TEST = "test"
    DEV = "dev"


@dataclass(frozen=True, slots=True)
class DrawnPuzzle:
    """A position in which the solver is to move, and how the puzzle goes on."""

    name: str
    board: chess.Board
    line: tuple[chess.Move, ...]
    """The solution: the solver's move first."""
    start: chess.Board
    """The position before the opponent's move that led to this one."""
    before: chess.Move
    """That move."""
    rating: int
    themes: tuple[str, ...]

    @property
    def is_hard(self) -> bool:
        return self.rating >= HARD

    def is_right(self, uci: str) -> bool:
        """Whether a move solves the puzzle: its own move, or any that mates at once."""
        move = chess.Move.from_uci(uci)
        return move == self.line[0] or is_mate(self.board, move)

    def board_with_history(self) -> chess.Board:
        """The position as it was reached, for whoever learns from the move before."""
        board = self.start.copy(stack=False)
        board.push(self.before)
        return board

    def row(self) -> dict[str, object]:
        return {
            "id": self.name,
            "fen": fen_of(self.board),
            "solution": self.line[0].uci(),
            "rating": self.rating,
            "themes": " ".join(self.themes),
            "line": " ".join(move.uci() for move in self.line),
            "before": self.before.uci(),
        }


def is_mate(board: chess.Board, move: chess.Move) -> bool:
    return after_move(board, move).is_checkmate()


def draw_puzzles(
    file: Path,
    part: Part,
    number: int,
    seed: int,
    first: int | None = HEAD,
    *,
    themes: Set[str] = frozenset(),
) -> tuple[list[DrawnPuzzle], list[DrawnPuzzle]]:
    """So many puzzles under HARD and so many from there on, each as likely as any other.

    Where themes are named, only puzzles count that have one of them.
    """
    known = [p for p in part_of(file, part, first) if p.rating is not None]
    if themes:
        known = [p for p in known if not themes.isdisjoint(p.themes)]
    easy = [p for p in known if p.rating is not None and p.rating < HARD]
    hard = [p for p in known if p.rating is not None and p.rating >= HARD]
    return _drawn(easy, number, seed), _drawn(hard, number, seed)


def draw_mixed(
    file: Path, part: Part, number: int, seed: int, first: int | None = HEAD
) -> list[DrawnPuzzle]:
    """So many puzzles of any rating, each as likely as any other."""
    return _drawn(part_of(file, part, first), number, seed)


def part_of(file: Path, part: Part, first: int | None = HEAD) -> list[LichessPuzzle]:
    """The puzzles of a part among the first lines of a file, or among all."""
    wanted = part is Part.TEST
    found = [p for p in all_puzzles(Head(file, first)) if is_reserved(p) is wanted]
    if not found:
        raise ClausewitzError(f"{file}: none of its puzzles is of the part {part}")
    return found


def _drawn(puzzles: Sequence[LichessPuzzle], number: int, seed: int) -> list[DrawnPuzzle]:
    """The first of a shuffled list: a larger draw of the same seed holds the smaller one."""
    shuffled = list(puzzles)
    Random(seed).shuffle(shuffled)
    found = list[DrawnPuzzle]()
    for puzzle in shuffled:
        if len(found) == number:
            break
        found += drawn_puzzle(puzzle)
    return found


def drawn_puzzle(puzzle: LichessPuzzle) -> Iterator[DrawnPuzzle]:
    """The puzzle with its moves tried; nothing if they cannot be played."""
    try:
        start = parse_fen(puzzle.cells["FEN"])
        before, *line = map(chess.Move.from_uci, puzzle.cells["Moves"].split())
        _check_legal(start, (before, *line))
    except (ValueError, ClausewitzError):
        return
    if line:
        board = after_move(start, before)
        rating_and_themes = puzzle.rating or 0, puzzle.themes
        yield DrawnPuzzle(puzzle.source, board, tuple(line), start, before, *rating_and_themes)


def _check_legal(board: chess.Board, moves: Iterable[chess.Move]) -> None:
    after = board.copy()
    for move in moves:
        if not after.is_legal(move):
            raise ValueError(f"{move} is not legal")
        after.push(move)


def write_rows(puzzles: Iterable[DrawnPuzzle], file: TextIO) -> None:
    """The puzzles as CSV."""
    rows = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    rows.writeheader()
    rows.writerows(puzzle.row() for puzzle in puzzles)


def draw_options(text: str | None) -> argparse.ArgumentParser:
    """The options of a draw, for a bench that says this of itself."""
    parser = argparse.ArgumentParser(description=(text or "").splitlines()[0])
    add = parser.add_argument
    add("--puzzles", type=Path, metavar="FILE", help="a puzzle file of database.lichess.org")
    add("--first", type=int, default=HEAD, help=f"lines of the file to draw from, {HEAD:,}; 0: all")
    add("--seed", type=int, default=1, help="of the draw, 1 by default")
    add("--part", type=Part, choices=list(Part), default=Part.TEST, help="test by default")
    return parser
