"""Chess problems, compiled: play to a stipulation, which is a plan of plies and a goal.

As the kernel's own face, this one speaks python-chess and numpy.
"""

import time
from collections.abc import Sequence
from functools import cache

import chess
import numpy as np

from clausewitz.kernel import from_board, move_of
from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.problems import play_rules, stipulated_play

MATE, STALEMATE = int(play_rules.MATE), int(play_rules.STALEMATE)
ANY, SEEKS, SHUNS, ENDS, AGAIN, CHECKS_FIRST, REMEMBERED = (
    int(bit)
    for bit in (
        play_rules.ANY,
        play_rules.SEEKS,
        play_rules.SHUNS,
        play_rules.ENDS,
        play_rules.AGAIN,
        play_rules.CHECKS_FIRST,
        play_rules.REMEMBERED,
    )
)

Line = tuple[chess.Move, ...]

_AT_ONCE = 1_000_000  # positions, some tenths of a second: then the clock is looked at
_FEW = 64  # lines for which there is place at first
MOST_LINES = 20_000
"""What more lines solve is no problem."""
_KNOWN = 1 << 22  # words of the table
_MASK = (1 << 64) - 1
_SALT = 0xD1B54A32D192ED03


class OutOfTimeError(Exception):
    """The time for a search was over before it was decided."""


class TooManyLinesError(Exception):
    """There are more lines than are listed."""


class PlannedPlay:
    """Searches by one plan. Clocks and repetition do not count."""

    def __init__(self, plan: Sequence[int], goal: int, family: int, end: float) -> None:
        """`family` is the same for plans of which one is the end of the other, and for no others;
        `end` is the monotonic time at which searches stop."""
        self._plan, self._goal = np.array(plan, np.uint64), U64(goal)
        self._salt = U64((2 * family + goal + 1) * _SALT & _MASK)
        self._end = end
        self.visited = 0

    def holds(self, board: chess.Board, ply: int) -> bool:
        """Whether the goal is reached from a position in which a ply of the plan is to be made."""
        memory = self._memory(board, ply)
        nowhere = np.empty((0, 1), np.uint64)
        return bool(self._play(ply, 0, memory, nowhere) == stipulated_play.HOLDS)

    def lines(self, board: chess.Board, ply: int, prefix: int) -> list[Line]:
        """All ways to play the next plies, so many as `prefix`, that lead to the goal."""
        place = _FEW
        while True:
            lines = np.empty((place, prefix), np.uint64)
            memory = self._memory(board, ply)
            self._play(ply, prefix, memory, lines)
            found = int(memory[-1][stipulated_play.LINES])
            if found <= place:
                return [tuple(move_of(int(word)) for word in one if word) for one in lines[:found]]
            if found > MOST_LINES:
                raise TooManyLinesError
            place = found

    def _memory(self, board: chess.Board, ply: int) -> tuple[Row, Row, Row, Row]:
        memory = stipulated_play.workspace(len(self._plan) - ply)
        memory[0][0] = from_board(board)
        return memory

    def _play(self, ply: int, prefix: int, memory: tuple[Row, Row, Row, Row], lines: Row) -> U64:
        plan, place = self._plan[ply:], memory[-1]
        while time.monotonic() <= self._end:
            result = stipulated_play.play_out(
                plan, self._goal, self._salt, U64(prefix), U64(_AT_ONCE), *memory, lines, _known()
            )
            if result != stipulated_play.UNDECIDED:
                self.visited += int(place[stipulated_play.VISITED])
                return result
        raise OutOfTimeError


@cache
def _known() -> Row:
    """What holds of a position always does, so all searches share what is known."""
    return np.zeros(_KNOWN, np.uint64)
