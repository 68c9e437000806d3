"""The equations on cases small enough to be done by hand."""

import chess
import numpy as np
import pytest

from clausewitz.engines.move_values import Evaluation, Value
from clausewitz.metrics.bootstrap import Resamples
from clausewitz.metrics.figures import (
    baselines,
    measure,
    measure_flags,
    policy_flags,
    ranked,
)
from clausewitz.metrics.move_table import Flags, LegalMoves, Worth, legal_moves, worth
from clausewitz.metrics.results import NOTHING, Figures
from clausewitz.metrics.suggestions import Behaviours

# Three positions of three moves each; the second move of each is the one played.
FENS = [
    "7k/8/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/7K w - - 0 1",
    "K7/8/8/8/8/8/8/7k w - - 0 1",
]
MOVES = [["a1a2", "a1b1", "a1b2"], ["h1g1", "h1g2", "h1h2"], ["a8a7", "a8b7", "a8b8"]]
VALUES = [
    [Value(10.0), Value(30.0), Value(-50.0)],
    [Value(mate=3), Value(100.0), Value(-3000.0)],
    [Value(0.0), Value(mate=-1), Value(5.0)],
]
BEST = ["a1b1", "h1g1", "a8b8"]


@pytest.fixture
def moves() -> LegalMoves:
    played = [chess.Move.from_uci(ucis[1]) for ucis in MOVES]
    return legal_moves([(chess.Board(fen), m) for fen, m in zip(FENS, played, strict=True)])


@pytest.fixture
def engine(moves: LegalMoves) -> Worth:
    known = {
        fen: Evaluation(dict(zip(ucis, values, strict=True)), best)
        for fen, ucis, values, best in zip(FENS, MOVES, VALUES, BEST, strict=True)
    }
    return worth(moves, known)


def flags(moves: LegalMoves, *proposed: str) -> Flags:
    return np.array([uci in proposed for uci in moves.ucis])


def figures(moves: LegalMoves, engine: Worth, *proposed: str) -> Figures:
    found = measure_flags(flags(moves, *proposed)[None], moves, {"e": engine}, Resamples(3))
    return found[0]


def test_difference_to_the_move_played_is_equation_6(moves: LegalMoves, engine: Worth) -> None:
    of_move = dict(zip(moves.ucis, engine.differences.tolist(), strict=True))
    assert [of_move[uci] for uci in MOVES[0]] == [20, 0, 80]
    assert [of_move[uci] for uci in MOVES[1]] == [1900, 0, 2100], "cut off at 2000"
    assert [of_move[uci] for uci in MOVES[2]] == [2000, 0, 2005]


def test_figures_of_a_tactic(moves: LegalMoves, engine: Worth) -> None:
    """It proposes two wrong moves in the first position, the right one in the second, then none."""
    found = figures(moves, engine, "a1a2", "a1b2", "h1g2")
    assert found.suggestions == 3
    assert found.coverage.value == pytest.approx(2 / 3)
    assert found.coverage.n == 3
    assert found.divergence["e"].value == pytest.approx(((20 + 80) / 2 + 0) / 2)
    assert found.divergence["e"].n == 2
    assert found.accuracy.value == pytest.approx(1 / 3), "of three suggestions"
    assert found.hits.value == pytest.approx(1 / 2), "of two positions"
    assert found.chance.value == pytest.approx((0 + 1) / 2)
    assert found.value["e"].value == pytest.approx(((10 - 50) / 2 + 100) / 2)


def test_chance_is_that_of_one_suggestion(moves: LegalMoves, engine: Worth) -> None:
    found = figures(moves, engine, "a1a2", "a1b1", "h1g1", "h1g2", "h1h2")
    assert found.accuracy.value == pytest.approx(2 / 5)
    assert found.hits.value == 1
    assert found.chance.value == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert found.divergence["e"].value == pytest.approx((20 / 2 + (1900 + 2100) / 3) / 2)


