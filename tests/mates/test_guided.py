"""Hard mates, for which the kernel is a guide; clingo still decides."""

import chess
import pytest

from clausewitz import kernel
from clausewitz.mates import prove, prover
from mates.proof_checker import complaint

# Of real games; the last has no mate in three.
MATES = [
    "r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq - 0 1",
    "6k1/ppp2ppp/8/2n2K1P/2P2P1P/2Bpr3/PP4r1/4RR2 b - - 0 1",
    "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1",
]
NONE = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guide is asked for everything."""
    monkeypatch.setattr(prover, "_UNGUIDED", 0)


@pytest.mark.parametrize("fen", MATES)
def test_proof_is_accepted_and_all_keys_are_found(fen: str) -> None:
    board = chess.Board(fen)
    row = kernel.from_board(board)
    length = kernel.forced_mate(row, 3)
    assert length
    verdict = prove(board, 3, all_keys=True)
    assert (verdict.result, verdict.n) == ("mate", length)
    assert set(verdict.keys) == set(kernel.mating_moves(row, length) or [])
    assert complaint(verdict.as_json()) is None


def test_where_there_is_none_every_move_is_refuted() -> None:
    verdict = prove(chess.Board(NONE), 3)
    assert (verdict.result, verdict.n) == ("none", 3)
    assert verdict.asked > chess.Board(NONE).legal_moves.count()


@pytest.mark.parametrize(
    "fen",
    [
        "k7/3N4/1K6/7p/8/8/8/8 w - - 0 1",  # a pawn's step
        "k7/3N4/1K6/8/8/8/7p/8 w - - 0 1",  # a promotion
        "k7/3N4/1K6/8/6p1/6P1/7P/8 w - - 0 1",  # en passant
        "r3k3/p1p5/P1P5/8/8/8/8/4K2R b q - 0 1",  # castling is legal, for Black to move first
        "4k2r/5p1p/5P1P/8/8/8/8/3RK3 w k - 0 1",  # and as a reply
    ],
)
def test_every_kind_of_move_may_refute(fen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prover, "DisagreementError", ZeroDivisionError)  # so that none is caught
    board = chess.Board(fen)
    verdict = prove(board, 3)
    length = kernel.forced_mate(kernel.from_board(board), 3)
    assert (verdict.result, verdict.n) == (("mate", length) if length else ("none", 3))


def test_a_guide_that_lies_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "forced_mate", lambda row, moves, limit=0: 0)
    verdict = prove(chess.Board(MATES[1]), 3)
    assert (verdict.result, verdict.n) == ("mate", 3)
    assert complaint(verdict.as_json()) is None


def test_a_guide_that_gives_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "forced_mate", lambda row, moves, limit=0: None)
    verdict = prove(chess.Board(MATES[1]), 3)
    assert (verdict.result, verdict.n) == ("mate", 3)
