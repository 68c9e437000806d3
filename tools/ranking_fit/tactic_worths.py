"""What tactics are worth: of the moves that each proposes in puzzles, how many are right.

And motifs: of the solutions that each holds on, how many have it as a theme.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Theory, read_theory
from clausewitz.games.label_ages import LabelAges
from clausewitz.games.lichess_puzzles import LichessPuzzle, all_puzzles, puzzle_line
from clausewitz.games.published_files import Source
from clausewitz.matching.clause_matrix import programs_of
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import learned_files, literature_files, theme_of
from clausewitz.tactics.ranking.precision import Worth
from motif_themes import is_reserved
from ranking_fit.puzzle_choices import SolverMove, choices_of
from ranking_fit.ranking_figures import right_moves

Worths = dict[str, Worth]
_CHUNK = 4096


def worths_of_tactics(
    theories: Sequence[Theory], moves: Sequence[SolverMove], tell: Tell = silent
) -> Worths:
    """For each tactic, how many of the moves that it proposes are right."""
    names, choices = choices_of(moves, [each.program for each in programs_of(theories)], tell)
    right = right_moves(choices, names.index("mate_in_one"))
    return {
        name: Worth(int((choices.holds[:, n] & right).sum()), int(choices.holds[:, n].sum()))
        for n, name in enumerate(names)
    }


def worths_of_motifs(source: Source, first: int, tell: Tell = silent) -> dict[Path, Worths]:
    """For each file of motifs and each of them, how many solutions of those it holds on have its
    theme; in the first puzzles of the file, without those reserved for measuring."""
    theories = {file: read_theory(file) for file in (*literature_files(), *learned_files())}
    themes = {theme_of(motif.name) for theory in theories.values() for motif in theory.motifs}
    ages = {theme: LabelAges(source, theme) for theme in themes}
    counts = {file: {motif.name: Worth(0, 0) for motif in t.motifs} for file, t in theories.items()}
    puzzles = (p for p in islice(all_puzzles(source), first) if not is_reserved(p))
    done = 0
    while chunk := list(islice(puzzles, _CHUNK)):
        for file, name, right, held in _held(theories, chunk, ages):
            before = counts[file][name]
            counts[file][name] = Worth(before.right + right, before.spoke + held)
        done += len(chunk)
        tell(Progress("puzzles", done))
    return counts


def _held(
    theories: Mapping[Path, Theory],
    puzzles: Sequence[LichessPuzzle],
    ages: Mapping[str, LabelAges],
) -> Iterator[tuple[Path, str, int, int]]:
    """File and name of each motif, how many solutions with its theme it holds on, how many in all.

    Where a puzzle is older than a theme, it is not known whether it has it.
    """
    lines = line_cases(map(puzzle_line, puzzles))
    by_name = {puzzle.source: puzzle for puzzle in puzzles}
    ready = [by_name[line.name] for line in lines.lines]
    for file, theory in theories.items():
        for motif in theory.motifs:
            held: NDArray[np.bool_] = np.zeros(len(ready), np.bool_)
            for clause in motif.clauses:
                for plain in unfolded(clause, theory.helpers):
                    held |= matches(plain, lines.cases)
            theme = theme_of(motif.name)
            found = [ready[number] for number in np.flatnonzero(held).tolist()]
            right = sum(theme in puzzle.themes for puzzle in found)
            wrong = sum(theme not in p.themes and ages[theme].knows(p) for p in found)
            yield file, motif.name, right, right + wrong
