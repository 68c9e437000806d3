"""The answer by tactics of the user's own: the moves that they propose, as Prolog finds them."""

from collections.abc import Sequence
from functools import cache

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.methods.adviser import Adviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.clauses import Clause, Theory
from clausewitz.tactics.by_prolog import Suggestion, in_english, suggest


class TacticsAdviser(Adviser):
    """Answers by the tactics of some theories, and by nothing else."""

    def __init__(self, request: AdviceRequest, theories: Sequence[Theory], inferences: int) -> None:
        self._request, self._theories, self._inferences = request, theories, inferences
        self._written = cache(Clause.__str__)  # one clause may speak for many moves

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """The moves in the order in which tactics propose them, one reason behind the other."""
        found: dict[chess.Move, list[Suggestion]] = {}
        for suggestion in suggest(board, self._theories, self._inferences):
            if not self._request.only or suggestion.tactic.name in self._request.only:
                found.setdefault(suggestion.move, []).append(suggestion)
        # A file of ten thousand tactics has hundreds of thousands of reasons.
        most = None if self._request.all_in_words else 1
        chosen = [suggestion for some in found.values() for suggestion in some[:most]]
        sentences = dict(zip(map(id, chosen), in_english(chosen), strict=True))
        return [
            AdvisedMove(board, move, tuple(self._reason(s, sentences.get(id(s), "")) for s in some))
            for move, some in found.items()
        ]

    def _reason(self, suggestion: Suggestion, sentence: str) -> Reason:
        squares = tuple(v for v in suggestion.bindings.values() if v in chess.SQUARE_NAMES)
        return Reason(suggestion.tactic.name, sentence, squares, self._written(suggestion.clause))
