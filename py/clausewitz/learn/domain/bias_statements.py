"""The statements of a bias of Popper's: those that clingo may see, and constraints on clauses.

A bias is the file of a stranger: each sign of it is looked at once, however it is written, and what
would run in clingo is refused.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_BIAS

_SIGNS = re.compile(r'(?P<comment>%[^\n]*)|"(?:[^"\\]|\\.)*"|(?P<open>")|\.\.|(?P<end>\.)|[^%".]+')
_SIZE = re.compile(
    r"(?:head_pred\(.*,|body_pred\(.*,|max_vars\(|max_body\(|max_clauses\()\s*(\d+)\s*\)"
)
_LARGEST_SIZE, _LONGEST_NUMBER = 100, 9
_REFUSED = ("#script", "#include", "#external", "#program")


@dataclass(slots=True)
class Statements:
    """The statements of a file: what clingo is given, and constraints."""

    program: str
    constraints: list[tuple[int, str]] = field(default_factory=list)
    """Each with its line, without blanks."""
    heads: dict[str, int] = field(default_factory=dict)
    """Predicates that are stated, and the line of the first time."""
    used_names: set[str] = field(default_factory=set)
    """Names in the bodies of rules."""


def read_statements(text: str, path: Path) -> Statements:
    """The statements one by one; clingo gets blank lines for what it does not get."""
    if len(text) > LONGEST_BIAS:
        raise ClausewitzError(f"{path}: a bias of more than {LONGEST_BIAS:,} characters")
    found = Statements("")
    program: list[str] = []
    line = 1
    for whole in _split(text, path):
        statement = whole.strip()
        first = line + whole[: len(whole) - len(whole.lstrip())].count("\n")
        line += whole.count("\n")
        if reason := _refusal(whole):
            raise ClausewitzError(f"{path}:{first}: {reason}")
        if statement.startswith(":-") and statement.endswith("."):
            found.constraints.append((first, "".join(statement[2:-1].split())))
            program.append("\n" * whole.count("\n"))
            continue
        name = re.match(r"\w+", statement)
        if name and statement.endswith("."):
            found.heads.setdefault(name[0], first)
        found.used_names.update(re.findall(r"\w+", statement.partition(":-")[2]))
        program.append(whole)
    found.program = "".join(program)
    return found


def _split(text: str, path: Path) -> Iterator[str]:
    """Each statement with its full stop and what stands before it, but comments; then the rest."""
    parts: list[str] = []
    for sign in _SIGNS.finditer(text):
        if sign["open"]:
            line = text.count("\n", 0, sign.start()) + 1
            raise ClausewitzError(f"{path}:{line}: a string that does not end")
        if not sign["comment"]:
            parts.append(sign[0])
        if sign["end"]:
            yield "".join(parts)
            parts.clear()
    yield "".join(parts)


def _refusal(statement: str) -> str:
    """Why clingo never sees a statement: it would run it, end its process, or take for ever."""
    if not statement.isascii():
        odd = next(sign for sign in statement if not sign.isascii())
        return f"{odd!r} is no sign of a bias; in comments it is"
    if word := next((word for word in _REFUSED if word in statement), None):
        return f"a bias has no {word}"
    if any(len(number) > _LONGEST_NUMBER for number in re.findall(r"\d+", statement)):
        return f"a number of more than {_LONGEST_NUMBER} digits"
    size = _SIZE.fullmatch(statement.strip().removesuffix("."))
    if size and int(size[1]) > _LARGEST_SIZE:
        return f"{size[1]} is more than {_LARGEST_SIZE}"
    return ""
