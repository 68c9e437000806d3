"""What is required of a key, with a yes and a no for each."""

from collections.abc import Callable

import chess
import pytest

from clausewitz.mates.boards import Game, game_of
from clausewitz.puzzles.compose import key_criteria

BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"
# The rook goes where the queen takes it.
OFFER = "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - 0 1"
PAWN = "2n5/1P2k3/8/8/8/8/8/K7 w - - 0 1"
EXCHANGE = "4k3/3p4/2n5/8/8/2R5/8/2R1K3 w - - 0 1"


@pytest.mark.parametrize(
    ("question", "fen", "move", "answer"),
    [
        (key_criteria.is_check, BACK_RANK, "d1d8", True),
        (key_criteria.is_check, BACK_RANK, "d1d7", False),
        (key_criteria.is_capture, PAWN, "b7c8q", True),
        (key_criteria.is_capture, PAWN, "b7b8q", False),
        (key_criteria.is_promotion, PAWN, "b7b8n", True),
        (key_criteria.is_promotion, PAWN, "a1a2", False),
        (key_criteria.is_quiet, OFFER, "b7d7", True),
        (key_criteria.is_quiet, PAWN, "b7b8q", False),
        (key_criteria.is_quiet, PAWN, "b7c8q", False),
        (key_criteria.is_sacrifice, OFFER, "b7d7", True),
        (key_criteria.is_sacrifice, BACK_RANK, "g1h1", False),
        (key_criteria.is_sacrifice, EXCHANGE, "c3c6", True),
        (key_criteria.is_sacrifice, EXCHANGE.replace("2n5", "2r5"), "c3c6", False),
        (key_criteria.takes_hanging_piece, PAWN, "b7c8q", True),
        (key_criteria.takes_hanging_piece, PAWN, "b7b8q", False),
        (key_criteria.takes_hanging_piece, EXCHANGE, "c3c6", False),
        (key_criteria.is_not_too_easy, OFFER, "b7d7", True),
        (key_criteria.is_not_too_easy, BACK_RANK, "d1d8", False),
        (key_criteria.is_not_too_easy, PAWN, "b7b8q", False),
        (key_criteria.is_not_too_easy, PAWN, "b7b8n", True),
        (key_criteria.is_not_too_easy, PAWN, "b7c8n", False),
        (key_criteria.is_hard_to_see, OFFER, "b7d7", True),
        (key_criteria.is_hard_to_see, BACK_RANK, "d1d7", False),
    ],
)
def test_key(
    question: Callable[[Game, chess.Board, chess.Move], bool], fen: str, move: str, answer: bool
) -> None:
    assert question(game_of(8), chess.Board(fen), chess.Move.from_uci(move)) is answer


def is_good(game: Game, board: chess.Board, mate: int) -> bool:
    """All four criteria of a good puzzle."""
    key = key_criteria.winning_move(game, board, mate)
    return (
        key is not None
        and key_criteria.starts_calmly(game, board)
        and key_criteria.is_not_too_easy(game, board, key)
        and key_criteria.is_hard_to_see(game, board, key)
    )


def test_four_criteria_together() -> None:
    game = game_of(8)
    assert is_good(game, chess.Board(OFFER), 2)
    assert key_criteria.winning_move(game, chess.Board(OFFER), 2) == chess.Move.from_uci("b7d7")
    assert not is_good(game, chess.Board(BACK_RANK), 2)
    assert key_criteria.starts_calmly(game, chess.Board(OFFER))
    assert not key_criteria.starts_calmly(game, chess.Board("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"))
