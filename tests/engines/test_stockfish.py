"""The real engine, where there is one."""

import subprocess
import sys
from pathlib import Path

import chess
import pytest

from clausewitz.engines.engine_names import Engine, find_engine
from clausewitz.engines.modes import Mode
from clausewitz.engines.uci.uci_evaluator import UciEngine
from running import NEEDS_STOCKFISH

pytestmark = NEEDS_STOCKFISH

ROOT = Path(__file__).parents[2]
BOARDS = [
    chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),  # d1d8 mates
    chess.Board("4k3/8/8/3q4/8/2N5/PPP5/4K3 w - - 0 1"),  # c3d5 takes the queen
    chess.Board("k7/8/3Q4/8/8/2K5/8/8 w - - 0 1"),  # d6b6 stalemates
]


@pytest.fixture(params=Mode)
def engine(request: pytest.FixtureRequest) -> Engine:
    return find_engine("stockfish", request.param)


def test_values_are_of_the_side_that_moves_and_do_not_change(engine: Engine) -> None:
    one, other = engine.open(), engine.open()
    assert isinstance(one, UciEngine)
    found = one.evaluate(BOARDS)
    for board, evaluation in zip(BOARDS, found, strict=True):
        assert set(evaluation.values) == {move.uci() for move in board.legal_moves}
    assert found[0].values["d1d8"].clipped() == 2000
    values = {move: value.clipped() for move, value in found[1].values.items()}
    assert max(values, key=values.__getitem__) == found[1].best == "c3d5"
    assert values["c3d5"] > 0 > values["c3b1"]
    assert found[2].values["d6b6"].clipped() == 0
    assert other.evaluate(BOARDS[::-1]) == found[::-1], "whatever was queried before"
    one.close()
    other.close()


@pytest.mark.long
def test_benchmark_tells_what_each_step_takes() -> None:
    command = [sys.executable, "bench/metrics.py", "--positions", "6", "--jobs", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "837 tactics, all values known" in done.stdout
    assert "suggestions (" in done.stdout
    assert "ground               accuracy 100.0%, divergence 0 (stockfish)" in done.stdout
