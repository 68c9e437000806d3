"""Lines of moves for the kernel beside Python in the page: as they are, it reads them itself."""

from collections.abc import Iterable
from dataclasses import dataclass

from clausewitz.games.move_lines import MoveLine

MOST_PLIES = 60
"""Of a line: half moves are numbers up to 63."""


@dataclass(frozen=True, slots=True)
class LineCases:
    """Lines that can be played; all that are judged can."""

    lines: tuple[MoveLine, ...]
    numbers: tuple[int, ...]


def line_cases(lines: Iterable[MoveLine]) -> LineCases:
    """A case for each line that is not too long to be read."""
    given = list(enumerate(lines))
    short = [(number, line) for number, line in given if len(line.moves) <= MOST_PLIES]
    return LineCases(tuple(line for _, line in short), tuple(number for number, _ in short))
