"""Keys are equal for equal positions, and for no others."""

from collections import defaultdict

import chess
import pytest

from clausewitz import kernel

Game = list[tuple[chess.Board, chess.Move]]


def key(fen: str) -> int:
    return kernel.key(kernel.from_board(chess.Board(fen)))


def key_after(*moves: str) -> int:
    row = kernel.from_board(chess.Board())
    for move in moves:
        row = kernel.make(row, chess.Move.from_uci(move))
    return kernel.key(row)


def identity(board: chess.Board) -> str:
    """The FEN without clocks, en passant only where it can be played: what repetition means."""
    return " ".join(board.fen(en_passant="legal").split()[:4])


def test_the_key_updated_while_moving_is_the_key_from_scratch(games: list[Game]) -> None:
    for game in games:
        row = kernel.from_board(game[0][0])
        for board, move in game:
            assert kernel.key(row) == kernel.key(kernel.from_board(board)), board.fen()
            row = kernel.make(row, move)


def test_keys_are_equal_just_when_positions_are(boards: list[chess.Board]) -> None:
    keys, positions = defaultdict[str, set[int]](set), defaultdict[int, set[str]](set)
    for board in boards:
        found = kernel.key(kernel.from_board(board))
        keys[identity(board)].add(found)
        positions[found].add(identity(board))
    assert all(len(group) == 1 for group in keys.values())
    assert all(len(group) == 1 for group in positions.values())


def test_two_orders_of_the_same_moves_have_one_key() -> None:
    assert key_after("g1f3", "g8f6", "b1c3") == key_after("b1c3", "g8f6", "g1f3")
    assert key_after("e2e4", "e7e6", "d2d4") == key_after("d2d4", "e7e6", "e2e4")
    assert key_after("g1f3", "g8f6", "f3g1", "f6g8") == key_after()


def test_a_rook_that_has_moved_and_returned_changes_the_key() -> None:
    knights = ("g1f3", "g8f6")
    back = ("h1g1", "h8g8", "g1h1", "g8h8")
    assert key_after(*knights) != key_after(*knights, *back)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1"),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1"),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "4k3/8/8/8/8/8/8/n3K3 w - - 0 1"),
    ],
)
def test_turn_rights_en_passant_and_pieces_change_the_key(one: str, other: str) -> None:
    assert key(one) != key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 40 90"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("8/8/8/8/k2pP2Q/8/8/3K4 b - e3 0 1", "8/8/8/8/k2pP2Q/8/8/3K4 b - - 0 1"),
    ],
)
def test_clocks_and_en_passant_that_cannot_be_played_do_not(one: str, other: str) -> None:
    assert key(one) == key(other)
