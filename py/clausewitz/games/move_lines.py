"""Lines of moves: a position, the moves of both sides from there, and the move before if known."""

from collections.abc import Iterator
from dataclasses import dataclass

from clausewitz.games.example import Example
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.games.published_files import Source


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A line as it was read: nothing of it is checked yet."""

    name: str
    fen: str
    moves: tuple[str, ...]
    """As UCI writes them; the solver's are every other one."""
    after_a_move: bool = False
    """Whether the first move is the opponent's, which leads to the solver's first position."""
    themes: tuple[str, ...] | None = None
    """What others say of it, where they do."""
    place: str = ""
    """File and line, or file and game."""


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """What should have been a line, and why it is none."""

    place: str
    reason: str


def puzzle_line(puzzle: LichessPuzzle) -> MoveLine:
    """The line of a puzzle of Lichess: its first move is the opponent's."""
    cells = puzzle.cells
    moves = tuple(cells.get("Moves", "").split())
    themes = puzzle.themes if cells.get("Themes") else None
    return MoveLine(puzzle.source, cells.get("FEN", ""), moves, True, themes, puzzle.place)


def puzzle_lines(source: Source) -> Iterator[MoveLine]:
    """The lines of all puzzles of a file."""
    return map(puzzle_line, all_puzzles(source))


def example_line(example: Example) -> MoveLine:
    """The line of an example."""
    moves = tuple(example.move.split())
    known = moves[0] != "-"
    name = example.source or f"{example.fen} {example.move}"
    return MoveLine(name, example.fen, moves if known else moves[1:], known, example.themes)
