"""bench/learning.py on a few positions: what it prints, and what it refuses."""

import importlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clausewitz.learn.space.task import Task, read_task
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from learn.test_rulesets import checks_as_examples

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.fixture
def bench(load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    module = load("learning")
    monkeypatch.setattr(module, "REPEATS", 1)
    monkeypatch.setattr(module, "RIVAL_REPEATS", 1)
    return module


def short(name: str) -> Task:
    task = read_task(data_dir("logic") / "tasks" / name)
    return replace(task, bias=replace(task.bias, max_body=3))


@pytest.mark.long
@pytest.mark.parametrize("name", ["published", "tactics"])
def test_all_ways_are_printed_side_by_side(
    bench: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    base = bench.compare(short(name), bench.examples_that_ship(6))
    assert len(base.behaviours) > 3
    heading, first, *others = capsys.readouterr().out.splitlines()
    assert heading.split() == list(bench.COLUMNS)
    assert first.startswith("direct, kernel  ")
    assert first.split()[-2:] == ["1.0", "1.0"]
    assert [line[:30].rstrip() for line in others] == [
        "direct, kernel, every clause",
        "clingo, kernel",
        "clingo, Prolog (bk/)",
        "clingo, Prolog facts (pyswip)",
    ]
    found = {tuple(line.split()[-5:-2]) for line in others}
    assert len(found) == 1, "clauses, tactics and behaviours"


def test_other_behaviours_are_refused(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    task, examples = short("published"), bench.examples_that_ship(6)
    one, *_ = bench.ways(task, examples)
    other = replace(one, name="another way", behaviours=set(sorted(one.behaviours)[1:]))
    monkeypatch.setattr(bench, "ways", lambda *_: iter([one, other]))
    with pytest.raises(ClausewitzError, match="another way finds other behaviours than direct"):
        bench.compare(task, examples)


@pytest.mark.long
def test_way_of_the_paper_is_extrapolated_and_says_so(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SAMPLE", 3)
    task, examples = short("published"), bench.examples_that_ship(3)
    base = next(bench.ways(task, examples))
    number = len(bench.tried_clauses(task, examples))
    assert number > 10
    assert "(extrapolated from 3 at random" in bench.paper(task, examples, base, whole=False)
    assert f"for {number} clauses (all)" in bench.paper(task, examples, base, whole=True)


def test_growth_is_measured_on_the_games_that_ship_where_there_are_no_others(
    load: Callable[[str], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    growth = load("learning_growth")
    monkeypatch.setattr(growth, "NUMBERS", (10, 20))
    monkeypatch.delenv("CLAUSEWITZ_DATA", raising=False)
    games = growth.GAMES.read_text(encoding="utf-8").split("\n\n[Event ")[:2]
    monkeypatch.setattr(growth, "GAMES", tmp_path / "games.pgn")
    growth.GAMES.write_text("\n\n[Event ".join(games), encoding="utf-8")
    monkeypatch.setattr(growth, "measured", growth.measure)
    title, few, many, ratio = growth.growth()
    assert "on the games that ship, many positions of each" in title
    assert few.split()[:2] == ["10", "positions,"]
    assert many.split()[:2] == ["20", "positions,"]
    assert ratio.startswith("2 times the positions take ")


def test_growth_of_rule_sets_is_printed_in_ratios(
    load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = load("rules_growth")

    def measured(examples: list[int]) -> dict[str, Any]:
        many = len(examples)
        figures = {"puzzles": many, "cpu": many / 2, "wall": 1.0, "megabytes": 100 + many}
        return figures | {"clauses": 1, "f1": 0.5}

    monkeypatch.setattr(module, "measured", measured)
    *_, last = module.growth(list(range(100)), [10, 100])
    assert last == "10 times the puzzles take 10.0 times the CPU and 1.8 times the memory"


@pytest.mark.long
def test_growth_of_rule_sets_is_measured(load: Callable[[str], Any]) -> None:
    examples = checks_as_examples(30, seed=3)
    found = load("rules_growth").measured(examples)
    assert found["puzzles"] == len(examples)
    assert found["megabytes"] > 50
    assert found["f1"] == 1
