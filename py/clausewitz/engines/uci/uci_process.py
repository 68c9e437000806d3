"""A UCI engine as a process: lines in, lines out, and no answer is waited for without end."""

import os
import re
import selectors
import subprocess
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from clausewitz.engines.modes import PATIENCE
from clausewitz.support.working_folder import environment_of_programs

_MOST_LINES = 100_000  # of one answer: an engine that never stops talking has lost its way
_OPTION = re.compile(r"option name (.+?) type \w+(?: default (\S+))?(?:.* max (\d+))?")


class EngineFaultError(Exception):
    """The engine died, hung or said what cannot be. A new process may do better."""


class EngineName(NamedTuple):
    """How an engine presents itself."""

    name: str
    network: str
    """The default of its option EvalFile; two builds of one version may differ in that alone."""
    most_lines: int
    """The most lines of play that it can tell at once (MultiPV)."""


class UciProcess:
    """One running engine, one thread, a small hash table."""

    def __init__(self, command: Path, patience: float = PATIENCE) -> None:
        self._command, self._patience = command, patience
        self._lines: deque[str] = deque()
        self._rest = b""
        self._process = _started(command)
        assert self._process.stdout is not None
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._process.stdout, selectors.EVENT_READ)
        try:
            self.named, self._options = self._present()
            self.set_option("Threads", 1)
            self.set_option("Hash", 1)
        except EngineFaultError:
            self.kill()
            raise

    def set_option(self, name: str, value: int) -> None:
        """Set what the engine has; engines need not have an option."""
        if name in self._options:
            self.send(f"setoption name {name} value {value}")

    def new_game(self) -> None:
        """Forget all: otherwise values depend on earlier queries."""
        self.send("ucinewgame", "isready")
        for line in self.answer():
            if line == "readyok":
                return

    def send(self, *lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except OSError as error:
            raise EngineFaultError("it died") from error

    def answer(self) -> Iterator[str]:
        """The lines that come, until the caller has what it waits for."""
        deadline = time.monotonic() + self._patience
        for _ in range(_MOST_LINES):
            while not self._lines:
                self._read(deadline)
            yield self._lines.popleft()
        raise EngineFaultError("its answer has no end")

    def _read(self, deadline: float) -> None:
        if not self._selector.select(max(0.0, deadline - time.monotonic())):
            raise EngineFaultError(f"no answer within {self._patience:g} s")
        assert self._process.stdout is not None
        data = os.read(self._process.stdout.fileno(), 1 << 16)
        if not data:
            raise EngineFaultError("it died")
        *whole, self._rest = (self._rest + data).split(b"\n")
        self._lines += (line.decode("utf-8", "replace").strip() for line in whole)

    def _present(self) -> tuple[EngineName, set[str]]:
        self.send("uci")
        name, options = "", dict[str, tuple[str, str]]()
        for line in self.answer():
            if line == "uciok":
                break
            if line.startswith("id name "):
                name = line.removeprefix("id name ").strip()
            elif found := _OPTION.match(line):
                options[found[1]] = (found[2] or "", found[3] or "1")
        if not name:
            raise EngineFaultError("it does not say its name")
        network = options.get("EvalFile", ("", ""))[0].strip("<>")
        return EngineName(name, network, int(options.get("MultiPV", ("", "1"))[1])), set(options)

    def kill(self) -> None:
        self._selector.close()
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was still to be written has no reader any more
                    pipe.close()


def _started(command: Path) -> "subprocess.Popen[bytes]":
    try:
        return subprocess.Popen(
            [command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=-1,
            env=environment_of_programs(),
        )
    except OSError as error:
        raise EngineFaultError(f"it cannot be started: {error.strerror}") from error
