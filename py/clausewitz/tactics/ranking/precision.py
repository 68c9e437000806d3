"""What tactics are worth, as the headers of their files say.

    % worth: winning_fork 0.68 (0.66 to 0.70), right in 1,240 of 1,815 moves

Precision on a natural sample: of the moves that a tactic proposes, the share that are right.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from clausewitz.clauses import read_text

_LINE = re.compile(r"% worth: (\w+) [\d.]+ \([\d.]+ to [\d.]+\), right in ([\d,]+) of ([\d,]+) ")
_MARK = "% worth: "
_Z = 1.96  # of a 95 % interval


@dataclass(frozen=True, slots=True)
class Worth:
    """How often a tactic was right, of how many times it spoke."""

    right: int
    spoke: int

    @property
    def precision(self) -> float:
        """One more hit and miss are assumed than were seen, so that what is rare claims less."""
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


def with_worths(text: str, worths: Iterable[tuple[str, Worth]], moves: str) -> str:
    """The text of a file with these worths at the end of its first comment, instead of any before.

    `moves` says what the moves are of.
    """
    lines = [line for line in text.splitlines() if not line.startswith(_MARK)]
    end = next((n for n, line in enumerate(lines) if not line.startswith("%")), len(lines))
    return "\n".join([*lines[:end], *(_line(*each, moves) for each in worths), *lines[end:]]) + "\n"


def _line(name: str, worth: Worth, moves: str) -> str:
    low, high = worth.interval
    share = worth.right / worth.spoke if worth.spoke else 0.0
    seen = f"right in {worth.right:,} of {worth.spoke:,} {moves}"
    return f"{_MARK}{name} {share:.2f} ({low:.2f} to {high:.2f}), {seen}"


_EXPLAINED = """\
% What reasons for moves are worth, the best first, as the headers of their files say: made by
% `make worth`, for Prolog. One more hit and miss are assumed than were seen.

"""


def worth_facts(worths: Mapping[str, Worth]) -> str:
    """The same as facts for Prolog, the best first."""
    ordered = sorted(worths.items(), key=lambda known: -known[1].precision)
    return _EXPLAINED + "".join(f"worth({name}, {w.precision:.4f}).\n" for name, w in ordered)
