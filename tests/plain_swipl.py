"""SWI-Prolog as its command, without Python: for files that must load and run there."""

import os
import subprocess
from pathlib import Path

from running import LONG

# On a busy machine Prolog may say so when it leaves; it means nothing.
_LEAVING = "% The following threads wouldn't die"


def run_swipl(goal: str, file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a goal in a Prolog of its own; an error or warning gives a status other than 0.

    The locale is that of a machine where none is set.
    """
    done = subprocess.run(
        ["swipl", "-f", "none", "--on-error=status", "--on-warning=status", "-g", goal, file],
        cwd=folder,
        env=os.environ | {"LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    done.stderr = without_leaving(done.stderr)
    return done


def without_leaving(text: str) -> str:
    """The text less what Prolog says of its threads when it leaves."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(_LEAVING))
