"""What patterns are compared with: alpha-beta by material, as a filter and as a player."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel.moves import MAX_MOVES
from clausewitz.kernel.patterns import material
from clausewitz.kernel.position import SLOTS

Rank = Callable[[chess.Board], Sequence[chess.Move]]

_MATE = int(material.MATE)


@dataclass(slots=True)
class AlphaBeta:
    """Looks so many plies ahead; `nodes` counts the positions."""

    depth: int
    nodes: int = 0
    _rows: material.Rows = field(
        default_factory=lambda: np.zeros((material.DEEPEST + 2, SLOTS), np.uint64)
    )
    _lists: material.Rows = field(
        default_factory=lambda: np.zeros((material.DEEPEST + 2, MAX_MOVES), np.uint64)
    )

    def score(self, board: chess.Board, move: chess.Move, alpha: int = -_MATE) -> int:
        """What a move is worth for the side that makes it; at most alpha if it is no better."""
        self._rows[0] = kernel.make(kernel.from_board(board), move)
        nodes = np.zeros(1, np.uint64)
        depth = self.depth - 1
        found = -int(material.score(self._rows, self._lists, 0, depth, -_MATE, -alpha, nodes))
        self.nodes += int(nodes[0])
        return found

    def rank(self, board: chess.Board) -> list[chess.Move]:
        """The moves by their scores; of equal ones no order is known, so chance has it."""
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        random.Random(board.fen()).shuffle(moves)
        return sorted(moves, key=lambda move: -self.score(board, move))

    def choose(
        self, board: chess.Board, moves: Sequence[chess.Move], chooser: random.Random
    ) -> chess.Move:
        """The best of some moves, by chance among equals."""
        best, found = -_MATE - 1, list[chess.Move]()
        for move in moves:
            score = self.score(board, move, max(-_MATE, best - 1))
            if score > best:
                best, found = score, [move]
            elif score == best:
                found.append(move)
        return chooser.choice(found)


@dataclass(frozen=True, slots=True)
class SelectiveMatch:
    """The games of a selective player against the same without a filter."""

    wins: int
    draws: int
    losses: int
    material: float
    """In pawns, at the end of a game, in the mean."""
    nodes: float
    """Positions that the selective player looked at, as a part of the other's."""


def selective_match(
    rank: Rank, k: int, depth: int, games: int, seed: int, tell: Callable[[int], None]
) -> SelectiveMatch:
    """Games from drawn openings, each twice with colours changed; `k` moves are looked at."""
    results, ahead = [0, 0, 0], 0.0
    chosen, plain = AlphaBeta(depth), AlphaBeta(depth)
    for number in range(games):
        chooser = random.Random(f"{seed} {number // 2}")
        side = chess.WHITE if number % 2 == 0 else chess.BLACK
        board = _opening(chooser)
        while not board.is_game_over(claim_draw=True) and len(board.move_stack) < 200:
            if board.turn == side:
                board.push(chosen.choose(board, rank(board)[:k], chooser))
            else:
                board.push(plain.choose(board, list(board.legal_moves), chooser))
        winner = board.outcome(claim_draw=True)
        won = winner.winner if winner is not None else None
        results[1 if won is None else 0 if won == side else 2] += 1
        ahead += _balance(board, side)
        tell(number + 1)
    share = chosen.nodes / max(1, plain.nodes)
    wins, draws, losses = results
    return SelectiveMatch(wins, draws, losses, ahead / max(1, games), share)


def _opening(chooser: random.Random) -> chess.Board:
    board = chess.Board()
    for _ in range(6):
        board.push(chooser.choice(sorted(board.legal_moves, key=chess.Move.uci)))
    return board


def _balance(board: chess.Board, side: chess.Color) -> float:
    worth = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
    return sum(
        value * (len(board.pieces(piece, side)) - len(board.pieces(piece, not side)))
        for piece, value in worth.items()
    )
