"""Mates in three, made of mates in two."""

from random import Random

import chess

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.longer_mates import earlier
from clausewitz.puzzles.compose.puzzle import sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.repair import forces, repaired
from mates.plain_search import mating_moves

GAME = game_of(8)
TWO = "8/3p4/R7/P7/8/2p3KN/8/7k w - - 0 1"
WISH = PuzzleRequest(mate=3)


def test_earlier_positions_lead_back_to_the_puzzle() -> None:
    two = sound(GAME, chess.Board(TWO), PuzzleRequest(check=True))
    assert two is not None
    found = list(earlier(GAME, two, WISH, Random(1), 40))
    assert found
    for board, key in found:
        assert board.is_valid()
        assert not board.is_check()
        board.push(key)
        assert board.legal_moves.count() <= WISH.replies
        replies = list(board.legal_moves)
        assert TWO.split()[0] in {GAME.after(board, reply).board_fen() for reply in replies}


def test_mate_in_three_is_found_and_no_shorter() -> None:
    two = sound(GAME, chess.Board(TWO), PuzzleRequest(check=True))
    assert two is not None
    random = Random(1)
    for board, key in earlier(GAME, two, WISH, random, 200):
        if not forces(GAME, board, key, 3):
            continue
        three = repaired(GAME, board, key, WISH, random, 2000)
        if three is not None:
            assert list(mating_moves(three.board, 2)) == []
            assert list(mating_moves(three.board, 3)) == [three.key]
            return
    raise AssertionError("no mate in three was found")
