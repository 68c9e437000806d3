"""The same work here, in processes of this machine, or on a Dask cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from clausewitz.errors import ClausewitzError

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
_PATIENCE = 10  # seconds for a scheduler to answer


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
            yield from parallel(joblib.delayed(function)(task) for task in tasks)

    @contextmanager
    def _backend(self, joblib: Any) -> Iterator[None]:
        if self._scheduler is None:
            with joblib.parallel_config(backend="loky", n_jobs=self._jobs):
                yield
            return
        with _client(self._scheduler), joblib.parallel_config(backend="dask"):
            yield


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
