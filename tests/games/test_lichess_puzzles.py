"""Puzzles: the solver's move after the opponent's, themes as labels, files of all years."""

import bz2
from pathlib import Path

import pytest
import zstandard

from clausewitz.games.example import Example, RatingRange
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest, all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import Sample, sample_puzzles
from clausewitz.position.board import fen_of
from clausewitz.support.data import example_file, public_files
from clausewitz.support.errors import ClausewitzError
from games.conftest import PUZZLES, Write

ROWS = PUZZLES.splitlines()
FORK = Example(
    "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 1 2",
    "c3d5",
    source="bbbbb",
    themes=("fork", "short"),
    rating=1200,
)

ANY = PuzzleSampleRequest()


def drawn(path: Path, number: int = 100, wish: PuzzleSampleRequest = ANY) -> Sample:
    return sample_puzzles([Source(path)], number, wish)


def without_last(rows: list[str]) -> str:
    return "".join(row.rpartition(",")[0] + "\n" for row in rows)


FILES: dict[str, str] = {
    "today": PUZZLES,
    "no header": "\n".join(ROWS[1:]),
    "9 columns": without_last(ROWS),
    "9 columns, no header": without_last(ROWS[1:]),
    "11 columns, no header": "".join(f"{row},King\n" for row in ROWS[1:]),
    "other order": "Themes,Moves,FEN,PuzzleId,Rating\n"
    + "".join(
        f"{cells[7]},{cells[2]},{cells[1]},{cells[0]},{cells[3]}\n"
        for cells in (row.split(",") for row in ROWS[1:])
    ),
    "quoted": "\n".join('"' + row.replace(",", '","') + '"' for row in ROWS),
    "from Windows": "\ufeff" + PUZZLES.replace("\n", "\r\n"),
}


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_all_puzzles_of_a_file_come_in_its_order(text: str, write: Write) -> None:
    found = list(all_puzzles(Source(write("puzzles.csv", text))))
    cells = [row.split(",") for row in ROWS[1:]]
    assert [puzzle.source for puzzle in found] == [row[0] for row in cells]
    assert [" ".join(puzzle.themes) for puzzle in found] == [row[7] for row in cells]
    assert [str(puzzle.rating) for puzzle in found] == [row[3] for row in cells]
    (fork,) = (puzzle for puzzle in found if puzzle.source == FORK.source)
    board, move = next(fork.solution())
    assert (fen_of(board), move.uci()) == (FORK.fen, FORK.move)


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_file_of_any_year_has_the_same_puzzles(text: str, write: Write) -> None:
    sample = drawn(write("puzzles.csv", text))
    assert (sample.read, sample.passed_over) == (3, {})
    assert FORK in sample.examples


def test_packing_makes_no_difference(write: Write) -> None:
    expected = drawn(write("puzzles.csv", PUZZLES))
    data = PUZZLES.encode()
    assert drawn(write("puzzles.csv.bz2", bz2.compress(data))) == expected
    halves = zstandard.compress(data[:300]) + zstandard.compress(data[300:])
    assert drawn(write("puzzles.csv.zst", halves)) == expected


def test_all_moves_of_the_solver_are_taken_if_wanted(write: Write) -> None:
    path = write("puzzles.csv", "\n".join([ROWS[0], ROWS[2]]))
    moves = [
        example.move for example in drawn(path, wish=PuzzleSampleRequest(all_moves=True)).examples
    ]
    assert sorted(moves) == ["c3d5", "d5c7"]


def test_puzzles_of_the_theme_are_positive_and_others_negative(write: Write) -> None:
    path = write("puzzles.csv", PUZZLES)
    sample = drawn(path, wish=PuzzleSampleRequest("fork", negatives=2))
    assert {example.source: example.label for example in sample.examples} == {
        "aaaaa": False,
        "bbbbb": True,
        "ccccc": False,
    }


