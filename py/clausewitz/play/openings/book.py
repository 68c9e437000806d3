"""A move from the case base, for players: as long as there is one.

The manner is that of Han, Lavelle and Wilkerson, "Applying CBR Retrieval and Rule-Based Heuristics
to Improve Alpha-Beta Search in Chess": the first legal continuation of the nearest cases, longest
lines first; the search takes over where there is none.
"""

from dataclasses import dataclass

import chess

from clausewitz.engines.own.search_limit import Choice
from clausewitz.play.openings.cases import Case, CaseBase, table


@dataclass(frozen=True, slots=True)
class Manner:
    """How the cases are followed; without arguments, as in the paper."""

    by_length: bool = True
    """Longest lines first; else in the order of the table, which the paper compares."""
    farthest: int | None = None
    """Cases at a greater distance are not followed; None follows the nearest, however far."""
    first_moves: bool = True
    """1.e4 as White, 1...c5 against it as Black."""
    for_good: bool = True
    """Once the search has taken over, the cases are not consulted again in this game."""


PAPER = Manner()
UNSORTED = Manner(by_length=False)
ENGINE = Manner(farthest=0, for_good=False)
"""Boards that are known, however reached. A case that is only near misses what has changed: its
move may leave a piece where it is taken (make bench-openings)."""


class OpeningBook:
    """The opening cases as an adviser of a player, for one game at a time."""

    def __init__(self, cases: CaseBase | None = None, manner: Manner = ENGINE) -> None:
        self.cases = cases or table()
        self.manner = manner
        self._over = False

    def new_game(self) -> None:
        """Forget that the search has taken over."""
        self._over = False

    def advise(self, board: chess.Board) -> Choice | None:
        """A legal move with the opening's name, or None: the search takes over."""
        if self._over:
            return None
        found = self.choose(board, self.retrieve(board))
        self._over = found is None and self.manner.for_good
        return found

    def retrieve(self, board: chess.Board) -> list[Case]:
        """The cases in the order in which they are tried."""
        return self.cases.retrieve(board, by_length=self.manner.by_length)

    def choose(self, board: chess.Board, cases: list[Case]) -> Choice | None:
        """The first legal continuation of the cases."""
        if first := self._first_move(board, cases):
            return first
        refused = set[str]()
        for case in cases:
            too_far = self.manner.farthest is not None and case.distance > self.manner.farthest
            if case.move is None or case.move in refused or too_far:
                continue
            if move := case.legal_move(board):
                return Choice(move, reason=case.line.title)
            refused.add(case.move)
        return None

    def _first_move(self, board: chess.Board, cases: list[Case]) -> Choice | None:
        """The move chosen beforehand, unless a line of the user begins here."""
        move = _FIRST_MOVES.get(board.epd())
        own = any(case.line.own and case.distance == 0 and case.move for case in cases)
        if move is None or own or not self.manner.first_moves:
            return None
        after = board.copy(stack=False)
        after.push(move)
        named = self.cases.name(after)
        return Choice(move, reason=named.line.title if named and not named.distance else "")


_FIRST_MOVES = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -": chess.Move.from_uci("e2e4"),
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -": chess.Move.from_uci("c7c5"),
}
