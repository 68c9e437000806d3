"""Motifs as programs of the kernel, kept in the cache between processes: to read, check, unfold and
plan those that ship takes as long as looking for them in two thousand lines."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clausewitz.matching.program_sources import program_sources
from clausewitz.support.data import kept, package_sources

if TYPE_CHECKING:
    from clausewitz.clauses import Clause, Theory


def theme_name(predicate: str) -> str:
    """The name of a motif as Lichess spells its themes: hanging_piece is hangingPiece."""
    first, *others = predicate.split("_")
    return first + "".join(word.capitalize() for word in others)


@dataclass(frozen=True, slots=True)
class MotifProgram:
    """A clause over the vocabulary alone, as the kernel tries it."""

    predicate: str
    """The name of the motif in its file."""
    place: str
    """File and line of the clause."""
    words: tuple[int, ...]
    squares: int = 0
    """The set of its variables that are squares."""
    plies: tuple[int, ...] = ()
    """The variables of half moves, in the order in which the clause speaks of them."""
    witnesses: tuple[tuple[str, str, int], ...] = ()
    """Name, type and number of each variable that is told."""
    asked: "tuple[Clause, Theory] | None" = None
    """The clause itself and what it calls, if the kernel does not know it."""

    @property
    def motif(self) -> str:
        """As Lichess spells its themes."""
        return theme_name(self.predicate)


@lru_cache(maxsize=256)
def file_programs(name: str, text: str) -> tuple[MotifProgram, ...]:
    """The programs of all motifs in a file of this name, in the order of the file.

    A file that asks for what the kernel does not know is read anew by each process.
    """
    made: list[MotifProgram] = []

    def make() -> list[Any] | None:
        from clausewitz.tactics.motifs.motif_clauses import programs_of

        made.extend(programs_of(text, name))
        return None if any(one.asked for one in made) else [_row(one) for one in made]

    rows = kept("motifs", [Path(name).name, text, *_makers(), *program_sources()], make)
    if rows is None and not made:
        make()
    return tuple(made) or tuple(_program(*row) for row in rows)


@cache
def _makers() -> tuple[str, ...]:
    return tuple(package_sources("tactics/motifs"))


def _row(one: MotifProgram) -> list[Any]:
    return [one.predicate, one.place, one.words, one.squares, one.plies, one.witnesses]


def _program(
    predicate: str, place: str, words: list[int], squares: int, plies: list[int], told: list[Any]
) -> MotifProgram:
    witnesses = tuple(map(tuple, told))
    return MotifProgram(predicate, place, tuple(words), squares, tuple(plies), witnesses)
