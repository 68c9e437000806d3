"""What tactics are worth, as the headers of their files say.

    % worth: winning_fork 0.68 (0.66 to 0.70), right in 1,240 of 1,815 moves

Precision on a natural sample: of the moves that a tactic proposes, the share that are right.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from clausewitz.clauses import read_text

_LINE = re.compile(r"% worth: (\w+) [\d.]+ \([\d.]+ to [\d.]+\), right in ([\d,]+) of ([\d,]+) ")
_Z = 1.96  # of a 95 % interval


@dataclass(frozen=True, slots=True)
class Worth:
    """How often a tactic was right, and how often it spoke."""

    right: int
    spoke: int

    @property
    def precision(self) -> float:
        """One more hit and one more miss than were seen, so that rare tactics claim less."""
        return (self.right + 1) / (self.spoke + 2)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        return wilson(self.right, self.spoke)


def wilson(right: float, whole: float) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not whole:
        return 0.0, 1.0
    share, square = right / whole, _Z * _Z / whole
    middle = share + square / 2
    spread = _Z * float((share * (1 - share) / whole + square / whole / 4) ** 0.5)
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def worths_in(file: str) -> dict[str, Worth]:
    """The worths in the header of a file."""
    found = (_LINE.match(line) for line in read_text(Path(file)).splitlines())
    return {
        line[1]: Worth(int(line[2].replace(",", "")), int(line[3].replace(",", "")))
        for line in found
        if line
    }
