"""A conversation with the engine, line by line, for what python-chess's client does not do."""

import queue
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

from running import LONG

COMMAND = [sys.executable, "-c", "from clausewitz.play.uci.protocol import main; main()"]
PATIENCE = LONG  # the kernel may have to be compiled, too


class Client:
    """The process, with everything it has said."""

    def __init__(self, *lines: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
        self.said: list[str] = []
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.send(*lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self.process.stdin.flush()

    def ask(self, *lines: str | bytes) -> list[str]:
        """What is said to these lines at once."""
        self.send(*lines, "isready")
        return self.until("readyok")[:-1]

    def until(self, start: str) -> list[str]:
        """All that is said up to a line that begins so."""
        heard: list[str] = []
        end = time.monotonic() + PATIENCE
        while not heard or not heard[-1].startswith(start):
            line = self._lines.get(timeout=max(0.1, end - time.monotonic()))
            assert line is not None, f"the engine ended after {heard}"
            heard.append(line)
        self.said += heard
        return heard

    def end(self) -> tuple[int, list[str], str]:
        """Close its input: the status, what else was said, and what went to standard error."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        rest = []
        while (line := self._lines.get(timeout=PATIENCE)) is not None:
            rest.append(line)
        return self.process.wait(PATIENCE), rest, self.process.stderr.read().decode()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.decode().rstrip("\n"))
        self._lines.put(None)
