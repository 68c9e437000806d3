"""Motifs as programs of the kernel, cached between processes: to read, check, unfold and plan those
that ship takes as long as looking for them in two thousand lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clausewitz.matching.clause_programs import ClauseProgram, program_sources
from clausewitz.support.data import cached, package_sources
from clausewitz.tactics.motifs.shipped_motifs import theme_name

if TYPE_CHECKING:
    from clausewitz.clauses import Clause, Theory


@dataclass(frozen=True, slots=True)
class MotifProgram:
    """A clause of a motif, as the kernel tries it."""

    program: ClauseProgram
    file: str
    """The name of the file in which it stands."""
    by_prolog: "tuple[Clause, Theory] | None" = None
    """The clause itself and what it calls, if the kernel does not know it."""

    @property
    def predicate(self) -> str:
        """The name of the motif in its file."""
        return self.program.predicate

    @property
    def motif(self) -> str:
        """As Lichess spells its themes."""
        return theme_name(self.predicate)

    @property
    def place(self) -> str:
        """File and line of the clause."""
        return f"{self.file}:{self.program.line}"


@lru_cache(maxsize=256)
def file_programs(name: str, text: str) -> tuple[MotifProgram, ...]:
    """The programs of all motifs in a file of this name, in the order of the file.

    A file with words that the kernel does not know is read anew by each process.
    """
    made: list[MotifProgram] = []

    def make() -> list[Any] | None:
        made.extend(programs_of(text, name))
        return None if any(one.by_prolog for one in made) else [one.program.row() for one in made]

    file = Path(name).name
    rows = cached("motifs", [file, text, *_makers(), *program_sources()], make)
    if rows is None and not made:
        make()
    return tuple(made) or tuple(MotifProgram(ClauseProgram.of_row(row), file) for row in rows)


@cache
def _makers() -> tuple[str, ...]:
    return tuple(package_sources("tactics/motifs/motif_programs.py"))


def programs_of(text: str, source: str) -> Iterator[MotifProgram]:
    """The programs of all motifs; an error where the text is not a theory."""
    # Most processes find all programs in the cache, and need none of these.
    from clausewitz.clauses.checker import check_theory
    from clausewitz.matching.compiler import compile_clause
    from clausewitz.matching.looked_up import UnknownToKernelError
    from clausewitz.matching.unfolding import by_key

    theory = check_theory(text, source)
    helpers, file = by_key(theory.helpers), Path(source).name
    for motif in theory.motifs:
        for clause in motif.clauses:
            try:
                found = compile_clause(clause, helpers)
            except UnknownToKernelError:
                unknown = ClauseProgram(motif.name, line=clause.line)
                yield MotifProgram(unknown, file, (clause, theory))
            else:
                yield from (MotifProgram(program, file) for program, _ in found)
