"""What was answered is saved: in one file, whatever happens to it."""

import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from clausewitz.support.errors import ClausewitzError
from clausewitz.training.repetition import Grade
from clausewitz.training.review_journal import ReviewJournal
from clausewitz.training.training_puzzles import TrainingPuzzle
from training.puzzle_samples import FORK, MATE, TWO, puzzle_file, read

DAY = date(2026, 3, 1)


@pytest.fixture
def puzzles(tmp_path: Path) -> list[TrainingPuzzle]:
    return read(puzzle_file(tmp_path, MATE, FORK, TWO))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some" / "folder" / "progress.jsonl"


def opened(file: Path) -> ReviewJournal:
    """The journal of a file with which nothing is wrong."""
    reported: list[str] = []
    journal = ReviewJournal(file, reported.append)
    assert reported == []
    return journal


def test_answers_are_kept_and_puzzles_come_again(file: Path, puzzles: list[TrainingPuzzle]) -> None:
    journal = opened(file)
    assert journal.next_day() is None
    journal.add(puzzles[1], Grade.AGAIN, DAY)
    memory = journal.add(puzzles[0], Grade.GOOD, DAY)
    again = opened(file)
    assert again.memories == journal.memories
    assert again.due(DAY) == []
    assert again.due(DAY + timedelta(days=1)) == [puzzles[1]]
    assert again.due(memory.due) == [puzzles[1], puzzles[0]]
    assert again.next_day() == DAY + timedelta(days=1)
    again.add(puzzles[1], Grade.GOOD, DAY + timedelta(days=1))
    assert puzzles[1] not in opened(file).due(memory.due)


def test_a_puzzle_is_written_once(file: Path, puzzles: list[TrainingPuzzle]) -> None:
    for grade in (Grade.AGAIN, Grade.GOOD):
        opened(file).add(puzzles[0], grade, DAY)
    first, second = map(json.loads, file.read_text().splitlines())
    assert "line" in first
    assert "line" not in second


@pytest.mark.parametrize(
    "damage",
    [
        "{",
        '{"day": "2026-03-01", "puzzle": "nobody knows", "grade": 3}',
        '{"day": "2026-03-01", "puzzle": "x", "grade": 3, "line": {"fen": "8/8", "moves": []}}',
        '{"day": "9999-12-31", "puzzle": "x", "grade": 3, "line": {}}',
        "[]",
        "7",
        "\x00\x00\x00",
        "\udcff\udcfe",
        "[" * 5000,
    ],
)
def test_a_damaged_file_is_kept_aside_and_what_is_good_is_used(
    file: Path, puzzles: list[TrainingPuzzle], damage: str
) -> None:
    before = opened(file)
    before.add(puzzles[0], Grade.GOOD, DAY)
    with file.open("ab") as stream:
        stream.write(damage.encode(errors="surrogateescape") + b"\n")
    opened_again = file.read_bytes()
    reported: list[str] = []
    journal = ReviewJournal(file, reported.append)
    assert journal.memories == before.memories
    damaged = file.with_name("progress.jsonl.damaged")
    assert reported == [f"{file}: 1 line cannot be read"]
    assert file.read_bytes() == opened_again
    journal.add(puzzles[1], Grade.GOOD, DAY)
    words = "as it was, with 1 line that cannot be read, it is"
    assert reported[1:] == [f"{file}: {words} {damaged}"]
    assert damaged.read_bytes() == opened_again
    assert opened(file).memories == journal.memories


def test_a_file_that_is_damaged_twice_is_kept_twice(
    file: Path, puzzles: list[TrainingPuzzle]
) -> None:
    file.parent.mkdir(parents=True)
    for number in (1, 2):
        file.write_text(f"damage {number}\n")
        ReviewJournal(file, lambda words: None).add(puzzles[0], Grade.GOOD, DAY)
    saved = sorted(path.read_text() for path in file.parent.glob("*.damaged*"))
    assert saved == ["damage 1\n", "damage 2\n"]


def test_half_a_line_of_a_process_that_was_killed_does_not_spoil_the_next(
    file: Path, puzzles: list[TrainingPuzzle]
) -> None:
    opened(file).add(puzzles[0], Grade.GOOD, DAY)
    with file.open("a") as stream:
        stream.write('{"day": "2026-')
    reported: list[str] = []
    journal = ReviewJournal(file, reported.append)
    journal.add(puzzles[1], Grade.GOOD, DAY)
    assert len(reported) == 2
    assert len(opened(file).memories) == 2


def test_two_processes_lose_nothing_of_one_another(
    file: Path, puzzles: list[TrainingPuzzle]
) -> None:
    code = """
import json, sys
from datetime import date
from pathlib import Path
from clausewitz.training.repetition import Grade
from clausewitz.training.review_journal import ReviewJournal
from clausewitz.training.training_puzzles import TrainingPuzzle
puzzle = TrainingPuzzle.from_dict(json.loads(sys.argv[2]))
journal = ReviewJournal(Path(sys.argv[1]), print)
for _ in range(50):
    journal.add(puzzle, Grade.GOOD, date(2026, 3, 1))
"""
    started = [
        subprocess.Popen([sys.executable, "-c", code, str(file), json.dumps(puzzle.as_dict())])
        for puzzle in puzzles[:2]
    ]
    assert [process.wait() for process in started] == [0, 0]
    assert len(file.read_text().splitlines()) == 100
    assert len(opened(file).memories) == 2


def test_it_lies_in_the_users_data_folder(
    tmp_path: Path, puzzles: list[TrainingPuzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    journal = ReviewJournal(None, print)
    journal.add(puzzles[0], Grade.GOOD, DAY)
    assert (tmp_path / "home" / "clausewitz" / "training.jsonl").is_file()


def test_a_device_that_never_ends_is_refused() -> None:
    with pytest.raises(ClausewitzError, match="/dev/zero: more than 134,217,728 bytes"):
        opened(Path("/dev/zero"))
