"""How long a chess program lets a move be thought about: a fixed time, or a share of a clock."""

from dataclasses import dataclass
from typing import NamedTuple

_LONGEST_THOUGHT = 1e6  # seconds; timers know no longer ones
_SHORTEST_THOUGHT = 0.001
_MOVES_LEFT = 25  # that a game is expected to last
_OF_INCREMENT = 0.75
# Of what a move is due: a search that is settled ends after about the first part of it, and grows
# by half its length before it knows; one that is not goes on for several times as long.
_AIM, _MOST_OF_SHARE = 0.65, 4.0
_MOST = 0.3  # of the time that is left, whatever else
_OF_FIXED_TIME = 0.02  # that gets lost on the way of a fixed time, if that is less than a setting
_LEAST_LOST = 0.003
_FADES = 0.7
"""What was lost once is expected again, less and less."""
_ANOTHER_GAME = 0.5
"""More than this part of a clock is not lost in a move: it is the clock of another game."""


@dataclass(frozen=True)
class Clock:
    """What is left to the side to move, in seconds."""

    left: float
    increment: float = 0.0
    moves: int | None = None
    """To the next time control."""


class MoveTime(NamedTuple):
    """Seconds for a move."""

    most: float
    aim: float | None = None
    """About so many, more while it is undecided which move is best; None: all of them."""


def of_fixed(seconds: float, lost: float) -> MoveTime:
    """A time for this move alone is used up, but for a little that gets lost on the way."""
    lost = min(lost, max(_OF_FIXED_TIME * seconds, _LEAST_LOST))
    return MoveTime(_within_bounds(max(seconds - lost, seconds / 2)))


def of_clock(clock: Clock, lost: float, waiting: float) -> MoveTime:
    """A fair share of what is left, and most of the increment.

    Between deciding and the clock being pressed something always gets lost; and after the search
    there may be a wait.
    """
    usable = max(clock.left - lost - waiting, _SHORTEST_THOUGHT)
    moves = max(1, clock.moves or _MOVES_LEFT)
    gained = clock.increment - lost  # by each move; what is lost may be more
    share = usable / moves + (_OF_INCREMENT if gained > 0 else 1.0) * gained
    share = max(share, _SHORTEST_THOUGHT)
    most = min(_MOST_OF_SHARE * share, _MOST * usable)
    if moves == 1 and clock.moves:
        share, most = usable, usable
    most = _within_bounds(most)
    return MoveTime(most, min(_AIM * share, most))


def _within_bounds(seconds: float) -> float:
    return min(max(seconds, _SHORTEST_THOUGHT), _LONGEST_THOUGHT)


class LostTime:
    """Seconds that get lost in a move: on the way, and past the time that it was allowed.

    A slow network or a busy machine takes more than any setting foresees, so this is measured.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Another game begins."""
        self._lost = self._late = 0.0
        self._left: float | None = None

    def started(self, clock: Clock) -> None:
        """A move begins: the clock shows what was lost on the way since the last one."""
        if self._left is None:
            return
        lost = max(self._left - clock.left, 0.0) + self._late
        self._lost = max(lost if lost < _ANOTHER_GAME * self._left else 0.0, _FADES * self._lost)
        self._left = None

    def answered(self, clock: Clock, allowed: MoveTime, spent: float) -> None:
        """A move was made, `spent` seconds after it was requested."""
        self._left = clock.left - spent + clock.increment
        self._late = max(spent - allowed.most, 0.0)

    def expected(self, setting: float) -> float:
        """Seconds to reckon with: those of the setting at least."""
        return max(setting, self._lost)
