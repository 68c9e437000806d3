"""Puzzles explained by many processes, in their order; a killed run can be resumed."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from clausewitz import __version__
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.runs.part_runs import (
    DonePart,
    FileOutput,
    Output,
    RunWords,
    StreamOutput,
    work_through,
)
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.training.explained_puzzles import EFFORT, ExplainedPuzzle, explain_puzzles
from clausewitz.training.explanation_records import explanation_line, explanation_of_line
from clausewitz.training.training_puzzles import TrainingPuzzle

_AT_ONCE = 4  # puzzles that a worker takes
_WORDS = RunWords("run of train", "puzzle", "puzzles", "explained")


def _notes_beside(output: Path) -> Path:
    """Where the work is noted; a run that version 0.1.0 began has another name for it."""
    before = output.with_name(f"{output.name}.told")
    began = before.with_name(f"{before.name}.run").is_dir()
    return before if began else output.with_name(f"{output.name}.explained")


class ExplanationRun:
    """The work on puzzles, noted beside the file that is made of them in the end."""

    def __init__(self, sources: Sequence[Path], output: Path | None, resume: bool) -> None:
        """Where no file is written, only a device, nothing is noted."""
        self._sources = sources
        self._lines: list[str] = []
        self._output: Output = StreamOutput(self._lines.append)
        self.noted = output and _notes_beside(output)
        if self.noted is not None:
            made = {"version": __version__, "file": str(output)}
            self._output = FileOutput(self.noted, made, resume, _WORDS, forgets=False)
        elif resume:
            raise ClausewitzError("--resume needs a file that is written")

    def explained(
        self, puzzles: Sequence[TrainingPuzzle], workers: Workers, tell: Tell
    ) -> list[ExplainedPuzzle]:
        """All that pages and cards say of puzzles, in their order."""

        def count(progress: Progress) -> None:
            tell(Progress("puzzles explained", progress.done, len(puzzles)))

        # Which puzzle is of which file does not matter: the files are named in messages alone.
        first, *others = self._sources
        files = [_Puzzles(puzzles, first), *(_Puzzles((), path) for path in others)]
        work_through(files, _explain_part, workers, self._output, _WORDS, count)
        lines = self._text().splitlines()
        return [explanation_of_line(one, line) for one, line in zip(puzzles, lines, strict=True)]

    def _text(self) -> str:
        if self.noted is None:
            return "".join(self._lines)
        with file_errors(self.noted):
            return self.noted.read_text(encoding="utf-8")

    def end(self) -> None:
        """All files that are made of it are written."""
        if self.noted is not None:
            with file_errors(self.noted):
                self.noted.unlink()
        self._output.forget()


@dataclass(frozen=True, slots=True)
class _PuzzlePart:
    puzzles: Sequence[TrainingPuzzle]

    @property
    def texts(self) -> tuple[bytes, ...]:
        return tuple(json.dumps(puzzle.as_dict()).encode() for puzzle in self.puzzles)


@dataclass(frozen=True, slots=True)
class _Puzzles:
    """All puzzles as what can be cut into parts; they have been read already."""

    puzzles: Sequence[TrainingPuzzle]
    path: Path
    size: int | None = None
    broken: ClausewitzError | None = None

    def parts(self) -> Iterator[_PuzzlePart]:
        for at in range(0, len(self.puzzles), _AT_ONCE):
            yield _PuzzlePart(self.puzzles[at : at + _AT_ONCE])


def _explain_part(part: _PuzzlePart) -> DonePart:
    """What one process does."""
    explained = explain_puzzles(part.puzzles, _search(), wrong=True)
    text = "".join(map(explanation_line, explained)).encode()
    return DonePart(text, len(explained), len(explained), 0, (), 0)


@cache
def _search() -> LineSearch:
    """One in each process."""
    return LineSearch(EFFORT)
