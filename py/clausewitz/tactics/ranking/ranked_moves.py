"""Moves ranked by the weights of the clauses that hold, each with the reasons that are proved."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.matching.clause_matrix import clause_columns, named_columns, with_memory
from clausewitz.matching.legal_cases import Cases, cases_of, promotions
from clausewitz.tactics.ranking.proved_reasons import ProvedReason, knight_mates, proved_reasons
from clausewitz.tactics.ranking.shipped_clauses import claim_programs, feature_programs
from clausewitz.tactics.ranking.weights import Hundredths, shipped_weights

MOST_MOVES = 5
_BATCH = 256
_FLIP = 56  # changes a square to the one of its file on the other side


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A legal move with its score, the sum of the weights of what holds of it."""

    move: chess.Move
    score: float
    share: float
    """How likely it is the move to find, where there is one: of all legal moves 1."""
    reasons: tuple[ProvedReason, ...] = ()
    """The best first."""
    wins: bool = False
    """Whether clauses prove that it mates, at the latest by the next move, or wins material."""


def rank_moves(boards: Sequence[chess.Board], most: int = MOST_MOVES) -> list[list[RankedMove]]:
    """The best moves of each position, best first; of equals, by the names of their squares as the
    mover sees them from White's seat."""
    batches = (boards[start : start + _BATCH] for start in range(0, len(boards), _BATCH))
    return [ranked for batch in batches for ranked in _ranked(batch, most)]


def move_scores(cases: Cases) -> Hundredths:
    """The score of each case, which has its memory, in hundredths."""
    programs = feature_programs()
    columns = named_columns(programs, clause_columns(programs, cases))
    return shipped_weights().scores(columns, len(cases))


def _ranked(boards: Sequence[chess.Board], most: int) -> Iterator[list[RankedMove]]:
    cases = with_memory(cases_of(boards))
    scores = move_scores(cases)
    shares = chances(scores, cases.table[:, 0].astype(np.int64), len(boards))
    best: list[list[int]] = [[] for _ in boards]

    def order(case: int) -> tuple[int, str, str]:
        position, _, *squares = cases.table[case].tolist()
        flip = 0 if boards[position].turn else _FLIP
        origin, target = (chess.SQUARE_NAMES[square ^ flip] for square in squares)
        return -int(scores[case]), origin, target

    for case in sorted(range(len(cases)), key=order):
        if len(best[cases.position(case)]) < most:
            best[cases.position(case)].append(case)
    chosen = np.array([case for some in best for case in some], np.int64)
    knights = knight_mates(cases, chosen)
    reasons = proved_reasons(cases, chosen) | knights
    promoting = {*promotions(cases).tolist()}
    claims = [each.program for each in claim_programs()]
    winning = set(chosen[clause_columns(claims, cases, chosen).any(axis=0)].tolist())
    for some in best:
        yield [
            RankedMove(
                _move(cases.move(case), case in promoting, case in knights),
                int(scores[case]) / 100,
                float(shares[case]),
                tuple(reasons.get(case, ())),
                case in winning or case in knights,
            )
            for case in some
        ]


def chances(scores: Hundredths, positions: NDArray[np.int64], count: int) -> NDArray[np.float64]:
    """The share of each case among those of its position."""
    best = np.full(count, -(2**31))
    np.maximum.at(best, positions, scores)
    grown = np.exp((scores - best[positions]) / 100)
    whole = np.bincount(positions, grown, count)
    shares: NDArray[np.float64] = grown / whole[positions]
    return shares


def _move(squares: str, promotes: bool, to_knight: bool) -> chess.Move:
    move = chess.Move.from_uci(squares)
    if promotes:
        move.promotion = chess.KNIGHT if to_knight else chess.QUEEN
    return move
