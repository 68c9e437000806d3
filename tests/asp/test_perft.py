"""Perft by ASP: every position but the first comes from ASP rules."""

import chess
import pytest

from agree.sources import perft_suite
from clausewitz import asp
from clausewitz.support.errors import ClausewitzError
from running import long

KNOWN = [
    (chess.STARTING_FEN, 2, 400),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, 2039),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2, 191),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2, 264),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2079),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, 2812),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3, 9483),
]


@pytest.mark.parametrize(("fen", "depth", "nodes"), KNOWN)
def test_perft_gives_the_known_count(fen: str, depth: int, nodes: int) -> None:
    assert asp.perft(chess.Board(fen), depth) == nodes


@pytest.mark.parametrize("step", [9, long(3)])
def test_perft_to_depth_2_is_right_on_positions_of_the_suite(step: int) -> None:
    for board, counts in perft_suite()[::step]:
        assert asp.perft(board, 2) == counts[2], board.fen()


def test_perft_of_depth_0_counts_the_position_itself() -> None:
    assert asp.perft(chess.Board(), 0) == 1


def test_perft_of_a_finished_game_is_0() -> None:
    assert asp.perft(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 2) == 0


def test_perft_refuses_a_negative_depth() -> None:
    with pytest.raises(ClausewitzError, match="not -1"):
        asp.perft(chess.Board(), -1)
