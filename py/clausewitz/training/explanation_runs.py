"""Puzzles explained by many processes, in their order; a killed run can be resumed."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import chess

from clausewitz import __version__
from clausewitz.advice.lines.judged_line import JudgedLine
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
from clausewitz.training.explained_puzzles import (
    EFFORT,
    ExplainedPuzzle,
    ExplainedTurn,
    explain_puzzles,
)
from clausewitz.training.training_puzzles import TrainingPuzzle, Turn
from clausewitz.training.wrong_answers import WrongAnswer

_AT_ONCE = 4  # puzzles that a worker takes
_WORDS = RunWords("run of train", "puzzle", "puzzles", "explained")


def explanation_line(explained: ExplainedPuzzle) -> str:
    """One line; the puzzle itself is not in it."""
    return json.dumps([_turn_record(turn) for turn in explained.turns]) + "\n"


def explanation_of_line(puzzle: TrainingPuzzle, line: str) -> ExplainedPuzzle:
    """The same again, of the puzzle that the line was made of."""
    records = json.loads(line)
    turns = zip(puzzle.turns(), records, strict=True)
    return ExplainedPuzzle(puzzle, tuple(_explained_turn(turn, record) for turn, record in turns))


def _turn_record(explained: ExplainedTurn) -> dict[str, Any]:
    return {
        "line": [move.uci() for move in explained.line.moves],
        "score": explained.line.score,
        "right": sorted(move.uci() for move in explained.right),
        "hints": explained.hints,
        "why": explained.why,
        "squares": explained.squares,
        "wrong": {
            move.uci(): [answer.reply and answer.reply.uci(), answer.why, answer.is_good]
            for move, answer in explained.wrong.items()
        },
    }


def _explained_turn(turn: Turn, record: dict[str, Any]) -> ExplainedTurn:
    move = chess.Move.from_uci
    wrong = {
        move(uci): WrongAnswer(reply and move(reply), why, is_good)
        for uci, (reply, why, is_good) in record["wrong"].items()
    }
    return ExplainedTurn(
        turn,
        JudgedLine(tuple(map(move, record["line"])), record["score"]),
        frozenset(map(move, record["right"])),
        tuple(record["hints"]),
        record["why"],
        tuple(record["squares"]),
        wrong,
    )


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
