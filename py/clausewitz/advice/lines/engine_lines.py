"""Lines of play by another engine, for the same readers as those of our own search."""

from contextlib import suppress

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.own.search_limit import MATE


class EngineLines:
    """A UCI engine that gives its best lines; it ends when nobody uses it any more."""

    def __init__(self, name: str, depth: int) -> None:
        self._engine = find_engine(name, depth=depth).searcher()

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines, best first: as many as there are moves, or so many."""
        found = self._engine.lines(board, min(most, board.legal_moves.count()))
        return [
            JudgedLine(tuple(map(chess.Move.from_uci, answer.line)), _score(answer.value))
            for answer in found
        ]

    def __del__(self) -> None:
        with suppress(AttributeError):  # where there is no such engine
            self._engine.close()


def _score(value: Value) -> int:
    """As our own search counts: a mate by the half moves that it takes."""
    if value.mate is None:
        return round(value.centipawns)
    plies = 2 * abs(value.mate) - (value.mate > 0)
    return MATE - plies if value.mate > 0 else plies - MATE
