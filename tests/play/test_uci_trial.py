"""A small part of the engine's trial: make trial-uci is the whole."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "uci.py"


def test_games_and_garbage_leave_no_fault() -> None:
    """Timings never decide here: a move may take what it takes."""
    options = ["--games", "1", "--openings", "1", "--ms", "5", "--lines", "60", "--json"]
    done = subprocess.run(
        [sys.executable, SCRIPT, *options], capture_output=True, text=True, timeout=900
    )
    faults = [line for line in done.stderr.splitlines() if line.startswith("FAULT")]
    assert [line for line in faults if "lost on time" not in line] == []
    found = json.loads(done.stdout)
    assert (found["games"], sum(found["results"].values())) == (1, 1)
    assert found["lines"] >= 60
    assert found["searches"] > 10
    assert found["ways"]["ponder"] > 0
    assert found["ways"]["time"] > 0
