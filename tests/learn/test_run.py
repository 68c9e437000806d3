"""learn and reproduce: runs that end, that are cut short, that are killed and go on."""

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
from clausewitz.clauses import read_theory
from clausewitz.games.example import Example, moves_of
from clausewitz.games.example_table import write_examples
from clausewitz.learn.search import learning_run
from clausewitz.learn.space.task import read_task
from clausewitz.papers.krishnan_martens.held_out import to_learn_from
from clausewitz.papers.krishnan_martens.published_space import PUBLISHED_TACTICS, reproduce
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import suggest
from running import LONG, long

BIAS = data_dir("logic") / "tasks" / "tactics" / "bias.pl"
GAMES = data_dir("logic").parent / "examples" / "games.pgn"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty examples, and the paper's bias with bodies of up to four literals."""
    folder = tmp_path_factory.mktemp("task")
    boards = random_positions(20, seed=21)
    examples = [Example(fen_of(b), next(iter(b.legal_moves)).uci()) for b in boards]
    write_examples(folder / "examples.csv", examples)
    (folder / "bias.pl").write_text(BIAS.read_text().replace("max_body(5)", "max_body(4)"))
    return folder


def command(folder: Path, output: Path, *options: str) -> list[str]:
    program = [sys.executable, "-m", "clausewitz", "learn", str(folder / "examples.csv")]
    return [*program, "--task", str(folder / "bias.pl"), "-o", str(output), *options]


@pytest.fixture(scope="module")
def unbroken(folder: Path) -> Path:
    output = folder / "unbroken"
    task = read_task(folder / "bias.pl")
    outcome = learning_run.learn(folder / "examples.csv", task, output)
    assert outcome.finished
    return output


def test_theory_that_was_learned_suggests_moves(unbroken: Path) -> None:
    theory = read_theory(unbroken / "tactics.pl")
    results = json.loads((unbroken / "results.json").read_text())
    assert [tactic.name for tactic in theory.tactics] == [t["name"] for t in results["tactics"]]
    assert len(theory.tactics) > 5
    assert suggest(chess.Board(), [theory])


def test_behaviours_are_different_and_figures_fit(unbroken: Path) -> None:
    tactics = json.loads((unbroken / "results.json").read_text())["tactics"]
    for tactic in tactics:
        assert 1 <= tactic["support"] <= min(20, tactic["proposed"])
        assert tactic["precision"] == pytest.approx(tactic["support"] / tactic["proposed"])
        assert 0 < tactic["coverage"] <= 1
    assert len({tactic["clause"].partition(":-")[2] for tactic in tactics}) == len(tactics)
    ranks = [t["true"] / (t["proposed"] + 20) for t in tactics]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.long
@pytest.mark.parametrize("level", [2, long(3)])
def test_killed_run_goes_on_to_the_same_result(folder: Path, unbroken: Path, level: int) -> None:
    output = folder / f"killed-{level}"
    process = subprocess.Popen(command(folder, output), stderr=subprocess.DEVNULL)
    end = time.monotonic() + LONG
    while not (output / f"level-{level}.npz").exists() and process.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    subprocess.run(command(folder, output, "--resume"), check=True, capture_output=True)
    for name in ("tactics.pl", "results.json"):
        assert (output / name).read_text() == (unbroken / name).read_text()


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_run_goes_on_from_any_level_to_the_same_result(
    folder: Path, unbroken: Path, left: int
) -> None:
    output = folder / f"cut-{left}"
    output.mkdir()
    for name in ("settings.json", *(f"level-{size}.npz" for size in range(left + 1))):
        if (unbroken / name).exists():
            (output / name).write_bytes((unbroken / name).read_bytes())
    task = read_task(folder / "bias.pl")
    learning_run.learn(folder / "examples.csv", task, output, resume=True)
    for name in ("tactics.pl", "results.json"):
        assert (output / name).read_text() == (unbroken / name).read_text()


def test_time_that_runs_out_keeps_what_was_found(folder: Path) -> None:
    task = read_task(folder / "bias.pl")
    outcome = learning_run.learn(folder / "examples.csv", task, folder / "short", timeout=0)
    assert not outcome.finished
    assert [row.support for row in outcome.rows] == [20]
    assert "before the time ran out" in (folder / "short" / "tactics.pl").read_text()


def test_run_is_not_overwritten_nor_mixed_with_another(folder: Path, unbroken: Path) -> None:
    task = read_task(folder / "bias.pl")
    with pytest.raises(ClausewitzError, match="holds a run already"):
        learning_run.learn(folder / "examples.csv", task, unbroken)
    with pytest.raises(ClausewitzError, match="another min_support"):
        learning_run.learn(folder / "examples.csv", task, unbroken, min_support=2, resume=True)


def test_examples_without_a_positive_one_are_refused(folder: Path) -> None:
    file = folder / "none.csv"
    write_examples(file, [Example(chess.STARTING_FEN, "e2e4", label=False)])
    with pytest.raises(ClausewitzError, match="no positive example"):
        learning_run.learn(file, read_task(folder / "bias.pl"), folder / "none")


def test_reproduction_finds_the_837_tactics_of_the_paper() -> None:
    published, corrected = reproduce(moves_of(to_learn_from(GAMES, 0)))
    assert (published.tactics, published.behaviours) == (PUBLISHED_TACTICS, 12)
    bodies = {str(tactic).partition(":-")[2] for tactic in published.theory.tactics}
    assert len(bodies) == len(published.theory.tactics) == PUBLISHED_TACTICS
    assert len(corrected.theory.tactics) == corrected.behaviours
    assert corrected.behaviours > 100
