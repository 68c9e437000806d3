"""The tactics behind a move: the kernel's answers and proofs are Prolog's."""

import chess
import pytest

from clausewitz.tactics import by_prolog as moves
from clausewitz.tactics import reasons
from clausewitz.tactics.by_kernel.proofs import MoveCase
from clausewitz.tactics.shipped import theories

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
POSITIONS = [
    FORK,
    BACK_RANK,
    "r3k3/2p2p2/1n6/3PN3/8/5Q2/P4P2/R3K3 w Qq - 0 1",
    "1n3q1k/2P1P1pp/8/8/8/8/8/K2R4 w - - 0 1",
    "5rk1/1P3ppp/3N4/1b6/8/4B3/5PPP/2R3K1 w - - 0 1",
    "4k2r/5Npp/8/2b5/4n3/8/3P2PP/5R1K b k - 0 9",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
]


@pytest.mark.parametrize("fen", POSITIONS)
def test_kernel_explains_as_prolog_does(fen: str) -> None:
    board = chess.Board(fen)
    by_prolog = {(s.tactic.name, s.move): s for s in moves.suggest(board, theories())}
    by_kernel: dict[tuple[str, chess.Move], list[dict[str, str]]] = {}
    for move in board.legal_moves:
        case = MoveCase(board, move)
        for way in reasons.ways(move):
            proof = way.prover.prove(case)
            if proof is not None:
                by_kernel.setdefault((way.tactic.name, move), []).append(proof)
    assert set(by_kernel) == set(by_prolog)
    assert by_kernel, "nothing was compared"
    for key, proofs in by_kernel.items():
        known = {frozenset(proof.values()) for proof in by_prolog[key].proofs}
        assert {frozenset(proof.values()) for proof in proofs} <= known


@pytest.mark.parametrize(
    ("fen", "move", "tactic", "english"),
    [
        (FORK, "c3d5", "winning_fork", "Nd5+ forks the king on f6 and the rook on c7."),
        (
            BACK_RANK,
            "a1a8",
            "back_rank_mate",
            "Ra8# is a back-rank mate: the king on g8 cannot leave",
        ),
        (
            "8/5P1k/8/8/8/8/8/K7 w - - 0 1",
            "f7f8q",
            "promotion",
            "f8=Q promotes the pawn to a queen.",
        ),
        ("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7", "smothered_mate", "Nf7# is a smothered mate"),
    ],
)
def test_sentence_names_what_the_move_does(fen: str, move: str, tactic: str, english: str) -> None:
    found = reasons.reasons(chess.Board(fen), chess.Move.from_uci(move))
    assert found[0].tactic == tactic
    assert found[0].english.startswith(english)


def test_quiet_move_has_no_reason() -> None:
    assert reasons.reasons(chess.Board(), chess.Move.from_uci("a2a3")) == []


def test_bare_fork_is_told_only_where_nothing_else_is() -> None:
    board, move = chess.Board(FORK), chess.Move.from_uci("c3d5")
    assert "fork" not in [reason.tactic for reason in reasons.reasons(board, move, most=99)]
    board = chess.Board("4k3/2p1p3/1p3p2/8/8/2N5/8/4K3 w - - 0 1")
    found = reasons.reasons(board, chess.Move.from_uci("c3d5"), most=99)
    assert [reason.tactic for reason in found] == ["fork"]


def test_no_more_than_asked_for_and_in_time() -> None:
    board, move = chess.Board(BACK_RANK), chess.Move.from_uci("a1a8")
    assert len(reasons.reasons(board, move, most=1)) == 1
    assert reasons.reasons(board, move, seconds=0.0) == []
