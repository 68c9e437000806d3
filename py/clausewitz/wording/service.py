"""The way to the grammar: terms go in, texts come out."""

from collections.abc import Sequence

from clausewitz.prolog import prolog

_END = "\x1e"
"""Between two texts: they may have several lines."""


def texts(service: str, header: str, terms: Sequence[str]) -> list[str]:
    """The answers of a service of the bridge to the terms; the header is an atom."""
    prolog().load_english()
    answer = prolog().service(service, f"{header}.\n" + ".\n".join(terms) + ".\n")
    return answer.split(_END)[:-1]
