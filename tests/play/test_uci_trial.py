"""A small part of the engine's trial: make trial-uci is the whole."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "uci.py"


@pytest.mark.long
def test_games_and_garbage_leave_no_fault() -> None:
    """Timings never decide here: a move may take what it takes."""
    options = ["--games", "2", "--openings", "2", "--ms", "5", "--lines", "150", "--json"]
    done = subprocess.run(
        [sys.executable, SCRIPT, *options], capture_output=True, text=True, timeout=900
    )
    faults = [line for line in done.stderr.splitlines() if line.startswith("FAULT")]
    assert [line for line in faults if "lost on time" not in line] == []
    found = json.loads(done.stdout)
    assert (found["games"], sum(found["results"].values())) == (2, 2)
    assert found["lines"] >= 150
    assert found["searches"] > 20
    assert found["ways"]["ponder"] > 0
    assert found["ways"]["time"] > 0
