"""The exact filter and the repair."""

from dataclasses import replace
from random import Random

import chess
import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.puzzle import sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.repair import pruned, repaired
from mates.plain_search import mating_moves

GAME = game_of(8)
WISH = PuzzleRequest()
OFFER = "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - 0 1"
KEY = chess.Move.from_uci("b7d7")


def test_puzzle_knows_its_lines() -> None:
    puzzle = sound(GAME, chess.Board(OFFER), WISH)
    assert puzzle is not None
    assert (puzzle.key, puzzle.replies, puzzle.duals, puzzle.worth) == (KEY, 3, 0, (16, 10))


@pytest.mark.parametrize(
    ("fen", "reason"),
    [
        ("8/1R2R3/3q1p2/1K1k2N1/8/8/8/8 w - - 0 1", "no mate"),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "a shorter mate"),
        ("k7/8/1K6/8/8/8/8/2QR4 w - - 0 1", "many keys"),
        ("8/1R2R3/3q1p2/1K1k2N1/8/8/1r6/B7 w - - 0 1", "White is in check"),
        ("8/1R2R3/1R1q1p2/1K1k2N1/8/8/8/B7 w - - 0 1", "three rooks"),
        ("8/1R2R3/3q1p2/1K1k2N1/8/8/8/B1B5 w - - 0 1", "two bishops on black squares"),
        ("8/1R2R3/3q1p2/1K1k2N1/8/8/8/B5p1 w - - 0 1", "a pawn on the first row"),
    ],
)
def test_others_are_refused(fen: str, reason: str) -> None:
    assert sound(GAME, chess.Board(fen), WISH) is None, reason


@pytest.mark.parametrize(
    "wish",
    [
        PuzzleRequest(replies=2),
        PuzzleRequest(promotion=True),
        PuzzleRequest(white=4),
        PuzzleRequest(black=2),
        PuzzleRequest(spend=10),
    ],
)
def test_wishes_are_kept(wish: PuzzleRequest) -> None:
    assert sound(GAME, chess.Board(OFFER), wish) is None


def test_wishes_that_it_fulfils() -> None:
    for wish in (
        PuzzleRequest(quiet=True),
        PuzzleRequest(sacrifice=True),
        PuzzleRequest(no_capture=True),
        PuzzleRequest(good=True),
    ):
        assert sound(GAME, chess.Board(OFFER), wish) is not None


def test_duals_are_refused_where_wished() -> None:
    board = chess.Board("1K6/1p6/1kq5/p1p2R2/P1Q5/8/8/8 w - - 0 1")
    puzzle = sound(GAME, board, WISH)
    assert puzzle is not None
    assert puzzle.duals == 1
    assert sound(GAME, board, PuzzleRequest(no_duals=True)) is None


def test_board_without_the_bishop_is_repaired_to_a_puzzle_with_the_same_key() -> None:
    broken = chess.Board("8/1R2R3/3q1p2/1K1k2N1/8/8/8/1B6 w - - 0 1")
    assert sound(GAME, broken, WISH) is None
    puzzle = repaired(GAME, broken, KEY, WISH, Random(1), 20_000)
    assert puzzle is not None
    assert puzzle.key == KEY
    assert puzzle.board.king(chess.BLACK) == chess.D5
    assert list(mating_moves(puzzle.board, 2)) == [KEY]
    assert list(mating_moves(puzzle.board, 1)) == []


def test_given_men_only_move() -> None:
    wish = replace(WISH, pieces="KRRBNkqp")
    broken = chess.Board("8/1R2R3/3q1p2/1K1k2N1/8/8/8/1B6 w - - 0 1")
    puzzle = repaired(GAME, broken, KEY, wish, Random(1), 20_000)
    assert puzzle is not None
    letters = sorted(piece.symbol() for piece in puzzle.board.piece_map().values())
    assert letters == sorted("KRRBNkqp")


def test_idle_pieces_are_taken_away() -> None:
    wish = replace(WISH, white=6)
    idle = sound(GAME, chess.Board("8/1R2R3/3q1p2/1K1k2N1/8/8/7N/B7 w - - 0 1"), wish)
    assert idle is not None
    assert pruned(GAME, idle, wish).board.board_fen() == OFFER.split()[0]
