"""What asp/compose.lp guesses: mates against every reply, of the wished sort."""

import shutil
import subprocess
from random import Random

import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose import key_criteria
from clausewitz.puzzles.compose.guess import Composer, Guess, confirms
from clausewitz.puzzles.compose.puzzle import explored, is_as_requested, is_diagram, sides
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.repair import forces
from clausewitz.support.data import data_dir
from running import long


def guesses(wish: PuzzleRequest, replies: int, number: int) -> list[Guess]:
    composer, random = Composer(wish, replies, seed=1), Random(1)
    found: list[Guess] = []
    for _ in range(5 * number):
        if len(found) < number and (guess := composer.guess(random)):
            composer.forbid(guess)
            found.append(guess)
    assert len(found) == number
    return found


@pytest.mark.parametrize(
    ("wish", "replies"),
    [
        (PuzzleRequest(size=5), 1),
        pytest.param(PuzzleRequest(size=5), 2, marks=pytest.mark.long),
        (PuzzleRequest(size=4, white=4, black=4), 1),
        (PuzzleRequest(size=5, promotion=True), 1),
        long(PuzzleRequest(size=5, quiet=True), 1),
        (PuzzleRequest(size=4, pieces="KQPkrp", white=3, black=3), 1),
        pytest.param(PuzzleRequest(), 1, marks=pytest.mark.long),
    ],
)
def test_guess_forces_mate_in_two(wish: PuzzleRequest, replies: int) -> None:
    game = game_of(wish.size)
    for guess in guesses(wish, replies, 1):
        assert is_diagram(game, guess.board, wish)
        assert not game.in_check(guess.board)
        assert is_as_requested(game, guess.board, guess.key, wish)
        assert len(game.legal_moves(game.after(guess.board, guess.key))) == replies
        assert forces(game, guess.board, guess.key, 2)
        if wish.pieces:
            assert sorted("".join(sides(guess.board))) == sorted(wish.pieces)


def test_offer_can_be_taken() -> None:
    game = game_of(5)
    for guess in guesses(PuzzleRequest(size=5, sacrifice=True), 1, 1):
        after = game.after(guess.board, guess.key)
        assert [m.to_square for m in game.legal_moves(after)] == [guess.key.to_square]


def test_no_two_guesses_have_king_key_and_mates_in_common() -> None:
    ideas = [guess.idea for guess in guesses(PuzzleRequest(size=4, white=4, black=4), 1, 6)]
    assert len(set(ideas)) == len(ideas)


def test_key_may_check_only_where_that_is_wished() -> None:
    game = game_of(4)
    wish = PuzzleRequest(size=4, white=4, black=4, check=True)
    kinds = {key_criteria.is_check(game, g.board, g.key) for g in guesses(wish, 1, 12)}
    assert kinds == {True, False}


@pytest.mark.long
def test_clingo_confirms_a_mate_and_refutes_none() -> None:
    game = game_of(5)
    guess = guesses(PuzzleRequest(size=5), 1, 1)[0]
    assert confirms(explored(game, guess.board, guess.key, 2), 5)
    keys = game.mating_moves(guess.board, 2)
    another = next(move for move in game.legal_moves(guess.board) if move not in keys)
    assert not confirms(explored(game, guess.board, another, 2), 5)


@pytest.mark.skipif(shutil.which("clingo") is None, reason="no clingo command")
@pytest.mark.parametrize(
    ("program", "words"),
    [("compose.lp", "SATISFIABLE"), long("compose_economy.lp", "OPTIMUM FOUND")],
)
def test_command_composes(program: str, words: str) -> None:
    command = ["clingo", str(data_dir("asp") / program), "-c", "n=4", "-c", "w=2", "-c", "b=2"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stderr, result.stdout.count(words)) == ("", 1)
