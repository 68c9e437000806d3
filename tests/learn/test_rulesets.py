"""Rule sets from labelled examples: scores, items, the combiner, and whole runs."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import chess
import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz.clauses import read_theory
from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.costs import Costs, measure_of
from clausewitz.learn.rules.items import Flags, Items
from clausewitz.learn.rules.labelled import LabelledTester, held_out
from clausewitz.learn.rules.rule_files import RuleSet
from clausewitz.learn.rules.rule_sets import RuleSetRequest, learn_rules
from clausewitz.learn.rules.set_search import Pool, best_set, cost_of, exact_set, prices
from clausewitz.learn.space.task import Task, read_task
from clausewitz.position.board import fen_of
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from running import LONG

THEMES = data_dir("logic") / "tasks" / "themes"


def test_scores_of_a_clause() -> None:
    score = Score(true=30, false=10, positives=60, negatives=140, size=4)
    assert (score.precision, score.recall, score.coverage) == (0.75, 0.5, 0.2)
    assert score.f1 == pytest.approx(0.6)
    assert score.wracc == pytest.approx(0.2 * (0.75 - 0.3))
    assert score.description_length() == 4 + 10 + 30


def test_scores_of_nothing_are_zero() -> None:
    score = Score(0, 0, 0, 0)
    assert score.precision == score.recall == score.f1 == score.coverage == score.wracc == 0


def items(labels: list[int], weights: list[float] | None = None) -> Items:
    return Items(
        np.arange(len(labels)),
        np.array(labels, np.bool_),
        np.array(weights or [1.0] * len(labels)),
    )


LABELS = [1, 1, 1, 1, 0, 0, 0, 0]
RULES = np.array(
    [
        [1, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 1, 1, 0, 0, 0, 0],
        [1, 1, 1, 1, 1, 1, 1, 0],
        [1, 1, 1, 0, 1, 0, 0, 0],
    ],
    np.bool_,
)
SIZES = [3, 3, 1, 3]


def pool(rules: Flags, sizes: list[int], weighed: Items) -> Pool:
    bits = CaseBits(weighed)
    words, _ = bits.folded(bits.packed(rules, np.arange(rules.shape[1], dtype=np.uint64)))
    return Pool(bits, words, np.array(sizes, np.int64))


def test_sets_have_clauses_that_are_right_together() -> None:
    assert best_set(pool(RULES, SIZES, items(LABELS)), measure_of("f1"), most=3) == [0, 1]


def test_sets_have_no_more_clauses_than_requested() -> None:
    (one,) = best_set(pool(RULES, SIZES, items(LABELS)), measure_of("f1"), most=1)
    assert one in (2, 3)


def test_sets_count_literals_against_errors() -> None:
    whole = pool(RULES, SIZES, items(LABELS))
    assert best_set(whole, measure_of("mdl0.1"), most=3) == []
    assert best_set(whole, measure_of("mdl10"), most=3) == [0, 1]


def test_a_clause_pays_for_itself_with_one_true_item_more_than_it_costs() -> None:
    costs = Costs(literal=1.0, false=1.0, missed=1.0)
    nothing = costs.of(true=0, false=0, positives=9, size=0)
    assert costs.least_true(3) == costs.least_gone(3) == 4
    assert costs.of(true=4, false=0, positives=9, size=3) < nothing
    assert costs.of(true=3, false=0, positives=9, size=3) >= nothing


def test_moves_of_one_source_are_held_out_together(examples: list[Example]) -> None:
    moves = [replace(e, source=str(n // 3), split="train") for n, e in enumerate(examples)]
    parts: dict[tuple[str, bool], set[str]] = defaultdict(set)
    for example in held_out(moves, 0.2):
        parts[example.source, example.label].add(example.split)
    assert {"train"} in parts.values()
    assert {"validation"} in parts.values()
    assert all(len(splits) == 1 for splits in parts.values())


def test_weights_count() -> None:
    light = items(LABELS, [1.0] * 4 + [0.01] * 4)
    assert best_set(pool(RULES, SIZES, light), measure_of("f1"), most=1) == [2]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["mdl", "mdl3", "f1", "f0.5", "wracc"])
def test_sets_of_clingo_are_the_best_there_are(name: str, seed: int) -> None:
    """All sets are tried one by one; local search may miss the best, clingo may not."""
    chooser = np.random.default_rng(seed)
    labels = [1] * 12 + [0] * 12
    rules = chooser.random((8, 24)) < np.where(np.array(labels) == 1, 0.45, 0.15)
    sizes = chooser.integers(2, 6, 8).tolist()
    whole, measure = pool(rules, sizes, items(labels)), measure_of(name)
    every = [list(s) for n in range(4) for s in combinations(range(8), n)]
    costs = prices(whole, measure, max(every, key=lambda s: measure.worth(whole.score(s))))
    cheapest = min(cost_of(whole, costs, chosen) for chosen in every)
    start = best_set(whole, measure, most=3)
    found = exact_set(whole, costs, 3, start, among=8, seconds=LONG)
    assert found.proved
    assert cost_of(whole, costs, found.chosen) == pytest.approx(cheapest)


@pytest.mark.parametrize("name", ["", "f", "f.", "recall", "mdl-1", "f1x", "wracc2", "mdl0"])
def test_scores_of_other_names_are_refused(name: str) -> None:
    with pytest.raises(ClausewitzError, match="is no score"):
        measure_of(name)


def checks_as_examples(count: int, seed: int, split: str = "") -> list[Example]:
    """Moves that give check, and as many that do not."""
    chooser, found = random.Random(seed), list[Example]()
    for board in random_positions(count, seed=seed):
        by_check: dict[bool, list[chess.Move]] = {True: [], False: []}
        for move in board.legal_moves:
            if move.promotion in (None, chess.QUEEN):
                by_check[board.gives_check(move)].append(move)
        for label, moves in by_check.items():
            for move in chooser.sample(moves, min(2, len(moves))):
                found.append(Example(fen_of(board), move.uci(), label, split))
    return found


@pytest.fixture(scope="module")
def examples() -> list[Example]:
    parts = [("train", 1), ("validation", 2), ("test", 3)]
    return [e for split, seed in parts for e in checks_as_examples(60, seed, split)]


@pytest.fixture(scope="module")
def task() -> Task:
    return read_task(THEMES)


@pytest.fixture(scope="module")
def learned(
    examples: list[Example], task: Task, tmp_path_factory: pytest.TempPathFactory
) -> tuple[RuleSet, Path]:
    path = tmp_path_factory.mktemp("rules")
    wish = RuleSetRequest("gives_check")
    return learn_rules(examples, task, wish, RunFolder(path), ["checks"]), path


def test_what_a_check_is_can_be_learned(learned: tuple[RuleSet, Path]) -> None:
    found, path = learned
    assert found.finished
    assert list(found.scores) == ["train", "validation", "test"]
    assert {(s.precision, s.recall) for s in found.scores.values()} == {(1.0, 1.0)}
    assert len(found.rules) == 1
    (tactic,) = read_theory(path / "tactics.pl").tactics
    assert tactic.name == "gives_check"
    (clause,) = tactic.clauses
    assert [literal.predicate for literal in clause.body] == ["make_move", "checks"]


def test_rules_without_a_mistake_end_the_search(
    examples: list[Example], task: Task, tmp_path: Path
) -> None:
    wish = RuleSetRequest("gives_check", "f1")
    found = learn_rules(examples, task, wish, RunFolder(tmp_path), ["checks"])
    longest = task.bias.max_body + 1
    bound = f"no clause of at most {longest} literals with its head"
    assert any(bound in line and "f1 1.0000" in line for line in found.bound())
    assert found.outcome.components < 1000  # those of one literal, not of two


def test_results_tell_every_score(learned: tuple[RuleSet, Path]) -> None:
    results = json.loads((learned[1] / "results.json").read_text())
    assert results["finished"] is True
    (clause,) = results["clauses"]
    names = {"precision", "recall", "f1", "wracc", "description_length"}
    assert names <= clause.keys()
    assert names <= results["scores"]["test"].keys()


def test_moves_of_one_source_are_one_item() -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    fen = fen_of(board)
    moves = [("a1a8", "mate"), ("a1b1", "mate"), ("a1c1", "none"), ("g1h1", "")]
    examples = [Example(fen, move, source == "mate", source=source) for move, source in moves]
    tester = LabelledTester(examples)
    assert tester.items.labels.tolist() == [True, False, False]
    assert tester.items.numbers.tolist() == [0, 0, 1, 2]
    held = np.array([False, True, True, False])
    assert tester.items.of_cases(held).tolist() == [True, True, False]


def test_negative_items_weigh_as_much_as_the_world_has_of_them(examples: list[Example]) -> None:
    tester = LabelledTester(examples, prevalence=0.1)
    labels, weights = tester.items.labels, tester.items.weights
    assert weights[labels].sum() / weights.sum() == pytest.approx(0.1)


@pytest.mark.parametrize("label", [True, False])
def test_one_label_alone_is_refused(examples: list[Example], task: Task, label: bool) -> None:
    alike = [replace(e, label=label) for e in examples if e.split == "train"]
    missing = "negative" if label else "positive"
    with pytest.raises(ClausewitzError, match=f"no {missing} example"):
        learn_rules(alike, task, RuleSetRequest("f"), RunFolder(Path("unused")), [])


def test_contradictions_are_refused(examples: list[Example], task: Task) -> None:
    both = [*examples, replace(examples[0], label=not examples[0].label)]
    with pytest.raises(ClausewitzError, match="both a positive and a negative example"):
        learn_rules(both, task, RuleSetRequest("f"), RunFolder(Path("unused")), [])


def test_time_that_runs_out_keeps_what_was_found(
    examples: list[Example], task: Task, tmp_path: Path
) -> None:
    wish = RuleSetRequest("f")
    found = learn_rules(examples, task, wish, RunFolder(tmp_path), [], timeout=0)
    assert not found.finished
    assert "before the time ran out" in (tmp_path / "tactics.pl").read_text()
    assert not list(tmp_path.glob("components-*"))


def command(folder: Path, output: str, *options: str) -> list[str]:
    words = [
        "learn",
        str(folder / "examples.csv"),
        "-o",
        str(folder / output),
    ]
    return [sys.executable, "-m", "clausewitz", *words, *options]


@pytest.mark.long
def test_killed_run_goes_on_to_the_same_result(examples: list[Example], tmp_path: Path) -> None:
    noisy = [replace(e, label=e.label != (n % 7 == 0)) for n, e in enumerate(examples)]
    write_examples(tmp_path / "examples.csv", noisy)  # else it ends before it can be killed
    subprocess.run(command(tmp_path, "whole"), check=True, capture_output=True)
    process = subprocess.Popen(command(tmp_path, "killed"), stderr=subprocess.DEVNULL)
    end = time.monotonic() + LONG
    while not (tmp_path / "killed" / "components-2.npz").exists() and process.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not (tmp_path / "killed" / "tactics.pl").exists()
    resumed = command(tmp_path, "killed", "--resume")
    subprocess.run(resumed, check=True, capture_output=True)
    for name in ("tactics.pl", "results.json"):
        texts = [(tmp_path / run / name).read_text() for run in ("whole", "killed")]
        assert texts[0] == texts[1]


def test_negative_examples_ask_for_rules_and_files_say_how_they_were_made(
    examples: list[Example], tmp_path: Path
) -> None:
    write_examples(tmp_path / "examples.csv", examples)
    options = ["--name", "my_check", "--json"]
    done = subprocess.run(
        command(tmp_path, "run", *options), check=True, capture_output=True, text=True
    )
    assert json.loads(done.stdout)["scores"]["test"]["precision"] == 1.0
    text = (tmp_path / "run" / "tactics.pl").read_text()
    assert "clausewitz learn examples.csv --name my_check" in text
    assert read_theory(tmp_path / "run" / "tactics.pl").tactics[0].name == "my_check"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["mdl", "mdl3", "f0.5", "wracc"])
def test_no_single_change_betters_a_set(name: str, seed: int) -> None:
    """Clauses that have no hope are not looked at; here all are."""
    chooser = np.random.default_rng(seed)
    labels = [1] * 60 + [0] * 60
    share = chooser.random((300, 1)) * np.where(np.array(labels) == 1, 0.4, 0.1)
    rules = chooser.random((300, 120)) < share
    whole = pool(rules, chooser.integers(2, 8, 300).tolist(), items(labels))
    found = best_set(whole, measure_of(name), most=6)
    costs = prices(whole, measure_of(name), found)
    best = cost_of(whole, costs, found)
    lefts = [found, *([n for n in found if n != gone] for gone in found)]
    for left in lefts:
        assert cost_of(whole, costs, left) >= best - 1e-9
        for more in range(300) if len(left) < 6 else ():
            assert cost_of(whole, costs, [*left, more]) >= best - 1e-9
