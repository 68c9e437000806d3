"""Play to a stipulation beside Python in the page: the kernel as WebAssembly searches."""

import json
import time
from collections.abc import Sequence
from typing import Any

import chess
import page_host

from clausewitz.position.board import fen_of

_NUMBERS = json.loads(page_host.problem_numbers())
MATE, STALEMATE = _NUMBERS["MATE"], _NUMBERS["STALEMATE"]
ANY, SEEKS, SHUNS, ENDS, AGAIN, CHECKS_FIRST, REMEMBERED = (
    _NUMBERS[name]
    for name in ("ANY", "SEEKS", "SHUNS", "ENDS", "AGAIN", "CHECKS_FIRST", "REMEMBERED")
)
MOST_LINES = 20_000

Line = tuple[chess.Move, ...]


class OutOfTimeError(Exception):
    """The time for a search was over before it was decided."""


class TooManyLinesError(Exception):
    """There are more lines than are listed."""


class PlannedPlay:
    """Searches by one plan, as in kernel/problems."""

    def __init__(self, plan: Sequence[int], goal: int, family: int, end: float) -> None:
        self._plan, self._goal, self._family = [*plan], goal, family
        self._end = end
        self.visited = 0

    def holds(self, board: chess.Board, ply: int) -> bool:
        return bool(self._search(board, ply, 0)["holds"])

    def lines(self, board: chess.Board, ply: int, prefix: int) -> list[Line]:
        found = self._search(board, ply, prefix)
        if found["count"] > MOST_LINES:
            raise TooManyLinesError
        return [tuple(map(chess.Move.from_uci, line)) for line in found["lines"]]

    def _search(self, board: chess.Board, ply: int, prefix: int) -> dict[str, Any]:
        wish: dict[str, Any] = {"fen": fen_of(board), "plan": self._plan[ply:], "goal": self._goal}
        wish |= {"family": self._family, "prefix": prefix, "most": MOST_LINES}
        seconds = min(self._end - time.monotonic(), 1e6)
        wish |= {"seconds": seconds}
        found: dict[str, Any] = json.loads(page_host.planned_play(json.dumps(wish)))
        if found["undecided"]:
            raise OutOfTimeError
        self.visited += found["visited"]
        return found
