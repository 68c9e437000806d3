"""What results say, against figures that others have published for the same counts."""

import math

import pytest

from clausewitz.play.matches.statistics import (
    Sprt,
    Tally,
    elo_interval,
    elo_of,
    expected_score,
    likelihood_of_superiority,
    mean_and_variance,
    pentanomial,
    score_interval,
    tally,
)


def test_games_are_counted() -> None:
    assert tally([1.0, 0.5, 0.0, 1.0]) == Tally(2, 1, 1)
    assert Tally(2, 1, 1).score == 0.625
    assert pentanomial([(1, 1), (1, 0), (0.5, 0.5), (0, 0.5), (0, 0)]) == [1, 1, 2, 0, 1]


def test_elo_and_score_are_inverse() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    for elo in (-350.0, -3.0, 0.0, 120.0):
        assert elo_of(expected_score(elo)) == pytest.approx(elo, abs=1e-9)
    assert elo_of(1.0) == math.inf
    assert elo_of(0.0) == -math.inf


# Counts, Elo and half the width of its interval as fastchess (app/tests/elo_test.cpp) has them.
@pytest.mark.parametrize(
    ("counts", "elo", "error"),
    [
        ([96, 111, 136], 40.70, 30.43),
        ([34, 54, 63, 64, 75], 55.58, 27.65),
        ([332, 433, 498, 333, 334], -8.64, 10.33),
        ([7895, 8757, 5685, 568, 9999], -21.04, 2.95),
    ],
)
def test_elo_and_interval_are_as_published(counts: list[int], elo: float, error: float) -> None:
    found = elo_interval(counts)
    assert found.value == pytest.approx(elo, abs=0.01)
    assert (found.high - found.low) / 2 == pytest.approx(error, abs=0.01)


@pytest.mark.parametrize(
    ("counts", "likely"),
    [([89, 123, 76], 0.1553), ([96, 111, 136], 0.9960), ([332, 433, 498, 333, 334], 0.0505)],
)
def test_superiority_is_as_published(counts: list[int], likely: float) -> None:
    assert likelihood_of_superiority(counts) == pytest.approx(likely, abs=1e-4)


# Logarithms of likelihood ratios as fastchess (app/tests/sprt_test.cpp) has them, to a hundredth.
@pytest.mark.parametrize(
    ("counts", "elos", "ratio"),
    [
        ([21184, 40708, 21404], (0.5, 2.5), -1.57),
        ([57030, 106593, 57433], (0, 2), -2.59),
        ([223, 9863, 21279, 10037, 246], (0.5, 2.5), -3.07),
        ([871, 26175, 55983, 26678, 821], (0, 2), -4.98),
    ],
)
def test_ratio_is_as_published(counts: list[int], elos: tuple[float, float], ratio: float) -> None:
    assert Sprt(*elos).ratio(counts) == pytest.approx(ratio, rel=0.01)


@pytest.mark.parametrize(
    "counts", [[63, 252, 385, 250, 74], [175, 305, 694, 291, 157], [30, 90, 40]]
)
@pytest.mark.parametrize("elos", [(0, 5), (-5, 0), (3, 4)])
def test_ratio_is_near_that_of_a_normal_distribution(
    counts: list[int], elos: tuple[float, float]
) -> None:
    """With small Elo the score is about normal, with the variance that was seen."""
    mean, variance = mean_and_variance(counts)
    s0, s1 = map(expected_score, elos)
    normal = sum(counts) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert Sprt(*elos).ratio(counts) == pytest.approx(normal, rel=0.02)


def test_decision_comes_with_enough_games() -> None:
    test = Sprt(0, 10)
    assert [test.decision([n, 0, n, 0, 2 * n]) for n in (1, 8, 300)] == ["", "", "elo1"]
    assert [test.decision([2 * n, 0, n, 0, n]) for n in (1, 8, 300)] == ["", "", "elo0"]


def test_bounds_of_the_test() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(0, 10, alpha=0.05, beta=0.10).bounds == pytest.approx((-2.251, 2.890), abs=1e-3)


def test_nothing_played_says_nothing() -> None:
    assert score_interval([0] * 5) == (0.5, 0.0, 1.0)
    assert elo_interval([0] * 5) == (0.0, -math.inf, math.inf)
    assert likelihood_of_superiority([0] * 5) == 0.5
    assert Sprt(0, 10).ratio([0] * 5) == 0
    assert Sprt(0, 10).decision([0] * 5) == ""


def test_outcomes_without_variance_are_no_certainty() -> None:
    won = score_interval([0, 0, 0, 0, 10])
    assert won.value == won.high == 1
    assert won.low == pytest.approx(0.025**0.1)  # what ten times in a row still allows
    drawn = elo_interval([0, 0, 20, 0, 0])
    assert drawn.value == 0
    assert drawn.low == pytest.approx(-drawn.high)
    assert drawn.low < -20
    assert 0.9 < likelihood_of_superiority([0, 0, 0, 0, 10]) < 1
    assert likelihood_of_superiority([0, 0, 10, 0, 0]) == 0.5


def test_pairs_that_balance_narrow_the_interval() -> None:
    """White always wins: each game is a toss-up, each pair is even."""
    alone, paired = elo_interval([50, 0, 50]), elo_interval([1, 0, 48, 0, 1])
    assert paired.high - paired.low < (alone.high - alone.low) / 3


def test_ratio_turns_round_with_the_players() -> None:
    counts = [3, 20, 55, 31, 9]
    mirrored = Sprt(-8, -2).ratio(counts[::-1])
    assert Sprt(2, 8).ratio(counts) == pytest.approx(-mirrored)
