"""Clauses, the common currency: read from files as data, checked, written back."""

from pathlib import Path

from clausewitz.clauses.checker import check_theory as check_theory
from clausewitz.clauses.syntax import ClauseError as ClauseError
from clausewitz.clauses.syntax import Text as Text
from clausewitz.clauses.syntax import Variable as Variable
from clausewitz.clauses.syntax import write_term as write_term
from clausewitz.clauses.text_files import read_standard_input as read_standard_input
from clausewitz.clauses.text_files import read_text as read_text
from clausewitz.clauses.theory import Argument as Argument
from clausewitz.clauses.theory import Clause as Clause
from clausewitz.clauses.theory import Literal as Literal
from clausewitz.clauses.theory import Tactic as Tactic
from clausewitz.clauses.theory import Theory as Theory
from clausewitz.clauses.vocabulary import Signature as Signature
from clausewitz.clauses.vocabulary import Vocabulary as Vocabulary
from clausewitz.clauses.vocabulary import vocabulary as vocabulary


def read_theory(path: Path) -> Theory:
    """The theory in a file: read as data, refused where it is more than that."""
    return check_theory(read_text(path), str(path))
