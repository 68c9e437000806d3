"""Text of users, from files and from standard input: UTF-8, with or without a byte-order mark."""

import codecs
import sys
from pathlib import Path
from typing import BinaryIO

from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.limits import LONGEST_TEXT

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_text(path: Path) -> str:
    """The text of a user's file, or one line that says why there is none."""
    with file_errors(path), path.open("rb") as file:
        return _text(file, str(path))


def read_standard_input() -> str:
    """The text that comes that way, whatever the locale says; or one line, likewise."""
    bytes_of_it = getattr(sys.stdin, "buffer", None)  # who calls us from Python may have put text
    return sys.stdin.read() if bytes_of_it is None else _text(bytes_of_it, "standard input")


def _text(file: BinaryIO, name: str) -> str:
    data = file.read(LONGEST_TEXT + 1)
    if len(data) > LONGEST_TEXT:
        raise ClausewitzError(f"{name}: more than {LONGEST_TEXT:,} bytes")
    data = without_mark(data, name)
    try:
        # As files are read that are opened as text: each way to end a line is one.
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ClausewitzError(f"{name}:{line}: not UTF-8 text (byte {error.start})") from error


def without_mark(start: bytes, name: str) -> bytes:
    """The beginning of a text without the mark that some editors put before UTF-8.

    UTF-16, the "Unicode" of some editors, has a mark of its own, or a zero in each letter.
    """
    if start.startswith(_UTF_16) or (len(start) > 3 and 0 in start[:2] and 0 in start[2:4]):
        raise ClausewitzError(f"{name}:1: not UTF-8 but UTF-16: save it as UTF-8")
    return start.removeprefix(codecs.BOM_UTF8)
