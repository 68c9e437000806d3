"""Asking an engine about many positions: some worker processes, and the cache as their journal.

Whatever was answered is kept at once, so a run that was killed goes on where it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from clausewitz.engines.engine_names import Engine
from clausewitz.engines.move_values import Evaluation
from clausewitz.engines.value_cache import ValueCache, read_row
from clausewitz.runs.pool import ask_all
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.worker_process import Worker

CHUNK = 8
"""Positions per question: some 0.3 s of work, which is what a kill can lose."""


def fill(
    cache: ValueCache,
    engine: Engine,
    identity: str,
    fens: Sequence[str],
    jobs: int = 1,
    tell: Tell = silent,
) -> int:
    """See to it that the values of these positions are known; how many had to be asked for."""
    missing = cache.missing(identity, fens)
    done = 0
    for found in _answers(engine, missing, jobs):
        cache.keep(identity, found)
        done += len(found)
        ended = done == len(missing)
        tell(Progress(f"positions answered by {engine.name}", done, len(missing), milestone=ended))
    return done


def _answers(
    engine: Engine, fens: Sequence[str], jobs: int
) -> Iterator[list[tuple[str, Evaluation]]]:
    chunks = [list(fens[start : start + CHUNK]) for start in range(0, len(fens), CHUNK)]
    workers = [_worker(engine) for _ in range(min(jobs, len(chunks)))]
    for chunk, answer in ask_all(workers, chunks):
        values = [read_row(best, moves) for best, moves in answer["rows"]]
        yield list(zip(chunk, values, strict=True))


def _worker(engine: Engine) -> Worker:
    # The engine or network of each worker is to use one core.
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    name = f"a worker that asks {engine.name}"
    return Worker("clausewitz.engines.worker", asdict(engine), name, **threads)
