"""The Base Player and the Pruning Player of Han, Lavelle and Wilkerson."""

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.errors import ClausewitzError
from clausewitz.kernel import engine
from clausewitz.play import heuristic
from clausewitz.play.openings import PAPER, Manner, OpeningBook
from clausewitz.play.players import Choice, Limit

DEPTH = 4  # as in the paper's experiments
_KNOWN = 1 << 20  # positions that one search remembers
_PER_HUNDREDTH = 10  # the heuristic counts in thousandths of a pawn


class BasePlayer:
    """Minimax with alpha-beta to a fixed depth, over all moves."""

    rules = engine.NO_RULES

    def __init__(self, weights: str = "winning", depth: int = DEPTH) -> None:
        self.name = f"{type(self).__name__}({weights})"
        self._depth = depth
        self._tree = engine.minimax_tree(heuristic.weights(weights).values(), heuristic.places())
        self._table = np.zeros((_KNOWN, 2), np.uint64)
        self.states = self.known = 0

    def new_game(self) -> None:
        """Nothing is remembered from move to move."""

    def close(self) -> None:
        """There is nothing to close."""

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        """Only the depth of the limit counts: the paper's players know no other."""
        depth = limit.depth or self._depth
        if depth > engine.MINIMAX_MOST:
            raise ClausewitzError(f"the paper's players look at most {engine.MINIMAX_MOST} ahead")
        seen = engine.minimax(self._tree, self._table, kernel.from_board(board), depth, self.rules)
        self.states += seen.states
        self.known += seen.known
        return Choice(seen.move, seen.value // _PER_HUNDREDTH, depth, seen.states)


class PruningPlayer(BasePlayer):
    """The same over the moves that four rules leave, the last of them for the other side too; and
    openings by cases while there are any."""

    rules = engine.PAPER_RULES

    def __init__(
        self, weights: str = "winning", depth: int = DEPTH, manner: Manner = PAPER
    ) -> None:
        super().__init__(weights, depth)
        self._book = OpeningBook(manner=manner)

    def new_game(self) -> None:
        self._book.new_game()

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        return self._book.advise(board) or super().choose(board, limit)
