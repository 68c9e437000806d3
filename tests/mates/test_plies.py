"""The rules of each ply are copies of the rules, and up to date."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_copies_are_what_the_tool_makes() -> None:
    command = [sys.executable, "tools/plies.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)
