"""clausewitz metrics: from files to files, the same every time."""

import csv
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from clausewitz.engines import parallel_queries
from clausewitz.support.data import data_dir
from cluster import NEEDS_CLUSTER, two_workers
from engines.faking import FakeEngine
from running import Run, long

LITERATURE = data_dir("logic") / "tactics" / "literature.pl"


@pytest.fixture
def options(tmp_path: Path, examples: Path, fake: FakeEngine) -> list[object]:
    values = tmp_path / "values.sqlite"
    return [LITERATURE, examples, "--engine", fake.option, "--cache", values, "--jobs", "2"]


def read(run_folder: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((run_folder / "metrics.json").read_text())
    return result


def test_figures_are_written(run: Run, options: list[object], tmp_path: Path) -> None:
    done = run("metrics", *options, "-o", tmp_path / "run")
    assert done.status == 0
    assert "6 of 6 positions answered by fake" in done.err
    found = read(tmp_path / "run")
    assert found["positions"] == 6
    assert found["examples"]["name"] == "examples.csv"
    assert found["missing"] == []
    (engine,) = found["engines"]
    assert (engine["name"], engine["mode"]) == ("fake", "child")
    assert engine["identity"].startswith("Fake 1.0, file ")
    assert engine["label"] == "fake (child, depth 1)"
    assert [one["name"] for one in found["baselines"]] == ["random", "ground", "fake move"]
    assert found["baselines"][1]["divergence"]["fake"]["value"] == 0
    assert found["policy"]["rank"] == "order in the file"
    mate = next(one for one in found["tactics"] if one["name"] == "mate_in_one")
    assert mate["suggestions"] == 2
    assert mate["coverage"]["value"] == pytest.approx(2 / 6, abs=1e-4)
    assert mate["coverage"]["n"] == 6
    assert mate["accuracy"]["suggestions"] == {"value": 1, "low": 1, "high": 1, "n": 2}
    assert mate["accuracy"]["covered"]["value"] == mate["accuracy"]["chance"]["value"] == 1
    assert mate["divergence"]["fake"]["value"] == 0
    assert mate["value"]["fake"]["value"] == 2000
    places = [(place["move"], place["played"]) for place in mate["shown"]]
    assert places == [("d1d8", "d1d8"), ("a7a8q", "a7a8q")]
    assert mate["clause"].startswith("mate_in_one(")
    assert mate["english"]
    fork = next(one for one in found["tactics"] if one["name"] == "winning_fork")
    assert set(fork["shown"][0]["bindings"].values()) >= {"f6", "c7"}


def test_table_has_a_line_for_everything(run: Run, options: list[object], tmp_path: Path) -> None:
    run("metrics", *options, "-o", tmp_path / "run")
    rows = list(csv.DictReader((tmp_path / "run" / "metrics.csv").open()))
    found = read(tmp_path / "run")
    assert [row["kind"] for row in rows[:5]] == ["baseline"] * 3 + ["policy", "tactic"]
    assert [row["name"] for row in rows[4:]] == [one["name"] for one in found["tactics"]]
    for row, one in zip(rows[4:], found["tactics"], strict=True):
        assert int(row["suggestions"]) == one["suggestions"]
        assert float(row["coverage"]) == one["coverage"]["value"]
        divergence = one["divergence"]["fake"]["value"]
        assert row["divergence fake"] == ("" if divergence is None else str(divergence))


def test_second_run_asks_nothing_and_writes_the_same(
    run: Run, options: list[object], fake: FakeEngine, tmp_path: Path
) -> None:
    run("metrics", *options, "-o", tmp_path / "one")
    starts = fake.starts()
    again = run("metrics", *options, "-o", tmp_path / "two")
    assert fake.starts() == starts
    assert again.err == ""
    for name in ("metrics.json", "metrics.csv", "settings.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


@pytest.mark.parametrize("fault", [long("die 40"), long("illegal 5"), long("hang 20")])
def test_engine_at_fault_changes_no_figure(
    run: Run, options: list[object], fake: FakeEngine, tmp_path: Path, fault: str
) -> None:
    run("metrics", *options, "-o", tmp_path / "one")
    fake.will(fault)
    other = ["--cache", tmp_path / "other.sqlite"]
    if fault.startswith("hang"):
        other += ["--patience", 15]  # in another process, where it is by the clock
    assert run("metrics", *options, *other, "-o", tmp_path / "two").status == 0
    assert fake.was_at_fault()
    for name in ("metrics.json", "metrics.csv"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_engine_that_always_dies_is_one_line(
    run: Run, options: list[object], fake: FakeEngine, tmp_path: Path
) -> None:
    fake.will("die 3 always")
    done = run("metrics", *options, "-o", tmp_path / "run")
    assert done.status == 2
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert line.startswith(f"clausewitz: the engine {fake.command} failed 3 times, last on ")


def test_missing_engines_are_reported_and_the_rest_is_measured(
    run: Run, options: list[object], tmp_path: Path
) -> None:
    missing = ["--engine", "uci:/none/fish", "--engine", "maia:/none/maia.pb.gz"]
    done = run("metrics", *options, *missing, "-o", tmp_path / "run")
    assert done.status == 0
    assert "uci:/none/fish is not measured: there is no file /none/fish" in done.err
    found = read(tmp_path / "run")
    assert [one["engine"] for one in found["missing"]] == missing[1::2]
    assert "no such file" in found["missing"][1]["reason"]
    for one in (found["policy"], *found["baselines"], *found["tactics"]):
        nothing = {"value": None, "low": None, "high": None, "n": 0}
        assert one["divergence"]["uci:/none/fish"] == nothing
    assert found["policy"]["divergence"]["fake"]["n"] > 0
    row = next(csv.DictReader((tmp_path / "run" / "metrics.csv").open()))
    assert row["divergence maia:/none/maia.pb.gz"] == "not measured"
    assert row["divergence fake"] != "not measured"


def test_without_any_engine_coverage_and_accuracy_are_measured(
    run: Run, examples: Path, tmp_path: Path
) -> None:
    options = ["--engine", "uci:/none", "--cache", tmp_path / "values.sqlite"]
    done = run("metrics", LITERATURE, examples, *options, "-o", tmp_path / "run", "--json")
    assert done.status == 0
    found = json.loads(done.out)
    assert found == read(tmp_path / "run")
    assert found["engines"] == []
    assert found["baselines"][0]["accuracy"]["chance"]["value"] > 0
    assert found["policy"]["coverage"]["value"] > 0


def test_run_that_is_there_is_not_written_over(
    run: Run, options: list[object], tmp_path: Path
) -> None:
    run("metrics", *options, "-o", tmp_path / "run")
    before = (tmp_path / "run" / "metrics.json").read_bytes()
    again = run("metrics", *options, "-o", tmp_path / "run")
    assert again.status == 2
    assert "holds a run already: --resume" in again.err
    other = run("metrics", *options, "--fast", "--resume", "-o", tmp_path / "run")
    assert "holds a run with another mode" in other.err
    assert run("metrics", *options, "--resume", "-o", tmp_path / "run").status == 0
    assert (tmp_path / "run" / "metrics.json").read_bytes() == before


@pytest.mark.long
def test_killed_run_goes_on(
    run: Run, options: list[object], fake: FakeEngine, tmp_path: Path
) -> None:
    """The second question never comes back: the run is killed there, then resumed."""
    run("metrics", *options, "-o", tmp_path / "whole")
    fake.will("hang 2 always")
    other = ["--cache", tmp_path / "other.sqlite"]
    killed = [*options, *other, "-o", tmp_path / "killed"]
    starts = fake.starts()
    command = [sys.executable, "-m", "clausewitz", "metrics", *map(str, killed)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while fake.starts() < starts + 2 and process.poll() is None:
        time.sleep(0.05)  # until its name is known and a worker is at it
    process.kill()
    process.wait()
    fake.will("nothing 1")
    assert not (tmp_path / "killed" / "metrics.json").exists()
    assert run("metrics", *killed, "--resume").status == 0
    for name in ("metrics.json", "metrics.csv"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "killed" / name).read_bytes()


@pytest.mark.long
def test_interrupted_run_says_how_to_go_on(
    options: list[object], fake: FakeEngine, tmp_path: Path
) -> None:
    fake.will("hang 2 always")
    command = [sys.executable, "-m", "clausewitz", "metrics", *map(str, options)]
    process = subprocess.Popen(
        [*command, "-o", str(tmp_path / "run")], stderr=subprocess.PIPE, text=True
    )
    while fake.starts() < 2 and process.poll() is None:
        time.sleep(0.05)  # until its name is known and a worker is at it
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 2
    assert errors.startswith(
        "clausewitz: stopped; engine values are cached: continue with --resume"
    )


def test_rank_by_accuracy_is_taken_from_the_train_part_alone(
    run: Run, fake: FakeEngine, tmp_path: Path
) -> None:
    """In training d1d8 is played where it mates, in the test the mate is passed over."""
    board = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
    rows = [f"{board},d1d8,train", f"{board},d1d7,test"]
    examples = tmp_path / "split.csv"
    examples.write_text("\n".join(["fen,move,split", *rows]) + "\n")
    tactics = tmp_path / "tactics.pl"
    tactics.write_text(
        "any(P, F, T) :- legal_move(F, T, P).\n"
        "mates(P, F, T) :- make_move(F, T, P, N), checkmate(N).\n"
    )
    options = ["--engine", fake.option, "--cache", tmp_path / "values.sqlite"]
    found = {}
    for rank in ("order", "accuracy"):
        done = run("metrics", tactics, examples, *options, "--rank", rank, "-o", tmp_path / rank)
        assert done.status == 0, done.err
        found[rank] = read(tmp_path / rank)
    assert found["order"]["positions"] == 2
    assert found["order"]["policy"]["suggestions"] > 2
    assert found["accuracy"]["positions"] == 1
    assert found["accuracy"]["policy"]["suggestions"] == 1
    assert found["accuracy"]["policy"]["accuracy"]["covered"]["value"] == 0
    assert found["accuracy"]["policy"]["rank"] == "accuracy on 1 positions of the train part"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--rank", "accuracy"], "--rank accuracy needs examples of a train part"),
        (["--part", "test"], "there is no example of a move played of the test part"),
        (["--engine", "fish"], '--engine "fish" is not stockfish'),
    ],
)
def test_mistakes_are_one_line(
    run: Run, options: list[object], tmp_path: Path, more: list[str], words: str
) -> None:
    done = run("metrics", *options, *more, "-o", tmp_path / "run")
    assert done.status == 2
    assert words in done.err.splitlines()[-1]


@NEEDS_CLUSTER
def test_two_workers_of_a_cluster_write_the_same_files(
    run: Run, options: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_queries, "_FAR_CHUNK", 2)
    options[options.index("--cache") + 1] = tmp_path / "far.sqlite"
    with two_workers() as address:
        far = run("metrics", *options, "-o", tmp_path / "far", "--scheduler", address)
    assert far.status == 0, far.err
    options[options.index("--cache") + 1] = tmp_path / "here.sqlite"
    assert run("metrics", *options, "-o", tmp_path / "here").status == 0
    for name in ("metrics.json", "metrics.csv", "settings.json"):
        assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
