"""A network as an evaluator, with one that knows nothing but the pieces on the board."""

from collections.abc import Sequence
from pathlib import Path

import chess
import pytest

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.maia import Maia, centipawns, maia_evaluator
from clausewitz.engines.move_values import MATES, STALEMATE, MissingEngineError
from clausewitz.engines.value_cache import ValueCache


class Counting:
    """Q is a tenth of the mover's lead in pieces; the likeliest move is the last by name."""

    name, identity = "counting", "0123"

    def child_values(self, boards: Sequence[chess.Board]) -> list[dict[chess.Move, float]]:
        return [{move: self._value(board, move) for move in board.legal_moves} for board in boards]

    def policies(self, boards: Sequence[chess.Board]) -> list[dict[chess.Move, float]]:
        ordered = [sorted(board.legal_moves, key=chess.Move.uci) for board in boards]
        return [{move: float(n) for n, move in enumerate(moves)} for moves in ordered]

    def _value(self, board: chess.Board, move: chess.Move) -> float:
        after = board.copy()
        after.push(move)
        counts = [chess.popcount(after.occupied_co[side]) for side in (board.turn, not board.turn)]
        return (counts[0] - counts[1]) / 10


@pytest.fixture
def evaluator(monkeypatch: pytest.MonkeyPatch) -> maia_evaluator.MaiaEvaluator:
    monkeypatch.setattr(Maia, "open", lambda _: Counting())
    return maia_evaluator.MaiaEvaluator(Path("any"))


def test_values_are_of_the_side_that_moves(evaluator: maia_evaluator.MaiaEvaluator) -> None:
    boards = [
        chess.Board("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1"),
        chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
        chess.Board("k7/8/2Q5/8/8/2K5/8/8 w - - 0 1"),
    ]
    found = evaluator.evaluate(boards)
    for board, evaluation in zip(boards, found, strict=True):
        assert set(evaluation.values) == {move.uci() for move in board.legal_moves}
        assert evaluation.best == max(evaluation.values)
    assert found[0].values["e1d2"].centipawns == 0
    assert found[0].values["e1f1"].centipawns == round(centipawns(-0.1), 2) < 0
    assert found[1].values["d1d8"] == MATES
    assert found[1].values["d1d7"].centipawns > 0
    assert found[2].values["c6b6"] == STALEMATE


def test_identity_tells_the_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Maia, "open", lambda _: Counting())
    (tmp_path / "maia-1600.pb.gz").write_bytes(b"weights")
    engine = find_engine(f"maia:{tmp_path / 'maia-1600.pb.gz'}")
    assert engine.name == engine.label == "maia-1600"
    identity = engine.identity(ValueCache(tmp_path / "values.sqlite"))
    assert identity == "counting, network 0123; child, depth 1"


def test_file_that_is_no_network_is_missing(tmp_path: Path) -> None:
    (tmp_path / "bad.pb.gz").write_bytes(b"no weights")
    engine = find_engine(f"maia:{tmp_path / 'bad.pb.gz'}")
    with pytest.raises(MissingEngineError, match=r"bad\.pb\.gz"):
        engine.identity(ValueCache(tmp_path / "values.sqlite"))
