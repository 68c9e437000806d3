"""Which set is chosen: the shortest that is as good as the best but for chance."""

from dataclasses import replace

import numpy as np
import pytest

from clausewitz.learn.rules.choice import Candidate, choice, standard_error
from clausewitz.learn.rules.costs import Costs, measure_of
from clausewitz.learn.rules.items import Items

MDL = measure_of("mdl")


def items(positives: int, negatives: int, weight: float = 1.0) -> Items:
    labels = np.array([True] * positives + [False] * negatives)
    return Items(np.arange(len(labels)), labels, np.where(labels, 1.0, weight))


def proposing(true: range, false: int, size: int, whole: Items) -> Candidate:
    """A set of rules with these true items and so many false ones."""
    flags = np.zeros(len(whole), np.bool_)
    flags[list(true)] = True
    positives = int(whole.labels.sum())
    flags[positives : positives + false] = True
    return Candidate(flags, size)


def test_the_error_counts_what_two_sets_tell_differently() -> None:
    whole = items(100, 100)
    one, other = (proposing(range(n), 0, 4, whole).proposed for n in (90, 74))
    # 16 of 200 differ: as often as a coin of 8 % falls on one side in 200 throws.
    expected = (200 * 0.08 * 0.92) ** 0.5
    assert standard_error(one, other, whole, Costs(1, 1, 1)) == pytest.approx(expected)
    assert standard_error(one, one, whole, Costs(1, 1, 1)) == 0


def test_a_shorter_set_is_taken_if_the_difference_may_be_chance() -> None:
    whole = items(100, 100)
    long, short = proposing(range(90), 5, 19, whole), proposing(range(78), 5, 9, whole)
    assert choice([short, long], whole, MDL, tolerance=0) == 1
    assert choice([short, long], whole, MDL, tolerance=1) == 0  # 2 worse, error 3.4


def test_a_shorter_set_that_is_surely_worse_is_not_taken() -> None:
    whole = items(100, 100)
    long, short = proposing(range(90), 5, 12, whole), proposing(range(70), 5, 5, whole)
    assert choice([short, long], whole, MDL, tolerance=1) == 1  # 13 worse, error 4.2
    assert choice([short, long], whole, MDL, tolerance=4) == 0


def test_of_sets_that_are_as_good_that_of_shorter_clauses_is_taken() -> None:
    whole = items(100, 100)
    few = replace(proposing(range(90), 5, 10, whole), longest=6)
    plain = replace(proposing(range(89), 5, 12, whole), longest=4)
    assert choice([few, plain], whole, MDL, tolerance=0) == 0
    assert choice([few, plain], whole, MDL, tolerance=4) == 1  # 3 worse, error 1


@pytest.mark.parametrize("name", ["f1", "f0.5", "wracc"])
def test_other_measures_have_errors_of_their_own(name: str) -> None:
    whole, measure = items(100, 100, weight=5), measure_of(name)
    long, short = proposing(range(90), 4, 12, whole), proposing(range(89), 4, 9, whole)
    poor = proposing(range(20), 4, 3, whole)
    assert choice([poor, short, long], whole, measure, tolerance=0) == 2
    assert choice([poor, short, long], whole, measure, tolerance=2) == 1


def test_few_examples_for_validation_weigh_as_much_as_those_searched() -> None:
    few, many = items(10, 10), items(30, 30)
    assert MDL.scaled(len(many) / len(few)).number == 3
    assert measure_of("f1").scaled(3) == measure_of("f1")
    # Two more of ten are worth six literals where two of ten are six of thirty.
    short, long = proposing(range(7), 0, 3, few), proposing(range(9), 0, 8, few)
    assert choice([short, long], few, MDL, 0) == 0
    assert choice([short, long], few, MDL.scaled(len(many) / len(few)), 0) == 1
