"""A program of a user for clingo, checked: what it complains of, with line and column."""

import re
from pathlib import Path
from typing import NamedTuple

from clausewitz.asp.grounding import require_clingo

_PLACE = re.compile(r"(?P<file>.*?):(?P<line>\d+):(?P<column>\d+)(?:-[\d:]+)?: (?P<message>.*)")


class Complaint(NamedTuple):
    """What is wrong, and where."""

    file: str
    line: int
    column: int
    message: str


def complaints(file: Path) -> list[Complaint]:
    """Mistakes of syntax and unsafe variables; nothing is grounded or solved, nothing in it run."""
    require_clingo()
    from clingo import Control

    messages: list[str] = []
    try:
        control = Control(logger=lambda _, message: messages.append(message))
        control.load(str(file))
        control.ground([])  # no part of it: rules are checked all the same
    except RuntimeError as error:
        if not messages:  # a file that is not there, say
            messages.append(str(error))
    return [_complaint(message, file) for message in messages]


def _complaint(message: str, file: Path) -> Complaint:
    words = " ".join(message.split())
    found = _PLACE.match(words)
    if found is None:
        return Complaint(str(file), 1, 1, words)
    return Complaint(found["file"], int(found["line"]), int(found["column"]), found["message"])
