"""Lines of play by a short search: the best one, and the best with another first move."""

from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Protocol

import chess

from clausewitz.advice.lines.judged_line import JudgedLine, margin
from clausewitz.advice.lines.judgement_limits import limit, looks
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.position.board import after_moves

_TABLE = 16  # megabytes: a new one for each position, so that answers do not depend on their order


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """Positions to visit, for the best move and for the best of the others."""

    best: int = 300_000
    others: int = 150_000
    in_doubt: int = 100_000
    """For each of the two once more, where they are nearly as good as one another."""
    still_open: int = 300_000
    """For each of the two a third time, where one may be so much better that it must be found."""
    before_blaming: int = 1_000_000
    """For a move that seems to be a mistake, before it is called one."""
    continuing: int = 10_000
    """For the rest of a line that breaks off early."""
    side_line: int = 15_000
    """For side lines: threats, defences, moves that do not work."""

    def shorter(self, part: int, whole: int) -> "SearchEffort":
        """So many parts of the whole, if that is less."""
        share = min(part, whole)
        return SearchEffort(
            *(max(1, getattr(self, one.name) * share // whole) for one in fields(self))
        )


THOROUGH = SearchEffort(before_blaming=2_000_000)
"""For one move that is explained in depth: its lines are those of any answer, so that both say the
same."""


class LineSource(Protocol):
    """Whoever finds lines of play."""

    effort: SearchEffort

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines with different first moves, best first."""

    def line_of(self, board: chess.Board, move: chess.Move, nodes: int | None = None) -> JudgedLine:
        """The best line that begins with this move."""

    def best_line(self, board: chess.Board, without: Collection[chess.Move] = ()) -> JudgedLine:
        """A side line: the best, or the best with another first move than some."""


class LineSearch:
    """Looks for lines; what it finds in a position does not depend on those before."""

    def __init__(self, effort: SearchEffort | None = None) -> None:
        self.effort = effort or SearchEffort()
        self._searcher = Searcher(megabytes=_TABLE)

    def lines(self, board: chess.Board, most: int = 2) -> list[JudgedLine]:
        """The best lines, best first: as many as there are moves, or so many."""
        self._searcher.new_game()
        most = min(most, board.legal_moves.count())
        found = self._two_best(board)[:most]
        while len(found) < most:
            known = [line.move for line in found]
            found.append(self.glance(board, self.effort.others, known))
        return [self.continued(board, line) for line in _ordered(found)]

    def _two_best(self, board: chess.Board) -> list[JudgedLine]:
        """The best line, and the best of the others if there is a second move.

        The first look is a brief one. It goes on, with the memory of what was seen, only as long as
        it is open which move is the best.
        """
        found: list[JudgedLine] = []
        for share, enough in looks():
            found = [self.glance(board, int(self.effort.best * share))]
            if board.legal_moves.count() == 1:
                return found
            found.append(self.glance(board, int(self.effort.others * share), [found[0].move]))
            if margin(_ordered(found)) >= enough:
                return found
        mates = all(line.mate for line in found)
        return found if mates else self._compared(board, found)

    def line_of(self, board: chess.Board, move: chess.Move, nodes: int | None = None) -> JudgedLine:
        """The best line that begins with this move."""
        limit = Limit(nodes=nodes or self.effort.others)
        found = self._searcher.search(board, limit, [move])[0]
        return self.continued(board, JudgedLine(tuple(found.line), found.score))

    def best_line(self, board: chess.Board, without: Collection[chess.Move] = ()) -> JudgedLine:
        """A side line, searched with the memory of what was looked at before."""
        return self.continued(board, self.glance(board, self.effort.side_line, without))

    def forget(self) -> None:
        """Search the next position without a memory of those before."""
        self._searcher.new_game()

    def continued(self, board: chess.Board, line: JudgedLine) -> JudgedLine:
        """The line with more moves behind it, where it is too short to show what it is for."""
        moves, end = list(line.moves), after_moves(board, line.moves)
        length = int(limit("short"))
        while len(moves) < length and any(end.legal_moves):
            for move in self.glance(end, self.effort.continuing).moves[: length - len(moves)]:
                moves.append(move)
                end.push(move)
        return JudgedLine(tuple(moves), line.score)

    @cached_property
    def _second(self) -> Searcher:
        """For the second of two lines that are looked at side by side."""
        return Searcher(megabytes=_TABLE)

    def _compared(self, board: chess.Board, found: Sequence[JudgedLine]) -> list[JudgedLine]:
        """Both lines at the same depth of thought; a greater one where the margin is not plain."""
        self._second.remember(self._searcher)
        again = self._once_more(board, found, self.effort.in_doubt)
        if limit("open_from") <= margin(_ordered(again)) < limit("open_to"):
            again = self._once_more(board, again, self.effort.still_open)
        return again

    def _once_more(
        self, board: chess.Board, found: Sequence[JudgedLine], nodes: int
    ) -> list[JudgedLine]:
        """Side by side, where there are two cores; each searcher keeps to its own line."""
        limit = Limit(nodes=nodes)
        with ThreadPoolExecutor(max_workers=1) as pool:
            other = pool.submit(self._second.search, board, limit, [found[1].move])
            again = [*self._searcher.search(board, limit, [found[0].move]), *other.result()]
        return [JudgedLine(tuple(info.line), info.score) for info in again]

    def glance(
        self, board: chess.Board, nodes: int, without: Collection[chess.Move] = ()
    ) -> JudgedLine:
        """The best line as the search returns it, perhaps a short one, with its memory."""
        among = [move for move in board.legal_moves if move not in without] if without else []
        found = self._searcher.search(board, Limit(nodes=nodes), among)[0]
        return JudgedLine(tuple(found.line), found.score)


def _ordered(lines: Sequence[JudgedLine]) -> list[JudgedLine]:
    return sorted(lines, key=lambda line: -line.score)
