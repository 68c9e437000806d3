"""Moves ranked by the weights of the clauses that hold, each with the reasons that are proved."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause
from clausewitz.ranking.clause_columns import clause_columns, named_columns, with_memory
from clausewitz.ranking.shipped_clauses import feature_programs, reason_programs, reason_worths
from clausewitz.ranking.telling_proofs import telling_proofs
from clausewitz.ranking.weights import Flags, Hundredths, shipped_weights
from clausewitz.tactics.by_kernel import Cases, cases_of

MOST_MOVES = 5
MOST_REASONS = 4
"""Of a move: the best."""
_BATCH = 256


@dataclass(frozen=True, slots=True)
class ProvedReason:
    """A tactic, or a plain reason, that holds of a move."""

    name: str
    clause: Clause
    values: Mapping[str, str | int]
    """The proof: the value of each witness."""
    worth: float
    """Its precision on a natural sample of puzzles."""


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A legal move with its score, the sum of the weights of what holds of it."""

    move: chess.Move
    score: float
    share: float
    """How likely it is the move to find, where there is one: of all legal moves 1."""
    reasons: tuple[ProvedReason, ...] = ()
    """The best first."""


def rank_moves(boards: Sequence[chess.Board], most: int = MOST_MOVES) -> list[list[RankedMove]]:
    """The best moves of each position, best first; of equals, by the names of their squares."""
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
    for case in sorted(range(len(cases)), key=lambda case: (-scores[case], cases.move(case))):
        if len(best[cases.position(case)]) < most:
            best[cases.position(case)].append(case)
    reasons = _reasons(cases, np.array([case for some in best for case in some], np.int64))
    for board, some in zip(boards, best, strict=True):
        yield [
            RankedMove(
                _move(board, cases, case),
                int(scores[case]) / 100,
                float(shares[case]),
                tuple(reasons.get(case, ())[:MOST_REASONS]),
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


def _move(board: chess.Board, cases: Cases, case: int) -> chess.Move:
    move = chess.Move.from_uci(cases.move(case))
    is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
    if is_pawn and chess.square_rank(move.to_square) in (0, 7):
        move.promotion = chess.QUEEN
    return move


def _reasons(cases: Cases, among: NDArray[np.int64]) -> dict[int, list[ProvedReason]]:
    """For each of the cases its reasons, best first: by the first clause of each that holds."""
    programs = reason_programs()
    held = clause_columns(programs, cases, among)
    worths = {name: worth.precision for name, worth in reason_worths().items()}
    found: dict[int, list[ProvedReason]] = {}
    told: dict[str, Flags] = {}
    left = np.full(len(among), MOST_REASONS)
    for number in sorted(range(len(programs)), key=lambda n: -worths.get(programs[n].name, 0.0)):
        each = programs[number]
        before = told.setdefault(each.name, np.zeros(len(among), np.bool_))
        new = held[number] & ~before & (left > 0)
        before |= held[number]
        left -= new
        worth = worths.get(each.name, 0.0)
        for case, values in telling_proofs(each, cases, among[new]):
            found.setdefault(case, []).append(ProvedReason(each.name, each.clause, values, worth))
    return found
