"""Asking an engine about many positions: some worker processes, and the cache as their journal.

Whatever was answered is kept at once, so a run that was killed goes on where it was.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from queue import SimpleQueue

from clausewitz.engines.engine_names import Engine
from clausewitz.engines.move_values import Evaluation
from clausewitz.engines.value_cache import ValueCache, read_row
from clausewitz.runs.worker_process import Worker

CHUNK = 8
"""Positions per question: some 0.3 s of work, which is what a kill can lose."""

Tick = Callable[[int, int], None]
"""Told how many positions are answered, and of how many."""


def fill(
    cache: ValueCache,
    engine: Engine,
    identity: str,
    fens: Sequence[str],
    jobs: int = 1,
    tick: Tick = lambda done, whole: None,
) -> int:
    """See to it that the values of these positions are known; how many had to be asked for."""
    missing = cache.missing(identity, fens)
    done = 0
    for found in _answers(engine, missing, jobs):
        cache.keep(identity, found)
        done += len(found)
        tick(done, len(missing))
    return done


_Rows = list[tuple[str, Evaluation]]


def _answers(engine: Engine, fens: Sequence[str], jobs: int) -> Iterator[_Rows]:
    """The answers as they come. A thread waits for each worker; the work is in the processes."""
    chunks = [list(fens[start : start + CHUNK]) for start in range(0, len(fens), CHUNK)]
    jobs = min(jobs, len(chunks))
    if not chunks:
        return
    workers = [_worker(engine) for _ in range(jobs)]
    free: SimpleQueue[Worker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def ask(chunk: list[str]) -> _Rows:
        worker = free.get()
        try:
            rows = worker.ask(chunk)["rows"]
            values = [read_row(best, moves) for best, moves in rows]
            return list(zip(chunk, values, strict=True))
        finally:
            free.put(worker)

    pool = ThreadPoolExecutor(jobs)
    try:
        waiting: list[Future[_Rows]] = [pool.submit(ask, chunk) for chunk in chunks]
        for future in as_completed(waiting):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()
        pool.shutdown()


def _worker(engine: Engine) -> Worker:
    # The engine or network of each worker is to use one core.
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    name = f"a worker that asks {engine.name}"
    return Worker("clausewitz.engines.worker", engine.as_dict(), name, **threads)
