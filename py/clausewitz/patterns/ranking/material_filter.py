"""What patterns are compared with: alpha-beta by material, as a filter of moves."""

import random
from dataclasses import dataclass, field

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.patterns import material_search

MATE = int(material_search.MATE)
"""No score is more."""
DEEPEST = int(material_search.DEEPEST)


@dataclass(slots=True)
class AlphaBeta:
    """Looks so many plies ahead; `nodes` counts the positions."""

    depth: int
    nodes: int = 0
    _rows: material_search.Rows = field(
        default_factory=lambda: np.zeros((material_search.DEEPEST + 2, SLOTS), np.uint64)
    )
    _lists: material_search.Rows = field(
        default_factory=lambda: np.zeros((material_search.DEEPEST + 2, MAX_MOVES), np.uint64)
    )

    def score(self, board: chess.Board, move: chess.Move, alpha: int = -MATE) -> int:
        """What a move is worth for the side that makes it; at most alpha if it is no better."""
        self._rows[0] = kernel.make(kernel.from_board(board), move)
        nodes = np.zeros(1, np.uint64)
        depth = self.depth - 1
        found = -int(material_search.score(self._rows, self._lists, 0, depth, -MATE, -alpha, nodes))
        self.nodes += int(nodes[0])
        return found

    def rank(self, board: chess.Board) -> list[chess.Move]:
        """The moves by their scores; of equal ones no order is known, so chance has it."""
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        random.Random(board.fen()).shuffle(moves)
        return sorted(moves, key=lambda move: -self.score(board, move))
