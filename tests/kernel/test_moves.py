"""Moves, and the positions after them, are python-chess's."""

import chess
import pytest

from clausewitz import kernel

Game = list[tuple[chess.Board, chess.Move]]


def full_fen(board: chess.Board) -> str:
    """The FEN that names the jumped square after every double step, as the rows do."""
    return board.fen(en_passant="fen")


def test_legal_moves_are_python_chess_s(boards: list[chess.Board]) -> None:
    for board in boards:
        moves = kernel.legal_moves(kernel.from_board(board))
        assert sorted(map(str, moves)) == sorted(map(str, board.legal_moves)), board.fen()


def test_both_ways_of_counting_moves_agree(boards: list[chess.Board]) -> None:
    for board in boards:
        row = kernel.from_board(board)
        assert kernel.perft(row, 1) == kernel.perft_bulk(row, 1) == board.legal_moves.count()


def test_a_row_becomes_the_board_it_came_from(boards: list[chess.Board]) -> None:
    for board in boards:
        assert full_fen(kernel.to_board(kernel.from_board(board))) == full_fen(board)


def test_every_move_made_gives_the_board_pushed(boards: list[chess.Board]) -> None:
    for board in boards[::5]:
        row = kernel.from_board(board)
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            assert full_fen(kernel.to_board(kernel.make(row, move))) == full_fen(after), move


def test_a_whole_game_made_move_by_move_ends_where_python_chess_ends(games: list[Game]) -> None:
    for game in games:
        row = kernel.from_board(game[0][0])
        for board, move in game:
            assert (row == kernel.from_board(board)).all(), board.fen()
            row = kernel.make(row, move)


def test_making_a_move_leaves_the_row_before_it_alone() -> None:
    row = kernel.from_board(chess.Board())
    kernel.make(row, chess.Move.from_uci("e2e4"))
    assert (row == kernel.from_board(chess.Board())).all()


def test_clocks_count_beyond_the_fifty_move_rule() -> None:
    row = kernel.from_board(chess.Board("4k3/8/8/8/8/8/8/R3K3 b Q - 149 299"))
    board = kernel.to_board(kernel.make(row, chess.Move.from_uci("e8d7")))
    assert (board.halfmove_clock, board.fullmove_number) == (150, 300)


@pytest.mark.parametrize(
    ("fen", "reason"),
    [
        ("8/8/8/8/8/8/8/K7 w - - 0 1", "black has 0 kings"),
        ("k6k/8/8/8/8/8/8/K7 w - - 0 1", "black has 2 kings"),
        ("k7/8/8/8/8/NNNNNNNN/NNNNNNNN/K7 w - - 0 1", "17 pieces"),
    ],
)
def test_a_board_unsafe_for_compiled_code_is_refused(fen: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        kernel.from_board(chess.Board(fen))


def test_a_chess960_board_is_refused() -> None:
    with pytest.raises(ValueError, match="Chess960"):
        kernel.from_board(chess.Board.from_chess960_pos(0))
