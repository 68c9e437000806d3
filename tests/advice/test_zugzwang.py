"""Zugzwang: found by letting the side pass that would rather not move."""

import chess
import pytest

from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.advice.lines.passed_moves import zugzwang


@pytest.mark.parametrize(
    ("fen", "ply"),
    [
        # A pawn falls as soon as the other side has to move: at once, or after one more move.
        ("8/8/8/3p1K2/2kP4/8/8/8 w - - 0 1", 1),
        ("8/8/p3k3/P1p1P1pp/4K3/6PP/8/8 b - - 0 36", 3),
        # A tempo changes nothing where the king is far away, nor is a middlegame one.
        ("8/8/3KP3/8/8/8/7k/8 w - - 0 1", None),
        ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", None),
    ],
)
def test_who_would_rather_pass(fen: str, ply: int | None) -> None:
    board, search = chess.Board(fen), LineSearch()
    assert zugzwang(board, search.lines(board, 1)[0], search) == ply
