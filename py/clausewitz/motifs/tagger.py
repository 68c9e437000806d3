"""Which motifs lines of moves show, each with its proof.

The kernel tries the clauses. What it does not know is asked of Prolog, which is far slower (see
`make bench-tag`) and answers whether a clause holds, but not with what.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Theory
from clausewitz.clauses.checker import check_theory
from clausewitz.clauses.spelling import did_you_mean
from clausewitz.errors import ClausewitzError
from clausewitz.motifs.line_cases import LineCases
from clausewitz.motifs.reference import tried_lines_by_prolog
from clausewitz.motifs.shipped_motifs import TEXTBOOK
from clausewitz.tactics.by_kernel import Relations, UnknownToKernelError, unfolded
from clausewitz.tactics.by_kernel.goals import ClauseReader, Constant
from clausewitz.tactics.by_kernel.join_plan import program
from clausewitz.tactics.by_kernel.proofs import value_name

Flags = NDArray[np.bool_]
_PLY, _SQUARE = "ply", "square"


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


def theme_name(predicate: str) -> str:
    """The name of a motif as Lichess spells its themes: hanging_piece is hangingPiece."""
    first, *others = predicate.split("_")
    return first + "".join(word.capitalize() for word in others)


@dataclass(frozen=True, slots=True)
class MotifTexts:
    """Files of motifs, as texts with their names, and which of the motifs are looked for."""

    files: tuple[tuple[str, str], ...]
    only: tuple[str, ...] = ()
    """As Lichess spells them; none is all."""

    def theories(self) -> list[Theory]:
        return [check_theory(text, name) for name, text in self.files]


def chosen_motifs(texts: MotifTexts, names: Iterable[str]) -> MotifTexts:
    """Those of these names, spelt as Lichess does or as the files do; another name is an error."""
    known = [motif.name for theory in texts.theories() for motif in theory.motifs]
    if not known:
        files = ", ".join(name for name, _ in texts.files)
        raise ClausewitzError(f"{files}: there is no motif, a clause name(Line), in it")
    themes = {theme_name(name) for name in known}
    wanted = tuple(dict.fromkeys(map(theme_name, names)))
    if not wanted:  # what the textbook calls so has to be asked for
        wanted = tuple(theme_name(name) for name in known if not name.startswith(TEXTBOOK))
    for name in wanted:
        if name not in themes:
            raise ClausewitzError(f"there is no motif {name}{did_you_mean(name, themes)}")
    return MotifTexts(texts.files, wanted)


@dataclass(frozen=True, slots=True)
class _Program:
    """A clause over the vocabulary alone, as the kernel tries it."""

    motif: str
    place: str
    words: tuple[int, ...]
    plies: tuple[int, ...] = ()
    """The variables of half moves, in the order in which the clause speaks of them."""
    witnesses: tuple[tuple[str, str, int], ...] = ()
    """Name, type and number of each variable that is told."""
    asked: tuple[Clause, Theory] | None = None
    """The clause itself and what it calls, if the kernel does not know it."""


class Tagger:
    """Motifs ready to be looked for in lines."""

    def __init__(self, texts: MotifTexts) -> None:
        self._programs = [
            found
            for theory in texts.theories()
            for motif in theory.motifs
            if not texts.only or theme_name(motif.name) in texts.only
            for clause in motif.clauses
            for found in _programs(theme_name(motif.name), clause, theory)
        ]
        self._programs.sort(key=lambda found: found.motif)
        self.names = sorted({found.motif for found in self._programs})

    def tags(self, lines: LineCases, proofs: bool = True) -> list[list[Tag]]:
        """The motifs of each line, by name; with its proof, or without."""
        found: list[list[Tag]] = [[] for _ in range(len(lines))]
        held = self._held(lines)
        for name, numbers in self._by_motif():
            first = held[numbers].argmax(axis=0)
            cases = np.flatnonzero(held[numbers].any(axis=0))
            for place, number in enumerate(numbers if proofs else [-1]):
                own = cases[first[cases] == place] if proofs else cases
                tags = self._proofs(number, lines, own) if proofs else (Tag(name) for _ in own)
                for case, tag in zip(own.tolist(), tags, strict=True):
                    found[case].append(tag)
        return found

    def _held(self, lines: LineCases) -> Flags:
        """For each program and line, whether it holds."""
        cases = lines.cases
        chosen = np.arange(len(cases), dtype=np.uint64)
        programs = [found.words for found in self._programs]
        held, _ = kernel.try_refinements(
            _NOTHING, programs, cases.rows, cases.listed, cases.table, chosen
        )
        for number, found in enumerate(self._programs):
            if found.asked is not None:
                clause, theory = found.asked
                held[number] = tried_lines_by_prolog([clause], lines.lines, theory)[0]
        return held

    def _by_motif(self) -> Iterator[tuple[str, list[int]]]:
        for name in self.names:
            yield name, [n for n, found in enumerate(self._programs) if found.motif == name]

    def _proofs(self, number: int, lines: LineCases, among: NDArray[np.int64]) -> Iterator[Tag]:
        found, cases = self._programs[number], lines.cases
        if found.asked is not None:
            return (Tag(found.motif, found.place) for _ in among)
        chosen = among.astype(np.uint64)
        values = kernel.solutions(found.words, cases.rows, cases.listed, cases.table, chosen)
        return (_tag(found, row) for row in values.tolist())


_NOTHING = (0,)
"""The program of a clause without conditions."""


@lru_cache(maxsize=4)
def tagger(texts: MotifTexts) -> Tagger:
    """The tagger of some motifs, made once in each process."""
    return Tagger(texts)


def _programs(name: str, clause: Clause, theory: Theory) -> Iterator[_Program]:
    """The programs of a clause: helpers are unfolded, and may have several clauses."""
    place = f"{Path(theory.source).name}:{clause.line}"
    try:
        yield from [
            _program(name, place, clause, plain) for plain in unfolded(clause, theory.helpers)
        ]
    except UnknownToKernelError:
        yield _Program(name, place, _NOTHING, asked=(clause, theory))


def _program(name: str, place: str, clause: Clause, plain: Clause) -> _Program:
    reader = ClauseReader(plain, Relations())
    words = tuple(program(reader.steps()))
    told = tuple(
        (variable.name.lstrip("_"), clause.types[variable], reader.numbers[variable])
        for variable in clause.witnesses
        if variable in reader.numbers
    )
    return _Program(name, place, words, _plies(clause, plain, reader), told)


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


def _tag(found: _Program, values: Sequence[int]) -> Tag:
    squares: dict[str, str] = {}
    plies: dict[str, int] = {}
    others: dict[str, str | int] = {}
    for name, type_name, number in found.witnesses:
        value = value_name(values[number], type_name)
        if type_name == _SQUARE:
            squares[name] = value
        elif type_name == _PLY:
            plies[name] = values[number]
        else:
            others[name] = int(value) if value.isdecimal() else value
    told = [values[number] for number in found.plies]
    ply = next((ply for ply in told if ply % 2), told[0] if told else None)
    return Tag(found.motif, found.place, ply, squares, plies, others)
