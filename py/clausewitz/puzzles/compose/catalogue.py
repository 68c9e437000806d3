"""The file of puzzles: one EPD line for each, written at once, and none that repeats another."""

import re
from collections.abc import Iterator
from pathlib import Path

from clausewitz.board import parse_fen
from clausewitz.clauses import read_text
from clausewitz.errors import ClausewitzError
from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.puzzle import Puzzle, explored
from clausewitz.puzzles.compose.puzzle_request import LONGEST
from clausewitz.puzzles.compose.same_puzzle import Form
from clausewitz.runs.run_folder import Lock, append_record

COMMENT = "#"

# A word and what follows it up to the semicolon; one in quotation marks is no end.
_OPERATION = re.compile(r'(\w+)\s+((?:[^;"]|"[^"]*")*);')


class Catalogue:
    """Puzzles on one size of board. Those of an existing file count; it is appended to."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.puzzles: list[Puzzle] = []
        self._game = game
        self._forms: set[Form] = set()
        self._ideas: set[Form] = set()
        self._lock: Lock | None = Lock(path)
        for puzzle in read_puzzles(path, game):
            self._remember(puzzle)

    def __enter__(self) -> "Catalogue":
        return self

    def __exit__(self, *_: object) -> None:
        self._lock = None

    def has(self, puzzle: Puzzle) -> bool:
        """Whether there is the same: a mirror image or a shift counts."""
        return puzzle.form in self._forms

    def has_idea(self, puzzle: Puzzle) -> bool:
        """Whether there is one with the same king, key and mates, wherever the others stand."""
        return puzzle.idea in self._ideas

    def add(self, puzzle: Puzzle) -> str:
        """Write the puzzle, so that it stays whatever happens next; answer its line."""
        self._remember(puzzle)
        line = epd_of(puzzle, self._game, len(self.puzzles))
        append_record(self.path, f"{line}\n")
        return line

    def _remember(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._forms.add(puzzle.form)
        self._ideas.add(puzzle.idea)


def epd_of(puzzle: Puzzle, game: Game, number: int) -> str:
    """The line: the position, how long the mate is, the key, a name, and what there is to say.

    On a smaller board the men stand in the corner at a1, and c9 tells its size.
    """
    white, black = puzzle.worth
    replies = f"{puzzle.replies} {'reply' if puzzle.replies == 1 else 'replies'}"
    duals = f"; {puzzle.duals} answered in two ways" if puzzle.duals else ""
    operations = [
        f"dm {puzzle.mate}",
        f"bm {game.san(puzzle.board, puzzle.key)}",
        f'id "Clausewitz {number}"',
        f'c0 "{replies}{duals}; economy {white} against {black}"',
        *([f'c9 "size {game.size}"'] if game.size < 8 else []),
    ]
    return f"{puzzle.board.board_fen()} w - - {'; '.join(operations)};"


def read_puzzles(path: Path, game: Game) -> Iterator[Puzzle]:
    """The puzzles of a file for this size of board; blank lines and # comments are skipped."""
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if not line.strip() or line.startswith(COMMENT):
            continue
        try:
            yield _read(line, game)
        except ValueError as error:
            reason = " ".join(str(error).split())
            raise ClausewitzError(f"{path}, line {number}: not a puzzle: {reason}") from error


def _read(line: str, game: Game) -> Puzzle:
    fields = line.split(maxsplit=4)
    if len(fields) < 5:
        raise ValueError("it lacks the fields of an EPD")
    *position, operations = fields
    board = parse_fen(" ".join(position))
    found = dict(_OPERATION.findall(operations))
    if (size := found.get("c9", '"size 8"').strip('"')) != f"size {game.size}":
        raise ValueError(f"the board is of {size}, not of size {game.size}")
    if not found.get("dm", "").isdecimal() or "bm" not in found:
        raise ValueError("it has no dm (mate in how many) or no bm (the key)")
    mate, words = int(found["dm"]), found["bm"]
    keys = [move for move in game.legal_moves(board) if game.san(board, move) == words]
    if not keys:
        raise ValueError(f"{words} is no legal move")
    if not 2 <= mate <= LONGEST or keys[0] not in game.mating_moves(board, mate):
        raise ValueError(f"{words} does not mate in {mate}")
    return explored(game, board, keys[0], mate)
