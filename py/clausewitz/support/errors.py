"""The errors a user can cause: the command line prints each as one line and exits with 2."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from clausewitz.support.escapes import for_line


class ClausewitzError(ValueError):
    """An expected failure. Its message says what, where and what to do, in one line."""


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """What goes wrong with a file in here is the user's to mend: one line that names it."""
    try:
        yield
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror or error}") from error


def required(module: str, otherwise: str) -> Any:
    """A library that need not be there; where it is not, an error that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ClausewitzError(otherwise) from error


def words_of(error: BaseException) -> str | None:
    """One line for an error that is the user's or the machine's; None for a mistake of ours.

    Names in it may be a stranger's: no terminal obeys what is said here.
    """
    match error:
        case ClausewitzError():
            words = str(error)
        case UnicodeDecodeError():
            words = f"what is read is not {error.encoding.upper()}: {error.reason}"
        case UnicodeEncodeError():
            words = f"the output cannot be written as {error.encoding}: set PYTHONUTF8=1"
        case MemoryError():
            words = "there is not enough memory for this"
        case RecursionError():
            words = "what is read is nested too deeply"
        case OSError():
            words = f"{error.filename or _unnamed(error)}: {error.strerror or error}"
        case _:
            return None
    return for_line(words)


_OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EBADF)


def _unnamed(error: OSError) -> str:
    """Files are named where they are opened, so what is written without a name is the output."""
    return "the output cannot be written" if error.errno in _OUTPUT else "the system refuses"
