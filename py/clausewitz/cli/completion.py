"""What Tab offers: names of motifs, themes, players and tasks, without anything slow to load."""

import re
from collections.abc import Iterable

PLAYERS = (
    *("clausewitz", "base", "pruning", "ordering", "reducing", "endgame", "random"),
    *("stockfish", "gnuchess", "uci", "xboard"),
)
"""As play.players has them, which takes long to load."""
_NO_CLAUSE = {"zugzwang"}
_WORD_BEGINS = re.compile(r"(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])")


def themes(incomplete: str) -> list[str]:
    """Themes as Lichess spells them."""
    from clausewitz.games.themes import MOTIFS

    return _beginning(incomplete, MOTIFS)


def motifs(incomplete: str) -> list[str]:
    """Motifs as the files of logic/motifs spell them."""
    from clausewitz.games.themes import MOTIFS

    names = (_WORD_BEGINS.sub("_", theme).lower() for theme in MOTIFS - _NO_CLAUSE)
    return _beginning(incomplete, names)


def players(incomplete: str) -> list[str]:
    return _beginning(incomplete, PLAYERS)


def endgame_players(incomplete: str) -> list[str]:
    from clausewitz.support.data import data_dir

    files = (data_dir("logic") / "evolved").glob("*.pl")
    return _beginning(incomplete, (file.stem for file in files))


def tasks(incomplete: str) -> list[str]:
    from clausewitz.learn.space.task_names import shipped_tasks

    return _beginning(incomplete, shipped_tasks())


def _beginning(start: str, names: Iterable[str]) -> list[str]:
    return sorted(name for name in names if name.startswith(start))
