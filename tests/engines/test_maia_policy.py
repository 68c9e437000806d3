"""Moves and their numbers in the policy head."""

import chess
import pytest

from agree.sources import random_positions
from clausewitz.engines.maia.policy import policy_index

PROMOTING = "1n1n4/2P5/8/4k3/8/4K3/2p5/1N1N4 w - - 0 1"
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
FENS = [
    chess.STARTING_FEN,
    PROMOTING,
    PROMOTING.replace(" w ", " b "),
    CASTLING,
    CASTLING.replace(" w ", " b "),
    "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 2",
    "4k3/8/8/8/2PpP3/8/8/4K3 b - c3 0 2",
    "QQ6/8/8/3Q4/8/8/1k5K/7N w - - 0 1",
]

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
KNIGHT_STEPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def move_of(board: chess.Board, index: int) -> chess.Move:
    """The number read back by arithmetic, on the board."""
    plane, start = divmod(index, 64)
    promotion = None
    if plane < 56:
        compass, steps = COMPASS[plane // 7], plane % 7 + 1
        files = steps * (("E" in compass) - ("W" in compass))
        ranks = steps * (("N" in compass) - ("S" in compass))
    elif plane < 64:
        files, ranks = KNIGHT_STEPS[plane - 56]
    else:
        way, piece = divmod(plane - 64, 3)
        files, ranks, promotion = way - 1, 1, (chess.ROOK, chess.BISHOP, chess.QUEEN)[piece]
    end = chess.square(chess.square_file(start) + files, chess.square_rank(start) + ranks)
    if not board.turn:
        start, end = chess.square_mirror(start), chess.square_mirror(end)
    if board.piece_type_at(start) == chess.PAWN and chess.square_rank(end) in (0, 7):
        promotion = promotion or chess.KNIGHT
    if board.piece_type_at(start) == chess.KING and board.color_at(end) == board.turn:
        file = 6 if chess.square_file(end) == 7 else 2
        end = chess.square(file, chess.square_rank(end))
    return chess.Move(start, end, promotion)


def boards() -> list[chess.Board]:
    return [*map(chess.Board, FENS), *random_positions(300, seed=8)]


def test_every_legal_move_has_a_number_of_its_own() -> None:
    for board in boards():
        indices = {policy_index(board, move): move for move in board.legal_moves}
        assert len(indices) == board.legal_moves.count()
        for index, move in indices.items():
            assert 0 <= index < 73 * 64
            assert move_of(board, index) == move


@pytest.mark.parametrize(
    ("fen", "move", "plane", "start"),
    [
        (chess.STARTING_FEN, "e2e4", 1, "e2"),
        (chess.STARTING_FEN, "g1f3", 63, "g1"),
        (chess.STARTING_FEN.replace(" w ", " b "), "e7e5", 1, "e2"),
        (CASTLING, "e1g1", 14 + 2, "e1"),
        (CASTLING, "e1c1", 42 + 3, "e1"),
        (CASTLING.replace(" w ", " b "), "e8g8", 14 + 2, "e1"),
        (CASTLING, "e1f1", 14, "e1"),
        (PROMOTING, "c7b8r", 64, "c7"),
        (PROMOTING, "c7c8q", 69, "c7"),
        (PROMOTING, "c7d8b", 71, "c7"),
        (PROMOTING, "c7c8n", 0, "c7"),
        (PROMOTING.replace(" w ", " b "), "c2d1q", 72, "c7"),
    ],
)
def test_numbers_of_moves(fen: str, move: str, plane: int, start: str) -> None:
    index = policy_index(chess.Board(fen), chess.Move.from_uci(move))
    assert divmod(index, 64) == (plane, chess.parse_square(start))


def test_mirrored_moves_have_the_same_number() -> None:
    for board in random_positions(50, seed=9):
        mirrored = board.mirror()
        for move in board.legal_moves:
            start, end = map(chess.square_mirror, (move.from_square, move.to_square))
            other = chess.Move(start, end, move.promotion)
            assert policy_index(board, move) == policy_index(mirrored, other)
