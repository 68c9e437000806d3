"""How often a filter keeps the move that was played: the paper's measure, beside other filters."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import chess

from clausewitz.games.whole_games import Step
from clausewitz.patterns.ranking.ranker import first_gamma, first_k
from clausewitz.runs.progress import Progress, Tell, silent

Rank = Callable[[chess.Board], Sequence[chess.Move]]

KS = tuple(range(1, 11))
GAMMAS = tuple(n / 10 for n in range(1, 11))
THIRD = 1 / 3


@dataclass(frozen=True, slots=True)
class Success:
    """The share of positions in which the filters keep the move, for each k and gamma."""

    positions: int
    by_k: dict[int, float]
    by_gamma: dict[float, float]
    by_third: float

    def as_lists(self) -> list[Any]:
        """For files, whose keys are words."""
        shares = [list(self.by_k.items()), list(self.by_gamma.items())]
        return [self.positions, *shares, self.by_third]

    @staticmethod
    def from_lists(lists: Sequence[Any]) -> "Success":
        positions, by_k, by_gamma, third = lists
        return Success(positions, dict(by_k), dict(by_gamma), third)


def success(rank: Rank, steps: Iterable[Step], tell: Tell = silent) -> Success:
    """Rank the moves of each position; promotions count as one move, whatever the pawn becomes."""
    count = 0
    found_by_k, found_by_gamma, third = dict.fromkeys(KS, 0), dict.fromkeys(GAMMAS, 0), 0
    for board, move in steps:
        count += 1
        moves = [(m.from_square, m.to_square) for m in one_promotion(rank(board))]
        played = (move.from_square, move.to_square)
        for k in KS:
            found_by_k[k] += played in first_k(moves, k)
        for gamma in GAMMAS:
            found_by_gamma[gamma] += played in first_gamma(moves, gamma)
        third += played in first_gamma(moves, THIRD)
        tell(Progress("positions", count))
    whole = max(1, count)
    return Success(
        count,
        {k: found / whole for k, found in found_by_k.items()},
        {gamma: found / whole for gamma, found in found_by_gamma.items()},
        third / whole,
    )


def one_promotion(moves: Sequence[chess.Move]) -> list[chess.Move]:
    """Each pair of squares once, where it comes first."""
    found: dict[tuple[int, int], chess.Move] = {}
    for move in moves:
        found.setdefault((move.from_square, move.to_square), move)
    return list(found.values())


def random_rank(seed: int) -> Rank:
    """The filter that knows nothing."""
    chooser = random.Random(seed)

    def rank(board: chess.Board) -> list[chess.Move]:
        moves = sorted(one_promotion(list(board.legal_moves)), key=chess.Move.uci)
        chooser.shuffle(moves)
        return moves

    return rank
