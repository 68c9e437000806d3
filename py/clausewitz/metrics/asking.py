"""Asking an engine about many positions: some worker processes, and the cache as their journal.

Whatever was answered is kept at once, so a run that was killed goes on where it was.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

import clausewitz
from clausewitz.errors import ClausewitzError
from clausewitz.metrics.model import Evaluation
from clausewitz.metrics.naming import Engine
from clausewitz.metrics.values import ValueCache, read_row

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
    workers = [_Worker(engine) for _ in range(jobs)]
    free: SimpleQueue[_Worker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def ask(chunk: list[str]) -> _Rows:
        worker = free.get()
        try:
            return worker.ask(chunk)
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
        pool.shutdown()


class _Worker:
    """A process of worker.py."""

    def __init__(self, engine: Engine) -> None:
        package = str(Path(clausewitz.__file__).parents[1])
        # The engine or network of each worker is to use one core.
        threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "clausewitz.metrics.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": package} | threads,
            start_new_session=True,  # Ctrl-C on the terminal is ours to hear, not the workers'
        )
        self._name = engine.name
        self._write(engine.as_dict())

    def ask(self, fens: list[str]) -> _Rows:
        assert self._process.stdout is not None
        self._write(fens)
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            raise ClausewitzError(f"a worker that asks {self._name} died")
        answer = json.loads(line)
        if "error" in answer:
            raise ClausewitzError(answer["error"])
        rows = [read_row(best, moves) for best, moves in answer["rows"]]
        return list(zip(fens, rows, strict=True))

    def stop(self) -> None:
        """End the process: its input ends, and if it is busy it is not waited for."""
        self._process.terminate()
        self._process.communicate()

    def _write(self, value: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(value) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ClausewitzError(f"a worker that asks {self._name} died") from error
