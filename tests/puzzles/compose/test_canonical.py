"""Which positions count as the same puzzle."""

import chess
import pytest

from clausewitz.puzzles.compose.same_puzzle import form_of, idea_of

ROOKS = "8/8/8/8/2R5/1R6/8/k1K5 w - - 0 1"
PAWN = "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1"


def form(fen: str) -> object:
    return form_of(chess.Board(fen))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ROOKS, "8/8/8/8/5R2/6R1/8/5K1k w - - 0 1"),  # left and right
        (ROOKS, "k1K5/8/1R6/2R5/8/8/8/8 w - - 0 1"),  # up and down
        (ROOKS, "8/8/8/8/8/K2R4/2R5/k7 w - - 0 1"),  # rows and columns
        (ROOKS, "8/8/8/3R4/2R5/8/1k1K4/8 w - - 0 1"),  # one up, one right
        (ROOKS, "K1k5/8/1r6/2r5/8/8/8/8 b - - 0 1"),  # colours
        (PAWN, "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"),
        (PAWN, "8/8/3k4/8/3K4/3P4/8/8 w - - 0 1"),
        (PAWN, "8/3p4/3k4/8/3K4/8/8/8 b - - 0 1"),
    ],
)
def test_images_have_one_form(one: str, other: str) -> None:
    assert form(one) == form(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ROOKS, "8/8/8/8/2R5/R7/8/k1K5 w - - 0 1"),
        (ROOKS, "8/8/8/8/2R5/1Q6/8/k1K5 w - - 0 1"),
        (ROOKS, "8/8/8/8/2r5/1r6/8/k1K5 w - - 0 1"),
        (PAWN, "8/3P4/3K4/8/3k4/8/8/8 w - - 0 1"),  # a pawn on its head
    ],
)
def test_others_have_another(one: str, other: str) -> None:
    assert form(one) != form(other)


def test_idea_leaves_out_pieces_that_stand_by() -> None:
    mates = [("R", chess.Move.from_uci("b3a3"))]
    key = chess.Move.from_uci("c4c5")
    plain = idea_of(chess.Board(ROOKS), key, mates)
    more = idea_of(chess.Board("7n/8/8/8/2R5/1R6/8/k1K5 w - - 0 1"), key, mates)
    assert plain == more
    other_key = chess.Move.from_uci("c4c6")
    assert plain != idea_of(chess.Board(ROOKS), other_key, mates)


def test_idea_is_the_same_in_the_mirror() -> None:
    board, mirrored = chess.Board(ROOKS), chess.Board("8/8/8/8/5R2/6R1/8/5K1k w - - 0 1")
    one = idea_of(board, chess.Move.from_uci("c4c5"), [("R", chess.Move.from_uci("b3a3"))])
    other = idea_of(mirrored, chess.Move.from_uci("f4f5"), [("R", chess.Move.from_uci("g3h3"))])
    assert one == other
