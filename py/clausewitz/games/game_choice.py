"""Which games of a player are wanted: since a day, the latest ones, of some speeds."""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import StrEnum


class Speed(StrEnum):
    """As Lichess divides them; a daily game of Chess.com is one of correspondence."""

    ULTRABULLET = "ultrabullet"
    BULLET = "bullet"
    BLITZ = "blitz"
    RAPID = "rapid"
    CLASSICAL = "classical"
    CORRESPONDENCE = "correspondence"


@dataclass(frozen=True, slots=True)
class GameChoice:
    """Which games of a player."""

    since: date | None = None
    last: int | None = None
    """The latest ones."""
    speeds: tuple[Speed, ...] = ()
    """Any, if none is named."""

    @property
    def begin(self) -> int:
        """Of the first day: milliseconds of the epoch."""
        if self.since is None:
            return 0
        day = datetime(self.since.year, self.since.month, self.since.day, tzinfo=UTC)
        return max(0, int(day.timestamp()) * 1000)

    def __str__(self) -> str:
        parts = [f"since {self.since}"] if self.since else []
        return ", ".join([*parts, *self.speeds])

    @property
    def name(self) -> str:
        """For the name of a file."""
        parts = [f"since-{self.since}"] if self.since else []
        parts += [f"last-{self.last}"] if self.last else []
        return "".join(f"-{part}" for part in (*parts, *sorted(self.speeds)))
