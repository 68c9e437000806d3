"""What the clock loses beside the thinking: a slow network or a busy machine takes more than any
setting foresees, so it is measured from move to move."""

from clausewitz.play.uci.move_time import Clock, MoveTime

_FADES = 0.7
"""What was lost once is expected again, less and less."""
_ANOTHER_GAME = 0.5
"""More than this part of a clock is not lost in a move: it is the clock of another game."""


class LostTime:
    """Seconds that get lost in a move: on the way, and past the time that it was allowed."""

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
