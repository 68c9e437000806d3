"""What a player is: whatever chooses a move in a game, within limits, or fails to."""

from enum import StrEnum
from typing import Protocol

import chess

from clausewitz.engines.own.search_limit import Choice, Limit


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
        """No further call will follow."""
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
