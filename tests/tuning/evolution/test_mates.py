"""Mates in one, of which the kernel tries only moves that may give check: none is overlooked."""

import random

import chess
import pytest

from clausewitz.kernel import endgames
from tuning.evolution.endgame_positions import scattered

ONLY = {
    "knight": "4k1KB/1R1N4/p7/4p3/8/3Q4/P7/8 w - - 0 1",
    "the king uncovers": "2N5/8/8/kp6/1R1P3p/K7/Q7/5B2 w - - 0 1",
    "a bishop uncovers": "8/8/N4p2/2K1Q3/1R2B2k/1P6/5p2/8 w - - 0 1",
    "a rook uncovers": "3K4/7p/8/P4p2/1Q6/2RBN3/8/4k3 w - - 0 1",
    "pawn": "8/5N1k/7p/5PR1/4B3/5Kp1/8/3Q4 w - - 0 1",
    "promotion": "1Q6/2P1p3/3kB3/8/8/8/R1p3N1/5K2 w - - 0 1",
    "to a knight": "8/4p1PR/5k2/1p6/6Q1/3N4/6B1/5K2 w - - 0 1",
    "castling": "4R3/8/3B4/8/8/5k1P/8/4K2R w K - 0 1",
    "en passant": "7R/k7/3N4/1pP5/8/4B3/8/5BK1 w - b6 0 1",
}
"""White has one mate."""


def mates(board: chess.Board) -> list[chess.Move]:
    def is_mate(move: chess.Move) -> bool:
        after = board.copy(stack=False)
        after.push(move)
        return after.is_checkmate()

    return [move for move in board.legal_moves if is_mate(move)]


def seen(board: chess.Board) -> int:
    """Whether the kernel sees that the side to move mates. What was before does not matter."""
    return endgames.terminals(board, board)["is_mate_in_one"]


@pytest.mark.parametrize("kind", ONLY)
def test_the_only_mate_is_seen(kind: str) -> None:
    board = chess.Board(ONLY[kind])
    assert len(mates(board)) == 1
    assert seen(board)
    assert seen(board.mirror())


@pytest.mark.parametrize("name", ["KQRKQR", "KQRBNPKP", "KQQNPKQRBP"])
def test_mates_are_seen_as_python_chess_sees_them(name: str) -> None:
    chance, counts = random.Random(name), [0, 0]
    for _ in range(250):
        board = scattered(name, chance)
        mated = bool(mates(board))
        assert seen(board) == mated, board.fen()
        counts[mated] += 1
    assert min(counts) > 5
