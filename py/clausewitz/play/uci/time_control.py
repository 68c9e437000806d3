"""How long to think about a move when the clock is running."""

from dataclasses import dataclass

# Between deciding and the clock being pressed something always gets lost.
OVERHEAD = 0.01
_MOVES_LEFT = 30  # that a game is expected to last
_MOST = 0.5  # of what is left, whatever else


@dataclass(frozen=True)
class Clock:
    """What is left to the side to move, in seconds."""

    left: float
    increment: float = 0.0
    moves: int | None = None
    """To the next time control."""


def time_for_move(clock: Clock, overhead: float = OVERHEAD) -> float:
    """Seconds for this move: a fair share of what is left, and most of the increment."""
    usable = max(clock.left - overhead, 0.001)
    share = usable / max(1, clock.moves or _MOVES_LEFT) + 0.75 * clock.increment
    return max(0.001, min(share, usable if clock.moves == 1 else _MOST * usable))
