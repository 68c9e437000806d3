"""Processes that work for this one: a question and an answer are a line of JSON each.

A worker is a module of the package that calls `serve` when it is run. When the calling process is
gone, however it ended, the worker leaves within a second, in the middle of a question or not.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import clausewitz
from clausewitz.support.errors import ClausewitzError, words_of

_LEAVES_WITHIN = 5  # seconds
_POLL = 0.5  # seconds
_RUN = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""


class Worker:
    """A worker, seen from outside."""

    def __init__(self, module: str, first: object, name: str, **environment: str) -> None:
        """Start it; `first` says what its work is about, and errors name it by `name`."""
        # The package is this one, and that of programs which the worker starts is theirs: by an
        # environment variable they would get ours.
        package = str(Path(clausewitz.__file__).parents[1])
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _RUN, package, module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | environment,
            start_new_session=True,  # Ctrl-C on the terminal is ours to hear, not the workers'
        )
        self._name = name
        self._write(first)

    def ask(self, question: object) -> Any:
        assert self._process.stdout is not None
        self._write(question)
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            raise ClausewitzError(f"{self._name} died")
        answer = json.loads(line)
        if "error" in answer:
            raise ClausewitzError(answer["error"])
        return answer

    def stop(self) -> None:
        """End the process; if it is busy it is not waited for."""
        self._process.terminate()

    def kill(self) -> None:
        """End the process at once, busy or not."""
        self._process.kill()
        self._process.wait()

    def wait(self) -> None:
        """Until a stopped process has ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVES_WITHIN)
        self._process.kill()
        self._process.communicate()

    def _write(self, value: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(value) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ClausewitzError(f"{self._name} died") from error


Service = tuple[Callable[[Any], Mapping[str, Any]], Callable[[], None]]
"""How to answer a question, and how to close what was opened for it."""


def serve(open_for: Callable[[Any], Service]) -> None:
    """Be a worker; `open_for` is given what the work is about when the first question has come."""
    # Exit in the normal way: an engine that hangs would not see that its input has ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    leave_with(os.getppid())
    service: Service | None = None
    first = json.loads(sys.stdin.readline())
    try:
        for line in sys.stdin:
            try:
                service = service or open_for(first)
                said = service[0](json.loads(line))
            except Exception as error:
                if (words := words_of(error)) is None:
                    raise
                said = {"error": words}
            print(json.dumps(said), flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
    finally:
        if service is not None:
            service[1]()


def leave_with(parent: int) -> None:
    """From now on end this process, as SIGTERM does, when that parent of it is gone."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_POLL)
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=watch, daemon=True).start()
