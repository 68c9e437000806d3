"""The numbers of examples/perft.epd, which python-chess has counted, by the kernel."""

from agree.sources import perft_suite
from clausewitz import kernel


def test_counts_are_those_of_the_file() -> None:
    suite = perft_suite()
    assert len(suite) > 80
    assert all(max(known) >= 3 for _, known in suite if known[1])  # else the game is over
    for board, known in suite:
        row = kernel.from_board(board)
        assert {depth: kernel.perft_bulk(row, depth) for depth in known} == known, board.fen()
        deepest = min(4, max(known))
        assert kernel.perft(row, deepest) == known[deepest], board.fen()
