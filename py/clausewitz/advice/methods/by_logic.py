"""The answer by clauses and exchanges alone: no search."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.request import AdviceRequest
from clausewitz.clauses.spelling import did_you_mean
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.ranking import ProvedReason, RankedMove, rank_moves, reason_names
from clausewitz.wording import ReasonCase, reason_texts

LEAST = 0.05
"""Least share of a move that is shown."""
MOST_MOVES = 5
MOST_REASONS = 3
_ALL = 300  # more than there can be
_LEARNED = "learned_"  # begins the names of tactics that were


class LogicAdviser:
    """Answers by the clauses that ship, tried by the kernel."""

    def __init__(self, request: AdviceRequest | None = None) -> None:
        self._request = request or AdviceRequest()
        for name in self._request.only:
            if name not in (known := reason_names()):
                raise ClausewitzError(f"there is no tactic {name}{did_you_mean(name, known)}")

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        return self.advise_all([board])[0]

    def advise_all(self, boards: Sequence[chess.Board]) -> list[list[AdvisedMove]]:
        """For each position the likeliest moves that have a reason, all sentences at once."""
        most = _ALL if self._request.everything or self._request.only else MOST_MOVES
        found = [
            [self._chosen(move) for move in moves if self._is_shown(move)]
            for moves in rank_moves(boards, most)
        ]
        cases = [
            ReasonCase(reason.name, board, (move.move,), reason.values, reason.clause)
            for board, own in zip(boards, found, strict=True)
            for move in own
            for reason in move.reasons
        ]
        sentences = iter(reason_texts(cases))
        return [
            [_advised(board, move, sentences) for move in own]
            for board, own in zip(boards, found, strict=True)
        ]

    def _is_shown(self, move: RankedMove) -> bool:
        request = self._request
        wanted = [r for r in move.reasons if not request.only or r.name in request.only]
        return bool(wanted) and (request.everything or bool(request.only) or move.share >= LEAST)

    def _chosen(self, move: RankedMove) -> RankedMove:
        """With the reasons that count, and not too many."""
        only = self._request.only
        reasons = tuple(r for r in move.reasons if not only or r.name in only)
        most = None if self._request.everything else MOST_REASONS
        return replace(move, reasons=reasons[:most])


def _advised(board: chess.Board, move: RankedMove, sentences: Iterator[str]) -> AdvisedMove:
    reasons = [_reason(reason, next(sentences)) for reason in move.reasons]
    return AdvisedMove(board, move.move, without_repeats(reasons), share=move.share, wins=move.wins)


def without_repeats(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """A learned tactic and that of the textbook often say the same: the shorter name is used."""
    chosen: dict[str, Reason] = {}
    for reason in reasons:
        known = chosen.get(reason.why)
        if known is None or known.tactic.startswith(_LEARNED):
            chosen[reason.why] = reason
    return tuple(chosen.values())


def _reason(reason: ProvedReason, sentence: str) -> Reason:
    squares = [str(value) for value in reason.values.values()]
    named = tuple(dict.fromkeys(square for square in squares if square in chess.SQUARE_NAMES))
    return Reason(reason.name, sentence, named, str(reason.clause))
