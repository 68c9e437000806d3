"""The clauses of a file of motifs made into programs of the kernel."""

from collections.abc import Iterator
from pathlib import Path

from clausewitz.clauses import Clause, Theory
from clausewitz.clauses.checker import check_theory
from clausewitz.matching import Relations, UnknownToKernelError, unfolded
from clausewitz.matching.goals import ClauseReader, Constant
from clausewitz.matching.join_plan import program
from clausewitz.matching.unfolding import Helpers, by_key
from clausewitz.tactics.motifs.motif_programs import MotifProgram

_PLY = "ply"
_NOTHING = (0,)
"""The program of a clause without conditions."""


def programs_of(text: str, source: str) -> Iterator[MotifProgram]:
    """The programs of all motifs; an error where the text is not a theory."""
    theory = check_theory(text, source)
    helpers = by_key(theory.helpers)
    for motif in theory.motifs:
        for clause in motif.clauses:
            yield from _programs(motif.name, clause, theory, helpers)


def _programs(
    name: str, clause: Clause, theory: Theory, helpers: Helpers
) -> Iterator[MotifProgram]:
    """The programs of a clause: helpers are unfolded, and may have several clauses."""
    place = f"{Path(theory.source).name}:{clause.line}"
    try:
        yield from [_program(name, place, clause, plain) for plain in unfolded(clause, helpers)]
    except UnknownToKernelError:
        yield MotifProgram(name, place, _NOTHING, asked=(clause, theory))


def _program(name: str, place: str, clause: Clause, plain: Clause) -> MotifProgram:
    reader = ClauseReader(plain, Relations())
    words = tuple(program(reader.steps()))
    told = tuple(
        (variable.name.lstrip("_"), clause.types[variable], reader.numbers[variable])
        for variable in clause.witnesses
        if variable in reader.numbers
    )
    plies = _plies(clause, plain, reader)
    return MotifProgram(name, place, words, reader.square_set, plies, told)


def _plies(clause: Clause, plain: Clause, reader: ClauseReader) -> tuple[int, ...]:
    """The numbers of the half moves in the clause itself, or else in what it calls."""
    for one in (clause, plain):
        said = (literal for literal in one.body if not literal.negated)
        variables = (v for literal in said for v in literal.variables if one.types[v] == _PLY)
        if found := tuple(reader.numbers[v] for v in variables if v in reader.numbers):
            return found
    return tuple(n for term, n in reader.numbers.items() if _is_constant_ply(term))


def _is_constant_ply(term: object) -> bool:
    return isinstance(term, Constant) and term.type == _PLY
