"""Networks of the Maia kind as evaluators: the value after a move, turned round."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import chess

from clausewitz.metrics.maia import Maia, centipawns
from clausewitz.metrics.model import Evaluation, Value, value_at_end


def maia_identity(path: Path) -> str:
    """What the values of a network depend on."""
    return f"{Maia.open(path).identity}; child, depth 1"


class MaiaEvaluator:
    """A network that values positions; the move it would make is the likeliest of its policy."""

    def __init__(self, path: Path) -> None:
        self._maia = Maia.open(path)

    def evaluate(self, boards: Sequence[chess.Board]) -> list[Evaluation]:
        found: list[dict[str, Value]] = [{} for _ in boards]
        waiting: list[tuple[int, str, chess.Board]] = []
        for number, board in enumerate(boards):
            for move in board.legal_moves:
                after = board.copy(stack=False)
                after.push(move)
                ended = value_at_end(after)
                if ended is None:
                    waiting.append((number, move.uci(), after))
                found[number][move.uci()] = ended or Value()
        values = self._maia.values([after for _, _, after in waiting]) if waiting else []
        for (number, uci, _), q in zip(waiting, values, strict=True):
            found[number][uci] = Value(round(centipawns(float(q)), 2)).turned()
        policies = self._maia.policies(boards)
        return [Evaluation(v, _likeliest(p)) for v, p in zip(found, policies, strict=True)]

    def close(self) -> None:
        pass


def _likeliest(policy: Mapping[chess.Move, float]) -> str:
    return min((-chance, move.uci()) for move, chance in policy.items())[1]
