"""Who answers a request: by clauses, by our own search, or by another engine."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import chess

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.request import AdviceRequest, Depth
from clausewitz.clauses import Theory
from clausewitz.errors import ClausewitzError
from clausewitz.prolog import INFERENCES


class Adviser(Protocol):
    """Answers position by position."""

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """Moves with their reasons, best first; none where there is nothing to say."""


@contextmanager
def adviser(
    request: AdviceRequest, theories: Sequence[Theory] = (), inferences: int = INFERENCES
) -> Iterator[Adviser]:
    """The adviser for a request; the user's own theories take the place of those that ship."""
    if theories:
        from clausewitz.advice.by_tactics import TacticsAdviser

        yield TacticsAdviser(theories, request.only, inferences)
    elif request.engine is not None:
        if request.depth is not Depth.SEARCH:
            raise ClausewitzError(f"--by {request.depth} does not search: leave out --engine")
        from clausewitz.advice.by_search import SearchAdviser
        from clausewitz.advice.engine_lines import EngineLines

        lines = EngineLines(request.engine, request.plies)
        try:
            yield SearchAdviser(lines, request)
        finally:
            lines.close()
    elif request.depth is Depth.SEARCH:
        from clausewitz.advice.by_search import SearchAdviser

        yield SearchAdviser(request=request)
    else:
        from clausewitz.advice.by_logic import LogicAdviser

        yield LogicAdviser(request)
