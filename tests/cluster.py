"""Two Dask workers on this machine, for tests of what a cluster does."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

import pytest

NEEDS_CLUSTER = pytest.mark.skipif(
    find_spec("distributed") is None, reason="not installed: clausewitz[cluster]"
)
"""A mark and no word in the test: what is skipped is not made ready before."""


@contextmanager
def two_workers() -> Iterator[str]:
    """The address of their scheduler."""
    with import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        yield cluster.scheduler_address
