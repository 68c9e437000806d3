"""Who answers a request: by clauses, by our own search, or by another engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import chess

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.request import AdviceRequest, Method
from clausewitz.prolog import INFERENCES
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.clauses import Theory


class Adviser(Protocol):
    """Answers for positions, one by one or many at once.

    Who inherits from this and can answer one position can answer many.
    """

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """Moves with their reasons, best first; none where there is nothing to say."""

    def advise_all(self, boards: Sequence[chess.Board]) -> list[list[AdvisedMove]]:
        """The same for each position."""
        return [self.advise(board) for board in boards]


def adviser(
    request: AdviceRequest, theories: "Sequence[Theory]" = (), inferences: int = INFERENCES
) -> Adviser:
    """The adviser for a request; the user's own theories take the place of those that ship."""
    if theories:
        from clausewitz.advice.methods.by_tactics import TacticsAdviser

        return TacticsAdviser(request, theories, inferences)
    if request.method is Method.SEARCH:
        return _by_search(request)
    if request.engine is not None:
        raise ClausewitzError(f"--by {request.method} does not search: leave out --engine")
    if request.method is Method.PROLOG:
        from clausewitz.advice.methods.by_reference import ReferenceAdviser

        return ReferenceAdviser(request, inferences)
    from clausewitz.advice.methods.by_logic import LogicAdviser

    return LogicAdviser(request)


def _by_search(request: AdviceRequest) -> Adviser:
    from clausewitz.advice.methods.by_search import SearchAdviser

    if request.engine is None:
        return SearchAdviser(request=request)
    from clausewitz.advice.lines.engine_lines import EngineLines

    return SearchAdviser(EngineLines(request.engine, request.plies), request)
