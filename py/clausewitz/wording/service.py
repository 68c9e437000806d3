"""The way to the grammar: terms go in, texts come out."""

from collections.abc import Sequence

from clausewitz.prolog import prolog

_END = "\x1e"
"""Between two texts: they may have several lines."""


def load_grammar() -> None:
    """Read the files of the grammar, once in each process; else the first text does."""
    prolog().load_english()


def texts(service: str, header: str, terms: Sequence[str]) -> list[str]:
    """The answers of a service of the bridge to the terms; the header is an atom."""
    load_grammar()
    answer = prolog().service(service, f"{header}.\n" + ".\n".join(terms) + ".\n")
    return answer.split(_END)[:-1]
