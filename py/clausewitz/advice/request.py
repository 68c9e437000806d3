"""The request for advice: how a move is looked for, and which reasons count."""

from dataclasses import dataclass
from enum import StrEnum

from clausewitz.position.notation import Notation


class Method(StrEnum):
    """How an answer is found."""

    LOGIC = "logic"
    """Clauses and exchanges on one square, no search; the kernel tries them."""
    PROLOG = "prolog"
    """The same, by SWI-Prolog: the reference, and slow."""
    SEARCH = "search"
    """A short search gives lines, motifs read them, mates are proved."""


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """Settings of an answer; small, as it goes to other processes."""

    method: Method = Method.SEARCH
    engine: str | None = None
    """Another engine in place of our own search."""
    plies: int = 14
    """How deep another engine searches."""
    only: tuple[str, ...] = ()
    """Tactics and motifs that count; none is all."""
    notation: Notation = Notation.SAN
    """How moves are written in reasons."""
    everything: bool = False
    """Moves that do not stand out, too, and all reasons."""
    all_in_words: bool = True
    """Whether every reason by tactics of the user's own is a sentence, or the best of each move."""
    syzygy: str | None = None
    """Folder of Syzygy tables whose verdict is added."""
