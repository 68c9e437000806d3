"""Genetic weights by the command: resumed, in processes, on a cluster, always the same."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.players.player_names import find_player
from clausewitz.tuning.weights.agents import Agent
from clausewitz.tuning.weights.genetic import PAPERS_SETS
from clausewitz.tuning.weights.tournament import Meeting, Terms, play
from cluster import NEEDS_CLUSTER, two_workers
from running import LONG, Run, long

SMALL = [
    *("--depth", "1", "--population", "4", "--generations", "3", "--fittest", "3"),
    *("--survivors", "1", "--starts", "1", "--final", "1", "--finalists", "2", "--seed", "3"),
]

TWO_GENERATIONS = ["--generations", "2", "--final", "0"]


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.glob("[!.]*")}


@pytest.fixture(scope="session")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files of a run that nobody disturbed."""
    folder = tmp_path_factory.mktemp("unbroken") / "run"
    command(folder, *SMALL).communicate()
    return files(folder)


def command(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    program = "from clausewitz.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, "tune", "genetic", "-o", str(folder), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.long
def test_a_run_folder_holds_generations_and_weights(unbroken: dict[str, str]) -> None:
    generations = [f"generation-{number:02}.json" for number in (1, 2, 3)]
    expected = {"final.json", "results.json", "settings.json", "weights.pl", *generations}
    assert unbroken.keys() == expected
    for name in generations:
        saved = json.loads(unbroken[name])
        assert len(saved["agents"]) == 4
        assert [len(signs) for _, _, signs in saved["games"]] == [2] * 6
    results = json.loads(unbroken["results.json"])
    assert len(results["generations"]) == 3
    assert {row["agent"] for row in results["last"]} >= set(PAPERS_SETS)


def test_the_fittest_are_the_parents(run: Run, tmp_path: Path) -> None:
    assert run("tune", "genetic", "-o", tmp_path, *SMALL, *TWO_GENERATIONS).status == 0
    before, after = (json.loads(files(tmp_path)[f"generation-0{n}.json"]) for n in (1, 2))
    points = dict.fromkeys((agent["agent"] for agent in before["agents"]), 0.0)
    for a, b, signs in before["games"]:
        won = sum({"1": 1.0, "=": 0.5, "0": 0.0}[sign] for sign in signs)
        points[a] += won
        points[b] += len(signs) - won
    ranked = sorted(points, key=lambda number: -points[number])
    parents = {number for agent in after["agents"] for number in agent["parents"]}
    least = min(points[number] for number in parents)
    assert least >= points[ranked[2]]
    assert points[after["agents"][0]["agent"]] == points[ranked[0]]


@pytest.mark.long
@pytest.mark.parametrize("after", ["generation-02.json", long("final.json")])
def test_a_killed_run_goes_on_to_the_same_files(
    after: str, unbroken: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    running = command(folder, *SMALL)
    while running.poll() is None and not (folder / after).exists():
        time.sleep(0.002)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    assert (folder / after).exists()
    _, errors = command(folder, "--resume", *SMALL).communicate()
    assert files(folder) == unbroken, errors


@pytest.mark.long
def test_processes_come_to_the_same(unbroken: dict[str, str], tmp_path: Path) -> None:
    _, errors = command(tmp_path / "run", "--jobs", "2", *SMALL).communicate()
    assert files(tmp_path / "run") == unbroken, errors


@pytest.mark.long
def test_processes_leave_when_the_run_is_killed(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    running = command(folder, "--jobs", "2", *SMALL, "--depth", "3", "--starts", "6")
    while running.poll() is None and not (folder / "generation-01.json").exists():
        time.sleep(0.01)
    assert running.poll() is None
    running.send_signal(signal.SIGKILL)
    running.wait()
    until = time.monotonic() + LONG
    while in_session(running.pid) and time.monotonic() < until:
        time.sleep(0.1)
    assert in_session(running.pid) == []


def in_session(number: int) -> list[int]:
    """The processes that were started by that one, and their children."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(state[3]) == number and state[0] != "Z":
                found.append(int(folder.name))
    return found


@NEEDS_CLUSTER
def test_a_cluster_comes_to_the_same(unbroken: dict[str, str], tmp_path: Path) -> None:
    with two_workers() as address:
        _, errors = command(tmp_path / "run", "--scheduler", address, *SMALL).communicate()
    assert files(tmp_path / "run") == unbroken, errors


@NEEDS_CLUSTER
def test_a_scheduler_that_is_not_there(run: Run, tmp_path: Path) -> None:
    result = run(
        "tune", "genetic", "-o", tmp_path / "r", "--scheduler", "tcp://127.0.0.1:9", *SMALL
    )
    assert result.status == 2
    assert result.err.splitlines()[-1].endswith("no Dask scheduler answers at tcp://127.0.0.1:9")


@pytest.mark.long
def test_standings_are_printed(run: Run, tmp_path: Path) -> None:
    result = run("tune", "genetic", "-o", tmp_path / "r", "--json", *SMALL)
    assert result.status == 0
    lines = result.err.splitlines()
    played = [line.partition(":")[0].rpartition(" games of ") for line in lines]
    assert [name for _, _, name in played] == [*(f"generation-0{n}" for n in (1, 2, 3)), "final"]
    assert played[0][0] == "12 of 12"
    found = json.loads(result.out)["weights"]
    text = (tmp_path / "r" / "weights.pl").read_text()
    values = ", ".join(str(round(1000 * value)) for value in found.values())
    assert f"weights(tuned, {values})." in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--fittest", "9"], "no more to choose from"),
        (["--depth", "2", "--nodes", "9"], "depth or by nodes"),
        (["--name", "Mine"], "is not a name"),
        (["--population", "1"], "population"),
    ],
)
def test_refusals_are_one_line(arguments: list[str], words: str, run: Run, tmp_path: Path) -> None:
    result = run("tune", "genetic", "-o", tmp_path / "r", *SMALL[2:], *arguments)
    assert result.status == 2
    assert words in result.err
    assert len(result.err.splitlines()) == 1


def test_a_folder_of_another_run_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"seed": 1}')
    assert "--resume" in run("tune", "genetic", "-o", tmp_path, *SMALL).err
    result = run("tune", "genetic", "-o", tmp_path, "--resume", *SMALL)
    assert result.status == 2
    assert "another" in result.err


def test_tuned_weights_have_a_name_among_the_players(tmp_path: Path) -> None:
    assert find_player("base:tuned").name
    (tmp_path / "mine.pl").write_text("weights(mine, 1000, 20, 50).\n")
    assert find_player(f"pruning:{tmp_path}/mine.pl").name


def test_a_meeting_is_both_colours_from_every_opening() -> None:
    mates = Opening("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
    terms = Terms("base", Limit(depth=2), (mates,))
    meeting = Meeting(Agent(3, (1000, 20, 50)), Agent(7, (1000, 20, 50)), terms)
    assert play(meeting) == ((3, 7), (1.0, 0.0))  # whoever has White mates


@pytest.mark.long
def test_a_stopped_run_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    running = command(folder, *SMALL, "--depth", "2", "--starts", "6", "--generations", "30")
    while not (folder / "generation-01.json").exists():
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=LONG)
    assert running.returncode == 2
    assert errors.splitlines()[-1].endswith(f"continue with --resume -o {folder}")
