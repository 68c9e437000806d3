"""A cluster learns what one process does, to the byte."""

from pathlib import Path

import pytest

from clausewitz.games.example_table import write_examples
from clausewitz.learn.rules import labelled
from clausewitz.learn.search import listed_words
from cluster import NEEDS_CLUSTER, two_workers
from learn.test_own_words import HEAD, WORDS, said
from learn.test_rulesets import checks_as_examples
from running import Run

BIAS = said("lonely", "busy", "smaller") + "constant(count, 4). max_vars(6). max_body(3)."


def files(folder: Path) -> dict[str, bytes]:
    """All but the time it took."""
    return {
        file.name: file.read_bytes() for file in folder.glob("[!.]*") if file.name != "times.json"
    }


@NEEDS_CLUSTER
def test_two_workers_write_the_same_files(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task, examples = tmp_path / "task", tmp_path / "examples.csv"
    task.mkdir()
    (task / "bias.pl").write_text(HEAD + BIAS)
    (task / "bk.pl").write_text(WORDS)
    write_examples(examples, checks_as_examples(40, seed=1))
    monkeypatch.setattr(labelled, "_TOGETHER", 20)
    monkeypatch.setattr(listed_words, "BATCH", 30)
    line = ["learn", examples, "--task", task]
    with two_workers() as address:
        for output, options in (("far", ["--scheduler", address]), ("here", ["--jobs", 1])):
            done = run(*line, *options, "-o", tmp_path / output)
            assert done.status == 0, done.err
    assert files(tmp_path / "far") == files(tmp_path / "here")
    assert {"tactics.pl", "results.json", "report.txt"} <= files(tmp_path / "here").keys()


@NEEDS_CLUSTER
def test_a_scheduler_that_is_not_there(run: Run, tmp_path: Path) -> None:
    examples = tmp_path / "examples.csv"
    write_examples(examples, checks_as_examples(5, seed=1))
    done = run("learn", examples, "-o", tmp_path / "r", "--scheduler", "tcp://127.0.0.1:9")
    assert done.status == 2
    assert done.err.splitlines()[-1].endswith("no Dask scheduler answers at tcp://127.0.0.1:9")
