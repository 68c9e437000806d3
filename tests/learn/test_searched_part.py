"""Many examples: a part is searched, all are scored, and the run says so."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clausewitz.games.example import Example
from clausewitz.learn.rules import searched_part as parts
from clausewitz.learn.rules.costs import measure_of
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.pruned import Rule
from clausewitz.learn.rules.rule_files import RuleSet
from clausewitz.learn.rules.rule_sets import RuleSetRequest, learn_rules
from clausewitz.learn.rules.searched_part import searched_part
from clausewitz.learn.space.task import read_task
from clausewitz.runs.run_folder import RunFolder
from learn.test_own_words import HEAD
from learn.test_rulesets import checks_as_examples

BIAS = """
body_pred(checks, 3). type(checks, (square, square, position)). direction(checks, (out, out, in)).
body_pred(captures, 3). type(captures, (square, square, position)).
direction(captures, (in, in, in)).
max_vars(6). max_body(3).
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("_WHOLE", 100), ("_PART", 60), ("_FEWEST", 10)):
        monkeypatch.setattr(parts, name, number)


def some(number: int = 50) -> list[Example]:
    found = enumerate(checks_as_examples(number, seed=9))
    return [replace(e, label=e.label != (n % 9 == 0), source=f"{n}") for n, e in found]


@pytest.mark.usefixtures("small")
def test_a_part_has_as_many_of_each_label_and_weighs_as_all() -> None:
    examples = some()
    positives = sum(e.label for e in examples)
    part = searched_part(examples)
    assert part is not None
    assert part == searched_part(examples)
    chosen = sum(e.label for e in part.examples)
    assert (chosen, len(part.examples)) == (30, 60)
    assert part.scale == positives / 30
    weights = LabelledTester(part.examples, prevalence=part.prevalence).items.weights
    assert part.scale * weights.sum() == pytest.approx(len(examples))


@pytest.mark.usefixtures("small")
def test_few_of_a_label_are_all_taken() -> None:
    examples = some(80)
    few = [*[e for e in examples if e.label][:8], *[e for e in examples if not e.label]]
    assert len(few) > 100
    part = searched_part(few)
    assert part is not None
    assert (sum(e.label for e in part.examples), len(part.examples)) == (8, 60)
    assert searched_part(examples[:100]) is None


@pytest.mark.usefixtures("small")
def test_moves_of_one_source_stay_together() -> None:
    examples = [replace(e, source=f"{n // 3}") for n, e in enumerate(some())]
    part = searched_part(examples)
    assert part is not None
    taken = {(e.source, e.label) for e in part.examples}
    assert part.examples.count(part.examples[0]) == 1
    assert len(part.examples) == sum((e.source, e.label) in taken for e in examples)


def test_literals_cost_as_much_as_among_all() -> None:
    assert measure_of("mdl").scaled(4.0).number == 4
    assert measure_of("f1").scaled(4.0) == measure_of("f1")


def learned(folder: Path) -> RuleSet:
    (folder / "bias.pl").write_text(HEAD + BIAS)
    request, task = RuleSetRequest("f", validation=0), read_task(folder)
    return learn_rules(some(), task, request, RunFolder(folder / "run"), ["checks"])


@pytest.mark.usefixtures("small")
def test_scores_are_of_all_examples_and_the_bound_says_what_was_searched(tmp_path: Path) -> None:
    found = learned(tmp_path)
    tester = LabelledTester(some())
    held = np.zeros(len(tester.items), np.bool_)
    for rule in found.rules:
        held |= tester.proposed(rule.clause)
    size = sum(len(rule.clause.body) + 1 for rule in found.rules)
    assert found.scores["train"] == tester.items.score(held, size)
    assert found.outcome.best
    assert found.outcome.best.score == found.scores["train"]
    assert found.outcome.part == (60, len(some()))
    text = "\n".join(found.bound())
    assert f"Searched were 60 of {len(some())} training examples" in text
    assert "If all training examples are like those, no clause of at most" in text


def test_the_report_tells_what_was_left_out_by_which_rule(tmp_path: Path) -> None:
    found = learned(tmp_path)
    assert found.outcome.part is None
    pruned = found.outcome.pruned
    assert pruned[Rule.FEW]
    report = (tmp_path / "run" / "report.txt").read_text()
    assert "Left out, by rule" in report
    assert f"{pruned[Rule.FEW]:,}  {Rule.FEW}" in report
    sieved = (Rule.CROWDED, Rule.USELESS, Rule.TWIN, Rule.POOR)
    assert sum(pruned[rule] for rule in sieved) <= found.outcome.clauses
