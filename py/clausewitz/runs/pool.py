"""Many questions to many processes: answers as they come, and everything stopped in order."""

import os
import signal
import time
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from itertools import chain, islice
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from clausewitz.runs.worker_process import Worker, leave_with
from clausewitz.support.errors import ClausewitzError, required
from clausewitz.support.systems import ctrl_c_waits, kill
from clausewitz.support.working_folder import children_import_nothing_here

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
    waiting, lock = iter(questions), Lock()

    def taken() -> Iterator[_Task]:
        while True:
            with lock:
                some = list(islice(waiting, 1))
            if not some:
                return
            yield some[0]

    def serve(worker: Worker) -> None:
        try:
            for question in taken():
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


class TimeRanOutError(ClausewitzError):
    """There was no time left for the rest."""


class _Left(Iterator[_Task]):
    """Tasks, and whether the one that was taken is the last of them."""

    def __init__(self, tasks: Iterable[_Task]) -> None:
        self._tasks = iter(tasks)
        self._ahead = list(islice(self._tasks, 1))
        self.is_last = not self._ahead

    def __next__(self) -> _Task:
        if not self._ahead:
            raise StopIteration
        (task,) = self._ahead
        self._ahead = list(islice(self._tasks, 1))
        self.is_last = not self._ahead
        return task


class Workers:
    """Who runs functions: this process, so many others, or those of a Dask scheduler."""

    def __init__(
        self, jobs: int = 1, scheduler: str | None = None, deadline: float | None = None
    ) -> None:
        """After the deadline, by time.monotonic(), no work is begun, and that is an error."""
        self._jobs, self._scheduler, self._deadline = jobs, scheduler, deadline

    @property
    def are_far(self) -> bool:
        """Whether the work is done by a cluster."""
        return self._scheduler is not None

    def until(self, deadline: float | None) -> "Workers":
        """The same, with a deadline."""
        return Workers(self._jobs, self._scheduler, deadline)

    def alone(self) -> "Workers":
        """This process, with the same deadline."""
        return Workers(deadline=self._deadline)

    def map(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> Generator[_Result, None, None]:
        """The results as they come, in any order. Closing the generator ends the work."""
        if self._deadline is None:
            yield from self._results(function, tasks)
            return
        left = _Left(tasks)
        for result in self._results(function, left):
            yield result
            if not left.is_last and time.monotonic() > self._deadline:
                raise TimeRanOutError("the time ran out before the tables were made")

    def _results(
        self, function: Callable[[_Task], _Result], tasks: Iterable[_Task]
    ) -> Iterator[_Result]:
        if self._scheduler is None and self._jobs == 1:
            yield from map(function, tasks)
            return
        joblib: Any = import_module("joblib")
        warnings.filterwarnings("ignore", ".*tasks which were still being processed", UserWarning)
        if self._scheduler is None:
            own: dict[str, Any] = {"initializer": _begin, "initargs": [os.getpid()]}
            client: Any = children_import_nothing_here()
            backend = {"backend": "loky", "n_jobs": self._jobs, **own}
        else:
            client, backend = _client(self._scheduler), {"backend": "dask"}
        with client, joblib.parallel_config(**backend):
            parallel = joblib.Parallel(return_as="generator_unordered", pre_dispatch="2*n_jobs")
            with _interrupts_wait():
                results = parallel(joblib.delayed(function)(task) for task in tasks)
            yield from results

    def in_order(
        self,
        function: Callable[[_Task], _Result],
        tasks: Iterable[_Task],
        *,
        elsewhere: bool = False,
    ) -> Generator[_Result, None, None]:
        """The results in the order of the tasks, which are taken only as results are.

        So that there is never more in memory than a few of either, whoever is slow. Elsewhere: by
        another process even where one is enough, which takes its memory with it when it ends.
        """
        first, waiting = [], iter(tasks)
        if self._scheduler is None:
            first = list(islice(waiting, 2))
            alone = self._jobs == 1 or len(first) < 2  # not worth a process
            if alone and not elsewhere:
                yield from map(function, chain(first, waiting))
                return
        with self._executor() as (submit, width):
            under_way: deque[Any] = deque()
            try:
                for task in chain(first, waiting):
                    under_way.append(submit(function, task))
                    if len(under_way) > 2 * width:
                        yield under_way.popleft().result()
                while under_way:
                    yield under_way.popleft().result()
            finally:
                for future in under_way:
                    future.cancel()

    @contextmanager
    def _executor(self) -> Iterator[tuple[Callable[..., Any], int]]:
        """How to hand over a function with its task, and how many work at once."""
        if self._scheduler is not None:
            with _client(self._scheduler) as client:
                yield partial(client.submit, pure=False), sum(client.nthreads().values())
            return
        loky: Any = import_module("joblib.externals.loky")
        own = {"initializer": _begin, "initargs": [os.getpid()]}
        with children_import_nothing_here():
            executor = loky.ProcessPoolExecutor(self._jobs, **own)
            try:
                yield partial(_submitted, executor), self._jobs
            except BaseException:  # nobody waits for what is under way
                # Not kill_workers=True: loky trips over tasks that are cancelled or not begun.
                for process in list(executor._processes.values()):
                    with suppress(ProcessLookupError):
                        kill(process.pid)
                raise
            finally:
                executor.shutdown()


def _submitted(executor: Any, function: Callable[[_Task], _Result], task: _Task) -> Any:
    with _interrupts_wait():  # the first task starts the processes
        return executor.submit(function, task)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C is heard a moment later; processes that are started in here do not hear it at all."""
    for tracker in ("joblib.externals.loky.backend", "multiprocessing"):
        import_module(f"{tracker}.resource_tracker").ensure_running()  # which lets it in again
    with ctrl_c_waits():
        yield


def _begin(parent: int) -> None:
    """First of all in a process of ours: Ctrl-C on the terminal is its parent's to hear.

    It goes with its parent, also before there is work: one of loky's would wait for that for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with(parent)


ALONE = Workers()
"""This process alone."""


def _client(scheduler: str) -> Any:
    distributed = required(
        "distributed", "--scheduler needs Dask: pip install 'clausewitz[cluster]'"
    )
    try:
        client = distributed.Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ClausewitzError(f"no Dask scheduler answers at {scheduler}") from error
    if not client.scheduler_info()["workers"]:
        client.close()
        raise ClausewitzError(f"the Dask scheduler at {scheduler} has no workers")
    return client
