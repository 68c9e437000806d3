"""The moves of a position ranked by patterns, and the filters f_k and f_gamma that cut the ranking.

Two ways: `fitted` adds up what the patterns of a move say of its chance to be played, `paper`
values moves by the rules of paper_evaluator.py.
"""

import math
from collections.abc import Sequence
from typing import Protocol, TypeVar

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns import entries
from clausewitz.patterns.graphs.canonical_form import canonical_pattern
from clausewitz.patterns.graphs.pattern import Pattern, PatternSet
from clausewitz.patterns.ranking.matcher import Match, Matcher, Ranked
from clausewitz.patterns.ranking.paper_evaluator import PatternEvaluator

_Move = TypeVar("_Move")  # in whatever way moves are represented


class Ranker(Protocol):
    """Anything that puts the legal moves of a position in an order, best first."""

    @property
    def patterns(self) -> Sequence[Pattern]: ...
    def rank(self, board: chess.Board) -> list[chess.Move]: ...

    def explain(self, board: chess.Board) -> list[Ranked]: ...


def first_k(moves: Sequence[_Move], k: int) -> Sequence[_Move]:
    """The filter f_k: the best k moves."""
    return moves[:k]


def first_gamma(moves: Sequence[_Move], gamma: float) -> Sequence[_Move]:
    """The filter f_gamma: the best share of the moves, at least one."""
    return moves[: max(1, math.floor(gamma * len(moves) + 0.5))]


class FittedRanker:
    """Scores are sums, made by the kernel."""

    def __init__(
        self, patterns: Sequence[Pattern], matcher: Matcher, weights: Sequence[int]
    ) -> None:
        self.patterns = patterns
        self.matcher = matcher
        self.weights = np.array(weights, np.int64)
        self._scores = np.zeros(MAX_MOVES, np.int64)

    @classmethod
    def of(cls, patterns: Sequence[Pattern]) -> "FittedRanker":
        """The ranker of patterns in canonical form."""
        graphs = [pattern.graph for pattern in patterns]
        return cls(patterns, Matcher(graphs), [pattern.fitted for pattern in patterns])

    def rank(self, board: chess.Board) -> list[chess.Move]:
        return [move for move, _ in self.scores(kernel.from_board(board))]

    def scores(self, row: Row) -> list[tuple[chess.Move, int]]:
        """The legal moves of a position with their scores, best first; equal ones as listed."""
        moves, scores = self.matcher.moves, self._scores
        many = int(entries.score_all(*self.matcher.packed, self.weights, row, moves, scores))
        found = [
            (kernel.move_of(int(word)), int(score))
            for word, score in zip(moves[:many], scores[:many], strict=True)
        ]
        return sorted(found, key=lambda pair: -pair[1])

    def explain(self, board: chess.Board) -> list[Ranked]:
        reasons: dict[tuple[int, int], list[Match]] = {}
        for match in self.matcher.matches(board):
            key = match.move.from_square, match.move.to_square
            reasons.setdefault(key, []).append(match)
        ranked = []
        for move, score in self.scores(kernel.from_board(board)):
            matches = reasons.get((move.from_square, move.to_square), [])
            matches.sort(key=lambda match: -abs(int(self.weights[match.pattern])))
            ranked.append(Ranked(move, score, tuple(matches)))
        return ranked


def ranker_of(patterns: PatternSet, way: str = "") -> Ranker:
    """A ranker of the given kind; by default fitted, if any weight was fitted."""
    ordered = [canonical_pattern(pattern) for pattern in patterns.patterns]
    if not way:
        way = "fitted" if any(pattern.fitted for pattern in ordered) else "paper"
    return FittedRanker.of(ordered) if way == "fitted" else PatternEvaluator(ordered)
