"""Many positions: answered in batches, in their order, by this process or by several."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

import chess

from clausewitz.advice.advised_move import Advice, AdvisedMove, Reason
from clausewitz.advice.endings import KnownEnding, ending_moves, known_endings
from clausewitz.advice.methods.adviser import Adviser, adviser
from clausewitz.advice.request import AdviceRequest, Method
from clausewitz.endgames.endgame_tables import endings_verdict, tables
from clausewitz.position.board import SIDES
from clausewitz.prolog import INFERENCES
from clausewitz.runs.pool import Workers
from clausewitz.wording import say, writing

_SHARE = 16  # positions that a process takes at once
_MOST = 2  # moves that are shown of those that preserve a known win or draw


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
    verdicts = verdict_texts(boards, found)
    return [
        _with_endings(question, Advice(board, tuple(moves), verdict))
        for board, moves, verdict in zip(boards, found, verdicts, strict=True)
    ]


def verdict_texts(
    boards: Sequence[chess.Board], advised: Sequence[Sequence[AdvisedMove]]
) -> list[str]:
    """How the game stands in each position, by the moves advised; if it goes on, nothing without a
    search."""
    terms = [_over(board) or _standing(moves) for board, moves in zip(boards, advised, strict=True)]
    texts = iter(say([term for term in terms if term]))
    return [next(texts) if term else "" for term in terms]


def _over(board: chess.Board) -> str:
    if any(board.legal_moves):
        return ""
    return f"over({'checkmate' if board.is_check() else 'stalemate'}, {SIDES[board.turn]})"


def _standing(moves: Sequence[AdvisedMove]) -> str:
    if not moves or moves[0].line is None:
        return ""
    from clausewitz.advice.lines.statements import score_term

    first = moves[0]
    score = score_term(moves[0].line, first.board.turn)
    is_forced = any(move.forced for move in moves)
    return f"standing({score})" if is_forced else f"no_forced_win({score})"


def _with_endings(question: Question, advice: Advice) -> Advice:
    """The same with what is known of the position.

    Where nothing is forced, moves that preserve a known win or draw take the place of others. What
    searches nothing has to be quick: there, endings are looked for only where no move is found.
    """
    request, board = question.request, advice.board
    is_narrow = bool(question.tactics or request.only)  # only some kind of move is wanted
    if not is_narrow and any(board.legal_moves):
        with writing(request.notation):
            if not advice or (request.method is Method.SEARCH and not advice.forced):
                moves = tuple(_ending_move(board, *found) for found in ending_moves(board)[:_MOST])
                known = tuple(known_endings(board))
                advice = replace(advice, moves=moves or advice.moves, endings=known)
            elif request.method is Method.SEARCH:
                decided = (ending for ending in known_endings(board) if ending.is_decided)
                advice = replace(advice, endings=tuple(decided))
    if request.syzygy is not None:
        with tables(Path(request.syzygy)) as base:
            advice = replace(advice, tables=endings_verdict(board, base))
    return advice


def _ending_move(board: chess.Board, move: chess.Move, deed: KnownEnding) -> AdvisedMove:
    return AdvisedMove(board, move, (Reason(deed.name, deed.sentence, deed.squares),))


@lru_cache(maxsize=1)
def _adviser(question: Question) -> Adviser:
    """Made once in each process."""
    if not question.tactics:
        return adviser(question.request, (), question.inferences)
    from clausewitz.clauses.checker import check_theory

    theories = [check_theory(text, name) for name, text in question.tactics]
    return adviser(question.request, theories, question.inferences)