@pytest.mark.parametrize(("ratio", "negatives"), [(0, 0), (0.5, 20), (1, 40), (2, 60)])
def test_negatives_are_in_proportion_to_the_positives(
    ratio: float, negatives: int, write: Write
) -> None:
    fork, pin = ROWS[2], ROWS[3]
    rows = [fork.replace("bbbbb", f"fork{n}") for n in range(40)]
    rows += [pin.replace("ccccc", f"other{n}") for n in range(60)]
    sample = drawn(write("puzzles.csv", "\n".join(rows)), 50, PuzzleSampleRequest("fork", ratio))
    labels = [example.label for example in sample.examples]
    assert (labels.count(True), labels.count(False)) == (40, negatives)


def row(**cells: str) -> str:
    """The fork once more, with other cells."""
    fork = dict(zip(ROWS[0].split(","), ROWS[2].split(","), strict=True))
    return ",".join((fork | {"PuzzleId": "ddddd"} | cells).values())


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (row(FEN=""), "unreadable"),
        (row(Moves=""), "unreadable"),
        (row(Moves="c6c7"), "unreadable"),
        (row(Moves="c6c7 c3d6"), "unreadable"),
        (row(Moves="c6c7 nonsense"), "unreadable"),
        (row(FEN="8/8/8/8/8/8/8/8 w - - 0 1"), "unreadable"),
        ("x" * 100, "unreadable"),
        ('"' + "x" * 200_000, "unreadable"),
        (row(Themes=""), "of unknown themes"),
        (row(Rating=""), "of unknown rating"),
        (row(Rating="700"), "rated outside the range"),
        ("", None),
        (row(GameUrl="", NbPlays=""), None),
    ],
)
def test_puzzle_is_taken_or_passed_over(line: str, reason: str | None, write: Write) -> None:
    path = write("puzzles.csv", f"{ROWS[0]}\n{ROWS[2]}\n{line}\n")
    sample = drawn(path, wish=PuzzleSampleRequest("fork", ratings=RatingRange(1000, 1500)))
    assert sample.passed_over == ({reason: 1} if reason else {})


def test_bytes_that_are_not_utf8_spoil_one_row_at_most(write: Write) -> None:
    bad = ROWS[1].encode().replace(b"6k1", b"6k\xff")
    sample = drawn(write("puzzles.csv", b"\n".join([ROWS[0].encode(), bad, ROWS[2].encode()])))
    assert (sample.drawn, sample.passed_over) == (1, {"unreadable": 1})


def test_puzzle_without_an_id_is_named_by_its_place(write: Write) -> None:
    path = write("puzzles.csv", f"{ROWS[0]}\n{row(PuzzleId='')}\n")
    assert [example.source for example in drawn(path).examples] == ["puzzles.csv:2"]


@pytest.mark.parametrize(
    "text", ["fen,move\n", "a,b,c\n", "hello\n", ROWS[0].replace("Moves", "M")]
)
def test_other_table_is_refused(text: str, write: Write) -> None:
    with pytest.raises(ClausewitzError, match=r"other\.csv:1: not a file of Lichess puzzles"):
        drawn(write("other.csv", text))


def test_misspelt_theme_is_refused_with_a_guess(write: Write) -> None:
    path = write("puzzles.csv", PUZZLES)
    words = r"there is no theme forks \(did you mean fork\?\)"
    with pytest.raises(ClausewitzError, match=words):
        drawn(path, wish=PuzzleSampleRequest("forks"))


def check_labels(sample: Sample, theme: str, number: int) -> None:
    assert len(sample.examples) == number
    for example in sample.examples:
        assert example.label == (theme in example.themes)


def test_puzzles_that_ship_give_both_labels() -> None:
    sample = drawn(example_file("puzzles.csv"), 10, PuzzleSampleRequest("mateIn2", negatives=2))
    assert sample.read == 100
    check_labels(sample, "mateIn2", 30)


@pytest.mark.long
def test_public_puzzles_give_both_labels() -> None:
    if not (files := public_files("puzzles")):
        pytest.skip("no puzzles of database.lichess.org in the folder that $CLAUSEWITZ_DATA names")
    sample = drawn(files[0], 50, PuzzleSampleRequest("smotheredMate", negatives=2))
    assert sample.read > 100_000
    check_labels(sample, "smotheredMate", 150)
