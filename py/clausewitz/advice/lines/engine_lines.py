"""Lines of play by another engine, for the same readers as those of our own search."""

import weakref
from collections.abc import Collection, Sequence
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import SearchEffort, SearchHost
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.own.search_limit import MATE


class EngineLines:
    """A UCI engine that gives its best lines; it ends when nobody uses it any more.

    Every line is searched to the same depth, however many positions are granted to our own search.
    """

    def __init__(self, name: str, depth: int) -> None:
        self.effort = SearchEffort(continuing=0)
        self._host = _EngineHost(self)
        self._engine = find_engine(name, depth=depth).searcher()
        # At the latest when the program ends, and before Python takes its modules apart.
        self.close = weakref.finalize(self, self._engine.close)

    def requested(self, request: str, board: chess.Board, *arguments: object) -> Any:
        return self._host.requested(request, board, *arguments)

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines, best first: as many as there are moves, or so many."""
        return self.searched(board, min(most, board.legal_moves.count()))

    def line_of(self, board: chess.Board, move: chess.Move, nodes: int | None = None) -> JudgedLine:
        """The best line that begins with this move."""
        return self.searched(board, 1, [move])[0]

    def best_line(self, board: chess.Board, without: Collection[chess.Move] = ()) -> JudgedLine:
        """The best line, or the best with another first move than some."""
        among = [move for move in board.legal_moves if move not in without] if without else []
        return self.searched(board, 1, among)[0]

    def searched(
        self, board: chess.Board, most: int, among: Sequence[chess.Move] = ()
    ) -> list[JudgedLine]:
        """The best lines whose first moves are among some, or any."""
        return [
            JudgedLine(tuple(map(chess.Move.from_uci, answer.line)), _score(answer.value))
            for answer in self._engine.lines(board, most, among)
        ]


class _EngineHost(SearchHost):
    """The engine searches, to its depth, whatever is to be remembered."""

    def __init__(self, source: EngineLines) -> None:
        super().__init__()
        self._source = weakref.proxy(source)

    def _line(
        self, who: str, board: chess.Board, among: Sequence[chess.Move], nodes: int
    ) -> JudgedLine:
        found: list[JudgedLine] = self._source.searched(board, 1, among)
        return found[0]


def engine_lines(name: str | None, depth: int) -> EngineLines | None:
    """The engine that the user names, if any."""
    return None if name is None else EngineLines(name, depth)


def _score(value: Value) -> int:
    """As our own search counts: a mate by the half moves that it takes."""
    if value.mate is None:
        return round(value.centipawns)
    plies = 2 * abs(value.mate) - (value.mate > 0)
    return MATE - plies if value.mate > 0 else plies - MATE
