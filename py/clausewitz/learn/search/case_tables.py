"""The cases of many examples, made by several processes: reading positions is what takes time."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from clausewitz import kernel
from clausewitz.games import Example, moves_of
from clausewitz.matching.legal_cases import Cases, cases_of_moves
from clausewitz.runs.pool import Workers

_TOGETHER = 5_000  # examples that are read by one process, a second's work
_WORTHWHILE = 4  # times as many are worth other processes of this machine


class _Some(NamedTuple):
    number: int
    examples: Sequence[Example]


def cases_of_examples(examples: Sequence[Example], workers: Workers) -> Cases:
    """One case for each example, its move; the same whoever makes them."""
    some = [
        _Some(number, examples[start : start + _TOGETHER])
        for number, start in enumerate(range(0, len(examples), _TOGETHER))
    ]
    if len(some) < _WORTHWHILE and not workers.are_far:
        workers = workers.alone()
    made = dict(workers.map(_made, some))
    before = [made[number].rows[: len(made[number])] for number in sorted(made)]
    after = [made[number].rows[len(made[number]) :] for number in sorted(made)]
    squares = [made[number].table[:, 2:] for number in sorted(made)]
    numbers = np.arange(len(examples), dtype=np.uint64)[:, None]
    following = numbers + np.uint64(len(examples))
    table: kernel.Row = np.concatenate([numbers, following, np.concatenate(squares)], axis=1)
    return Cases(np.concatenate(before + after), np.ascontiguousarray(table))


def _made(some: _Some) -> tuple[int, Cases]:
    return some.number, cases_of_moves(moves_of(some.examples))
