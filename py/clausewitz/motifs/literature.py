"""The motifs of the literature: their files in order, and what their names are on Lichess."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from clausewitz.clauses import Theory, read_theory
from clausewitz.data import data_dir

FILES = (
    "attacks",
    "lines",
    "captures",
    "lures",
    "kings",
    "pawns",
    "quiet",
    "endgames",
    "mates",
    "named_mates",
)
"""The files of logic/motifs/literature, in the order in which motifs are told."""

TEXTBOOK = "textbook_"
"""Begins the name of a motif that reads the textbook where Lichess has another convention."""

NEWER_THEMES = frozenset(
    (
        "balestraMate",
        "blindSwineMate",
        "collinearMove",
        "cornerMate",
        "discoveredCheck",
        "epauletteMate",
        "killBoxMate",
        "morphysMate",
        "operaMate",
        "pillsburysMate",
        "swallowstailMate",
        "triangleMate",
        "vukovicMate",
    )
)
"""Themes that Lichess gave later: puzzles labelled before that do not have them."""


def literature_files() -> tuple[Path, ...]:
    """Where the motifs are, file by file."""
    folder = data_dir("logic") / "motifs" / "literature"
    return tuple(folder / f"{name}.pl" for name in FILES)


@cache
def motif_literature() -> tuple[Theory, ...]:
    """The theories of all files. No two of them have a helper of the same name."""
    return tuple(map(read_theory, literature_files()))


def theme_of(motif: str) -> str:
    """The theme of Lichess that a motif stands for: double_check is doubleCheck."""
    first, *others = motif.removeprefix(TEXTBOOK).split("_")
    return first + "".join(word[0].upper() + word[1:] for word in others)


def knows_newer_themes(themes: Iterable[str]) -> bool:
    """Whether a puzzle was surely labelled after newer themes came up: it has one of them."""
    return not NEWER_THEMES.isdisjoint(themes)


def labelled_shares(
    puzzles: Iterable[tuple[str, bool, bool]],
) -> dict[str, tuple[int, int]]:
    """By the first character of an id: how many puzzles have a motif, and how many its label.

    A puzzle is an id, whether a clause holds there, and whether it has the label. Where a clause
    holds on many and hardly any has the label, the puzzles with such ids are older than the theme:
    a hit there is not false.
    """
    held: Counter[str] = Counter()
    labelled: Counter[str] = Counter()
    for name, holds, has_label in puzzles:
        if holds:
            held[name[0]] += 1
            labelled[name[0]] += has_label
    return {first: (held[first], labelled[first]) for first in sorted(held)}
