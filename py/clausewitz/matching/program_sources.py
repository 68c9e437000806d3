"""What programs of the kernel are made from, beside the clauses: for those who keep them."""

from functools import cache

from clausewitz.support.data import data_dir, package_sources

_MAKERS = ("position/board.py", "clauses", "kernel/__init__.py", "kernel/relations", "matching")


@cache
def program_sources() -> tuple[str, ...]:
    """The vocabulary, and the modules that turn a clause into a program (see `data.cached`)."""
    vocabulary = data_dir("bk") / "signatures.pl"
    return (vocabulary.read_text(encoding="utf-8"), *package_sources(*_MAKERS))
