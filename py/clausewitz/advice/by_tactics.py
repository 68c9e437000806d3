"""The answer by tactics of the user's own: the moves that they propose, as Prolog finds them."""

from collections.abc import Sequence

import chess

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.clauses import Theory
from clausewitz.tactics.by_prolog import Suggestion, suggest


class TacticsAdviser:
    """Answers by the tactics of some theories, and by nothing else."""

    def __init__(self, theories: Sequence[Theory], only: Sequence[str], inferences: int) -> None:
        self._theories, self._only, self._inferences = theories, only, inferences

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """The moves in the order in which tactics propose them, one reason behind the other."""
        found: dict[chess.Move, list[Suggestion]] = {}
        for suggestion in suggest(board, self._theories, self._inferences):
            if not self._only or suggestion.tactic.name in self._only:
                found.setdefault(suggestion.move, []).append(suggestion)
        return [
            AdvisedMove(board, move, tuple(map(_reason, suggestions)))
            for move, suggestions in found.items()
        ]

    def advise_all(self, boards: Sequence[chess.Board]) -> list[list[AdvisedMove]]:
        return [self.advise(board) for board in boards]


def _reason(suggestion: Suggestion) -> Reason:
    squares = tuple(v for v in suggestion.bindings.values() if v in chess.SQUARE_NAMES)
    return Reason(suggestion.tactic.name, suggestion.english, squares, str(suggestion.clause))
