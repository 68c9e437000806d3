"""What help/1 and apropos/1 of the REPL say of predicates that Python answers.

It is what the docstrings of the modules say, which list them so:

name(Argument, …)      what it answers, in one line or in several that are
                       set in as far
"""

import re
from collections.abc import Iterable, Iterator

from clausewitz.clauses import Text, write_term
from clausewitz.repl.board_predicates import register

_MODULE = "predicate_help"
_ENTRY = re.compile(r"(?P<head>(?P<name>\w+)\((?P<arguments>[^)]*)\)) {2,}(?P<text>.*)")
_SET_IN = " " * 20


def register_help(docstrings: Iterable[str | None]) -> None:
    """Make known to the REPL what the docstrings say."""
    entries = (entry for text in docstrings for entry in predicate_texts(text or ""))
    facts = [
        f"predicate_help({write_term(name)}/{arity}, {Text(head)}, {Text(text)})."
        for name, arity, head, text in entries
    ]
    register((), _MODULE, facts)


def predicate_texts(docstring: str) -> Iterator[tuple[str, int, str, str]]:
    """Name, arity, head and meaning of each predicate that a docstring lists."""
    lines = docstring.splitlines()
    for number, line in enumerate(lines):
        if entry := _ENTRY.fullmatch(line):
            more = _continued(lines[number + 1 :])
            arity = entry["arguments"].count(",") + 1
            yield entry["name"], arity, entry["head"], " ".join([entry["text"], *more])


def _continued(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith(_SET_IN):
            return
        yield line.strip()
