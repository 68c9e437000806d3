"""Puzzles as Lichess publishes them: CSV with its columns, of today or of older years.

The FEN of a puzzle is the position before the opponent's move; the solver plays every other move
from the second on.
"""

import csv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

import chess

from clausewitz.games.example import (
    Example,
    PassedOverError,
    RatingRange,
    Record,
    lichess_game,
    rating_of,
)
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError

# Where a file has no header. Later years have put further columns behind these.
_COLUMNS = (
    *("PuzzleId", "FEN", "Moves", "Rating", "RatingDeviation", "Popularity", "NbPlays"),
    *("Themes", "GameUrl"),
)
_NEEDED = frozenset(("FEN", "Moves"))


@dataclass(frozen=True, slots=True)
class PuzzleSampleRequest:
    """Which puzzles, and which moves of them.

    With a theme, puzzles that have it are positive, the others negative: so many for each positive.
    A theme describes a whole solution: with all_moves, not every move of a fork need fork.
    """

    theme: str = ""
    negatives: float = 1.0
    all_moves: bool = False
    ratings: RatingRange | None = None
    whole_lines: bool = False
    """One example for each puzzle: its whole line, which begins with the opponent's move."""
    knows: "Callable[[LichessPuzzle], bool] | None" = None
    """Whether a puzzle was labelled when the theme was known; else it is passed over."""


@dataclass(frozen=True, slots=True)
class LichessPuzzle:
    """A line of the file; its moves are read only when they are needed."""

    cells: dict[str, str]
    place: str  # file and line

    @property
    def themes(self) -> tuple[str, ...]:
        return tuple(self.cells.get("Themes", "").split())

    @property
    def rating(self) -> int | None:
        return rating_of(self.cells.get("Rating", ""))

    @property
    def name(self) -> str:
        known = self.cells.get("PuzzleId")
        return f"puzzle {known or self.cells['FEN'] + self.cells['Moves']}"

    @property
    def source(self) -> str:
        return self.cells.get("PuzzleId") or self.place

    def solution(self) -> Iterator[tuple[chess.Board, chess.Move]]:
        """The solver's moves, each in its position. ValueError if they cannot be played."""
        moves = self.cells["Moves"].split()
        if len(moves) < 2:
            raise ValueError(f"no move to find after {self.cells['Moves']}")
        board = parse_fen(self.cells["FEN"])
        for ply, uci in enumerate(moves):
            move = board.parse_uci(uci)
            if ply % 2:
                yield board.copy(stack=False), move
            board.push(move)


def puzzles(source: Source, request: PuzzleSampleRequest) -> Iterator[Record | str]:
    """The puzzles of a file that may be drawn; a reason in place of each that may not."""
    return (_offer(puzzle, request) for puzzle in all_puzzles(source))


def all_puzzles(source: Source) -> Iterator[LichessPuzzle]:
    """All puzzles of a file, in its order, also those that lack something."""
    columns: Sequence[str] = _COLUMNS
    for number, line in enumerate(source.lines(), 1):
        if number == 1 and (found := header(line)):
            columns = found
            continue
        if number == 1:
            check_first(source, line)
        if puzzle := puzzle_of(line, columns, f"{source.name}:{number}"):
            yield puzzle


def header(line: bytes) -> tuple[str, ...]:
    """The columns that the first line names; nothing if it is a puzzle itself."""
    cells = tuple(_cells(line))
    return cells if _NEEDED.issubset(cells) else ()


def puzzle_of(line: bytes, columns: Sequence[str], place: str) -> LichessPuzzle | None:
    """The puzzle of a line; None of an empty one. Without columns, it has the usual ones."""
    cells = _cells(line)
    if not any(cells):
        return None
    return LichessPuzzle(dict(zip(columns or _COLUMNS, cells, strict=False)), place)


def _cells(line: bytes) -> list[str]:
    """A puzzle never spans lines, so one stray quotation mark spoils one line only."""
    text = line.decode("utf-8-sig", errors="replace").rstrip("\r\n")
    try:
        return next(csv.reader([text]), []) if '"' in text else text.split(",")
    except csv.Error:
        return [text]


def check_first(source: Source, line: bytes) -> None:
    """Without a header, the second cell must be a position, or this is some other table."""
    cells = _cells(line)
    if len(cells) < len(_COLUMNS) or cells[1].count("/") != 7:
        raise ClausewitzError(f"{source.path}:1: not a file of Lichess puzzles: no FEN and Moves")


def _offer(puzzle: LichessPuzzle, request: PuzzleSampleRequest) -> Record | str:
    if not all(puzzle.cells.get(name) for name in _NEEDED):
        return "unreadable"
    if request.ratings and (reason := request.ratings.refusal((puzzle.rating,))):
        return reason
    if request.theme and not puzzle.themes:
        return "of unknown themes"
    if request.knows and not request.knows(puzzle):
        return "labelled before the theme"
    label = not request.theme or request.theme in puzzle.themes
    name = puzzle.name
    game = lichess_game(puzzle.cells.get("GameUrl", "")) or name
    return Record(name, game, label, partial(_examples, puzzle, request, label))


def _examples(
    puzzle: LichessPuzzle, request: PuzzleSampleRequest, label: bool, chooser: Random
) -> list[Example]:

    def example(fen: str, moves: str) -> Example:
        return Example(fen, moves, label, "", puzzle.source, puzzle.themes, puzzle.rating)

    if request.whole_lines:  # whose moves are tried when they are played
        moves = puzzle.cells["Moves"].split()
        if len(moves) < 2:
            raise PassedOverError("unreadable")
        return [example(puzzle.cells["FEN"], " ".join(moves))]
    try:
        solution = list(islice(puzzle.solution(), None if request.all_moves else 1))
    except ValueError:
        raise PassedOverError("unreadable") from None
    found = [example(fen_of(board), move.uci()) for board, move in solution]
    chooser.shuffle(found)
    return found


def puzzle_line(puzzle: LichessPuzzle) -> MoveLine:
    """The line of a puzzle of Lichess: its first move is the opponent's."""
    cells = puzzle.cells
    moves = tuple(cells.get("Moves", "").split())
    themes = puzzle.themes if cells.get("Themes") else None
    return MoveLine(puzzle.source, cells.get("FEN", ""), moves, True, themes, puzzle.place)
