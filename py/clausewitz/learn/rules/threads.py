"""Work shared by threads; with one job, there is none beside this one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any


@contextmanager
def in_threads(jobs: int) -> Iterator[Any]:
    """A map of so many threads. Handing work to another takes as long as much of it does here."""
    if jobs == 1:
        yield map
        return
    with ThreadPoolExecutor(jobs) as threads:
        yield threads.map
