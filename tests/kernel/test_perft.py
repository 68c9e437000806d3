"""The counts everyone agrees on, for positions in which each rule has its say."""

import os
import subprocess
import sys

import chess
import pytest

from clausewitz import kernel

# FEN, depth, count: the start position, "kiwipete" and the other positions of the Chess
# Programming Wiki's page on perft results; then short ones, one rule each.
COUNTS = [
    (chess.STARTING_FEN, 4, 197281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333),
    ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 4, 422333),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 4, 182838),
    ("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1134888),  # en passant bares the king
    ("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1440467),  # en passant ends a check
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661072),  # castling gives check
    ("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 4, 1274206),  # rights lost by capture
    ("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1720476),  # castling prevented
    ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3821001),  # promotion out of check
    ("8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1004658),  # discovered check
    ("8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92683),  # underpromotion gives check
    ("K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2217),  # stalemate
]

PURE_PYTHON = """
import sys, chess
from clausewitz import kernel
from clausewitz.kernel.board import attacks
assert type(attacks.attackers).__name__ == "function", "compiled after all"
for fen in sys.stdin:
    row = kernel.from_board(chess.Board(fen))
    print(kernel.perft(row, 2), kernel.perft_bulk(row, 2))
"""


@pytest.mark.parametrize(("fen", "depth", "count"), COUNTS)
def test_counts_are_the_known_ones(fen: str, depth: int, count: int) -> None:
    row = kernel.from_board(chess.Board(fen))
    assert kernel.perft(row, depth) == count
    assert kernel.perft_bulk(row, depth) == count


def test_no_move_is_one_line_and_one_move_as_many_as_there_are_legal_moves() -> None:
    row = kernel.from_board(chess.Board())
    assert [kernel.perft(row, 0), kernel.perft_bulk(row, 0)] == [1, 1]
    assert [kernel.perft(row, 1), kernel.perft_bulk(row, 1)] == [20, 20]


def test_a_mated_side_has_no_lines() -> None:
    row = kernel.from_board(chess.Board("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"))
    assert [kernel.perft(row, depth) for depth in (1, 2, 3)] == [0, 0, 0]
    assert [kernel.perft_bulk(row, depth) for depth in (1, 2, 3)] == [0, 0, 0]


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        kernel.perft(kernel.from_board(chess.Board()), -1)


def test_uncompiled_code_counts_the_same_and_overflows_nowhere() -> None:
    fens = [fen for fen, _, _ in COUNTS]
    expected = [kernel.perft(kernel.from_board(chess.Board(fen)), 2) for fen in fens]
    answer = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PURE_PYTHON],
        input="\n".join(fens),
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.splitlines() == [f"{count} {count}" for count in expected]
