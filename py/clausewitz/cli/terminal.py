"""Colours, figurines and prompts, for people at a terminal: files and pipes get plain ASCII."""

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

from clausewitz.support.escapes import for_terminal

_FIGURINES = str.maketrans("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟")
_MARKED = re.compile(r"\[[^]]\]|\([^)]\)")
_BOARD_ROW = re.compile(r"^[1-8] [ .KQRBNPkqrbnp()\[\]<>OX]+$", re.MULTILINE)


_STYLE = "(?:[0-4]|2[2-4]|3[1-69])"  # bold, dim and the like, colours: none that hides a word
_STYLES = re.compile(rf"(\033\[(?:{_STYLE}(?:;{_STYLE})*)?m)")
_LINE_AGAIN = re.compile(r"\A(\r?)(.*?)((?:\033\[K)?)\Z", re.DOTALL)


def before_writing(text: str) -> None:
    """What is to be done before a text goes to a terminal: heartbeat.py replaces it."""


class _GuardedTerminal(io.TextIOWrapper):
    """A terminal to which no text of others is sent that it would obey."""

    def write(self, text: str, /) -> int:
        before_writing(text)
        return super().write(_guarded_text(text))


class _GuardedErrors(_GuardedTerminal):
    """The same, on which a line is written over, to show how far work is."""

    def write(self, text: str, /) -> int:
        before_writing(text)
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
    from clausewitz.cli.heartbeat import fall_silent

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
