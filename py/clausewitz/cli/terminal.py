"""Colours and figurines, for people who sit at a terminal: files and pipes get plain ASCII."""

import os
import re
import sys
from typing import TextIO

_FIGURINES = str.maketrans("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟")
_MARKED = re.compile(r"\[[^]]\]|\([^)]\)")
_BOARD_ROW = re.compile(r"^[1-8] [ .KQRBNPkqrbnp()\[\]<>OX]+$", re.MULTILINE)


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
