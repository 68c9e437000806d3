"""Many positions: answered in batches, in their order, by this process or by several."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import chess

from clausewitz.advice.advised_move import Advice
from clausewitz.advice.methods.adviser import Adviser, adviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.advice.strategy.verdicts import verdict_texts
from clausewitz.prolog import INFERENCES
from clausewitz.runs.pool import Workers
from clausewitz.wording import writing

_SHARE = 16  # positions that a process takes at once


@dataclass(frozen=True, slots=True)
class Question:
    """A request with all that another process needs: the user's tactics as text."""

    request: AdviceRequest
    tactics: tuple[tuple[str, str], ...] = ()
    """Name and text of each file."""
    inferences: int = INFERENCES


def answers(
    question: Question, batches: Iterable[Sequence[chess.Board]], workers: Workers
) -> Iterator[Advice]:
    """What is advised in each position, in order, as soon as it is known."""
    parts = (
        batch[start : start + _SHARE] for batch in batches for start in range(0, len(batch), _SHARE)
    )
    for answered in workers.in_order(partial(answer, question), parts):
        yield from answered


def answer(question: Question, boards: Sequence[chess.Board]) -> list[Advice]:
    """What one process does."""
    with writing(question.request.notation):
        found = _adviser(question).advise_all(boards)
    verdicts = verdict_texts(found)
    return [
        Advice(board, tuple(moves), verdict)
        for board, moves, verdict in zip(boards, found, verdicts, strict=True)
    ]


@lru_cache(maxsize=1)
def _adviser(question: Question) -> Adviser:
    """Made once in each process."""
    if not question.tactics:
        return adviser(question.request, (), question.inferences)
    from clausewitz.clauses.checker import check_theory

    theories = [check_theory(text, name) for name, text in question.tactics]
    return adviser(question.request, theories, question.inferences)
