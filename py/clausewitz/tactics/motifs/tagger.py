"""Which motifs lines of moves show, each with its proof.

The kernel tries the clauses. What it does not know is left to Prolog, which is far slower (see
`make bench-tag`) and answers whether a clause holds, but not with what.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import read_text
from clausewitz.clauses.spelling import did_you_mean
from clausewitz.matching.clause_programs import held, solutions, value_of
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.line_cases import LineCases
from clausewitz.tactics.motifs.motif_programs import MotifProgram, file_programs
from clausewitz.tactics.motifs.shipped_motifs import is_variant, literature_files, theme_name
from clausewitz.tactics.motifs.tags import MotifTexts as MotifTexts
from clausewitz.tactics.motifs.tags import Tag as Tag

Flags = NDArray[np.bool_]
_SOLVERS = 1  # row of a line: the one in which the solver moves first
_PLY, _SQUARE = "ply", "square"


def chosen_motifs(texts: MotifTexts, names: Iterable[str]) -> MotifTexts:
    """Those of these names, spelt as Lichess does or as the files do; another name is an error."""
    found = [one.predicate for name, text in texts.files for one in file_programs(name, text)]
    known = list(dict.fromkeys(found))
    if not known:
        files = ", ".join(name for name, _ in texts.files)
        raise ClausewitzError(f"{files}: there is no motif, a clause name(Line), in it")
    themes = {theme_name(name) for name in known}
    wanted = tuple(dict.fromkeys(map(theme_name, names)))
    if not wanted:
        wanted = tuple(theme_name(name) for name in known if not is_variant(name))
    for name in wanted:
        if name not in themes:
            raise ClausewitzError(f"there is no motif {name}{did_you_mean(name, themes)}")
    return MotifTexts(texts.files, wanted)


class Tagger:
    """Motifs ready to be looked for in lines."""

    def __init__(self, texts: MotifTexts) -> None:
        self.programs = [
            found
            for name, text in texts.files
            for found in file_programs(name, text)
            if not texts.only or found.motif in texts.only
        ]
        self.programs.sort(key=lambda found: found.motif)
        self._words = kernel.ManyPrograms(found.program.words for found in self.programs)
        self._by_motif: dict[str, list[int]] = {}
        for number, found in enumerate(self.programs):
            self._by_motif.setdefault(found.motif, []).append(number)
        self.names = sorted(self._by_motif)

    def tags(self, lines: LineCases, proofs: bool = True) -> list[list[Tag]]:
        """The motifs of each line, by name; with its proof, or without."""
        found: list[list[Tag]] = [[] for _ in range(len(lines))]
        flags = self._held(lines)
        for name, numbers in self._by_motif.items():
            cases = np.flatnonzero(flags[numbers].any(axis=0))
            if not len(cases):
                continue
            first = flags[numbers].argmax(axis=0)
            for place, number in enumerate(numbers if proofs else [-1]):
                own = cases[first[cases] == place] if proofs else cases
                tags = self._proofs(number, lines, own) if proofs else (Tag(name) for _ in own)
                for case, tag in zip(own.tolist(), tags, strict=True):
                    found[case].append(tag)
        return found

    def _held(self, lines: LineCases) -> Flags:
        """For each program and line, whether it holds."""
        every, names = np.arange(len(lines.cases)), lambda number: self.programs[number].predicate
        flags = held(self._words, lines.cases, every, names, kernel.STEPS_OF_MANY)
        for number, found in enumerate(self.programs):
            if found.by_prolog is not None:
                from clausewitz.tactics.by_prolog import tried_lines_by_prolog

                clause, theory = found.by_prolog
                flags[number] = tried_lines_by_prolog([clause], lines.lines, theory)[0]
        return flags

    def _proofs(self, number: int, lines: LineCases, among: NDArray[np.int64]) -> Iterator[Tag]:
        found = self.programs[number]
        if found.by_prolog is not None or not len(among):
            return (Tag(found.motif, found.place) for _ in among)
        values = solutions(found.program, lines.cases, among, mover_row=_SOLVERS)
        return (_tag(found, row) for row in values)


@lru_cache(maxsize=4)
def tagger(texts: MotifTexts) -> Tagger:
    """The tagger of some motifs, made once in each process."""
    return Tagger(texts)


@cache
def literature_tagger() -> Tagger:
    """The tagger of all motifs of the literature."""
    return tagger(chosen_motifs(motif_texts(literature_files()), []))


def motif_texts(files: Iterable[Path]) -> MotifTexts:
    """Files of motifs, read."""
    return MotifTexts(tuple((str(file), read_text(file)) for file in files))


@cache
def literature_predicates() -> Mapping[str, str]:
    """The predicates of the motifs that logic/english has sentences for, by theme."""
    files = motif_texts(literature_files()).files
    return {one.motif: one.predicate for file in files for one in file_programs(*file)}


def _tag(found: MotifProgram, values: Sequence[int]) -> Tag:
    squares: dict[str, str] = {}
    plies: dict[str, int] = {}
    others: dict[str, str | int] = {}
    for variable, kind, number in found.program.witnesses:
        name, value = variable.lstrip("_"), values[number]
        if kind == _SQUARE:
            squares[name] = chess.square_name(value)
        elif kind == _PLY:
            plies[name] = value
        else:
            others[name] = value_of(value, kind)
    spoken_of = [values[number] for number in found.program.plies]
    ply = next((ply for ply in spoken_of if ply % 2), spoken_of[0] if spoken_of else None)
    return Tag(found.motif, found.place, ply, squares, plies, others)
