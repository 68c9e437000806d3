"""The motifs that ship, written by hand or learned, and what their names are on Lichess."""

from functools import cache
from pathlib import Path

from clausewitz.clauses import Theory, read_theory
from clausewitz.support.data import data_dir

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
"""The files of logic/motifs/literature, in the order in which motifs are named."""

TEXTBOOK = "textbook_"
"""Begins the name of a motif that reads the textbook where Lichess has another convention."""

STRICTER = "decisive_"
"""Begins the name of a motif that is stricter: the motif has a part in a line that was not chosen
for it, as those of puzzles are."""


def literature_files() -> tuple[Path, ...]:
    """Where the motifs are, file by file."""
    folder = data_dir("logic") / "motifs" / "literature"
    return tuple(folder / f"{name}.pl" for name in FILES)


def learned_files() -> tuple[Path, ...]:
    """Where the learned motifs are, a file for each."""
    return tuple(sorted((data_dir("logic") / "motifs" / "learned").glob("*.pl")))


@cache
def motif_literature() -> tuple[Theory, ...]:
    """The theories of all files. No two of them have a helper of the same name."""
    return tuple(map(read_theory, literature_files()))


def is_variant(motif: str) -> bool:
    """Whether it is another reading of a motif, which has to be requested."""
    return motif.startswith((TEXTBOOK, STRICTER))


def theme_of(motif: str) -> str:
    """The theme of Lichess that a motif stands for: double_check is doubleCheck."""
    return theme_name(motif.removeprefix(TEXTBOOK).removeprefix(STRICTER))


@cache
def theme_name(motif: str) -> str:
    """The name of a motif as Lichess spells its themes: hanging_piece is hangingPiece."""
    first, *others = motif.split("_")
    return first + "".join(word.capitalize() for word in others)
