"""The searches for rules: what they find in a small space is the best there is."""

import random
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from agree.sources import GAMES, game_positions
from clausewitz.games.example import Example
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.clingo_search import ClingoRuleSearch
from clausewitz.learn.rules.costs import measure_of
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_search import RuleSearch, SearchOutcome, SearchSettings
from clausewitz.learn.space.bias import ANY, Bias
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.kernel_lattice import KernelLattice
from clausewitz.learn.space.task import read_task
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.tactics.shipped import literature
from running import LONG

HERE = Path(__file__).parent
WORDS = ("make_move", "captures", "endangers", "hanging", "different_pos")
SETTINGS = SearchSettings(measure_of("mdl"), most=2, among=500, exact_seconds=LONG)


def small_bias() -> Bias:
    """A part of the space of themes: clauses of at most five literals, the head included."""
    bias = read_task(data_dir("logic") / "tasks" / "themes").bias
    body = tuple(word for word in bias.body if word.name in WORDS)
    labels = {word.label for word in body}
    return replace(
        bias,
        body=body,
        max_vars=6,
        max_body=4,
        max_clauses=2,
        fixed={label: places for label, places in bias.fixed.items() if label in labels},
        ordered=bias.ordered & labels,
    )


def moves_of_tactic(name: str, number: int) -> list[Example]:
    """Moves that a tactic of the literature proposes in games that ship, and others; two of each
    are labelled wrongly, so that no rule is quite right."""
    chooser, theory = random.Random(name), literature()
    boards = game_positions(400, path=GAMES)
    cases = cases_of(boards)
    (tactic,) = (tactic for tactic in theory.tactics if tactic.name == name)
    held = tactic_matches(tactic, theory, cases)
    found = []
    for label in (True, False):
        chosen = chooser.sample(np.nonzero(held == label)[0].tolist(), number)
        for place, case in enumerate(chosen):
            fen = fen_of(boards[cases.position(case)])
            found.append(Example(fen, cases.move(case), label=label != (place < 2)))
    return found


def direct(tester: LabelledTester, bias: Bias) -> SearchOutcome:
    lattice = KernelLattice(Space(bias), tester.relations, tester.remembered)
    refined = partial(tester.refined, lattice)
    return RuleSearch(lattice, refined, CaseBits(tester.items), SETTINGS).run()


def covered(outcome: SearchOutcome, tester: LabelledTester, bias: Bias) -> list[int]:
    """The items that the best set proposes."""
    space, held = Space(bias), np.zeros(len(tester.items), np.bool_)
    assert outcome.best
    for body in outcome.best.bodies:
        held |= tester.proposed(space.clause(*body))
    return np.nonzero(held)[0].tolist()


def by_prolog(examples: Sequence[Example], bias: Bias, folder: Path) -> tuple[int, list[list[int]]]:
    """The lowest cost, and the items of each set that has it, by trying everything."""
    lines = [f"max_vars({bias.max_vars}).", f"max_body({bias.max_body})."]
    for word in bias.body:
        ways = ", ".join("in" if is_input else "out" for is_input in word.inputs)
        flag = "true" if word.negated else "false"
        lines.append(f"word({word.name}, [{', '.join(word.types)}], [{ways}], {flag}).")
    for label, places in bias.fixed.items():
        name = f"not({label.removeprefix('not ')})" if label.startswith("not ") else label
        lines.append(
            f"place({name}, [{', '.join('any' if p == ANY else str(p) for p in places)}])."
        )
    for name, variables in bias.always:
        lines.append(f"always({name}, [{', '.join(map(str, variables))}]).")
    for number, example in enumerate(examples):
        squares = f"{example.move[:2]}, {example.move[2:4]}"
        lines.append(f'example({number}, {int(example.label)}, "{example.fen}", {squares}).')
    (folder / "facts.pl").write_text("\n".join(sorted(lines)) + "\n")
    done = subprocess.run(
        ["swipl", str(HERE / "plain_enumeration.pl"), "--", str(folder / "facts.pl")],
        capture_output=True,
        text=True,
        check=True,
    )
    printed = [line.split() for line in done.stdout.splitlines()]
    (cost,) = (int(number) for word, number in printed if word == "cost")
    sets = [int(number) for word, number in printed if word == "set"]
    return cost, [[n for n in range(len(examples)) if bits >> n & 1] for bits in sets]


@pytest.mark.long
@pytest.mark.parametrize("tactic", ["hanging_piece", "fork", "removing_the_defender"])
def test_three_ways_find_the_same_best_set(tactic: str, tmp_path: Path) -> None:
    """Direct search, clingo's loop, and everything tried in Prolog."""
    examples, bias = moves_of_tactic(tactic, 10), small_bias()
    tester = LabelledTester(examples)
    assert len(tester.items) == len(examples)
    cost, sets = by_prolog(examples, bias, tmp_path)
    ways = direct(tester, bias), ClingoRuleSearch(Space(bias), tester, SETTINGS).run()
    for outcome in ways:
        assert outcome.best
        assert outcome.exhausted == 5
        assert outcome.proved
        assert outcome.best.score.description_length() == cost
        assert covered(outcome, tester, bias) in sets
    assert ways[0].best_clause
    assert ways[1].best_clause
    alone = {way.best_clause.description_length() for way in ways if way.best_clause}
    assert len(alone) == 1


@pytest.mark.long
def test_threads_change_nothing() -> None:
    examples, bias = moves_of_tactic("fork", 40), small_bias()
    tester = LabelledTester(examples)
    lattice = KernelLattice(Space(bias), tester.relations, tester.remembered)
    refined, bits = partial(tester.refined, lattice), CaseBits(tester.items)
    one, two = (
        RuleSearch(lattice, refined, bits, SETTINGS, jobs=jobs).run().curve for jobs in (1, 2)
    )
    assert one == two
