"""bench/quiet_moves.py: which positions are quiet, and how an answer is judged."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewitz.engines.move_values import Value

BENCH = Path(__file__).parents[2] / "bench"
FEN = "r2q1rk1/pp2bppp/2npb3/4p3/4P3/2N1BN2/PPP2PPP/R2Q1RK1 w - - 0 11"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.mark.parametrize(
    ("values", "quiet"),
    [
        ((Value(30.0), Value(20.0), Value(-20.0)), True),
        ((Value(30.0), Value(20.0), Value(-30.0)), False),
        ((Value(mate=3), Value(20.0), Value(10.0)), False),
        ((Value(30.0), Value(20.0)), False),
    ],
)
def test_a_position_is_quiet_if_three_moves_are_nearly_as_good(
    load: Callable[[str], Any], values: tuple[Value, ...], quiet: bool
) -> None:
    assert load("quiet_moves").is_quiet(values) is quiet


def test_an_answer_is_judged_by_its_move_and_its_reason(load: Callable[[str], Any]) -> None:
    bench = load("quiet_moves")
    values = {"c3d5": Value(30.0), "d1d2": Value(5.0)}
    answers = [
        {"moves": [{"move": "d1d2", "tactic": "outpost", "forced": False}]},
        {"moves": [{"move": "c3d5", "tactic": "best_move", "forced": False}]},
        {"moves": [{"move": "c3d5", "tactic": "fork", "forced": True}]},
    ]
    found = [bench.Answered(FEN, values, answer) for answer in answers]
    assert [one.loss for one in found] == [25.0, 0.0, 0.0]
    assert [one.has_reason for one in found] == [True, False, True]
    assert [one.announces_tactic for one in found] == [False, False, True]
    table = "\n".join(bench.figures(found))
    assert "| a move is named | 100 %" in table
    assert table.endswith("Reasons: outpost 1, best_move 1, fork 1")
