"""The working folder may be a stranger's: no program of ours runs or loads what lies there.

Python, Prolog, numba and the shell's PATH all look into it by themselves. What makes them look
there is taken out of the environment when a program begins, for the sake of its children.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_PATHS = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH")
_SAFE = "PYTHONSAFEPATH"

_was_safe = _SAFE in os.environ


def never_run_files_here() -> None:
    """Children of this process find neither programs nor modules in the working folder."""
    for name in _PATHS:
        if os.environ.get(name):
            os.environ[name] = _without_here(os.environ[name])
    os.environ[_SAFE] = "1"
    sys.path[:] = [place for place in sys.path if place not in ("", os.curdir)]


@contextmanager
def children_import_nothing_here() -> Iterator[None]:
    """For processes of Python that are started while this lasts, by whatever library."""
    before = os.environ.get(_SAFE)
    os.environ[_SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE]


def environment_of_programs(**more: str) -> dict[str, str]:
    """That of programs which the user names: one in Python may have modules beside it."""
    return {name: value for name, value in os.environ.items() if _was_safe or name != _SAFE} | more


def _without_here(places: str) -> str:
    """A list of folders without the working folder, which an empty name means too."""
    chosen = [place for place in places.split(os.pathsep) if place not in ("", os.curdir)]
    return os.pathsep.join(map(os.path.abspath, chosen))
