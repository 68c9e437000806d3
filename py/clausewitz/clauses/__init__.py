"""Clauses, the common currency: read from files as data, checked, written back."""

import sys
from pathlib import Path
from typing import BinaryIO

from clausewitz.clauses.checker import check_theory as check_theory
from clausewitz.clauses.syntax import ClauseError as ClauseError
from clausewitz.clauses.syntax import Text as Text
from clausewitz.clauses.syntax import Variable as Variable
from clausewitz.clauses.syntax import write_term as write_term
from clausewitz.clauses.theory import Argument as Argument
from clausewitz.clauses.theory import Clause as Clause
from clausewitz.clauses.theory import Literal as Literal
from clausewitz.clauses.theory import Tactic as Tactic
from clausewitz.clauses.theory import Theory as Theory
from clausewitz.clauses.vocabulary import Signature as Signature
from clausewitz.clauses.vocabulary import Vocabulary as Vocabulary
from clausewitz.clauses.vocabulary import vocabulary as vocabulary
from clausewitz.errors import ClausewitzError, file_errors
from clausewitz.limits import LONGEST_TEXT


def read_theory(path: Path) -> Theory:
    """The theory in a file: read as data, refused where it is more than that."""
    return check_theory(read_text(path), str(path))


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
    try:
        # As files are read that are opened as text: each way to end a line is one.
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ClausewitzError(f"{name}:{line}: not UTF-8 text (byte {error.start})") from error
