"""The answer by clauses and exchanges alone: no search."""

from collections.abc import Iterator, Sequence

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.request import AdviceRequest
from clausewitz.ranking import ProvedReason, RankedMove, rank_moves
from clausewitz.wording import ReasonCase, tell

_LEAST = 0.05  # share of a move that is told
_MOST = 5  # moves
_ALL = 300  # more than there can be
LEARNED = "learned_"
"""Begins the names of tactics that were learned."""
_REASONS = 3


class LogicAdviser:
    """Answers by the clauses that ship, tried by the kernel."""

    def __init__(self, request: AdviceRequest | None = None) -> None:
        self._request = request or AdviceRequest()

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        return self.advise_all([board])[0]

    def advise_all(self, boards: Sequence[chess.Board]) -> list[list[AdvisedMove]]:
        """For each position the likeliest moves that have a reason, all sentences at once."""
        most = _ALL if self._request.everything or self._request.only else _MOST
        found = [
            [self._chosen(move) for move in moves if self._is_told(move)]
            for moves in rank_moves(boards, most)
        ]
        cases = [
            _case(board, move.move, reason)
            for board, own in zip(boards, found, strict=True)
            for move in own
            for reason in move.reasons
        ]
        sentences = iter(tell(cases))
        return [
            [_advised(board, move, sentences) for move in own]
            for board, own in zip(boards, found, strict=True)
        ]

    def _is_told(self, move: RankedMove) -> bool:
        request = self._request
        wanted = [r for r in move.reasons if not request.only or r.name in request.only]
        return bool(wanted) and (request.everything or bool(request.only) or move.share >= _LEAST)

    def _chosen(self, move: RankedMove) -> RankedMove:
        """With the reasons that count, and not too many."""
        only = self._request.only
        reasons = tuple(r for r in move.reasons if not only or r.name in only)
        most = None if self._request.everything else _REASONS
        return RankedMove(move.move, move.score, move.share, reasons[:most])


def _advised(board: chess.Board, move: RankedMove, sentences: Iterator[str]) -> AdvisedMove:
    told: dict[str, Reason] = {}
    for reason in move.reasons:
        sentence = next(sentences)
        # A learned tactic and that of the textbook often say the same: the shorter name is told.
        known = told.get(sentence)
        if known is None or known.tactic.startswith(LEARNED):
            told[sentence] = _reason(reason, sentence)
    return AdvisedMove(board, move.move, tuple(told.values()), share=move.share)


def _case(board: chess.Board, move: chess.Move, reason: ProvedReason) -> ReasonCase:
    return ReasonCase(reason.name, board, (move,), reason.values, reason.clause)


def _reason(reason: ProvedReason, sentence: str) -> Reason:
    squares = [str(value) for value in reason.values.values()]
    told = tuple(dict.fromkeys(square for square in squares if square in chess.SQUARE_NAMES))
    return Reason(reason.name, sentence, told, str(reason.clause))
