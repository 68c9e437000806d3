"""Chess on smaller boards; on the usual one it has to be chess."""

from collections.abc import Iterator

import chess
import pytest

from agree.sources import random_positions
from clausewitz.mates.boards import Game, SmallGame
from mates.plain_search import keys

PROMOTIONS = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1"
EN_PASSANT = "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2"


def boards() -> Iterator[chess.Board]:
    for board in [chess.Board(PROMOTIONS), chess.Board(EN_PASSANT), *random_positions(30)]:
        board.castling_rights = chess.BB_EMPTY
        yield board


def ucis(moves: list[chess.Move]) -> list[str]:
    return sorted(move.uci() for move in moves)


def test_full_size_is_chess() -> None:
    small, full = SmallGame(8), Game()
    for board in boards():
        assert ucis(small.legal_moves(board)) == ucis(list(board.legal_moves))
        for move in board.legal_moves:
            after = full.after(board, move)
            assert small.after(board, move).board_fen() == after.board_fen()
            assert ucis(small.legal_moves(after)) == ucis(list(after.legal_moves))


@pytest.mark.parametrize(
    "fen",
    [
        "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - 0 1",
        "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1",
        "7k/R7/5nPP/8/p7/p4R2/p7/K7 w - - 0 1",
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
        "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1",
    ],
)
def test_mates_are_those_of_python_chess(fen: str) -> None:
    board = chess.Board(fen)
    expected = keys(board, 2)
    shortest = 1 if keys(board, 1) else 2 if expected else 0
    for game in (SmallGame(8), Game()):
        assert ucis(game.mating_moves(board, 2)) == expected
        assert game.shortest_mate(board, 2) == shortest


def test_pieces_stay_on_five_rows_and_promote_on_the_last() -> None:
    board = chess.Board("8/8/8/8/1P2R3/8/k7/4K3 w - - 0 1")
    moves = ucis(SmallGame(5).legal_moves(board))
    assert {"b4b5q", "b4b5n", "e4e5", "e4c4"} <= set(moves)
    assert not any(move[2] > "e" or move[3] > "5" for move in moves)


def test_edge_of_the_small_board_mates() -> None:
    # On 8 by 8 the king would go to the sixth row.
    board = chess.Board("8/8/8/2k5/R7/8/8/K3R3 w - - 0 1")
    assert SmallGame(5).shortest_mate(board, 1) == 1
    assert Game().shortest_mate(board, 1) == 0


def test_pawns_make_no_double_step_on_small_boards() -> None:
    board = chess.Board("8/8/8/k7/8/8/1P6/4K3 w - - 0 1")
    moves = ucis(SmallGame(5).legal_moves(board))
    assert "b2b3" in moves
    assert "b2b4" not in moves
