"""Which motifs are learned, and the puzzles that none of them may learn from."""

import re
from hashlib import blake2b

from clausewitz.games.example import lichess_game
from clausewitz.games.lichess_puzzles import LichessPuzzle
from clausewitz.learn.space.motif_tasks import TASKS

THEMES = tuple(theme for themes in TASKS.values() for theme in themes)

_PARTS = 5
_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=In)(?=\d)")


def motif_name(theme: str) -> str:
    """The predicate of a theme: mateIn1 is mate_in_1."""
    return _WORD.sub("_", theme).lower().replace("f2f7", "f2_f7").replace("f2_f_7", "f2_f7")


def is_reserved(puzzle: LichessPuzzle) -> bool:
    """Whether the puzzle is of a game that is reserved for measuring: a fifth of all."""
    game = lichess_game(puzzle.cells.get("GameUrl", "")) or puzzle.name
    return blake2b(game.encode(), digest_size=8).digest()[0] % _PARTS == 0
