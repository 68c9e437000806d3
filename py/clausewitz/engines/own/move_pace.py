"""When a search on the clock has seen enough: the longer, the less settled the best move is."""

from dataclasses import dataclass

import chess

# How much of the time aimed at is used, by how many depths in a row have had the same best move.
_BY_DEPTHS_AGREED = (1.7, 1.3, 1.05, 0.9, 0.8, 0.7)
_PER_PAWN_LOST, _MOST_BY_LOSS = 1.0, 0.6


@dataclass
class Pace:
    """The time aimed at for one move, in seconds, and what the depths so far agree upon."""

    aim: float
    _move: chess.Move | None = None
    _agreed: int = 0
    _score: int = 0

    def is_enough(self, move: chess.Move, score: int, seconds: float) -> bool:
        """Whether the best move of one more depth, after so much time, is to be the answer."""
        self._agreed = self._agreed + 1 if move == self._move else 0
        lost = (self._score - score) / 100 if self._move is not None else 0.0
        self._move, self._score = move, score
        settled = _BY_DEPTHS_AGREED[min(self._agreed, len(_BY_DEPTHS_AGREED) - 1)]
        worry = 1 + min(max(_PER_PAWN_LOST * lost, 0.0), _MOST_BY_LOSS)
        return seconds > settled * worry * self.aim
