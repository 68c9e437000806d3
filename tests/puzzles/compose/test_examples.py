"""The puzzles that ship."""

from pathlib import Path

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.catalogue import composed_puzzles

PUZZLES = Path(__file__).parents[3] / "examples" / "puzzles.epd"
GAME = game_of(8)


def test_every_puzzle_has_one_key_and_no_shorter_mate() -> None:
    for puzzle in composed_puzzles(PUZZLES, GAME):
        assert GAME.mating_moves(puzzle.board, puzzle.mate) == [puzzle.key]
        assert GAME.shortest_mate(puzzle.board, puzzle.mate - 1) == 0
        assert not GAME.in_check(puzzle.board)
        assert puzzle.mate == 3 or puzzle.duals == 0


def test_there_are_two_dozen_and_all_differ() -> None:
    puzzles = list(composed_puzzles(PUZZLES, GAME))
    assert len(puzzles) == 24
    assert len({puzzle.form for puzzle in puzzles}) == 24
    assert len({puzzle.idea for puzzle in puzzles}) == 24
    assert {puzzle.mate for puzzle in puzzles} == {2, 3}
    moved = {puzzle.board.piece_type_at(puzzle.key.from_square) for puzzle in puzzles}
    assert len(moved) >= 4
