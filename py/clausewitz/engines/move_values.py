"""The nouns: what an engine says of a move, and of all moves of a position."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import chess

from clausewitz.support.errors import ClausewitzError

MOST = 2000.0
"""M: what a mate is worth in centipawns, and the most that anything is. Applied when measuring."""

_MATE = re.compile(r"#(-?)([0-9]{1,4})")


class Value(NamedTuple):
    """What a move is worth to the side that makes it, as the engine said it: nothing is cut off."""

    centipawns: float = 0.0
    mate: int | None = None
    """Moves to mate as the engine counts them, below 0 if it is the mover who is mated. The move
    that mates is 0 or 1, by who counts."""

    def clipped(self, most: float = MOST) -> float:
        if self.mate is not None:
            return most if self.mate >= 0 else -most
        return max(-most, min(most, self.centipawns))

    def turned(self) -> "Value":
        """The same, seen from the other side."""
        return Value(0.0 - self.centipawns, None if self.mate is None else -self.mate)

    def stored(self) -> float | str:
        """For JSON: a number of centipawns, or #3 and #-3 for mates."""
        if self.mate is not None:
            return f"#{self.mate}"
        return int(self.centipawns) if self.centipawns.is_integer() else self.centipawns

    @staticmethod
    def restored(stored: object) -> "Value":
        if isinstance(stored, str) and (found := _MATE.fullmatch(stored)):
            return Value(mate=int(found[1] + found[2]))
        if isinstance(stored, int | float) and not isinstance(stored, bool):
            return Value(float(stored))
        raise ValueError(f"not a value: {stored!r}")


MATES = Value(mate=0)
STALEMATE = Value(0.0)


class Evaluation(NamedTuple):
    """Every legal move of a position with its value, and the move that the engine would make."""

    values: Mapping[str, Value]
    best: str


class Evaluator(Protocol):
    """Anything that values moves: a UCI engine, a network."""

    def evaluate(self, boards: Sequence[chess.Board]) -> list[Evaluation]:
        """For each board, which has a legal move, the values of all of them."""

    def close(self) -> None: ...


class MissingEngineError(ClausewitzError):
    """There is no such engine, or no such file of weights: its figures are not measured."""


def value_at_end(board: chess.Board) -> Value | None:
    """The value, to the one who moved, of a position in which the game is over by the board."""
    if any(board.generate_legal_moves()):
        return None
    return MATES if board.is_check() else STALEMATE
