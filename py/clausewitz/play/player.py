"""What a player is: whatever chooses a move in a game, within limits, or fails to."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

import chess

MATE = 30_000
"""The score of a mate on the board; what is far below it counts hundredths of pawns."""


@dataclass(frozen=True)
class Limit:
    """How much a player may think about one move; what is None does not limit."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Choice:
    """A move, and what is known about why."""

    move: chess.Move
    score: int | None = None
    """Hundredths of a pawn, for the side to move; mate in n moves is MATE - n."""
    depth: int | None = None
    nodes: int | None = None
    line: list[chess.Move] = field(default_factory=list)
    reason: str = ""
    """In words: an opening, a tactic."""


class Player(Protocol):
    """Someone to play against. One player plays one game at a time.

    Who inherits from this remembers nothing from game to game, and has nothing to close.
    """

    name: str

    def new_game(self) -> None:
        """Forget the last game."""
        return  # mypy takes an empty body for an abstract one

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        """A legal move. The board has the moves of the game so far on its stack."""

    def close(self) -> None:
        """Nothing more will be asked."""
        return


class Fault(StrEnum):
    """What went wrong, in the words that PGN has for it (Termination)."""

    ILLEGAL = "rules infraction"
    HUNG = "time forfeit"
    DIED = "abandoned"


class PlayerFaultError(Exception):
    """The player cannot go on with this game, and loses it."""

    def __init__(self, kind: Fault, words: str) -> None:
        super().__init__(words)
        self.kind = kind


class ResignError(Exception):
    """The player gives the game up."""
