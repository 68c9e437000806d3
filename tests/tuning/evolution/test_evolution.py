"""Evolution: what is born is well formed, runs repeat and resume, files tell how they were made."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clausewitz.endgames.endgame_classes import parse_class, start_rows
from clausewitz.endgames.player_files import find_player, read_player, shipped
from clausewitz.endgames.trees import check_tree, from_program
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.evolution.breeding import Breeder
from clausewitz.tuning.evolution.evolution import (
    EvolutionResult,
    evolve,
    folded,
    player_of,
    player_text,
)
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.generations import Generation, random_pairs
from clausewitz.tuning.evolution.scoring import match, tally_of
from running import LONG
from tuning.evolution.remake import command_of, made_again

SMALL = EvolutionPlan(
    "KRKR", population=12, generations=4, starts=2, master=4, every=2, final=10, nodes=40, seed=7
)


def run(plan: EvolutionPlan, path: Path, workers: Workers | None = None) -> EvolutionResult:
    folder = RunFolder(path)
    folder.start(plan.as_dict(), resume=True)
    return evolve(plan, folder, workers or Workers())


def files(path: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in sorted(path.glob("[!.]*"))}


def test_trees_that_are_born_are_of_the_language_and_not_too_large() -> None:
    breeder, chance = Breeder(replace(SMALL, population=60)), random.Random(1)
    players = breeder.first()
    for number in range(1, 6):
        players = breeder.next(players, [chance.random() for _ in players], number, [])
    assert len(players) == 60
    for player in players:
        for program in player:
            check_tree(from_program(program), "born")
            assert len(program) <= SMALL.nodes


def test_first_generations_have_all_words() -> None:
    players = Breeder(replace(SMALL, population=80)).first()
    words = {code for player in players for program in player for code in program}
    assert len(words) == 32 + 12 + 7


def test_an_ancestor_is_among_the_first_and_has_kin() -> None:
    plan = replace(SMALL, ancestor="master", depth=11)
    first, second, third = find_player("master").programs()
    players = Breeder(plan).first()
    drawn = Breeder(SMALL).first()
    assert players[0] == (first, second, third)
    assert len(players) == len(drawn)
    kin = {place for place, player in enumerate(players) if len(player[1]) > len(second) // 2}
    assert {0, 4, 8} & kin
    assert players[4] != players[0]
    assert players == Breeder(plan).first()


def test_hunter_and_master_are_met_on_request(tmp_path: Path) -> None:
    fitness = list[list[float]]()
    for name, plan in (
        ("peers", SMALL),
        ("hunter", replace(SMALL, hunter=2)),
        ("master", replace(SMALL, taught=2)),
    ):
        run(replace(plan, generations=1), tmp_path / name)
        saved = json.loads((tmp_path / name / "generation-000.json").read_text())
        assert [bytes.fromhex(tree) for tree in saved["players"][3]] == [*Breeder(plan).first()[3]]
        fitness.append(saved["fitness"])
    assert fitness[0] != fitness[1]
    assert fitness[0] != fitness[2]
    assert fitness[1] != fitness[2]


def test_the_elite_lives_on() -> None:
    breeder = Breeder(replace(SMALL, elite=2))
    players = breeder.first()
    fitness = [1.0 if place in (3, 5) else 0.0 for place in range(len(players))]
    elite = Generation(0, players, fitness).elite(2)
    assert breeder.next(players, fitness, 1, elite)[:2] == [players[3], players[5]]


def test_fitter_players_breed_more() -> None:
    breeder = Breeder(replace(SMALL, reproduction=1.0, crossover=0.0, mutation=0.0))
    players = breeder.first()
    born = breeder.next(players, [float(place) for place in range(12)], 1, [])
    counts = Counter(born)
    assert set(born) <= set(players)
    assert sum(counts[player] for player in players[6:]) > sum(counts[p] for p in players[:6])


@pytest.mark.parametrize("players", [2, 7, 12])
def test_each_player_meets_its_peers(players: int) -> None:
    peers = 5 if players > 5 else 1
    pairs = random_pairs(players, peers, random.Random(0))
    counts = Counter(place for pair in pairs for place in pair)
    assert all(a != b for a, b in pairs)
    assert set(counts) == set(range(players))
    assert min(counts.values()) == peers
    if players % 2 == 0:
        assert set(counts.values()) == {peers}


def test_points_and_interval() -> None:
    tally = tally_of(np.array([[4, 0], [3, 2], [2, 2], [0, 4], [1, 3]]))
    assert (tally.won, tally.ahead, tally.drawn, tally.behind, tally.lost) == (2, 1, 3, 2, 2)
    assert tally.score == pytest.approx((1 + 1 + 0.75 + 1.5) / 10)
    assert tally.interval.low < tally.score < tally.interval.high


def test_a_player_draws_with_itself_on_average() -> None:
    master = find_player("master").programs()
    starts = start_rows([parse_class("KQRKQR")], 20, seed=3)
    tally = match(master, master, starts, 60)
    assert (tally.won, tally.ahead) == (tally.lost, tally.behind)


def test_a_run_repeats_itself_with_any_number_of_workers(tmp_path: Path) -> None:
    one = run(SMALL, tmp_path / "one")
    two = run(SMALL, tmp_path / "two", Workers(2))
    assert one == two
    assert files(tmp_path / "one") == files(tmp_path / "two")
    other = run(replace(SMALL, seed=8), tmp_path / "other")
    assert other.trees() != one.trees()


def test_a_run_goes_on_from_any_generation(tmp_path: Path) -> None:
    whole = run(SMALL, tmp_path)
    before = files(tmp_path)
    for number in (4, 3):
        (tmp_path / f"generation-{number:03}.json").unlink()
    (tmp_path / "generation-003.json.part").write_text('{"number": 3, "pla')
    assert run(SMALL, tmp_path) == whole
    (tmp_path / "generation-003.json.part").unlink(missing_ok=True)
    assert files(tmp_path) == before


COMMAND = [
    *(sys.executable, "-m", "clausewitz", "evolve", "KRKR", "--population", "12"),
    *("--generations", "15", "--starts", "2", "--master", "4", "--final", "5", "--seed", "7"),
]


@pytest.mark.long
def test_a_killed_command_resumes_to_the_same_result(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    done = subprocess.run([*COMMAND, "-o", first], capture_output=True, text=True, timeout=LONG)
    assert done.returncode == 0, done.stderr
    with subprocess.Popen([*COMMAND, "-o", second], stderr=subprocess.DEVNULL) as process:
        while not (second / "generation-003.json").exists() and process.poll() is None:
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
    again = subprocess.run(
        [*COMMAND, "-o", second, "--resume"], capture_output=True, text=True, timeout=LONG
    )
    assert again.returncode == 0, again.stderr
    for leftover in second.glob("*.part"):
        leftover.unlink()
    assert files(second) == files(first)
    assert again.stdout.replace(str(second), str(first)) == done.stdout
    refused = subprocess.run([*COMMAND, "-o", second], capture_output=True, text=True, timeout=LONG)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_the_file_of_a_player_says_how_it_was_made(tmp_path: Path) -> None:
    found = run(SMALL, tmp_path)
    text = player_text(found, "small")
    file = tmp_path / "small.pl"
    file.write_text(text)
    assert read_player(file) == player_of(found, "small")
    assert "clausewitz evolve KRKR" in text
    assert "--seed 7" in text
    assert max(map(len, text.splitlines())) <= 100
    json.dumps(found.as_dict())


@pytest.mark.long
def test_the_command_in_a_file_makes_the_file_again(tmp_path: Path) -> None:
    plan = replace(SMALL, hunter=1, ancestor="master", depth=11, judge="random:3", judged=2)
    text = player_text(run(plan, tmp_path / "once"), "small")
    assert made_again(text, tmp_path / "again") == text


def test_shipped_players_tell_how_they_were_made() -> None:
    for name, path in shipped().items():
        text = path.read_text()
        words = command_of(text)
        assert (words == []) == (name == "master")
        if words:
            assert words[words.index("--name") + 1] == name == read_player(path).name
            assert {"--seed", "-o"} <= {*words}
            assert "Made by clausewitz " in text


def test_a_folded_command_is_the_command() -> None:
    command = f"clausewitz evolve KRKR {' '.join(f'--option{n} {n}' for n in range(20))} -o RUN"
    lines = folded(command)
    assert len(lines) > 1
    assert " ".join(" ".join(lines).replace("\\", "").split()) == command


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mutation": 0.5}, "not 1"),
        ({"elite": 12}, "cannot live on"),
        ({"peers": 12}, "do not have"),
        ({"plies": 2000}, "plies"),
        ({"nodes": 1000}, "nodes"),
        ({"classes": "KKK"}, "no side can have"),
        ({"ancestor": "nobody"}, 'no player "nobody"'),
        ({"ancestor": "master", "nodes": 20}, "more than 20 nodes"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        replace(SMALL, **change).check()  # type: ignore[arg-type]


def test_a_judge_decides_the_final_and_is_called_once(tmp_path: Path) -> None:
    plan = replace(SMALL, judge="random:3", judged=2)
    found = run(plan, tmp_path)
    judged = json.loads((tmp_path / "judged.json").read_text())
    assert "/".join(tree.hex() for tree in found.player) in judged
    RunFolder(tmp_path).write_json("judged.json", {name: n for n, name in enumerate(judged)})
    last = list(judged)[-1]
    assert "/".join(tree.hex() for tree in run(plan, tmp_path).player) == last


def test_a_judge_that_is_not_there_is_refused() -> None:
    with pytest.raises(ClausewitzError, match="no player"):
        replace(SMALL, judge="nobody").check()
