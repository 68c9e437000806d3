"""The puzzles of a sheet: read from a file, each remarked with its motif and reason."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from clausewitz.advice.lines.line_reading import read_lines
from clausewitz.advice.lines.line_tags import PlayedLine
from clausewitz.puzzles.puzzle_files import FilePuzzle, puzzles_of
from clausewitz.support.errors import ClausewitzError
from clausewitz.wording import motif_names, reason_texts

MOST = 1_000
"""Puzzles of a sheet; files of puzzles have millions."""


def sheet_puzzles(
    path: Path, count: int | None = None, puzzles: Iterator[FilePuzzle] | None = None
) -> list[FilePuzzle]:
    """The puzzles of a file, in its order, or the first of them, with their reasons.

    Others than all of the file, where those are given.
    """
    found = list(islice(puzzles or puzzles_of(path), MOST + 1 if count is None else count))
    if len(found) > MOST and count is None:
        raise ClausewitzError(f"{path}: more than {MOST:,} puzzles; choose some with --count")
    return with_reasons(found)


def with_reasons(puzzles: Sequence[FilePuzzle]) -> list[FilePuzzle]:
    """Behind what is remarked of a puzzle, the first motif of its line and why it works."""
    with_line = [puzzle for puzzle in puzzles if puzzle.line and not puzzle.motif]
    motifs = read_lines([PlayedLine(puzzle.board, puzzle.line) for puzzle in with_line])
    first = [own[0] for own in motifs if own]
    names = motif_names([motif.name for motif in first])
    worded = zip(names, reason_texts([motif.case() for motif in first]), strict=True)
    reasons = iter([f"{name.capitalize()}: {why}" for name, why in worded])
    found = {
        id(puzzle): next(reasons) for puzzle, own in zip(with_line, motifs, strict=True) if own
    }
    return [
        replace(puzzle, remark=" ".join(filter(None, (puzzle.remark, found.get(id(puzzle))))))
        for puzzle in puzzles
    ]