def test_tactic_that_never_applies_has_coverage_only(moves: LegalMoves, engine: Worth) -> None:
    found = figures(moves, engine)
    assert found.coverage == (0, 0, 0, 3)
    assert found.accuracy == found.hits == found.divergence["e"] == found.value["e"] == NOTHING


def test_baselines(moves: LegalMoves, engine: Worth) -> None:
    found = dict(baselines(moves, {"e": engine}, Resamples(3)))
    assert list(found) == ["random", "ground", "e move"]
    assert found["random"].chance.value == pytest.approx(1 / 3)
    every = (20 + 80) / 3 + (1900 + 2100) / 3 + (2000 + 2005) / 3
    assert found["random"].divergence["e"].value == pytest.approx(every / 3)
    assert found["ground"].accuracy.value == 1
    assert found["ground"].divergence["e"].value == 0
    assert found["e move"].accuracy.value == pytest.approx(1 / 3)
    assert found["e move"].divergence["e"].value == pytest.approx((0 + 1900 + 2005) / 3)
    assert {one.coverage.value for one in found.values()} == {1}


@pytest.fixture
def tactics(moves: LegalMoves) -> Behaviours:
    """Three tactics; the first and the last propose the same."""
    rows = [flags(moves, "a1a2", "a1b2"), flags(moves, "a1b1", "h1g2", "h1g1")]
    return Behaviours(np.packbits(rows, axis=1), np.array([0, 1, 0]), len(moves.ucis))


def test_policy_follows_the_first_tactic_that_applies(
    moves: LegalMoves, tactics: Behaviours
) -> None:
    def chosen(*order: int) -> set[str]:
        found = policy_flags(tactics, moves, order)
        return {uci for uci, is_chosen in zip(moves.ucis, found, strict=True) if is_chosen}

    assert chosen(0, 1, 2) == {"a1a2", "a1b2", "h1g1", "h1g2"}
    assert chosen(1, 0, 2) == {"a1b1", "h1g1", "h1g2"}
    assert chosen(2, 0, 1) == chosen(0, 1, 2)


def test_rank_is_by_how_often_suggestions_were_played(
    moves: LegalMoves, tactics: Behaviours
) -> None:
    assert ranked(tactics, moves) == [1, 0, 2]


def test_behaviours_are_measured_as_each_alone(
    moves: LegalMoves, engine: Worth, tactics: Behaviours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clausewitz.metrics.figures._AT_ONCE", 1)
    found = measure(tactics, moves, {"e": engine}, Resamples(3))
    assert found == [
        figures(moves, engine, "a1a2", "a1b2"),
        figures(moves, engine, "a1b1", "h1g2", "h1g1"),
    ]


def test_interval_is_that_of_positions_drawn_again() -> None:
    """The same done one by one, with the same draws."""
    random = np.random.default_rng(1)
    wholes = random.integers(0, 3, 40).astype(np.float64)
    parts = wholes * random.random(40)
    (found,) = Resamples(40, times=200, seed=7).ratios(parts[None], wholes[None])
    draws = np.random.default_rng(7)
    values = []
    for _ in range(200):
        drawn = draws.integers(0, 40, 40)
        values.append(parts[drawn].sum() / wholes[drawn].sum())
    values.sort()
    assert found.value == pytest.approx(parts.sum() / wholes.sum())
    assert found.low == pytest.approx(values[5])
    assert found.high == pytest.approx(values[194])
    assert found.n == np.count_nonzero(wholes)


def test_same_seed_same_interval() -> None:
    numbers = np.random.default_rng(0).random((4, 30))
    ones = np.ones_like(numbers)
    assert Resamples(30).ratios(numbers, ones) == Resamples(30).ratios(numbers, ones)
    assert Resamples(30).ratios(numbers, ones) != Resamples(30, seed=1).ratios(numbers, ones)


def test_resamples_without_any_whole_are_left_out() -> None:
    parts = np.array([[0.0, 0.0, 0.0, 0.5]])
    (found,) = Resamples(4).ratios(parts, np.array([[0.0, 0.0, 0.0, 1.0]]))
    assert found == (0.5, 0.5, 0.5, 1)
