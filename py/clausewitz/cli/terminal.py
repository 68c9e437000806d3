"""Colours, figurines and prompts, for people at a terminal: files and pipes get plain ASCII.

A command that prints nothing for a while shows there how long it has been working: on a line of
stderr that makes way for whatever is printed.
"""

import io
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, RLock, Thread
from typing import TextIO

from clausewitz.support.escapes import for_terminal

_FIGURINES = str.maketrans("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟")
_MARKED = re.compile(r"\[[^]]\]|\([^)]\)")
_BOARD_ROW = re.compile(r"^[1-8] [ .KQRBNPkqrbnp()\[\]<>OX]+$", re.MULTILINE)


_STYLE = "(?:[0-4]|2[2-4]|3[1-69])"  # bold, dim and the like, colours: none that hides a word
_STYLES = re.compile(rf"(\033\[(?:{_STYLE}(?:;{_STYLE})*)?m)")
_LINE_AGAIN = re.compile(r"\A(\r?)(.*?)((?:\033\[K)?)\Z", re.DOTALL)


_QUIET = 0.5  # seconds without output
_CLEAN = "\r\033[K"
_beating: "list[Heartbeat]" = []


class _GuardedTerminal(io.TextIOWrapper):
    """A terminal to which no text of others is sent that it would obey."""

    def write(self, text: str, /) -> int:
        _make_way(text)
        return super().write(_guarded_text(text))


class _GuardedErrors(_GuardedTerminal):
    """The same, on which a line is written over, to show how far work is."""

    def write(self, text: str, /) -> int:
        _make_way(text)
        line = _LINE_AGAIN.sub(lambda part: part[1] + _guarded_text(part[2]) + part[3], text, 1)
        return io.TextIOWrapper.write(self, line)


def _guarded_text(text: str) -> str:
    parts = _STYLES.split(text)
    parts[::2] = map(for_terminal, parts[::2])
    return "".join(parts)


def guard_terminals() -> None:
    """From now on names with escape sequences are shown, not obeyed; pipes and files get all."""
    sys.stdout = _guarded(sys.stdout, _GuardedTerminal)
    sys.stderr = _guarded(sys.stderr, _GuardedErrors)


def _guarded(stream: TextIO, guard: type[_GuardedTerminal]) -> TextIO:
    """A stream that is closed is no terminal: Python has None for it."""
    if not isinstance(stream, io.TextIOWrapper) or not is_terminal(stream):
        return stream
    return guard(
        stream.buffer,
        stream.encoding,
        stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


def is_terminal(stream: TextIO) -> bool:
    return stream.isatty()


def is_plain(stream: TextIO) -> bool:
    """Whether nobody looks, or who looks wants no colours (https://no-color.org)."""
    dumb = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    encoding = (stream.encoding or "").lower().replace("-", "")
    return dumb or not is_terminal(stream) or encoding != "utf8"


def bold(text: str, stream: TextIO | None = None) -> str:
    return _styled(text, 1, stream)


def red(text: str, stream: TextIO | None = None) -> str:
    return _styled(text, 31, stream)


def _styled(text: str, code: int, stream: TextIO | None) -> str:
    return text if is_plain(stream or sys.stdout) else f"\033[{code}m{text}\033[0m"


def _coloured(row: str) -> str:
    """The marked squares of a row of a board in another colour."""
    return _MARKED.sub(lambda square: _styled(square[0], 33, None), row)


def print_boards(text: str, end: str = "\n") -> None:
    """Print text with boards in it; their rows are figurines on a terminal, the
    squares of the last move in colour."""
    if not is_plain(sys.stdout):
        text = _BOARD_ROW.sub(lambda row: _coloured(row[0].translate(_FIGURINES)), text)
    print(text, end=end, flush=True)


def typed_lines(prompt: str) -> Iterator[str]:
    """What a person says; a prompt is for terminals."""
    fall_silent()
    prompt = prompt if sys.stdin.isatty() else ""
    if prompt:
        with suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited, earlier ones come back
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return
        except UnicodeDecodeError:
            yield "?"


class Heartbeat:
    """A sign of life: the line, which a thread draws."""

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
    heart.start()
    try:
        yield
    finally:
        fall_silent()


def fall_silent() -> None:
    """No more of it: the command waits for its user."""
    while _beating:
        _beating.pop().stop()


def _make_way(text: str) -> None:
    for heart in _beating:
        heart.make_way(text)


def _is_watched(stream: io.TextIOWrapper) -> bool:
    """Not where a pager shows what we print, nor where we read what is typed."""
    if not is_terminal(stream) or os.environ.get("TERM") == "dumb":
        return False
    is_typed = "-" in sys.argv[1:] and is_terminal(sys.stdin)
    return not is_typed and not stat.S_ISFIFO(os.fstat(1).st_mode)
