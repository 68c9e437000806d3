"""The same work here, in processes of this machine, or on a Dask cluster."""

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from threading import Thread
from typing import Any, Generic, TypeVar

from clausewitz.errors import ClausewitzError

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
_PATIENCE = 10  # seconds for a scheduler to answer
_POLL = 0.5  # seconds


class Workers:
    """Who does the work: so many processes, or those of a scheduler."""

    def __init__(self, jobs: int = 1, scheduler: str | None = None) -> None:
        self._jobs, self._scheduler = jobs, scheduler

    def map(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> Generator[_Result, None, None]:
        """The results as they come, in any order. Closing the generator ends the work."""
        if self._scheduler is None and self._jobs == 1:
            yield from map(function, tasks)
            return
        joblib: Any = import_module("joblib")
        with self._backend(joblib):
            parallel = joblib.Parallel(return_as="generator_unordered", pre_dispatch="2*n_jobs")
            watched = function if self._scheduler else _Watched(function, os.getpid())
            yield from parallel(joblib.delayed(watched)(task) for task in tasks)

    @contextmanager
    def _backend(self, joblib: Any) -> Iterator[None]:
        if self._scheduler is None:
            with joblib.parallel_config(backend="loky", n_jobs=self._jobs):
                yield
            return
        with _client(self._scheduler), joblib.parallel_config(backend="dask"):
            yield


class _Watched(Generic[_Task, _Result]):
    """Work in a process that leaves when whoever gave it is gone: loky's would wait for ever."""

    def __init__(self, function: Callable[[_Task], _Result], parent: int) -> None:
        self._function, self._parent = function, parent

    def __call__(self, task: _Task) -> _Result:
        _watch(self._parent)
        return self._function(task)


@cache
def _watch(parent: int) -> None:
    def wait() -> None:
        while os.getppid() == parent:
            time.sleep(_POLL)
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _client(scheduler: str) -> Any:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise ClausewitzError(
            "--scheduler needs Dask: pip install 'clausewitz[cluster]'"
        ) from error
    try:
        client = distributed.Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ClausewitzError(f"no Dask scheduler answers at {scheduler}") from error
    if not client.scheduler_info()["workers"]:
        client.close()
        raise ClausewitzError(f"the Dask scheduler at {scheduler} has no workers")
    return client
