"""Many questions to many processes: answers as they come, and everything stopped in order."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from clausewitz.errors import ClausewitzError
from clausewitz.runs.worker_process import Worker, leave_with

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")
_PATIENCE = 10  # seconds for a scheduler to answer


def ask_all(
    workers: Sequence[Worker], questions: Iterable[_Task]
) -> Generator[tuple[_Task, Any], None, None]:
    """The questions with their answers, in any order; each worker takes the next when it is free.

    Closing the generator stops the workers, busy or not. A thread waits for each of them.
    """
    done: SimpleQueue[tuple[_Task, Any] | Exception | None] = SimpleQueue()
    shared = _Shared(questions)

    def serve(worker: Worker) -> None:
        try:
            for question in shared:
                done.put((question, worker.ask(question)))
            done.put(None)
        except Exception as error:
            done.put(error)

    try:
        for worker in workers:
            Thread(target=serve, args=[worker], daemon=True).start()
        yield from _until_all_ended(done, len(workers))
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()


def _until_all_ended(
    done: "SimpleQueue[tuple[_Task, Any] | Exception | None]", busy: int
) -> Iterator[tuple[_Task, Any]]:
    while busy:
        answer = done.get()
        if isinstance(answer, Exception):
            raise answer
        if answer is None:
            busy -= 1
        else:
            yield answer


class _Shared(Generic[_Task]):
    """An iterator from which several threads take."""

    def __init__(self, items: Iterable[_Task]) -> None:
        self._items, self._lock = iter(items), Lock()

    def __iter__(self) -> Iterator[_Task]:
        return self

    def __next__(self) -> _Task:
        with self._lock:
            return next(self._items)


class Workers:
    """Who runs functions: this process, so many others, or those of a Dask scheduler."""

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
            watched = function if self._scheduler else _LeavingWork(function, os.getpid())
            yield from parallel(joblib.delayed(watched)(task) for task in tasks)

    @contextmanager
    def _backend(self, joblib: Any) -> Iterator[None]:
        if self._scheduler is None:
            with joblib.parallel_config(backend="loky", n_jobs=self._jobs):
                yield
            return
        with _client(self._scheduler), joblib.parallel_config(backend="dask"):
            yield


class _LeavingWork(Generic[_Task, _Result]):
    """Work in a process that leaves when whoever gave it is gone: loky's would wait for ever."""

    def __init__(self, function: Callable[[_Task], _Result], parent: int) -> None:
        self._function, self._parent = function, parent

    def __call__(self, task: _Task) -> _Result:
        _leave_with(self._parent)
        return self._function(task)


_leave_with = cache(leave_with)  # once in each process


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
