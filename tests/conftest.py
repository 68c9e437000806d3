"""Running commands as a user does, in this process or in one of their own; and how tests end."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.cli import main
from running import Result, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Call the command in this process: quick, and Prolog starts once."""

    def call(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["clausewitz", *map(str, arguments)])
        with pytest.raises(SystemExit) as ending:
            main()
        captured = capsys.readouterr()
        return Result(int(ending.value.code or 0), captured.out, captured.err)

    handler = signal.getsignal(signal.SIGINT)
    yield call
    signal.signal(signal.SIGINT, handler)


@pytest.fixture
def spawn(tmp_path: Path) -> Run:
    """Start the command in a process of its own, in another folder."""

    def call(*arguments: str, text: str = "", **environment: str) -> Result:
        package = Path(main.__code__.co_filename).parents[2]
        done = subprocess.run(
            [sys.executable, "-m", "clausewitz", *arguments],
            input=text,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(package)} | environment,
            timeout=120,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return call


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    session.config.stash[STATUS] = int(exitstatus)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave at once, with the status of the tests. They have used Prolog, clingo, LLVM and threads
    of engines in one process; taken apart by a Python that is ending, LLVM has crashed after all
    tests had passed."""
    if STATUS in config.stash and not hasattr(config, "workerinput"):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(config.stash[STATUS])


STATUS = pytest.StashKey[int]()
