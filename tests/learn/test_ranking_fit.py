"""Weights fitted to choices among moves, and pairs of features that are found."""

import numpy as np
import pytest

from ranking_fit.conditional_logit import Choices, fit
from ranking_fit.pair_choice import PairSearch, joined, with_pairs
from ranking_fit.ranking_figures import figures, right_moves

SIZE, EACH = 3000, 5


def drawn(weights: list[float], pair: float = 0.0) -> Choices:
    """Choices that are made with these chances; the first two features weigh more together."""
    chooser = np.random.default_rng(1)
    holds = chooser.random((SIZE * EACH, len(weights))) < 0.4
    scores = holds @ np.array(weights) + pair * (holds[:, 0] & holds[:, 1])
    starts = np.arange(0, SIZE * EACH, EACH)
    noise = chooser.gumbel(size=SIZE * EACH)
    right = starts + (scores + noise).reshape(SIZE, EACH).argmax(axis=1)
    return Choices(holds, starts, right, np.ones(SIZE))


def test_weights_are_those_that_choices_were_made_with() -> None:
    assert fit(drawn([2.0, -1.0, 0.0]), 0.1) == pytest.approx([2, -1, 0], abs=0.15)


def test_a_strong_pull_keeps_weights_small() -> None:
    choices = drawn([2.0, -1.0, 0.0])
    assert np.abs(fit(choices, 10_000.0)).max() < 0.2


def test_positions_without_weight_do_not_count() -> None:
    choices = drawn([2.0, -1.0, 0.0])
    none = Choices(choices.holds, choices.starts, choices.right, np.zeros(SIZE))
    assert fit(none, 1.0) == pytest.approx([0, 0, 0])


def test_the_pair_that_matters_is_found() -> None:
    choices = drawn([0.5, 0.5, 0.5, 0.5], pair=2.0)
    pairs, weights = with_pairs(choices, PairSearch(rounds=1, each=1, pull=0.1))
    assert pairs == [(0, 1)]
    assert weights[-1] == pytest.approx(2, abs=0.3)
    assert joined(choices, pairs).holds[:, -1].sum() == choices.holds[:, :2].all(axis=1).sum()


def test_ties_count_in_part_and_any_mate_is_right() -> None:
    holds = np.array([[True], [True], [False], [False], [False], [False]])
    choices = Choices(holds, np.array([0, 3]), np.array([0, 4]), np.ones(2))
    right = right_moves(choices, mate=0)
    assert right.tolist() == [True, True, False, False, True, False]
    scores = np.array([0.0, 2.0, 1.0, 1.0, 1.0, 0.0])
    easy, hard = figures(choices, scores, right, [1500, 1900])
    assert easy.startswith("- first in 100.0 %")
    assert hard.startswith("- first in 50.0 %")
