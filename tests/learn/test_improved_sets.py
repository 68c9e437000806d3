"""Rules that were learned earlier: read as bodies of a space, and chosen together with new ones."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz.clauses import Clause, check_theory, read_theory
from clausewitz.games.example import Example
from clausewitz.learn.rules.costs import measure_of
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_sets import improved_sets
from clausewitz.learn.rules.simplification import Simplifier
from clausewitz.learn.search.behaviours import readable
from clausewitz.learn.space.bodies_read import bodies_of
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import read_task
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

SHIPPED = sorted((data_dir("logic") / "tactics" / "learned").glob("*.pl"))
CHECKS = "f(P, A, B) :- make_move(A, B, P, N), checks(_, _, N)."
CAPTURES = "f(P, A, B) :- make_move(A, B, P, _), captures(A, B, P)."
MATES = "f(P, A, B) :- make_move(A, B, P, N), checkmate(N)."


@pytest.fixture(scope="module")
def space() -> Space:
    return Space(read_task(data_dir("logic") / "tasks" / "themes").bias)


def plain(clause: Clause) -> list[str]:
    return sorted(f"{literal.negated} {literal.predicate}" for literal in clause.body)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_shipped_rules_are_bodies_of_the_space(file: Path, space: Space) -> None:
    theory = read_theory(file)
    if theory.helpers:
        pytest.skip("its rules share helpers")
    bodies = bodies_of(theory, space)
    for clause, body in zip(theory.tactics[0].clauses, bodies, strict=True):
        found = space.clause(*body)
        assert plain(found) == plain(clause)
        again = bodies_of(check_theory(str(readable(found)), "again"), space)
        assert [space.canonical(*one) for one in again] == [space.canonical(*body)]


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("f(P, A, B) :- legal_move(A, B, P).", "legal_move"),
        ("f(P, A, B) :- captures(A, B, P).", "clause without make_move"),
        ("f(P, A, B) :- make_move(A, B, P, N), pawn_on(e4, N).", "pawn_on\\(e4"),
    ],
)
def test_what_the_space_does_not_have_is_reported(text: str, missing: str, space: Space) -> None:
    with pytest.raises(ClausewitzError, match=f"old.pl: the task has no {missing}"):
        bodies_of(check_theory(text, "old.pl"), space)


@pytest.fixture(scope="module")
def examples() -> list[Example]:
    """Moves, some of which give check."""
    chooser, found = random.Random(1), list[Example]()
    for board in random_positions(40, seed=1):
        for move in chooser.sample(list(board.legal_moves), min(4, board.legal_moves.count())):
            if move.promotion is None:
                found.append(Example(fen_of(board), move.uci(), board.gives_check(move)))
    return found


def test_a_gain_is_better_or_as_good_and_shorter(space: Space, examples: list[Example]) -> None:
    simplifier = Simplifier(space, LabelledTester(examples), measure_of("f1"))
    mates, checks, longer = (
        bodies_of(check_theory(text, "old.pl"), space)
        for text in (MATES, CHECKS, f"{CHECKS} {MATES}")
    )
    assert simplifier.is_gain(checks, mates)
    assert not simplifier.is_gain(mates, checks)
    assert simplifier.is_gain(checks, longer)
    assert not simplifier.is_gain(longer, checks)  # as good, but for its literals
    assert not simplifier.is_gain(bodies_of(check_theory(CAPTURES, "old.pl"), space), longer)
    assert not simplifier.is_gain(checks, checks)  # what is known stays


def test_earlier_rules_are_chosen_where_they_are_better(
    space: Space, examples: list[Example]
) -> None:
    tester = LabelledTester(examples)
    mates, checks = (bodies_of(check_theory(text, "old.pl"), space) for text in (MATES, CHECKS))
    measure = measure_of("f1")
    (alone,) = improved_sets(mates, [], space, tester, measure, 3)[:1]
    assert alone.bodies == mates
    found = improved_sets(checks, [alone], space, tester, measure, 3)
    assert found[0].bodies == checks
    assert {tuple(one.bodies) for one in found} == {tuple(checks)}
    assert found[0].score.false == 0
    assert found[0].score.true == np.sum([example.label for example in examples])
    later = improved_sets(mates, [replace(found[0])], space, tester, measure, 3)
    assert [one.bodies for one in later[1:]] == [checks] * len(later[1:])
