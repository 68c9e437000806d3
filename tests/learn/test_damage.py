"""Runs that meet a full disk, a damaged file or the end of their time: a line, and nothing lost."""

import resource
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from clausewitz.learn.domain.clean_clauses import smallest_cover
from clausewitz.learn.rules.rule_sets import RuleSetRequest, learn_rules
from clausewitz.learn.search import listed_words
from clausewitz.learn.space.task import read_task
from clausewitz.runs.pool import TimeRanOutError, Workers
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from learn.test_own_words import HEAD, WORDS, said
from learn.test_rulesets import checks_as_examples
from running import Run, long

BIAS = """
body_pred(checks, 3). type(checks, (square, square, position)). direction(checks, (out, out, in)).
body_pred(captures, 3). type(captures, (square, square, position)).
direction(captures, (in, in, in)).
body_pred(hanging, 2). type(hanging, (square, position)). direction(hanging, (in, in)).
max_vars(6). max_body(4).
"""
FILES = ("tactics.pl", "results.json", "report.txt")


def noisy() -> list[Example]:
    """Examples that no rule tells quite right, so that there is something to search."""
    found = enumerate(checks_as_examples(50, seed=5))
    return [replace(e, label=e.label != (number % 5 == 0)) for number, e in found]


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that met nothing; beside it the task and the examples."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "task").mkdir()
    (folder / "task" / "bias.pl").write_text(HEAD + BIAS)
    write_examples(folder / "examples.csv", noisy())
    done = learned_by_command(folder, folder / "run")
    assert done.returncode == 0, done.stderr
    return folder


def learned_by_command(
    folder: Path, output: Path, *options: str, bytes_of_a_file: int | None = None
) -> "subprocess.CompletedProcess[str]":
    words = ["learn", str(folder / "examples.csv"), "--task", str(folder / "task")]
    line = [sys.executable, "-m", "clausewitz", *words, "-o", str(output), *options]

    def limit() -> None:
        if bytes_of_a_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_of_a_file, bytes_of_a_file))

    return subprocess.run(line, capture_output=True, text=True, preexec_fn=limit)


def texts(run: Path) -> list[str]:
    return [(run / name).read_text() for name in FILES]


@pytest.mark.long
@pytest.mark.parametrize(
    "full",
    [
        "components-1.npz",
        *map(long, ("settings.json", "components-2.npz", "tactics.pl", "report.txt")),
    ],
)
def test_a_full_disk_is_a_line_and_the_run_goes_on(whole: Path, tmp_path: Path, full: str) -> None:
    size = (whole / "run" / full).stat().st_size
    smaller = [f for f in (whole / "run").iterdir() if f.stat().st_size < size]
    done = learned_by_command(whole, tmp_path / "run", bytes_of_a_file=size - 1)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(": File too large")
    assert "Traceback" not in done.stderr
    assert not list((tmp_path / "run").glob("*.part"))
    assert not (tmp_path / "run" / full).exists(), smaller
    resumed = learned_by_command(whole, tmp_path / "run", "--resume")
    assert resumed.returncode == 0, resumed.stderr
    assert texts(tmp_path / "run") == texts(whole / "run")


@pytest.mark.long
def test_output_on_a_full_disk_is_one_line(whole: Path, tmp_path: Path) -> None:
    words = ["learn", str(whole / "examples.csv"), "--task", str(whole / "task")]
    line = [sys.executable, "-m", "clausewitz", *words, "-o", str(tmp_path / "run")]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    message = "the output cannot be written: No space left on device"
    assert done.stderr.splitlines()[-1].endswith(message)
    assert "Traceback" not in done.stderr
    assert texts(tmp_path / "run") == texts(whole / "run")


def resumed(whole: Path, run: Path, heard: list[str] | None = None) -> None:
    """Go on with a run; what is wrong is printed, or raised."""
    task = read_task(whole / "task")
    origin = [f"f: {origin_of(whole)}"]
    try:
        learn_rules(noisy(), task, RuleSetRequest("f"), RunFolder(run), origin, resume=True)
    except ClausewitzError as error:
        if heard is None:
            raise
        heard.append(str(error))


def origin_of(whole: Path) -> str:
    first = (whole / "run" / "tactics.pl").read_text().splitlines()[0]
    return first.removeprefix("% f: ")


def damaged(text: bytes) -> Sequence[bytes]:
    """Cut short, and changed, in many places."""
    places = range(0, len(text), max(1, len(text) // 12))
    changed = [text[:n] + bytes([text[n] ^ 0xFF]) + text[n + 1 :] for n in places]
    last = text[:-10] + b"\0" * 10  # of the directory of arrays
    return [*(text[:n] for n in places), *changed, last, b"PK", b"[]"]


@pytest.mark.long
def test_a_damaged_file_is_named_and_can_be_made_again(whole: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    shutil.copytree(whole / "run", run)
    file = run / "components-2.npz"
    text = file.read_bytes()
    heard: list[str] = []
    for wrong in damaged(text):
        file.write_bytes(wrong)
        resumed(whole, run, heard)  # perhaps the change does not matter
    assert len(heard) > 12
    assert all(words.startswith(f"{file}: damaged") and "\n" not in words for words in heard)
    file.unlink()
    resumed(whole, run)
    assert texts(run) == texts(whole / "run")
    assert file.read_bytes() == text


@pytest.mark.parametrize("wrong", ["{", "[]", "\0\0", '{"version": 1}'])
def test_damaged_settings_are_reported(whole: Path, tmp_path: Path, wrong: str) -> None:
    run = tmp_path / "run"
    shutil.copytree(whole / "run", run)
    (run / "settings.json").write_text(wrong)
    with pytest.raises(ClausewitzError, match=r"not the settings of a run|with another"):
        resumed(whole, run)


def test_no_work_is_begun_after_the_deadline() -> None:
    late = Workers(deadline=0.0)
    assert list(late.map(abs, [-1])) == [1]  # all was begun in time
    begun = late.map(abs, iter([-1, -2, -3]))
    assert next(begun) == 1
    with pytest.raises(TimeRanOutError, match="the time ran out"):
        next(begun)


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 2])
def test_time_that_runs_out_while_words_are_listed_is_a_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr(listed_words, "BATCH", 5)
    bias = said("lonely", "busy") + "max_vars(5). max_body(2)."
    (tmp_path / "task").mkdir()
    (tmp_path / "task" / "bias.pl").write_text(HEAD + bias)
    (tmp_path / "task" / "bk.pl").write_text(WORDS)
    write_examples(tmp_path / "examples.csv", checks_as_examples(20, seed=1))
    line = ["learn", tmp_path / "examples.csv", "--task", tmp_path / "task", "--jobs", jobs]
    done = run(*line, "-o", tmp_path / "run", "--seconds", "0")
    assert done.status == 2
    assert done.err.splitlines()[-1].endswith("the time ran out before the tables were made")
    done = run(*line, "-o", tmp_path / "run", "--resume")
    assert done.status == 0, done.err


def test_the_smallest_cover_ends_when_the_time_does() -> None:
    found = smallest_cover([0b01, 0b10], [1, 1], 0b11, 2, 10, is_late=lambda: True)
    assert found is not None
    assert not found.proved
