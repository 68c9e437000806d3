"""Puzzles to solve: read from every kind of file, and which answers are right."""

from pathlib import Path

import chess
import pytest
import zstandard

from clausewitz.games.example import RatingRange
from clausewitz.games.move_lines import UnreadLine
from clausewitz.support.errors import ClausewitzError
from clausewitz.training.puzzle_choice import PuzzleChoice, motif_themes, theme_words
from clausewitz.training.training_puzzles import TrainingPuzzle, checked
from clausewitz.training.wanted_puzzles import read_puzzles
from training.puzzle_samples import (
    COMPOSED,
    FORK,
    HEADING,
    MATE,
    TWO,
    TWO_MATES,
    puzzle_file,
    read,
)


def sans(puzzle: TrainingPuzzle) -> list[str]:
    return [turn.board.san(turn.move) for turn in puzzle.turns()]


def right(puzzle: TrainingPuzzle, number: int = 0) -> list[str]:
    turn = list(puzzle.turns())[number]
    return sorted(turn.board.san(move) for move in puzzle.right_moves(number, turn))


def test_a_puzzle_of_lichess_begins_with_the_opponents_move(tmp_path: Path) -> None:
    (puzzle,) = read(puzzle_file(tmp_path, TWO))
    assert puzzle.task == "Black to play"
    assert sans(puzzle) == ["Qxe3+", "Rf1#"]
    replies = [turn.reply for turn in puzzle.turns()]
    assert replies == [chess.Move.from_uci("e1e3"), None]
    assert (puzzle.name, puzzle.rating) == ("t1", 1700)
    assert puzzle.board.peek() == chess.Move.from_uci("a1e1")


def test_a_line_ends_with_a_move_of_the_solver(tmp_path: Path) -> None:
    (puzzle,) = read(puzzle_file(tmp_path, FORK))
    assert sans(puzzle) == ["Ne7+", "Nxc8"]


def test_a_composed_mate_is_played_out(tmp_path: Path) -> None:
    (puzzle,) = read(puzzle_file(tmp_path, COMPOSED, name="mates.epd"))
    assert puzzle.task == "White to play and mate in 2"
    assert sans(puzzle) == ["c7", "Rxc8#"]
    assert puzzle.themes is not None
    assert "mateIn2" in puzzle.themes


def test_a_mate_without_a_key_is_looked_for(tmp_path: Path) -> None:
    line = COMPOSED.replace(" bm c7;", "")
    (puzzle,) = read(puzzle_file(tmp_path, line, name="mates.epd"))
    assert sans(puzzle) == ["c7", "Rxc8#"]


def test_a_game_with_a_position_is_a_puzzle_and_says_who_solves_it(tmp_path: Path) -> None:
    fen = '[FEN "6k1/5ppp/8/8/8/8/5PPP/R3R1K1 {} - - 0 1"]'
    white = f'[Event "one"]\n{fen.format("w")}\n\n1. Ra8# *\n\n'
    black = f'[ChapterName "two"]\n[Orientation "white"]\n{fen.format("b")}\n\n1... h5 2. Ra8+ *\n'
    one, two = read(puzzle_file(tmp_path, white, black, name="study.pgn"))
    assert (one.name, one.task, sans(one)) == ("one", "White to play", ["Ra8#"])
    assert (two.name, two.task, sans(two)) == ("two", "White to play", ["Ra8+"])


def test_any_mate_in_one_is_right(tmp_path: Path) -> None:
    (puzzle,) = read(puzzle_file(tmp_path, TWO_MATES, name="x.epd"))
    assert right(puzzle) == ["Ra8#", "Re8#"]


def test_every_way_to_mate_in_time_is_right(tmp_path: Path) -> None:
    line = "k7/8/8/8/8/8/6R1/K6R w - - dm 2; bm Rg7;\n"
    (puzzle,) = read(puzzle_file(tmp_path, line, name="good.epd"))
    assert right(puzzle) == ["Rb1", "Rg7", "Rh7"]
    assert right(puzzle, 1) == ["Rh8#"]


def test_motif_and_rating_choose(tmp_path: Path) -> None:
    file = puzzle_file(tmp_path, MATE, FORK, TWO)
    forks = PuzzleChoice(motif_themes(["fork"]))
    assert [one.name for one in read(file, choice=forks)] == ["f1"]
    mates = PuzzleChoice(motif_themes(["mate in 1", "mateIn2"]), RatingRange(1000, 2000))
    assert [one.name for one in read(file, choice=mates)] == ["t1"]
    assert str(mates) == "mate in 1 or mate in 2, rating 1000-2000"


