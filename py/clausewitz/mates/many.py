"""Many positions: proved in parts that share the runs of clingo, by this process or by several."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain, islice

import chess

from clausewitz.mates.prover import prove, prove_many
from clausewitz.mates.verdict import By, Verdict
from clausewitz.runs.pool import Workers

# So many positions a process takes at once: those that share a run of clingo wait for one another.
_SHARES = {By.ASP: 8, By.KERNEL: 32}

# About how many times more positions clingo is queried about for a move more, up to so many moves.
_WIDTH, _LONG = 8, 5
# After so many positions all processes are new ones.
_RENEWED = 20_000

Problem = tuple[chess.Board, int]
"""A position, and in how many moves the side to move is to mate, at most."""


@dataclass(frozen=True, slots=True)
class MateRequest:
    """What is wanted for every position, as in `prove`."""

    all_keys: bool = False
    checks_only: bool = False
    seconds: float | None = None
    """For a position."""
    by: By = By.ASP


def verdicts(
    request: MateRequest, problems: Iterable[Problem], workers: Workers
) -> Iterator[Verdict]:
    """The verdict on each position, in order, as soon as it is known; few are held at a time."""
    # Where each has its own time, none shares a run with another.
    size = _SHARES[request.by] if request.seconds is None else 1
    waiting, is_later = iter(problems), False
    while some := list(islice(waiting, 1)):
        parts = _parts(chain(some, _span(waiting)), size)
        answer = partial(_answer, request)
        for answered in workers.in_order(answer, parts, elsewhere=is_later):
            yield from answered
        is_later = request.by == By.ASP


def _span(waiting: Iterator[Problem]) -> Iterator[Problem]:
    """As many problems as the same processes may work on: clingo never frees what it has named, and
    a process would grow with every position that it is given."""
    work = 0
    for board, n in waiting:
        yield board, n
        work += _WIDTH ** (min(n, _LONG) - 1)
        if work >= _RENEWED:
            return


def _parts(problems: Iterable[Problem], size: int) -> Iterator[list[Problem]]:
    waiting = iter(problems)
    while part := list(islice(waiting, size)):
        yield part


def _answer(request: MateRequest, part: list[Problem]) -> list[Verdict]:
    """What one process does."""
    if request.by == By.ASP and request.seconds is None:
        boards, lengths = zip(*part, strict=True)
        keys, checks = request.all_keys, request.checks_only
        return prove_many(boards, lengths, all_keys=keys, checks_only=checks)
    return [prove(board, n, **asdict(request)) for board, n in part]
