"""Queries to an engine about many positions: worker processes, and the cache as their journal.

Whatever was answered is saved immediately, so a run that was killed goes on where it was.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from functools import cache
from typing import NamedTuple

from clausewitz.engines.engine_names import Engine
from clausewitz.engines.move_values import Evaluation
from clausewitz.engines.value_cache import ValueCache, read_row
from clausewitz.position.board import parse_fen
from clausewitz.runs.pool import Workers, ask_all
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.runs.worker_process import Worker
from clausewitz.support.errors import ClausewitzError

CHUNK = 8
"""Positions per question: some 0.3 s of work, which is what a kill can lose."""
_FAR_CHUNK = 128
"""Positions per question to a cluster, where an engine is started for each question."""


def fill(
    values: ValueCache,
    engine: Engine,
    identity: str,
    fens: Sequence[str],
    jobs: int = 1,
    tell: Tell = silent,
    scheduler: str | None = None,
) -> int:
    """Put the values of these positions into the cache; how many had to be queried.

    They are queried by `jobs` processes, or by those of a Dask cluster.
    """
    missing = values.missing(identity, fens)
    done = 0
    if scheduler is None or not missing:
        answers = _answers(engine, missing, jobs)
    else:
        answers = _far_answers(engine, identity, missing, scheduler)
    for found in answers:
        values.store(identity, found)
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


class _Question(NamedTuple):
    """Positions for an engine that may be on another machine, and what it has to be."""

    engine: Engine
    identity: str
    fens: list[str]


def _far_answers(
    engine: Engine, identity: str, fens: Sequence[str], scheduler: str
) -> Iterator[list[tuple[str, Evaluation]]]:
    questions = (
        _Question(engine, identity, list(fens[start : start + _FAR_CHUNK]))
        for start in range(0, len(fens), _FAR_CHUNK)
    )
    return Workers(scheduler=scheduler).map(_answered, questions)


def _answered(question: _Question) -> list[tuple[str, Evaluation]]:
    engine, identity, fens = question
    if (there := _identity_here(engine)) != identity:
        raise ClausewitzError(f"{engine.name} of the cluster is {there}, not {identity}")
    with closing(engine.open()) as evaluator:
        values = evaluator.evaluate([parse_fen(fen) for fen in fens])
        return list(zip(fens, values, strict=True))


@cache  # once in each process
def _identity_here(engine: Engine) -> str:
    return engine.identity_here()


def _worker(engine: Engine) -> Worker:
    # The engine or network of each worker is to use one core.
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    name = f"a worker that queries {engine.name}"
    return Worker("clausewitz.engines.worker", asdict(engine), name, **threads)
