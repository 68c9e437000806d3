"""learn by clingo and by Prolog: the same result, also of runs that are killed, stopped or late."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import chess
import pytest

from agree.sources import random_positions
from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from clausewitz.learn.search import learning_run, popper_loop
from clausewitz.learn.search.strategies import GeneratedBy, TriedBy
from clausewitz.learn.space.hypothesis_space import TypedBody
from clausewitz.learn.space.task import read_task
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from running import LONG, Run, long

BIAS = data_dir("logic") / "tasks" / "tactics" / "bias.pl"
TESTERS = [TriedBy.KERNEL, TriedBy.PROLOG]
ROUNDS = 3  # as many literals a body has at most


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten examples, and the paper's bias with bodies of three literals."""
    folder = tmp_path_factory.mktemp("task")
    boards = random_positions(10, seed=22)
    examples = [Example(fen_of(b), next(iter(b.legal_moves)).uci()) for b in boards]
    write_examples(folder / "examples.csv", examples)
    (folder / "bias.pl").write_text(BIAS.read_text().replace("max_body(5)", f"max_body({ROUNDS})"))
    return folder


def learn(folder: Path, output: str, tried_by: TriedBy, timeout: float | None = None) -> Path:
    task = read_task(folder / "bias.pl")
    outcome = learning_run.learn(
        folder / "examples.csv",
        task,
        folder / output,
        by=GeneratedBy.CLINGO,
        tried_by=tried_by,
        timeout=timeout,
        resume=True,
    )
    assert outcome.finished == (timeout is None)
    return folder / output


@pytest.fixture(scope="module")
def unbroken(folder: Path) -> Path:
    return learn(folder, "unbroken", TriedBy.KERNEL)


def command(folder: Path, output: Path, *options: str) -> list[str]:
    program = [sys.executable, "-m", "clausewitz", "learn", str(folder / "examples.csv")]
    task = ["--task", str(folder / "bias.pl"), "-o", str(output)]
    return [*program, *task, "--generator", "clingo", *options]


def started(folder: Path, output: Path, tester: TriedBy, rounds: int) -> subprocess.Popen[str]:
    """A run of which so many rounds are finished."""
    line = command(folder, output, "--tester", tester)
    process = subprocess.Popen(line, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + LONG
    while not (output / f"round-{rounds}.npz").exists() and process.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.005)
    return process


def same(one: Path, other: Path) -> bool:
    """Whether two runs have the same results; the theory also tells what was found on the way."""
    names = ("tactics.pl", "results.json")
    return all((one / name).read_text() == (other / name).read_text() for name in names)


def test_all_ways_find_the_same_behaviours(folder: Path, unbroken: Path) -> None:
    learning_run.learn(folder / "examples.csv", read_task(folder / "bias.pl"), folder / "direct")
    by_direct, by_clingo = (
        json.loads((path / "results.json").read_text())["tactics"]
        for path in (folder / "direct", unbroken)
    )
    figures = ("support", "proposed", "precision", "coverage")
    assert len(by_clingo) > 5
    assert sorted([t[f] for f in figures] for t in by_direct) == sorted(
        [t[f] for f in figures] for t in by_clingo
    )
    assert same(unbroken, learn(folder, "by-prolog", TriedBy.PROLOG))


@pytest.mark.long
@pytest.mark.parametrize("tester", [TriedBy.KERNEL, long(TriedBy.PROLOG)])
def test_killed_run_goes_on_to_the_same_result(
    folder: Path, unbroken: Path, tester: TriedBy
) -> None:
    output = folder / f"killed-{tester}"
    process = started(folder, output, tester, 2)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    line = command(folder, output, "--tester", tester, "--resume")
    subprocess.run(line, check=True, capture_output=True)
    assert same(output, unbroken)


def test_saved_rounds_are_not_run_again(
    folder: Path, unbroken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [unbroken / f"round-{size}.npz" for size in range(1, ROUNDS + 1)]
    tried: list[TypedBody] = []
    test = popper_loop.Loop._test

    def listening(self: popper_loop.Loop, batch: list[TypedBody], done: popper_loop.Round) -> None:
        tried.extend(batch)
        test(self, batch, done)

    monkeypatch.setattr(popper_loop.Loop, "_test", listening)
    again = folder / "again"
    again.mkdir()
    for file in (unbroken / "settings.json", *files[:-1]):
        (again / file.name).write_bytes(file.read_bytes())
    assert same(learn(folder, "again", TriedBy.KERNEL), unbroken)
    last = json.loads(_text(files[-1]))["tried"]
    assert len(tried) == last - json.loads(_text(files[-2]))["tried"]


def _text(file: Path) -> bytes:
    import numpy as np

    with np.load(file) as data:
        return bytes(data["text"].tobytes())


@pytest.mark.long
def test_run_is_stopped_by_a_key(folder: Path, unbroken: Path) -> None:
    output = folder / "stopped"
    process = started(folder, output, TriedBy.PROLOG, 2)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=LONG)
    assert process.returncode == 2
    last = said.splitlines()[-1]
    assert last.startswith("clausewitz: stopped; ")
    assert last.endswith(f": continue with --resume -o {output}")
    assert same(learn(folder, output.name, TriedBy.PROLOG), unbroken)


@pytest.mark.long
@pytest.mark.parametrize("tester", TESTERS)
def test_time_that_runs_out_keeps_what_was_found(
    folder: Path, unbroken: Path, tester: TriedBy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(popper_loop, "BATCH", 1)
    output = learn(folder, f"late-{tester}", tester, timeout=0)
    assert "1 clauses found before the time ran out" in (output / "tactics.pl").read_text()
    assert (output / "round-1.npz").exists()
    assert not (output / "round-2.npz").exists()
    monkeypatch.undo()
    assert same(learn(folder, output.name, tester), unbroken)


def test_settings_remember_the_way(folder: Path, unbroken: Path) -> None:
    task = read_task(folder / "bias.pl")
    for by, tried_by, changed in (
        (GeneratedBy.DIRECT, TriedBy.KERNEL, "by"),
        (GeneratedBy.CLINGO, TriedBy.PROLOG, "tester"),
    ):
        with pytest.raises(ClausewitzError, match=f"a run with another {changed}$"):
            learning_run.learn(
                folder / "examples.csv", task, unbroken, by=by, tried_by=tried_by, resume=True
            )


def refused(run: Run, folder: Path, *options: str) -> str:
    _, _, program, *words = command(folder, folder / "refused")
    assert program == "clausewitz"
    done = run(*words, *options)
    assert (done.status, done.out) == (2, "")
    assert not (folder / "refused").exists()
    (said,) = done.err.splitlines()
    return said


def test_direct_search_by_prolog_is_refused(run: Run, folder: Path) -> None:
    said = refused(run, folder, "--generator", "direct", "--tester", "prolog")
    assert said == (
        "clausewitz: the direct search needs the kernel: with Prolog, use --generator clingo"
    )


def test_contradictions_are_refused(run: Run, folder: Path, tmp_path: Path) -> None:
    start = chess.STARTING_FEN
    examples = [Example(start, "e2e4"), Example(start, "d2d4"), Example(start, "e2e4", label=False)]
    write_examples(tmp_path / "examples.csv", examples)
    (tmp_path / "bias.pl").write_text((folder / "bias.pl").read_text())
    said = refused(run, tmp_path, "--generator", "direct")
    assert said == f"clausewitz: e2e4 is both a positive and a negative example in {start}"
