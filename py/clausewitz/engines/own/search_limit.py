"""How much may be thought about a move, and the move that comes of it."""

from dataclasses import dataclass, field

import chess

MATE = 30_000
"""The score of a mate on the board; what is far below it counts hundredths of pawns."""
NEAR_MATE = 29_000
"""Scores beyond are mates."""


def mate_distance(score: int) -> int | None:
    """In how many moves a score mates, below 0 if it is the mover who is mated, or None."""
    if abs(score) <= NEAR_MATE:
        return None
    plies = MATE - abs(score)
    return (plies + 1) // 2 if score > 0 else -(plies // 2)


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
