"""Which puzzles of a file can have a theme at all: themes are younger than many puzzles.

Lichess labels a puzzle once and gives it newer themes later, or never; and a file may be put
together from several downloads. Rows that came together stand together and have the same columns
filled in. So a file is looked at in blocks of rows with the same columns, and a block knows a
younger theme if it has it at least half as often as the blocks that have it most. Elsewhere a
puzzle without the theme says nothing.
"""

from collections import Counter
from typing import NamedTuple

from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.games.themes import NEWER_THEMES

_ROWS = 5000
_FEWEST = 1000  # rows of a block that is counted
_SHARE = 0.5


class _Block(NamedTuple):
    """Rows that stand together and have the same columns filled in."""

    number: int
    columns: tuple[str, ...]


class LabelAges:
    """Knows of each puzzle of a file whether it was labelled when a theme was known."""

    def __init__(self, source: Source, theme: str) -> None:
        self.theme = theme
        self._known: set[_Block] = set()
        if theme in NEWER_THEMES:
            self._known = _knowing(source, theme)

    def knows(self, puzzle: LichessPuzzle) -> bool:
        """Whether the puzzle would have the theme if it were one of its cases."""
        if self.theme not in NEWER_THEMES or self.theme in puzzle.themes:
            return True
        return _block(puzzle) in self._known


def _knowing(source: Source, theme: str) -> set[_Block]:
    rows: Counter[_Block] = Counter()
    having: Counter[_Block] = Counter()
    for puzzle in all_puzzles(source):
        block = _block(puzzle)
        rows[block] += 1
        having[block] += theme in puzzle.themes
    shares = {block: having[block] / count for block, count in rows.items() if count >= _FEWEST}
    if not shares:  # a small file is one block
        return set(rows) if having.total() else set()
    most = max(shares.values())
    return {block for block, share in shares.items() if share and share >= _SHARE * most}


def _block(puzzle: LichessPuzzle) -> _Block:
    filled = tuple(name for name, cell in puzzle.cells.items() if cell and name != "OpeningTags")
    return _Block(int(puzzle.place.rpartition(":")[2]) // _ROWS, filled)
