"""task export and task import, as commands."""

import json
from pathlib import Path

import chess
import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.support.data import data_dir
from cli.test_bad_input import is_one_line
from running import Run

START = chess.STARTING_FEN
PUBLISHED = str(data_dir("logic") / "tasks" / "published")


@pytest.fixture
def examples(tmp_path: Path) -> Path:
    path = tmp_path / "examples.csv"
    rows = [
        Example(START, "e2e4", source="a game", rating=1600),
        Example("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", split="train"),
        Example("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", split="test"),
    ]
    write_examples(path, rows)
    return path


def test_what_is_exported_is_imported_and_can_be_learned(
    run: Run, examples: Path, tmp_path: Path
) -> None:
    folder, back = tmp_path / "popper", tmp_path / "back.csv"
    done = run("task", "export", str(examples), "-o", str(folder), "--task", PUBLISHED)
    assert done.status == 0
    assert done.out.startswith("2 positive and 22 negative moves, ")
    done = run("task", "import", str(folder), "-o", str(back), "--json")
    assert json.loads(done.out) == {
        "positives": 2,
        "negatives": 0,
        "examples": str(back),
        "task": str(tmp_path / "back"),
    }
    assert list(read_examples(back)) == [e for e in read_examples(examples) if e.split != "test"]
    task = ["--task", str(tmp_path / "back")]
    assert run("learn", str(back), *task, "-o", str(tmp_path / "run")).status == 0


def test_part_and_number_of_negatives_can_be_chosen(
    run: Run, examples: Path, tmp_path: Path
) -> None:
    options = ["--task", PUBLISHED, "--json", "--other-moves", "3", "--part", "test"]
    done = run("task", "export", str(examples), "-o", str(tmp_path / "popper"), *options)
    figures = json.loads(done.out)
    assert (figures["positions"], figures["positives"], figures["negatives"]) == (1, 1, 3)


def test_examples_that_have_negatives_of_their_own_get_no_others(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "labelled.csv"
    write_examples(path, [Example(START, "e2e4"), Example(START, "d2d4", label=False)])
    done = run("task", "export", str(path), "-o", str(tmp_path / "popper"), "--task", "published")
    assert "1 positive and 1 negative moves" in done.out


def test_puzzle_is_written_by_its_first_move_unless_each_is_requested(
    run: Run, tmp_path: Path
) -> None:
    path, later = tmp_path / "labelled.csv", START.replace("0 1", "0 9")
    puzzle = [Example(START, "e2e4", source="p1"), Example(later, "d2d4", source="p1")]
    write_examples(path, [*puzzle, Example(START, "a2a3", label=False)])
    task = ["--task", PUBLISHED]
    done = run("task", "export", str(path), "-o", str(tmp_path / "first"), *task)
    words = "1 positive and 1 negative moves, 1 later moves of the same puzzles left out, "
    assert done.out.startswith(words)
    done = run("task", "export", str(path), "-o", str(tmp_path / "each"), "--each-move", *task)
    assert done.out.startswith("2 positive and 1 negative moves, ")


def test_mistakes_are_one_line(run: Run, examples: Path, tmp_path: Path) -> None:
    nowhere, popper = str(tmp_path / "nowhere"), str(tmp_path / "popper")
    out = ["-o", str(tmp_path / "out.csv")]
    assert is_one_line(run("task", "import", nowhere, *out))
    assert is_one_line(run("task", "import", str(tmp_path), *out))
    assert is_one_line(run("task", "export", nowhere, "-o", popper))
    assert is_one_line(run("task", "export", str(examples), "-o", popper, "--task", nowhere))
    assert is_one_line(run("task", "export", str(examples)))
    assert is_one_line(run("task", "nonsense"))
    (tmp_path / "file").write_text("")
    assert is_one_line(run("task", "export", str(examples), "-o", str(tmp_path / "file")))
    assert run("task", "export", str(examples), "-o", popper, "--task", PUBLISHED).status == 0
    assert is_one_line(run("task", "export", str(examples), "-o", popper, "--task", PUBLISHED))
    assert "say where the task goes" in run("task", "import", popper, "-o", "-").err


def test_examples_without_a_positive_one_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.csv"
    write_examples(path, [Example(START, "e2e4", label=False)])
    result = run("task", "export", str(path), "-o", str(tmp_path / "popper"))
    assert is_one_line(result)
    assert "there is no positive example" in result.err


def test_a_task_that_never_ends_is_refused(run: Run, examples: Path, tmp_path: Path) -> None:
    done = run("learn", str(examples), "--task", "/dev/zero", "-o", str(tmp_path / "run"))
    assert (done.status, done.err) == (2, "clausewitz: /dev/zero: more than 33,554,432 bytes\n")
