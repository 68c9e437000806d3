"""Players that are remembered, and mutations that change little."""

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clausewitz.endgames.player_files import find_player
from clausewitz.endgames.trees import check_tree, from_program
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder
from clausewitz.tuning.evolution.breeding import Breeder
from clausewitz.tuning.evolution.evolution import evolve
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.generations import (
    Life,
    elite_of,
    fitness_of,
    lengthened,
    read_generation,
    styles_of,
)
from clausewitz.tuning.evolution.small_mutations import gently_mutated

REMEMBERED = EvolutionPlan(
    "KRKR",
    population=10,
    generations=3,
    peers=1,
    starts=1,
    taught=3,
    ancestor="master",
    depth=11,
    elite=4,
    memory=20,
    gentle=0.5,
    reproduction=0.0,
    crossover=0.4,
    mutation=0.6,
    master=2,
    final=4,
    seed=3,
)


def test_small_changes_are_of_the_language_small_and_not_always_the_same() -> None:
    random.seed(5)
    before = from_program(find_player("master").programs()[1])
    changed = [gently_mutated(before) for _ in range(300)]
    for tree in changed:
        check_tree(tree, "changed")
    sizes = [tree.size - before.size for tree in changed]
    assert max(sizes) <= 5
    assert sum(abs(size) <= 5 for size in sizes) > 250
    assert len({str(tree) for tree in changed}) > 150


def test_who_is_remembered_is_judged_by_all_its_games(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.start(REMEMBERED.as_dict(), resume=False)
    evolve(REMEMBERED, folder, Workers())
    files = sorted(tmp_path.glob("generation-*.json"))
    first, second, *_ = (read_generation(json.loads(file.read_text())) for file in files)
    assert all(life.games == 8 for life in first.lives)
    elders = first.elite(REMEMBERED.elite)
    assert second.players[:4] == [first.players[place] for place in elders]
    for place, elder in enumerate(elders):
        assert second.lives[place].games == first.lives[elder].games + 8
        assert second.lives[place].points >= first.lives[elder].points
    assert all(life.games == 8 for life in second.lives[4:])
    assert len(set(second.players)) == len(second.players)


def test_a_lucky_newcomer_is_not_fitter_than_who_did_well_for_long() -> None:
    lives = [Life(6.0, 8.0, "a"), Life(600.0, 1000.0, "b"), Life(300.0, 1000.0, "c")]
    lucky, proved, poor = fitness_of(lives, average=0.45, memory=100)
    assert proved > lucky > poor
    assert fitness_of(lives, average=0.45, memory=0)[0] == pytest.approx(0.75)


def test_what_all_earned_by_good_starts_is_not_counted_if_fair() -> None:
    elder, newcomer = Breeder(REMEMBERED).first()[:2]
    lives, before = [Life(8.0, 10.0, "a"), Life(7.0, 10.0, "b")], {elder: Life(50.0, 100.0, "c")}
    old, new = lengthened([elder, newcomer], lives, before, fair=True)
    assert (old.points, old.games) == pytest.approx((55.0, 110.0))
    assert (new.points, new.games) == pytest.approx((4.0, 10.0))
    assert lengthened([newcomer], lives[:1], before, fair=True) == lives[:1]
    old, new = lengthened([elder, newcomer], lives, before, fair=False)
    assert (old.points, new.points) == pytest.approx((58.0, 7.0))


def test_the_elite_are_the_fittest_of_each_style() -> None:
    one, two, three = Breeder(REMEMBERED).first()[:3]
    players, fitness = [one, two, three], [0.5, 0.6, 0.4]
    twins = [Life(50, 100, "x"), Life(6, 10, "x"), Life(4, 10, "y")]
    assert elite_of(players, fitness, twins, 2) == [0, 2]
    assert elite_of(players, fitness, [], 2) == [1, 0]
    assert elite_of(players, fitness, [life._replace(style="") for life in twins], 2) == [1, 0]


def test_styles_tell_who_ended_all_games_with_strangers_alike() -> None:
    meetings = np.array([[0, 1, 0], [0, 3, 1], [0, 3, 2], [1, 3, 1], [1, 3, 2], [2, 3, 1]])
    results = np.array([[4, 0], [2, 2], [3, 1], [2, 2], [3, 1], [2, 2]])
    one, two, three = styles_of(results, meetings, 3)
    assert one == two != three
    assert styles_of(results[:1], meetings[:1], 3) == ["", "", ""]


def test_options_that_are_not_given_change_nothing() -> None:
    plain = replace(REMEMBERED, memory=0, gentle=0.0)
    assert not {"memory", "fair", "gentle"} & set(plain.as_dict())
    assert "--memory 20 --gentle 0.5" in REMEMBERED.command()
    assert "--memory 20 --fair --gentle" in replace(REMEMBERED, fair=True).command()
