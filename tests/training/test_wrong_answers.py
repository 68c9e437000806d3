"""What is said of puzzles: hints, reasons, and what is wrong with every other move."""

from pathlib import Path

import chess
import pytest

from clausewitz.training.explained_puzzles import ExplainedPuzzle
from clausewitz.training.wrong_answers import WrongAnswer
from training.puzzle_samples import COMPOSED, FORK, MATE, TWO, explained, puzzle_file, read


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ExplainedPuzzle]:
    folder = tmp_path_factory.mktemp("puzzles")
    files = [
        puzzle_file(folder, MATE, FORK, TWO),
        puzzle_file(folder, COMPOSED, name="composed.epd"),
        # Several moves win here, and the file does not say that there is only one.
        puzzle_file(folder, "6k1/8/8/8/8/8/r6Q/6K1 w - - bm Qxa2+; id rook;\n", name="rook.epd"),
        puzzle_file(folder, "7k/8/5KQ1/8/8/8/8/8 w - - bm Qg7#; id lone;\n", name="lone.epd"),
        puzzle_file(folder, "8/8/8/8/8/1k6/8/K2R1R2 w - - bm Rd3+; id rooks;\n", name="rooks.epd"),
    ]
    return {one.puzzle.name: one for one in explained(*read(*files))}


def said(explained_puzzle: ExplainedPuzzle, move: str, number: int = 0) -> WrongAnswer:
    turn = explained_puzzle.turns[number]
    return turn.wrong[turn.turn.board.parse_san(move)]


def test_hints_say_more_each_time(puzzles: dict[str, ExplainedPuzzle]) -> None:
    first, second = puzzles["f1"].turns
    assert first.hints == (
        "Motif: fork.",
        "The knight on d5 moves.",
        "The move is Ne7+.",
    )
    assert second.hints[1:] == ("The knight on e7 moves.", "The move is Nxc8.")


def test_the_reason_is_that_of_the_line(puzzles: dict[str, ExplainedPuzzle]) -> None:
    assert puzzles["f1"].solution == "31. Ne7+ Kf8 32. Nxc8"
    assert puzzles["f1"].why.startswith("Ne7+ forks the king on g8 and the queen on c8.")
    assert "mate" in puzzles["m1"].why


def test_a_wrong_answer_is_refuted(puzzles: dict[str, ExplainedPuzzle]) -> None:
    hung = said(puzzles["m1"], "Qxe5+")
    assert hung.why.startswith("Qxe5+ is not the move: 4... Nxe5 wins a queen")
    assert hung.reply == chess.Move.from_uci("c6e5")
    assert said(puzzles["m1"], "d3").why == "d3 is not the move: 4... Nxh5 wins a queen."


def test_every_wrong_answer_is_called_wrong(puzzles: dict[str, ExplainedPuzzle]) -> None:
    texts = [answer.why for turn in puzzles["t1"].turns for answer in turn.wrong.values()]
    assert texts
    assert all(" is not the move: " in text or " does not mate" in text for text in texts)


def test_a_move_that_is_too_slow_is_answered_by_one_that_holds_out(
    puzzles: dict[str, ExplainedPuzzle],
) -> None:
    answer = said(puzzles["Clausewitz 1"], "cxd7+")
    assert answer.why == "cxd7+ does not mate in two: 1... Kxd7+ is the answer."
    assert said(puzzles["Clausewitz 1"], "Rb1", 1).why.startswith("Rb1 does not mate: ")


def test_every_move_that_is_not_right_has_an_answer(puzzles: dict[str, ExplainedPuzzle]) -> None:
    for one in puzzles.values():
        for turn in one.turns:
            board = turn.turn.board
            assert set(turn.wrong) == set(board.legal_moves) - turn.right
            for move, answer in turn.wrong.items():
                assert answer.why.startswith(board.san(move))
                after = board.copy()
                after.push(move)
                assert answer.reply is None or answer.reply in after.legal_moves


def test_the_right_move_is_not_given_away(puzzles: dict[str, ExplainedPuzzle]) -> None:
    for one in puzzles.values():
        for turn in one.turns:
            right = turn.turn.board.san(turn.turn.move)
            tried = turn.wrong.items()
            first = [
                answer.why.split(":")[0].removeprefix(turn.turn.board.san(m)) for m, answer in tried
            ]
            assert [words for words in first if right in words] == []


def test_what_ends_the_game_has_no_reply(puzzles: dict[str, ExplainedPuzzle]) -> None:
    answer = said(puzzles["lone"], "Qf7")
    assert answer == WrongAnswer(None, "Qf7 is not the move: it is stalemate.")


def test_where_others_win_as_well_they_are_not_called_wrong(
    puzzles: dict[str, ExplainedPuzzle],
) -> None:
    good = [answer for answer in puzzles["rooks"].turns[0].wrong.values() if answer.is_good]
    assert good
    assert all(answer.why.endswith("good, too, but another move is looked for.") for answer in good)
    assert not any(answer.is_good for answer in puzzles["m1"].turns[0].wrong.values())


def test_nothing_depends_on_what_was_explained_before(
    tmp_path: Path, puzzles: dict[str, ExplainedPuzzle]
) -> None:
    (again,) = explained(*read(puzzle_file(tmp_path, FORK)))
    assert again.turns == puzzles["f1"].turns
