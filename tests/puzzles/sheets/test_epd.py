"""Puzzles from EPD lines, as people and programs write them."""

from pathlib import Path

import chess
import pytest

from clausewitz.puzzles.puzzle_files import FilePuzzle, puzzles_of
from clausewitz.support.errors import ClausewitzError

MATE = "5r1k/6pp/7N/8/8/1Q6/8/6K1 w - -"
KEY = chess.Move.from_uci("b3g8")
SMALL = "8/8/8/1b2k3/8/K1Rn4/8/Q7 w - -"


def read(folder: Path, *lines: str) -> list[FilePuzzle]:
    path = folder / "puzzles.epd"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return list(puzzles_of(path))


def test_a_line_holds_position_length_key_and_name(tmp_path: Path) -> None:
    (puzzle,) = read(tmp_path, f'{MATE} dm 2; bm Qg8+; id "smothered; old"; c0 "first"; c1 "more";')
    assert puzzle.board.epd() == MATE
    assert (puzzle.mate, puzzle.keys) == (2, (KEY,))
    assert (puzzle.name, puzzle.remark, puzzle.size) == ("smothered; old", "first", 8)
    assert puzzle.place == f"{tmp_path / 'puzzles.epd'}:1"


@pytest.mark.parametrize(
    "operations",
    [
        *("dm 2; bm Qg8+;", "bm Qg8; dm 2", "; bm Qg8+; dm 2;", "bm b3g8; dm 2; acd 12;"),
        *(
            "3 40 dm 2; bm Qg8!;",
            "3 40; dm 2; bm Qg8#;",
            "bm #2 Qg8;",
            "bm Qg8 +; dm 2;",
            "  dm   2 ;  bm  Qg8 ;; ",
        ),
    ],
)
def test_operations_are_read_in_many_manners(tmp_path: Path, operations: str) -> None:
    (puzzle,) = read(tmp_path, f"{MATE} {operations}")
    assert (puzzle.mate, puzzle.keys) == (2, (KEY,))


def test_clocks_are_read_where_a_line_has_them(tmp_path: Path) -> None:
    (puzzle,) = read(tmp_path, f"{MATE} 3 40 dm 2;")
    assert (puzzle.board.halfmove_clock, puzzle.board.fullmove_number) == (3, 40)


def test_a_position_may_stand_alone(tmp_path: Path) -> None:
    (puzzle,) = read(tmp_path, MATE)
    assert (puzzle.mate, puzzle.keys, puzzle.name, puzzle.remark) == (None, (), "", "")


def test_empty_lines_and_comments_are_passed_over_but_counted(tmp_path: Path) -> None:
    puzzles = read(tmp_path, "# mates", "", f"{MATE} dm 2;", " ", f"{MATE} dm 3;")
    assert [puzzle.place.rpartition(":")[2] for puzzle in puzzles] == ["3", "5"]


@pytest.mark.parametrize("key", ["c3d3", "Rc3d3+", "Rxd3"])
def test_a_small_board_says_so(tmp_path: Path, key: str) -> None:
    (puzzle,) = read(tmp_path, f'{SMALL} dm 2; bm {key}; c9 "size 5";')
    assert (puzzle.size, puzzle.keys) == (5, (chess.Move.from_uci("c3d3"),))


def test_a_pawn_promotes_on_the_last_row_of_a_small_board(tmp_path: Path) -> None:
    (puzzle,) = read(tmp_path, '8/8/8/4k3/P7/8/8/K7 w - - bm a4a5q; c9 "size 5";')
    assert puzzle.keys == (chess.Move.from_uci("a4a5q"),)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("rubbish", "bad FEN"),
        (MATE.replace("6K1", "8"), "white has no king"),
        (f"{MATE} dm x;", '"dm x" names no number'),
        (f"{MATE} dm 0;", '"dm 0" names no number'),
        (f"{MATE} bm Qd6;", 'the move "Qd6" is not legal'),
        (f"{MATE} bm Kg1xa8;", 'the move "Kg1xa8" is not legal'),
        (f'{MATE} dm 2; id "open', "a quotation mark is not closed"),
        (f'{MATE} dm 2; c9 "size 7";', "stands outside a board of 7 rows"),
        (f'{SMALL} c9 "size 3";', "4 to 8 rows, not 3"),
        (f'{SMALL} bm Rc6; c9 "size 5";', 'the move "Rc6" is not legal'),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, words: str) -> None:
    with pytest.raises(ClausewitzError) as error:
        read(tmp_path, f"{MATE} dm 2;", line)
    assert str(error.value).startswith(f"{tmp_path / 'puzzles.epd'}:2: ")
    assert words in str(error.value)


def test_a_file_without_puzzles_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="no puzzle in it"):
        read(tmp_path, "# nothing")
    with pytest.raises(ClausewitzError, match=r"absent\.epd: No such file"):
        list(puzzles_of(tmp_path / "absent.epd"))
    binary = tmp_path / "binary.epd"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ClausewitzError, match="not UTF-8 but UTF-16"):
        list(puzzles_of(binary))
