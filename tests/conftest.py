"""Running commands as a user does, in this process or in one of their own."""

import gc
import inspect
import math
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from clausewitz.cli import main
from random_order import shuffled
from running import LONG, Result, Run

os.environ["CLAUSEWITZ_PATIENCE"] = str(LONG)
NAMED = re.compile(r"\b(fcntl|[gs]etrlimit|SIGHUP|killpg)\b|os\.fork")


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "seed of a random order of the tests; default: the order of the files"
    parser.addoption("--order", metavar="SEED", default="", help=words)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are no garbage: to look through them again and again takes a while."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not hasattr(os, "fork"):  # on Windows, and by make test-hidden
        for item in items:
            if isinstance(item, pytest.Function) and NAMED.search(inspect.getsource(item.function)):
                item.add_marker(pytest.mark.skip(reason="names what this system lacks"))
    if seed := config.getoption("--order"):
        items[:] = shuffled(items, seed)


def pytest_configure() -> None:
    """Have interrupts: a shell starts what runs in the background without, and so would we."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Call the command in this process: quick, and Prolog starts once.

    Of its progress it tells what it always tells, not what comes when some time has passed.
    """
    for name in ("_RARELY", "_TENTHS"):
        monkeypatch.setattr(f"clausewitz.cli.progress.{name}", math.inf)
    for name in ("PATH", "PYTHONSAFEPATH"):  # commands set these for their children
        monkeypatch.setenv(name, os.environ.get(name, ""))
    # Else a command that works on in the background would end the process, and the tests with it.
    monkeypatch.setattr("clausewitz.support.exit_status.is_busy", lambda: False)

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
        places = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            [sys.executable, "-m", "clausewitz", *arguments],
            input=text,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": places} | environment,
            timeout=LONG,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return call