def test_motifs_are_looked_for_where_a_file_names_none(tmp_path: Path) -> None:
    bare = FORK.replace("fork short", "")
    choice = PuzzleChoice(motif_themes(["fork"]))
    assert len(read(puzzle_file(tmp_path, bare, MATE), choice=choice)) == 1


@pytest.mark.parametrize("name", ["fork", "Fork", "discovered attack", "discovered_attack"])
def test_motifs_may_be_spelt_in_many_ways(name: str) -> None:
    assert motif_themes([name]) in (("fork",), ("discoveredAttack",))


def test_an_unknown_motif_is_reported_with_what_may_be_meant() -> None:
    with pytest.raises(ClausewitzError, match="there is no motif frok; did you mean fork"):
        motif_themes(["frok"])
    assert theme_words("attackingF2F7") == "attacking f2 f7"


def test_no_puzzle_comes_twice(tmp_path: Path) -> None:
    one = puzzle_file(tmp_path, MATE, MATE.replace("m1", "m2"))
    other = puzzle_file(tmp_path, MATE, name="again.csv")
    assert len(read(one, other)) == 1


BAD = {
    "illegal.csv": (HEADING + MATE.replace("h5f7", "h5f8"), "illegal.csv:2: h5f8 is not a legal"),
    "nomove.csv": (HEADING + MATE.replace("g8f6 h5f7", "g8f6"), "nomove.csv:2: it has no move"),
    "nofen.csv": (HEADING + "a,,e2e4 e7e5,1,,,,,,\n", "nofen.csv:2: it has no position"),
    "badfen.csv": (HEADING + "a,x/y,e2e4 e7e5,1,,,,,,\n", 'badfen.csv:2: bad FEN "x/y"'),
    "bare.epd": ("8/8/8/8/8/6k1/8/K6Q w - -\n", "bare.epd:1: it has none of pv, bm and dm"),
    "nomate.epd": ("8/8/8/8/8/6k1/8/K6Q w - - dm 1;\n", "nomate.epd:1: no mate in 1 was found"),
    "small.epd": (
        '8/8/8/2k5/8/8/1Q6/K7 w - - bm Qb3; c9 "size 5";\n',
        "small.epd:1: a board of 5 rows cannot be played on here",
    ),
    "whole.pgn": ('[Event "x"]\n\n1. e4 e5 *\n', "whole.pgn/1: whole games are no puzzles"),
    "broken.pgn": ('[FEN "k7/8/K7/8/8/8/8/7R w - - 0 1"]\n\n1. Qh8 *\n', "broken.pgn/1: "),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_puzzle_is_reported_and_skipped(tmp_path: Path, name: str) -> None:
    text, words = BAD[name]
    (tmp_path / name).write_text(text)
    good = puzzle_file(tmp_path, MATE, name="good.csv")
    refused: list[UnreadLine] = []
    paths = [tmp_path / name, good]
    found = list(read_puzzles(paths, PuzzleChoice(), refused.append))
    assert [puzzle.name for puzzle in found] == ["m1"]
    (one,) = refused
    assert f"{one.place}: {one.reason}".startswith(words)


def test_what_comes_before_the_end_of_a_file_that_is_cut_off_is_read(tmp_path: Path) -> None:
    rows = HEADING + MATE + FORK * 2000
    packed = zstandard.ZstdCompressor().compress(rows.encode())
    first = zstandard.ZstdCompressor().compress((HEADING + MATE).encode())
    file = tmp_path / "cut.csv.zst"
    file.write_bytes(first + packed[: len(packed) // 2])
    refused: list[UnreadLine] = []
    found = list(read_puzzles([file], PuzzleChoice(), refused.append))
    assert "m1" in [puzzle.name for puzzle in found]
    assert any(one.reason == "the file is cut off" for one in refused)


def test_a_puzzle_survives_being_written_down(tmp_path: Path) -> None:
    files = [puzzle_file(tmp_path, TWO), puzzle_file(tmp_path, COMPOSED, name="x.epd")]
    for puzzle in read(*files):
        assert TrainingPuzzle.from_dict(puzzle.as_dict()) == puzzle
    with pytest.raises(ValueError, match="not a legal move"):
        checked(TrainingPuzzle(chess.STARTING_FEN, ("e2e5",)))
