"""bench/learning_rivals.py on a few positions: slower ways that find what the kernel finds."""

import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clausewitz.learn.search.learning_run import search_rounds
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task, read_task
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from running import long

FILE = Path(__file__).parents[2] / "bench" / "learning_rivals.py"
TASKS = data_dir("logic") / "tasks"


@pytest.fixture(scope="module")
def rivals() -> Any:
    spec = importlib.util.spec_from_file_location("learning_rivals", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def short(name: str, max_body: int) -> Task:
    task = read_task(TASKS / name)
    return replace(task, bias=replace(task.bias, max_body=max_body))


@pytest.mark.long
def test_way_with_facts_finds_what_the_kernel_finds(rivals: Any) -> None:
    task, examples = short("published", 4), rivals.examples_that_ship(25)
    search = rivals.facts_way(examples, task.bias, task.own)
    expected = search_rounds(Loop(Space(task.bias), KernelTester(examples, task.own)))[0]
    assert len(expected) > 20
    assert [str(hit.clause) for hit in search.found] == [str(hit.clause) for hit in expected]
    assert search.tactics == sum(hit.models for hit in expected)
    assert search.tried > len(expected)


@pytest.mark.long
@pytest.mark.parametrize("name", ["published", long("tactics")])
def test_facts_hold_where_the_kernel_says(rivals: Any, name: str) -> None:
    task, examples = short(name, 4), rivals.examples_that_ship(8)
    space, kernel = Space(task.bias), KernelTester(examples, task.own)
    found = [hit for hit in search_rounds(Loop(space, kernel))[0] if len(hit.clause.body) > 2]
    clauses = rivals.sampled_clauses(space, found, 30, seed=2)
    rivals.check_facts_way(clauses, examples, task)


@pytest.mark.long
def test_way_of_the_paper_covers_what_the_kernel_says(rivals: Any) -> None:
    task, examples = short("published", 4), rivals.examples_that_ship(25)
    space = Space(task.bias)
    found = search_rounds(Loop(space, KernelTester(examples, task.own)))[0]
    clauses = rivals.sampled_clauses(space, found, 6, seed=3)
    covered = rivals.check_paper_way(clauses, examples, task.own)
    assert [len(held) for held in covered.held] == [25] * 12
    assert 0 < sum(int(held.sum()) for held in covered.held) < 25 * 12
    assert covered.seconds > 0


def test_checks_can_fail(rivals: Any) -> None:
    with pytest.raises(ClausewitzError, match="0 tactics found, not 837"):
        rivals.check_tactics(rivals.Search([], 0, 0.0, 0.0))
    held = np.array([True, False])
    with pytest.raises(ClausewitzError, match="disagree on a clause"):
        rivals._compare(["a clause"], [held], lambda clause: ~held)
