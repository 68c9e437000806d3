"""Walks from board to board, compiled, for composing problems. It speaks python-chess."""

import math
from collections.abc import Mapping, Sequence

import chess
import numpy as np

from clausewitz.kernel import from_board, to_board
from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.problems import board_faults, board_walk

WEIGHTS = (
    "unmet_reply",
    "lost_line",
    "dual",
    "threatened",
    "known_reply",
    "short_mate",
    "other_key",
    "few_replies",
    "weak_black",
)
_QUANTILES = 1024
_SCALE = int(board_faults.SCALE)
_CHANCES = np.array(
    [-math.log(1 - (number + 0.5) / _QUANTILES) * _SCALE for number in range(_QUANTILES)]
).astype(np.uint64)
_STAGES = 20

Squares = Sequence[tuple[int, ...]]


class BoardWalk:
    """A board and its key, White to move, and what it is to become."""

    def __init__(
        self,
        weights: Mapping[str, int],
        limits: Sequence[int],
        lines: Squares,
        new_replies: Squares,
        seed: int,
    ) -> None:
        """`limits`: fewest replies; whether threats are allowed and the key's square is fixed; most
        pieces of each side, most worth of White's and least of Black's. A line: whether it is of
        set play, the squares of the reply and where the mate goes."""
        scaled = [_SCALE * weights[name] for name in WEIGHTS]
        self._wanted = np.array([*scaled, *limits], np.uint64)
        self._lines = np.array(lines, np.uint64).reshape(len(lines), 4)
        self._new = np.array(new_replies, np.uint64).reshape(len(new_replies), 2)
        self._place = np.zeros(board_walk.PLACES, np.uint64)
        self._place[board_walk.CHANCE] = seed or 1
        self._rows = np.zeros((board_faults.ROWS, SLOTS), np.uint64)
        self._moves = np.zeros((board_faults.LISTS, MAX_MOVES), np.uint64)

    def start(self, board: chess.Board, key: chess.Move, held: chess.Bitboard) -> None:
        """Begin here; the pieces on the squares `held` stay."""
        self._rows[board_faults.HERE] = from_board(board)
        self._place[board_walk.SOURCE] = key.from_square
        self._place[board_walk.TARGET] = key.to_square
        self._place[board_walk.HELD] = held

    @property
    def board(self) -> chess.Board:
        return to_board(self._rows[board_faults.HERE])

    @property
    def key(self) -> chess.Move:
        place = self._place
        return chess.Move(int(place[board_walk.SOURCE]), int(place[board_walk.TARGET]))

    def walk(self, tries: int, heat: float, least_heat: float) -> float:
        """How much is wrong after so many boards, cooler and cooler: nothing at the goal."""
        for stage in range(_STAGES):
            wrong = self._walk(tries // _STAGES, max(least_heat, heat * (1 - stage / _STAGES)))
            if not 0 < wrong < board_faults.IMPOSSIBLE:
                break
        return wrong / _SCALE

    def polish(self, tries: int, heat: float, least_heat: float) -> None:
        """Go on where nothing is wrong, through boards with faults, too, to one without them that
        has fewer blemishes."""
        place, rows = self._place, self._rows
        place[board_walk.LEAST] = board_faults.IMPOSSIBLE
        for stage in range(_STAGES):
            now = max(least_heat, heat * (1 - stage / _STAGES))
            self._walk(tries // _STAGES, now, polishing=True)
        if place[board_walk.LEAST] < board_faults.IMPOSSIBLE:
            rows[board_faults.HERE] = rows[board_faults.BEST]
            place[board_walk.SOURCE] = place[board_walk.BEST_SOURCE]
            place[board_walk.TARGET] = place[board_walk.BEST_TARGET]

    def judged(self) -> float:
        """How much is wrong with the board."""
        return self._walk(0, 0.0) / _SCALE

    def _walk(self, tries: int, heat: float, *, polishing: bool = False) -> int:
        return int(
            board_walk.walk(
                U64(tries), U64(round(heat * _SCALE)), _CHANCES, self._place, self._wanted,
                self._lines, self._new, polishing, self._rows, self._moves,
            )
        )  # fmt: skip
