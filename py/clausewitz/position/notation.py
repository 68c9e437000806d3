"""How moves are written, by choice of the user."""

from enum import StrEnum


class Notation(StrEnum):
    """How moves are written."""

    SAN = "san"
    UCI = "uci"
