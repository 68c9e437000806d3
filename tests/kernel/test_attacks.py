"""Attacks are python-chess's: of every piece, and on every square by either side."""

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel import relations


def value_of(relation: str, place: int, row: kernel.Row, square: int = 0) -> int:
    number, zero = np.uint64(relations.NUMBERS[relation]), np.uint64(0)
    return int(relations.values(number, np.uint64(place), row, np.uint64(square), zero))


def attackers(row: kernel.Row, side: chess.Color, square: chess.Square) -> chess.Bitboard:
    own = kernel.to_board(row).occupied_co[side]
    return value_of("controls", 0, row, square) & own


def test_every_piece_attacks_what_it_attacks_in_python_chess(boards: list[chess.Board]) -> None:
    for board in boards[::6]:
        row = kernel.from_board(board)
        for square in chess.SQUARES:
            assert kernel.attacks(row, square) == board.attacks_mask(square), board.fen()


def test_every_square_has_the_attackers_it_has_in_python_chess(boards: list[chess.Board]) -> None:
    for board in boards[::18]:
        row = kernel.from_board(board)
        for side in chess.COLORS:
            for square in chess.SQUARES:
                expected = board.attackers_mask(side, square)
                assert attackers(row, side, square) == expected, board.fen()


def test_check_is_check_in_python_chess(boards: list[chess.Board]) -> None:
    checks = [bool(value_of("check", 0, kernel.from_board(board))) for board in boards]
    assert checks == [board.is_check() for board in boards]
    assert set(checks) == {True, False}


def test_a_slider_stops_at_the_first_piece_and_includes_it() -> None:
    row = kernel.from_board(chess.Board("4k3/8/8/8/1p6/8/1R2P3/4K3 w - - 0 1"))
    expected = chess.SquareSet([chess.A2, chess.B1, chess.B3, chess.B4])
    expected |= chess.SquareSet([chess.C2, chess.D2, chess.E2])
    assert kernel.attacks(row, chess.B2) == int(expected)


def test_a_pinned_piece_still_attacks() -> None:
    row = kernel.from_board(chess.Board("4k3/4n3/8/8/8/8/4R3/4K3 b - - 0 1"))
    assert attackers(row, chess.BLACK, chess.D5) == chess.BB_E7
