"""The file of puzzles: one EPD line for each, written at once, and none that repeats another."""

import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import chess

from clausewitz.clauses import read_text
from clausewitz.games.epd import EpdPosition, epd_lines, is_position, read_epds
from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.puzzle import Puzzle, explored
from clausewitz.puzzles.compose.puzzle_request import LONGEST
from clausewitz.puzzles.compose.same_puzzle import Form, form_of
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import Lock, append_text, write_text

_LOG = logging.getLogger(__name__)
_THEMES = "themes "


class Catalogue:
    """Puzzles on one size of board. Those of an existing file count; it is appended to.

    Without a file they are only remembered.
    """

    def __init__(self, path: Path | None, game: Game) -> None:
        self.path = path
        self.puzzles: list[Puzzle] = []
        self._game = game
        self._forms: set[Form] = set()
        self._ideas: set[Form] = set()
        self._known: set[Form] = set()
        if path and path.exists() and not (path.is_file() or path.is_dir()):
            raise ClausewitzError(f"{path}: not a file; without -o the puzzles go to stdout")
        self._lock: Lock | None = Lock(path) if path else None
        for puzzle in self._read(path) if path else ():
            self.remember(puzzle)

    def __enter__(self) -> "Catalogue":
        return self

    def __exit__(self, *_: object) -> None:
        self._lock = None

    def has(self, puzzle: Puzzle) -> bool:
        """Whether there is the same: a mirror image or a shift counts."""
        return puzzle.form in self._forms or puzzle.form in self._known

    def avoid(self, boards: Iterable[chess.Board]) -> None:
        """Count boards of others among those that are not to be repeated."""
        self._known.update(map(form_of, boards))

    def has_idea(self, puzzle: Puzzle) -> bool:
        """Whether there is one with the same king, key and mates, wherever the others stand."""
        return puzzle.idea in self._ideas

    def add(self, puzzle: Puzzle) -> str:
        """Write the puzzle, so that it stays whatever happens next; answer its line."""
        self.remember(puzzle)
        line = epd_of(puzzle, self._game, len(self.puzzles))
        if self.path:
            append_text(self.path, f"{line}\n")
        return line

    def changed_lines(self) -> list[int]:
        """The numbers of lines that are not as they would be written; their puzzles are sound."""
        text = read_text(self.path) if self.path and self.puzzles else ""
        lines = enumerate(epd_lines(text), 1)
        positions = ((number, line) for number, line in lines if is_position(line))
        written = (epd_of(one, self._game, at) for at, one in enumerate(self.puzzles, 1))
        return [
            number for (number, line), own in zip(positions, written, strict=True) if line != own
        ]

    def take_back(self, number: int) -> list[Puzzle]:
        """Forget all puzzles but so many, which stay in the file; answer those forgotten."""
        known, forgotten = self.puzzles[:number], self.puzzles[number:]
        self.puzzles, self._forms, self._ideas = [], set(), set()
        for puzzle in known:
            self.remember(puzzle)
        return forgotten

    def _read(self, path: Path) -> list[Puzzle]:
        """The puzzles of the file; half a line at its end, which a power cut left, goes."""
        try:
            return list(composed_puzzles(path, self._game))
        except ClausewitzError:
            lines, _, half = read_text(path).rpartition("\n")
            if not half or not lines:
                raise
            whole = list(_puzzles_of(lines, path, self._game))
            _LOG.warning("%s: half a line at its end was cut off", path)
            write_text(path, f"{lines}\n")
            self._lock = Lock(path)  # which is another file now
            return whole

    def remember(self, puzzle: Puzzle) -> None:
        """Count the puzzle among those that are not to be repeated."""
        self.puzzles.append(puzzle)
        self._forms.add(puzzle.form)
        self._ideas.add(puzzle.idea)


def epd_of(puzzle: Puzzle, game: Game, number: int) -> str:
    """The line: the position, how long the mate is, the key, a name, and what there is to say.

    On a smaller board the pieces stand in the corner at a1, and c9 gives its size.
    """
    white, black = puzzle.worth
    replies = f"{puzzle.replies} {'reply' if puzzle.replies == 1 else 'replies'}"
    duals = f"; {puzzle.duals} answered in two ways" if puzzle.duals else ""
    operations = [
        f"dm {puzzle.mate}",
        f"bm {game.san(puzzle.board, puzzle.key)}",
        f'id "Clausewitz {number}"',
        f'c0 "{replies}{duals}; economy {white} against {black}"',
        *([f'c1 "{_THEMES}{", ".join(puzzle.themes)}"'] if puzzle.themes else []),
        *([f'c9 "size {game.size}"'] if game.size < 8 else []),
    ]
    return f"{puzzle.board.board_fen()} w - - {'; '.join(operations)};"


def composed_puzzles(path: Path, game: Game) -> Iterator[Puzzle]:
    """The puzzles of a file, which are for this size of board."""
    return _puzzles_of(read_text(path), path, game)


def _puzzles_of(text: str, path: Path, game: Game) -> Iterator[Puzzle]:
    return read_epds(text, str(path), lambda line, _: _puzzle(line, game))


def _puzzle(line: EpdPosition, game: Game) -> Puzzle:
    board, mate, words = line.board, line.mate, line.said("bm")
    if (size := line.said("c9") or "size 8") != f"size {game.size}":
        raise ClausewitzError(f"the board is of {size}, not of size {game.size}")
    if mate is None or not words:
        raise ClausewitzError("it has no dm (mate in how many) or no bm (the key)")
    keys = [move for move in game.legal_moves(board) if game.san(board, move) == words]
    if not keys:
        raise ClausewitzError(f"{words} is no legal move")
    if not 2 <= mate <= LONGEST or keys[0] not in game.mating_moves(board, mate):
        raise ClausewitzError(f"{words} does not mate in {mate}")
    said = line.said("c1") or ""
    themes = said.removeprefix(_THEMES).split(", ") if said.startswith(_THEMES) else ()
    return replace(explored(game, board, keys[0], mate), themes=tuple(themes))
