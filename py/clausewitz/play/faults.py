"""How a player leaves a game before the rules end it."""

from enum import StrEnum


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
