"""What somebody has solved, and when it comes again: a file of the user's, a line for each answer.

    {"day": "2026-03-01", "puzzle": "KEY", "grade": 3, "line": {"fen": …, "moves": […]}}

Nothing is written over: an answer is added at the end, as a whole or not at all, whoever else adds
to the file. What is known of a puzzle is found by going through its answers. The first one holds
the puzzle itself, so that it can come again without the file it was from. Lines that cannot be read
are left out, and the original file is saved beside the new one.
"""

import json
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

from clausewitz.support.data import user_file
from clausewitz.support.files import append_text, make_folder, move_into_place, read_whole
from clausewitz.training.repetition import Grade, Memory, reviewed
from clausewitz.training.training_puzzles import TrainingPuzzle

NAME = "training.jsonl"
_LAST_YEAR = 3000  # of a day that makes sense


class ReviewJournal:
    """The answers of one user."""

    def __init__(self, path: Path | None, tell: Callable[[str], object]) -> None:
        """Read the file, or that of the user's data folder; what is wrong with it is reported."""
        self.path = path or user_file(NAME)
        self.memories: dict[str, Memory] = {}
        self._puzzles: dict[str, TrainingPuzzle] = {}
        lines = read_whole(self.path).splitlines() if self.path.exists() else []
        self._tell, self._unread = tell, self._read(lines)
        if self._unread:
            tell(f"{self.path}: {self._in_words} cannot be read")

    @property
    def _in_words(self) -> str:
        return "1 line" if self._unread == 1 else f"{self._unread:,} lines"

    def add(self, puzzle: TrainingPuzzle, grade: Grade, day: date) -> Memory:
        """Add an answer; the result says when the puzzle comes again."""
        if self._unread:
            self._tell(
                f"{self.path}: as it was, with {self._in_words} that cannot be read, it is "
                f"{self._saved_as_damaged()}"
            )
            self._unread = 0
        key = puzzle.key
        record: dict[str, Any] = {"day": day.isoformat(), "puzzle": key, "grade": int(grade)}
        if key not in self._puzzles:
            record["line"] = puzzle.as_dict()
            self._puzzles[key] = puzzle
        make_folder(self.path.parent)
        append_text(self.path, f"{json.dumps(record, ensure_ascii=False)}\n")
        self.memories[key] = memory = reviewed(self.memories.get(key), grade, day)
        return memory

    def due(self, day: date) -> list[TrainingPuzzle]:
        """The puzzles that come again on a day or before, those that wait longest first."""
        keys = [key for key, memory in self.memories.items() if memory.due <= day]
        return [self._puzzles[key] for key in sorted(keys, key=lambda key: self.memories[key].due)]

    def next_day(self) -> date | None:
        """The first day on which a puzzle comes again."""
        return min((memory.due for memory in self.memories.values()), default=None)

    def _read(self, lines: Iterable[bytes]) -> int:
        """Go through the answers; how many lines cannot be read."""
        unread = 0
        for line in lines:
            try:
                self._answer(json.loads(line))
            except (ValueError, TypeError, KeyError, RecursionError):
                unread += 1
        return unread

    def _answer(self, record: dict[str, Any]) -> None:
        key, grade, day = record["puzzle"], Grade(record["grade"]), _day(record["day"])
        if key not in self._puzzles:
            puzzle = TrainingPuzzle.from_dict(record["line"])
            if puzzle.key != key:
                raise ValueError(f"the puzzle is not {key}")
            self._puzzles[key] = puzzle
        self.memories[key] = reviewed(self.memories.get(key), grade, day)

    def _saved_as_damaged(self) -> Path:
        """The file under another name, and what can be read of it in its place.

        It is read once more under that name: another process may have added to it just now.
        """
        damaged = _free(self.path.with_name(f"{self.path.name}.damaged"))
        move_into_place(self.path, damaged)
        self.memories, self._puzzles = {}, {}
        good: list[bytes] = []
        for line in read_whole(damaged).splitlines():
            if not self._read([line]):
                good.append(line)
        if good:
            append_text(self.path, b"".join(line + b"\n" for line in good).decode())
        return damaged


def _day(text: str) -> date:
    day = date.fromisoformat(text)
    if day.year > _LAST_YEAR:
        raise ValueError(f"{text} is too far away")
    return day


def _free(path: Path) -> Path:
    """A name that no file has yet."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found
