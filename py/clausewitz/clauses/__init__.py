"""Clauses, the common currency: read from files as data, checked, written back."""

from pathlib import Path

from clausewitz.clauses.checker import check_theory
from clausewitz.clauses.syntax import ClauseError, Text, Variable, write_term
from clausewitz.clauses.theory import Argument, Clause, Literal, Tactic, Theory
from clausewitz.clauses.vocabulary import Signature, Vocabulary, vocabulary
from clausewitz.errors import ClausewitzError

__all__ = [
    "Argument",
    "Clause",
    "ClauseError",
    "Literal",
    "Signature",
    "Tactic",
    "Text",
    "Theory",
    "Variable",
    "Vocabulary",
    "check_theory",
    "read_text",
    "read_theory",
    "vocabulary",
    "write_term",
]


def read_theory(path: Path) -> Theory:
    """The theory in a file: read as data, refused where it is more than that."""
    return check_theory(read_text(path), str(path))


def read_text(path: Path) -> str:
    """The text of a user's file, or one line that says why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ClausewitzError(f"{path}: not UTF-8 text (byte {error.start})") from error
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error
