"""Questions to `swipl logic/repl.pl`, without Python: it is started once, and copied for each."""

import atexit
import os
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple

REPL = Path(__file__).parents[2] / "logic" / "repl.pl"
SERVER = Path(__file__).with_name("serving.pl")


class Answer(NamedTuple):
    status: str
    out: str
    err: str


def printed(goal: str, folder: Path) -> list[str]:
    """What the goal writes, line by line; it must not fail, warn or raise."""
    done = _answer(goal, folder)
    assert (done.err, done.status) == ("", "exited(0)")
    return done.out.splitlines()


def complaint(goal: str, folder: Path) -> list[str]:
    """The error message of a goal, line by line."""
    done = _answer(goal, folder)
    assert done.status != "exited(0)"
    return [line for line in done.err.splitlines() if "Halting with status" not in line]


def _answer(goal: str, folder: Path) -> Answer:
    to_server, from_server = _server()
    with TemporaryDirectory() as place:
        files = [Path(place) / name for name in ("out", "err")]
        words = ", ".join(map(_quoted, [goal, str(folder), *map(str, files)]))
        print(f"goal({words}).", file=to_server, flush=True)
        status = from_server.readline().strip()
        return Answer(status, *(file.read_text() for file in files))


@cache
def _server() -> tuple[IO[str], IO[str]]:
    """In the locale of a machine where none is set. It ends when nobody asks any more."""
    options = ["-f", "none", "--on-error=status", "--on-warning=status", "-g", "serve,halt"]
    process = subprocess.Popen(
        ["swipl", *options, REPL, SERVER],
        env=os.environ | {"LC_ALL": "C"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    atexit.register(process.wait)
    atexit.register(process.stdin.close)
    return process.stdin, process.stdout


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return f"'{escaped}'"
