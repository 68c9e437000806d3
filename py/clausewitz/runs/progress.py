"""How far long work has come: one type for everything that takes minutes."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Progress:
    """One report of long work. Whoever shows it decides how often; milestones are never left out.

    Progress("games", 12, 100, "+7 =3 -2") reads "12 of 100 games: +7 =3 -2".
    """

    what: str
    """Noun for what is counted, or a step in words where nothing is counted."""
    done: int | None = None
    total: int | None = None
    """None while nobody knows it."""
    words: str = ""
    """How the work stands, for people."""
    milestone: bool = False
    """Worth a line of its own even where lines are rare."""

    @property
    def ended(self) -> bool:
        """Whether this part of the work is done."""
        return self.total is not None and self.done == self.total

    def __str__(self) -> str:
        count = "" if self.done is None else f"{self.done:,} "
        of = "" if self.done is None or self.total is None else f"of {self.total:,} "
        return f"{count}{of}{self.what}" + (f": {self.words}" if self.words else "")


Tell = Callable[[Progress], None]
"""What long work is given to report with; it is called often."""


def silent(progress: Progress) -> None:
    """For callers that do not want to know."""


def step(words: str) -> Progress:
    """A milestone without a count."""
    return Progress(words, milestone=True)
