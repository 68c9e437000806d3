"""A sign of life: on a terminal, a command that prints nothing shows how long it has been working.

The line is on stderr and makes way for whatever is printed.
"""

import io
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, RLock, Thread

from clausewitz.cli import terminal

_QUIET = 0.5  # seconds without output
_CLEAN = "\r\033[K"
_beating: "list[Heartbeat]" = []


class Heartbeat:
    """The line, which a thread draws."""

    def __init__(self, stream: io.TextIOWrapper) -> None:
        self._stream, self._lock, self._over = stream, RLock(), Event()
        self._began = self._since = time.monotonic()
        self._is_shown, self._is_free = False, True
        self._thread = Thread(target=self._run, name="heartbeat", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End it, and leave the terminal's line clean."""
        self._over.set()
        self._thread.join()
        self.make_way("")

    def make_way(self, text: str) -> None:
        """Take the line away before the text is written; it comes back where a line is free."""
        with self._lock:
            if self._is_shown:
                self._is_shown = False
                self._draw(_CLEAN)
            if text:
                self._is_free = text.endswith(("\n", _CLEAN))
                self._since = time.monotonic()

    def _run(self) -> None:
        while not self._over.wait(_QUIET):
            with self._lock:
                now = time.monotonic()
                if self._is_free and now - self._since >= _QUIET:
                    self._is_shown = True
                    self._draw(f"\rworking, {now - self._began:.0f} s\033[K")

    def _draw(self, text: str) -> None:
        io.TextIOWrapper.write(self._stream, text)  # of ours: nothing that is to be guarded
        self._stream.flush()


@contextmanager
def beating() -> Iterator[None]:
    """Show it in here, if somebody watches who waits for us and not we for him."""
    stream = sys.stderr
    if not isinstance(stream, io.TextIOWrapper) or not _is_watched(stream):
        yield
        return
    heart = Heartbeat(stream)
    _beating.append(heart)
    terminal.before_writing = heart.make_way
    heart.start()
    try:
        yield
    finally:
        fall_silent()


def fall_silent() -> None:
    """No more of it: the command waits for its user."""
    while _beating:
        _beating.pop().stop()


def _is_watched(stream: io.TextIOWrapper) -> bool:
    """Not where a pager shows what we print, nor where we read what is typed."""
    if not terminal.is_terminal(stream) or os.environ.get("TERM") == "dumb":
        return False
    is_typed = "-" in sys.argv[1:] and terminal.is_terminal(sys.stdin)
    return not is_typed and not stat.S_ISFIFO(os.fstat(1).st_mode)
