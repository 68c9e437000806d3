"""Evolved players made again by the commands in their files: `make evolved`, or ARGS="krkr" of it.

A line for each player of logic/evolved that has such a command; any file that comes out otherwise
makes the exit status 1. A short run is made again in test_evolution.py.
"""

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from clausewitz.endgames.player_files import shipped

_COMMAND = "clausewitz evolve "
_MAIN = "from clausewitz.cli import main; main()"


def command_of(text: str) -> list[str]:
    """The words that make a file again, as its header tells; none if it was written by hand."""
    header = [line.removeprefix("%").strip() for line in text.splitlines() if line.startswith("%")]
    begun = [number for number, line in enumerate(header) if line.startswith(_COMMAND)]
    if not begun:
        return []
    lines = list[str]()
    for line in header[begun[0] :]:
        lines.append(line.removesuffix("\\"))
        if not line.endswith("\\"):
            break
    return shlex.split(" ".join(lines))


def made_again(text: str, folder: Path) -> str:
    """What the command of a file makes, in a folder that is not there yet."""
    words = command_of(text)
    folded = [str(folder) if word == "RUN" else word for word in words[1:]]
    subprocess.run(
        [sys.executable, "-c", _MAIN, *folded], check=True, stdout=subprocess.DEVNULL, timeout=7200
    )
    name = words[words.index("--name") + 1]
    return (folder / f"{name}.pl").read_text(encoding="utf-8")


def main(wanted: list[str]) -> int:
    wrong = 0
    for name, path in shipped().items():
        text = path.read_text(encoding="utf-8")
        if not command_of(text) or (wanted and name not in wanted):
            continue
        with tempfile.TemporaryDirectory() as folder:
            same = made_again(text, Path(folder) / "run") == text
        print(f"{name:12}{'the same' if same else 'DIFFERENT'}", flush=True)
        wrong += not same
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
