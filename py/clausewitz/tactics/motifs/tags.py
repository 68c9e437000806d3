"""Motifs that lines show, and the files that state them; in the page, too."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tag:
    """A motif that a line shows, and by what."""

    name: str
    """As Lichess spells its themes."""
    clause: str = ""
    """File and line of the clause that holds."""
    ply: int | None = None
    """The solver's half move that the clause speaks of first, or else another; 1, 3, 5 … are the
    solver's."""
    squares: Mapping[str, str] = field(default_factory=dict)
    plies: Mapping[str, int] = field(default_factory=dict)
    others: Mapping[str, str | int] = field(default_factory=dict)
    """Of the variables that are named in the clause: squares, half moves, pieces and so on."""


@dataclass(frozen=True, slots=True)
class MotifTexts:
    """Files of motifs, as texts with their names, and which of the motifs are looked for."""

    files: tuple[tuple[str, str], ...]
    only: tuple[str, ...] = ()
    """As Lichess spells them; none is all."""
