"""Matrix products by one thread.

Those of a small network take less than a millisecond each. OpenBLAS, which numpy brings, divides
each among all processors and waits for the slowest: on a machine with other work it waits for most
of the time and is several times slower than one thread. Nothing but speed depends on this, so
where there is no OpenBLAS nothing is done.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

_LOADED = Path("/proc/self/maps")  # every library of this process, as Linux lists them
_AFFIXES = (("scipy_", "64_"), ("scipy_", ""), ("", "64_"), ("", ""))  # as builds name functions


class _Control(NamedTuple):
    get: Callable[[], int]
    set: Callable[[int], Any]


@contextmanager
def one_thread() -> Iterator[None]:
    """Within, OpenBLAS uses one thread; then as many as before."""
    control = _control()
    if control is None:
        yield
        return
    before = control.get()
    control.set(1)
    try:
        yield
    finally:
        control.set(before)


@cache
def _control() -> _Control | None:
    for path in _libraries():
        library = ctypes.CDLL(path)
        for prefix, suffix in _AFFIXES:
            get = getattr(library, f"{prefix}openblas_get_num_threads{suffix}", None)
            set_ = getattr(library, f"{prefix}openblas_set_num_threads{suffix}", None)
            if get and set_:
                return _Control(get, set_)
    return None


def _libraries() -> list[str]:
    if not _LOADED.exists():
        return []
    mapped = (line.split(maxsplit=5) for line in _LOADED.read_text().splitlines())
    paths = {fields[5] for fields in mapped if len(fields) > 5}
    return sorted(path for path in paths if "openblas" in Path(path).name and Path(path).exists())
