"""The errors a user can cause: the command line prints each as one line and exits with 2."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class ClausewitzError(ValueError):
    """An expected failure. Its message says what, where and what to do, in one line."""


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """What goes wrong with a file in here is the user's to mend: one line that names it."""
    try:
        yield
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror or error}") from error
