"""Solutions as people write them, and claims that do not hold."""

import chess
import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.puzzles.sheets import make_sheet
from clausewitz.puzzles.sheets.solutions import proof_of, solution
from clausewitz.support.errors import ClausewitzError

FORCED = "5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1"
BY_BLACK = "6k1/8/1q6/8/8/7n/6PP/5R1K b - - 0 1"
TWO_LINES = "8/k3K2p/8/8/2N2Q2/8/p5r1/8 w - - 0 1"
QUIET = "8/1r2p3/2RpQ3/8/3k4/6K1/8/8 w - - 0 1"
NESTED = "8/5p2/3N4/8/4r3/k1K2Q2/7p/8 w - - 0 1"
SMALL = "8/8/8/8/4b3/8/n2RQ3/1k1K4 w - - 0 1"


def puzzle(fen: str, mate: int | None, *keys: str, size: int = 8) -> FilePuzzle:
    moves = tuple(map(chess.Move.from_uci, keys))
    return FilePuzzle(chess.Board(fen), "p.epd:7", size, mate, moves)


def written(problem: FilePuzzle) -> list[str]:
    lines = solution(problem, proof_of(problem))
    return [f"{'  ' * line.depth}{line.text}" for line in lines]


@pytest.mark.parametrize(
    ("problem", "lines"),
    [
        (puzzle(FORCED, 2), ["1. Qg8+!", "  1… Rxg8 2. Nf7#"]),
        (puzzle(TWO_LINES, 2), ["1. Qc7+!", "  1… Ka8 2. Nb6#", "  1… Ka6 2. Qb6#"]),
        (puzzle(BY_BLACK, 2), ["1… Qg1+!", "  2. Rxg1 Nf2#"]),
        (puzzle(FORCED, None, "b3g8", "b3b8"), ["1. Qg8+ or Qb8"]),
        (puzzle(FORCED, None), []),
    ],
)
def test_a_solution_is_written_line_by_line(problem: FilePuzzle, lines: list[str]) -> None:
    found = written(problem)
    assert (found[:1], sorted(found)) == (lines[:1], sorted(lines))


def test_moves_are_numbered_as_the_position_says_and_reasons_do() -> None:
    later = FORCED.replace("0 1", "0 31")
    assert written(puzzle(later, 2)) == ["31. Qg8+!", "  31… Rxg8 32. Nf7#"]
    black = FilePuzzle(
        chess.Board(BY_BLACK.replace("0 1", "0 20")),
        "p.csv:7",
        line=tuple(map(chess.Move.from_uci, ("b6g1", "f1g1", "h3f2"))),
    )
    assert written(black) == ["20… Qg1+ 21. Rxg1 Nf2#"]


def test_replies_with_the_same_answer_share_a_line_and_the_most_are_the_rest() -> None:
    key, *lines, last = written(puzzle(QUIET, 2))
    assert (key, last) == ("1. Kf4!", "  1… otherwise 2. Qc4#")
    assert sorted(lines) in (
        ["  1… Kd3, d5 2. Qe3#", "  1… Rb4 2. Qe4#"],
        ["  1… Rb4 2. Qe4#", "  1… d5, Kd3 2. Qe3#"],
    )


def test_a_line_goes_on_while_it_is_one_and_forks_below_itself() -> None:
    lines = written(puzzle(NESTED, 3))
    assert lines[0] == "1. Qxe4!"
    fork = lines.index("  1… Ka2 2. Qc2+")
    assert sorted(lines[fork + 1 : fork + 3]) == ["    2… Ka1 3. Qb2#", "    2… Ka3 3. Qb3#"]
    assert any(line.endswith(" 2. Qb4+ Ka2 3. Qb2#") for line in lines)


def test_another_key_than_the_first_found_is_proved_when_the_line_names_it() -> None:
    ladder = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"
    keys = ("a2a7", "b1b7")
    assert [written(puzzle(ladder, 2, key))[0] for key in keys] == ["1. Ra7!", "1. Rb7!"]


def test_a_small_board_is_solved_by_its_own_rules() -> None:
    lines = written(puzzle(SMALL, 2, "d2a2", size=5))
    assert lines == [
        *("1. Rd2a2!", "  1… Be4c2+ 2. Qe2c2#", "  1… Be4d3, Be4d5 2. Qe2b2#"),
    ]
    assert game_of(5).shortest_mate(chess.Board(SMALL), 2) == 2


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (puzzle(chess.STARTING_FEN, 1), "p.epd:7: there is no mate in 1"),
        (puzzle(FORCED, 2, "b3b8"), "p.epd:7: Qb8 does not mate in 2"),
        (puzzle("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", 1, "g5g6"), "there is no mate in 1"),
        (puzzle(SMALL, 1, size=5), "p.epd:7: there is no mate in 1"),
        (puzzle(SMALL, 2, "e2c2", size=5), "does not mate in 2"),
        (puzzle("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2), "p.epd:7: the game is over"),
    ],
)
def test_a_wrong_claim_is_an_error_that_names_its_line(problem: FilePuzzle, words: str) -> None:
    with pytest.raises(ClausewitzError) as error:
        proof_of(problem)
    assert words in str(error.value)


def test_a_shorter_mate_is_printed_as_it_is_and_noted() -> None:
    sheet = make_sheet([puzzle(FORCED, 3, "b3g8")], "Mates")
    assert sheet.items[0].task == "White to play, mate in 2"
    assert sheet.notes == ["p.epd:7: it is a mate in 2, not in 3"]


def test_a_mate_that_takes_too_long_has_its_key_alone_and_is_noted() -> None:
    sheet = make_sheet([puzzle(FORCED, 2, "b3g8")], "Mates", seconds=0.0)
    assert [line.text for line in sheet.items[0].solution] == ["1. Qg8+"]
    assert sheet.notes == ["p.epd:7: not proved in time, the key is printed alone"]


def test_without_proofs_nothing_is_queried() -> None:
    sheet = make_sheet([puzzle(chess.STARTING_FEN, 1, "e2e4")], "Mates", proofs=False)
    assert [line.text for line in sheet.items[0].solution] == ["1. e4"]
    assert (sheet.items[0].task, sheet.notes) == ("White to play, mate in 1", [])
