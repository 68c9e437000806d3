"""Networks of the Maia kind as evaluators."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import chess

from clausewitz.engines.maia import Maia, centipawns
from clausewitz.engines.move_values import Evaluation, Value, value_at_end
from clausewitz.position.board import after_move


def maia_identity(path: Path) -> str:
    """What the values of a network depend on."""
    maia = Maia.open(path)
    return f"{maia.name}, network {maia.identity}; child, depth 1"


class MaiaEvaluator:
    """A network that values the position after each move, as equation 5 has it.

    It knows no depth: to look at the position after a move is its one ply. The move it would make
    is the likeliest of its policy.
    """

    def __init__(self, path: Path) -> None:
        self._maia = Maia.open(path)

    def evaluate(self, boards: Sequence[chess.Board]) -> list[Evaluation]:
        children = self._maia.child_values(boards)
        policies = self._maia.policies(boards)
        return [
            Evaluation(
                {m.uci(): _value(board, m, q) for m, q in values.items()}, _likeliest(policy)
            )
            for board, values, policy in zip(boards, children, policies, strict=True)
        ]

    def close(self) -> None:
        pass


def _value(board: chess.Board, move: chess.Move, q: float) -> Value:
    """In hundredths of a pawn, rounded: more is noise, and differs from machine to machine."""
    return value_at_end(after_move(board, move)) or Value(round(float(centipawns(q)), 2))


def _likeliest(policy: Mapping[chess.Move, float]) -> str:
    return min((-chance, move.uci()) for move, chance in policy.items())[1]
