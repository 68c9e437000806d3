"""Two Dask workers on this machine, for tests of what a cluster does."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def two_workers() -> Iterator[str]:
    """The address of their scheduler; where Dask is not installed the test is skipped."""
    distributed = pytest.importorskip("distributed", reason="not installed: clausewitz[cluster]")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        yield cluster.scheduler_address
