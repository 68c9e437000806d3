"""Maia as a whole: figures known of maia-1600, ends of games, and where its file is looked for."""

import hashlib
from math import inf
from pathlib import Path

import chess
import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz.engines.maia import Maia, centipawns, maia_file
from clausewitz.engines.maia.network import BATCH
from clausewitz.support.data import public_files
from clausewitz.support.errors import ClausewitzError

NETWORK = next((path for path in public_files("maia") if path.name == "maia-1600.pb.gz"), Path())

MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
BARE_KINGS = "8/8/4k3/8/8/3K4/8/8 w - - 0 1"
CASTLING = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1"


@pytest.fixture(scope="module")
def maia() -> Maia:
    if not NETWORK.is_file():
        pytest.skip("no maia-1600.pb.gz in the folder that $CLAUSEWITZ_DATA names")
    return Maia.open(NETWORK)


def test_start_position(maia: Maia) -> None:
    (policy,) = maia.policies([chess.Board()])
    assert policy[chess.Move.from_uci("e2e4")] == pytest.approx(0.635, abs=0.0005)
    assert max(policy, key=policy.__getitem__).uci() == "e2e4"
    assert maia.values([chess.Board()]) == pytest.approx([0.0366], abs=0.00005)


def test_identity_is_that_of_the_file(maia: Maia) -> None:
    assert maia.identity == hashlib.sha256(NETWORK.read_bytes()).hexdigest()
    assert maia.name == "maia-1600"


def test_policy_is_a_distribution_over_the_legal_moves(maia: Maia) -> None:
    boards = random_positions(40, seed=3)
    for board, policy in zip(boards, maia.policies(boards), strict=True):
        assert set(policy) == set(board.legal_moves)
        if policy:
            assert sum(policy.values()) == pytest.approx(1, abs=1e-5)
            assert min(policy.values()) >= 0


def test_obvious_moves_are_found(maia: Maia) -> None:
    obvious = {
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1": "a1a8",
        "8/P6k/8/8/8/8/8/K7 w - - 0 1": "a7a8q",
        "k7/8/8/8/8/8/p6K/8 b - - 0 1": "a2a1q",
        "1r5k/P7/8/8/8/8/8/K7 w - - 0 1": "a7b8q",
        "r3kbnr/pppqpppp/2np4/8/4P1b1/2NP1Q1P/PPP2PP1/R1B1KBNR b KQkq - 0 5": "g4f3",
    }
    for policy, move in zip(
        maia.policies(map(chess.Board, obvious)), obvious.values(), strict=True
    ):
        assert max(policy, key=policy.__getitem__).uci() == move


def test_castling_both_ways_is_considered(maia: Maia) -> None:
    for board in (chess.Board(CASTLING), chess.Board(CASTLING.replace(" w ", " b "))):
        (policy,) = maia.policies([board])
        rank = "1" if board.turn else "8"
        for castling in (f"e{rank}g{rank}", f"e{rank}c{rank}"):
            assert policy[chess.Move.from_uci(castling)] > 0.03


def test_colours_do_not_matter_much(maia: Maia) -> None:
    """One plane tells who moves: people play a little differently with Black."""
    boards = random_positions(20, seed=4)
    values = maia.values(boards)
    mirrored = maia.values([board.mirror() for board in boards])
    assert np.abs(values - mirrored).mean() < 0.1


def test_answers_do_not_depend_on_the_batch(maia: Maia) -> None:
    boards = random_positions(BATCH + 3, seed=5)
    together = maia.values(boards)
    assert together == pytest.approx([maia.values([board])[0] for board in boards], abs=1e-5)
    assert len(maia.policies([])) == len(maia.values([])) == 0


def test_the_network_is_not_called_for_ends_of_games(maia: Maia) -> None:
    boards = [chess.Board(fen) for fen in (MATED, STALEMATE, BARE_KINGS, CASTLING)]
    values = maia.values(boards)
    assert values[:3].tolist() == [-1, 0, 0]
    assert 0 < abs(values[3]) < 1
    assert maia.policies(boards[:2]) == [{}, {}]


def test_child_values_are_those_after_the_moves(maia: Maia) -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
    before = board.copy()
    (values,) = maia.child_values([board])
    assert board == before
    assert set(values) == set(board.legal_moves)
    assert values[chess.Move.from_uci("a1a8")] == 1  # mates
    board.push_uci("a1a7")
    assert values[chess.Move.from_uci("a1a7")] == pytest.approx(-maia.values([board])[0], abs=1e-5)


def test_history_counts(maia: Maia) -> None:
    played = chess.Board()
    for move in ("e2e4", "e7e5", "g1f3", "b8c6", "f1c4"):
        played.push_uci(move)
    with_history, alone = maia.policies([played, played.copy(stack=False)])
    assert with_history != alone


def test_centipawns() -> None:
    assert centipawns(0.0) == 0
    assert centipawns(0.0366) == pytest.approx(5.16, abs=0.01)
    assert centipawns(-0.5) == -centipawns(0.5)
    assert 12_000 < centipawns(1.0) < inf
    assert centipawns(np.array([0.0, 0.5])) == pytest.approx([0, centipawns(0.5)])


def test_file_of_the_flag_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tmp_path / "one.pb.gz", tmp_path / "other.pb.gz"
    for path in (one, other):
        path.touch()
    monkeypatch.setenv("CLAUSEWITZ_MAIA", str(other))
    assert maia_file(str(one)) == one
    assert maia_file(None) == other


def test_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    absent = tmp_path / "absent.pb.gz"
    monkeypatch.delenv("CLAUSEWITZ_MAIA", raising=False)
    with pytest.raises(ClausewitzError, match=r"^no Maia network: .*CLAUSEWITZ_MAIA.*$"):
        maia_file(None)
    with pytest.raises(ClausewitzError, match=r"absent\.pb\.gz: no such file"):
        maia_file(str(absent))
    monkeypatch.setenv("CLAUSEWITZ_MAIA", str(absent))
    with pytest.raises(ClausewitzError, match=r"absent\.pb\.gz .*CLAUSEWITZ_MAIA.*: no such file"):
        maia_file(None)
