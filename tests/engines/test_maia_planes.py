"""What the network sees of a board."""

import chess
import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz.engines.maia.network_weights import Floats
from clausewitz.engines.maia.planes import planes

PAWNS, KNIGHTS, KING, THEIR_PAWNS, THEIR_KING, REPEATED = 0, 1, 5, 6, 11, 12
CASTLING, BLACK, CLOCK, ZEROS, ONES = 104, 108, 109, 110, 111
KINGS = "8/8/4k3/8/8/3K4/8/8 w - - 0 1"


def seen(board: chess.Board) -> Floats:
    """By plane and square."""
    result: Floats = planes([board])[0].T
    return result


def squares(plane: Floats) -> set[str]:
    return {chess.square_name(int(square)) for square in np.flatnonzero(plane)}


def played(*moves: str, fen: str = chess.STARTING_FEN) -> chess.Board:
    board = chess.Board(fen)
    for move in moves:
        board.push_uci(move)
    return board


def of_position(board: chess.Board, ago: int) -> Floats:
    return seen(board)[13 * ago : 13 * ago + 13]


def test_start_position_has_nothing_before_it() -> None:
    board = seen(chess.Board())
    assert squares(board[PAWNS]) == {f"{file}2" for file in "abcdefgh"}
    assert squares(board[THEIR_PAWNS]) == {f"{file}7" for file in "abcdefgh"}
    assert squares(board[KING]) == {"e1"}
    assert squares(board[THEIR_KING]) == {"e8"}
    assert not board[13:CASTLING].any()
    assert board[CASTLING:].all(axis=1).tolist() == [True] * 4 + [False] * 3 + [True]


def test_shape_and_batches() -> None:
    boards = random_positions(5, seed=7)
    together = planes(boards)
    assert together.shape == (5, 64, 112)
    assert together.dtype == np.float32
    for board, alone in zip(boards, together, strict=True):
        assert np.array_equal(planes([board])[0], alone)


def test_black_sees_the_board_from_its_side() -> None:
    """A position and its mirror image differ only in the plane that tells the colour."""
    for board in random_positions(30, seed=6):
        one, other = seen(board), seen(board.mirror())
        assert one[BLACK].all() == (not board.turn)
        assert other[BLACK].all() == board.turn
        assert np.array_equal(np.delete(one, BLACK, axis=0), np.delete(other, BLACK, axis=0))


def test_files_are_not_mirrored() -> None:
    board = seen(
        played("e2e4")
    )  # Black to move: its king is on the e-file, the queen on the d-file
    assert squares(board[KING]) == {"e1"}
    assert squares(board[THEIR_PAWNS]) == {*(f"{file}7" for file in "abcdfgh"), "e5"}


@pytest.mark.parametrize(
    ("rights", "expected"),
    [("Q", 0), ("K", 1), ("q", 2), ("k", 3)],
)
def test_castling(rights: str, expected: int) -> None:
    fen = f"r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1"
    planes_on = np.flatnonzero(seen(chess.Board(fen))[CASTLING : CASTLING + 4].all(axis=1))
    assert planes_on.tolist() == [expected]
    from_black = np.flatnonzero(
        seen(chess.Board(fen.replace(" w ", " b ")))[CASTLING : CASTLING + 4].all(axis=1)
    )
    assert from_black.tolist() == [(expected + 2) % 4]


def test_clock_is_given_in_plies() -> None:
    board = seen(chess.Board("8/8/4k3/8/8/3K4/8/7R w - - 37 60"))
    assert (board[CLOCK] == 37).all()
    assert not board[ZEROS].any()
    assert board[ONES].all()


def test_history_is_seen_by_the_side_to_move() -> None:
    board = played("e2e4", "c7c5", "g1f3")
    assert "f6" in squares(of_position(board, 0)[KNIGHTS + 6])  # White's, seen by Black
    assert "g8" in squares(of_position(board, 1)[KNIGHTS + 6])
    assert squares(of_position(board, 2)[PAWNS]) == {f"{file}2" for file in "abcdefgh"}
    assert squares(of_position(board, 3)[THEIR_PAWNS]) == {f"{file}7" for file in "abcdefgh"}
    assert not seen(board)[13 * 4 : CASTLING].any()  # before the start position


def test_no_more_than_eight_positions() -> None:
    moves = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7")
    board = played(*moves)
    first = played(*moves[:3])
    assert squares(of_position(board, 7)[PAWNS]) == squares_in(first, chess.PAWN, chess.WHITE)


def squares_in(board: chess.Board, piece: chess.PieceType, side: chess.Color) -> set[str]:
    return {chess.square_name(square) for square in board.pieces(piece, side)}


def test_earliest_position_stands_in_for_those_before() -> None:
    fen = "8/8/4k3/8/8/3K4/8/7R w - - 37 60"
    board = played("h1h2", fen=fen)
    for ago in range(2, 8):
        assert np.array_equal(of_position(board, ago), of_position(board, 1))
    assert not np.array_equal(of_position(board, 0), of_position(board, 1))


@pytest.mark.parametrize(
    ("fen", "after", "before"),
    [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d5", "d7"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 2", "e5", "e7"),
    ],
)
def test_double_step_was_not_made_before(fen: str, after: str, before: str) -> None:
    board = chess.Board(fen)
    assert squares(of_position(board, 0)[THEIR_PAWNS]) == {after}
    for ago in range(1, 8):
        assert squares(of_position(board, ago)[THEIR_PAWNS]) == {before}


def test_repetitions() -> None:
    round_trip = ("g1f3", "g8f6", "f3g1", "f6g8")
    once, twice = played(*round_trip), played(*round_trip, *round_trip)
    assert [of_position(once, ago)[REPEATED].all() for ago in range(8)] == [True] + [False] * 7
    assert [of_position(twice, ago)[REPEATED].all() for ago in range(8)] == [True] * 5 + [False] * 3


def test_repetition_from_before_the_eight_positions() -> None:
    white = ("d3c3", "c3c2", "c2d2", "d2e2", "e2d3")
    black = ("e6f6", "f6f7", "f7e7", "e7d7", "d7e6")
    tour = [move for pair in zip(white, black, strict=True) for move in pair]
    board = played(*tour, fen=KINGS)
    assert [of_position(board, ago)[REPEATED].all() for ago in range(8)] == [True] + [False] * 7
    assert of_position(played(*tour, "d3c3", fen=KINGS), 1)[REPEATED].all()


def test_lost_right_to_castle_makes_another_position() -> None:
    rooks = played("g1f3", "g8f6", "h1g1", "h8g8", "g1h1", "g8h8", "f3g1", "f6g8")
    assert not of_position(rooks, 0)[REPEATED].any()


def test_repetitions_agree_with_python_chess() -> None:
    chooser = np.random.default_rng(1)
    board = chess.Board(KINGS)
    found = 0
    for _ in range(60):
        moves = sorted(board.legal_moves, key=lambda move: move.uci())
        board.push(moves[int(chooser.integers(len(moves)))])
        repeated = bool(of_position(board, 0)[REPEATED].all())
        assert repeated == board.is_repetition(2)
        found += repeated
    assert found > 0


def test_board_is_left_as_it_was() -> None:
    board = played("e2e4", "e7e5", "g1f3")
    before = board.copy()
    planes([board])
    assert board == before
    assert board.move_stack == before.move_stack
