"""Names of openings in the page: looked up in a list that was made when the pack was."""

import json
from functools import cache
from typing import NamedTuple

import chess

from clausewitz.support.data import data_dir

NAMES_FILE = "openings.json"


class OpeningLine(NamedTuple):
    name: str


class NamedOpening(NamedTuple):
    line: OpeningLine


class CaseBase:
    """The lines of the table of openings, and the boards on their way that have a name."""

    def __init__(self) -> None:
        text = (data_dir("logic") / NAMES_FILE).read_text(encoding="utf-8")
        names, self._boards = json.loads(text)
        self.lines = [OpeningLine(name) for name in names]

    def left(self, board: chess.Board) -> tuple[NamedOpening, int] | None:
        """The last board of the game that is of some line, and how many plies ago it was."""
        board = board.copy()
        for ago in range(len(board.move_stack) + 1):
            key = f"{board.board_fen()} {'w' if board.turn else 'b'}"
            if key in self._boards:
                return NamedOpening(self.lines[self._boards[key]]), ago
            if board.move_stack:
                board.pop()
        return None


@cache
def table() -> CaseBase:
    return CaseBase()


def with_lines(_lines: object) -> CaseBase:
    """The table; nobody has lines of his own in the page."""
    return table()
