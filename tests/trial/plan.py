"""What a trial is to do: its seed, its size, or one case of it again."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from clausewitz.runs.progress import Tell, silent


@dataclass(frozen=True)
class Plan:
    """A trial of some part."""

    seed: int = 0
    size: float = 1.0
    """1 is the whole trial, 0.01 a hundredth of its cases."""
    case: str = ""
    """The only one to try, as a fault names it; none: all."""
    tell: Tell = silent
    folder: Path = field(default_factory=Path)
    """For files of the trial; somebody else removes it."""
    options: dict[str, str] = field(default_factory=dict)
    """Of single parts: see each."""

    def budget(self, usual: float) -> float:
        """Seconds of processor time for one case: those of the option, or the usual ones."""
        return float(self.options.get("budget", usual))

    def many(self, whole: int, least: int = 1) -> int:
        """How many of these a trial of this size has."""
        return max(least, round(whole * self.size))

    def numbers(self, whole: int, least: int = 1) -> list[int]:
        """The cases to try."""
        if self.case:
            return [int(self.case.partition(" ")[0])]
        return list(range(self.many(whole, least)))

    def wants(self, case: str) -> bool:
        """Whether a case that has a name is to be tried."""
        return not self.case or case == self.case

    def chance(self, *words: object) -> Random:
        return Random(" ".join(map(str, (self.seed, *words))))
