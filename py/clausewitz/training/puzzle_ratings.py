"""How hard a puzzle is: a rating estimated from its moves, by weights fitted to Lichess puzzles."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chess

from clausewitz.position.board import PIECE_VALUES, after_move

WEIGHTS = Path(__file__).with_name("puzzle_ratings.json")
FEATURES = (
    *("one", "turns", "captures", "checks", "quiet", "first_captures", "first_checks"),
    *("first_quiet", "gives", "mates", "mates_at_once", "pieces", "moves", "takes_back"),
    *("first_by_queen", "first_by_pawn", "first_by_king", "far_back"),
)


@dataclass(frozen=True, slots=True)
class RatingWeights:
    """What each feature adds to a rating, and how far estimates are off in the mean."""

    command: str
    puzzles: int
    deviation: int
    """The root of the mean square error, on puzzles that were not fitted."""
    weights: tuple[float, ...]

    def rating(self, start: chess.Board, moves: Sequence[chess.Move]) -> int:
        """The estimate for a puzzle; its first move is the opponent's."""
        found = features(start, moves)
        return round(sum(weight * x for weight, x in zip(self.weights, found, strict=True)))


@cache
def shipped_weights() -> RatingWeights:
    table = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    weights = tuple(table["weights"][name] for name in FEATURES)
    return RatingWeights(table["command"], table["puzzles"], table["deviation"], weights)


def features(start: chess.Board, moves: Sequence[chess.Move]) -> list[float]:
    """The features of a puzzle, in the order of FEATURES."""
    board = after_move(start, moves[0])
    pieces, legal = len(board.piece_map()), board.legal_moves.count()
    first = _Turn.of(board, moves[1])
    back = float(moves[1].to_square == moves[0].to_square and start.is_capture(moves[0]))
    far_back = float(_goes_back(board, moves[1]))
    turns = []
    for number, move in enumerate(moves[1:]):
        if number % 2 == 0:
            turns.append(_Turn.of(board, move))
        board.push(move)
    mated = float(board.is_checkmate())
    return [
        1.0,
        float(len(turns)),
        float(sum(turn.captures for turn in turns)),
        float(sum(turn.checks for turn in turns)),
        float(sum(turn.quiet for turn in turns)),
        float(first.captures),
        float(first.checks),
        float(first.quiet),
        float(sum(turn.gives for turn in turns)),
        mated,
        float(mated and len(turns) == 1),
        float(pieces),
        float(legal),
        back,
        float(first.piece == chess.QUEEN),
        float(first.piece == chess.PAWN),
        float(first.piece == chess.KING),
        far_back,
    ]


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a move of the solver is like."""

    piece: chess.PieceType
    captures: bool
    checks: bool
    gives: bool
    """Whether it goes where something cheaper can take it."""

    @property
    def quiet(self) -> bool:
        return not self.captures and not self.checks

    @classmethod
    def of(cls, board: chess.Board, move: chess.Move) -> "_Turn":
        piece = board.piece_type_at(move.from_square) or chess.PAWN
        taken = board.piece_type_at(move.to_square)
        after = after_move(board, move)
        value = PIECE_VALUES.get(piece, 0) - PIECE_VALUES.get(taken or 0, 0)
        attackers = [after.piece_type_at(at) for at in after.attackers(after.turn, move.to_square)]
        cheapest = min((PIECE_VALUES.get(one or 0, 9) for one in attackers), default=99)
        is_held = bool(after.attackers(not after.turn, move.to_square))
        gives = value > 0 and bool(attackers) and (cheapest < value or not is_held)
        return cls(piece, board.is_capture(move), after.is_check(), gives)


def _goes_back(board: chess.Board, move: chess.Move) -> bool:
    """Whether a piece moves towards its own side: such moves are overlooked."""
    forward = 1 if board.turn == chess.WHITE else -1
    step = chess.square_rank(move.to_square) - chess.square_rank(move.from_square)
    return step * forward < 0
