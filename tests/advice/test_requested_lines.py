"""Which searches find the best lines is said twice, by Python and by clauses: with one outcome."""

import chess
import pytest

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.lines.requested_lines import requested_lines

EFFORT = SearchEffort(1500, 900, 600, 900, 1000, 200, 200)


@pytest.mark.parametrize(
    ("fen", "most"),
    [
        ("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", 3),
        ("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", 2),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 2),
        ("7k/8/8/8/8/5q2/7P/7K w - - 0 1", 5),
        ("8/8/8/8/8/5k2/5p2/5K2 b - - 0 1", 5),
    ],
)
def test_lines_are_those_of_the_line_search(fen: str, most: int) -> None:
    board = chess.Board(fen)
    assert requested_lines(board, most, EFFORT) == LineSearch(EFFORT).lines(board, most)
