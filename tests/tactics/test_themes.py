"""bench/themes.py, on puzzles made for the purpose."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
import zstandard

BENCH = Path(__file__).parents[2] / "bench" / "themes.py"

HEADER = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n"
PUZZLES = """\
1,6k1/5ppp/1p6/8/8/8/8/R5K1 b - - 0 1,b6b5 a1a8,,,,,mate mateIn1 backRankMate,,
2,r3k3/7p/8/3N4/8/8/8/4K3 b q - 0 1,h7h6 d5c7 e8d7 c7a8,,,,,fork short,,
3,r3k3/7p/8/8/1N6/8/8/4K3 b q - 0 1,h7h6 b4d5 h6h5 d5c7,,,,,fork short,,
"""
UNKNOWN = "4,r3k3/7p/8/3N4/8/8/8/4K3 b q - 0 1,h7h6 d5c7 e8d7 c7a8,,,,,,,\n"


class Done(NamedTuple):
    status: int
    out: str
    err: str


Measure = Callable[..., Done]


@pytest.fixture
def measure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Measure:
    """Runs the benchmark with these arguments, and without a folder of data."""
    main = runpy.run_path(str(BENCH))["main"]
    monkeypatch.delenv("CLAUSEWITZ_DATA", raising=False)

    def run(*arguments: object) -> Done:
        monkeypatch.setattr("sys.argv", ["themes.py", *map(str, arguments)])
        return Done(main(), *capsys.readouterr())

    return run


def rows(output: str, label: str) -> list[list[str]]:
    """The cells of every table's row about a tactic, intervals left out."""
    lines = [line.strip("| ").split(" | ") for line in output.splitlines() if label in line]
    return [[cell.partition(" (")[0] for cell in line] for line in lines]


def test_precision_and_recall_by_first_and_by_any_move(tmp_path: Path, measure: Measure) -> None:
    file = tmp_path / "puzzles.csv"
    file.write_text(HEADER + PUZZLES + UNKNOWN)
    done = measure("--puzzles", file)
    assert done.status == 0, done.err
    assert f"3 puzzles, 5 moves to find: `python bench/themes.py --puzzles {file}`" in done.out
    themes, moves = rows(done.out, "`winning_fork`")
    assert themes[2:] == ["2", "66.7 %", "100 %", "50 %", "100 %", "100 %"]
    assert moves[2:] == ["1.0", "33 %", "100 %"]
    themes, moves = rows(done.out, "`back_rank_mate`")
    assert themes[2:] == ["1", "33.3 %", "100 %", "100 %", "100 %", "100 %"]
    assert rows(done.out, "`skewer`")[0][2:] == ["0", "0.0 %", "-", "-", "-", "-"]
    (checks,) = rows(done.out, "all checks and captures")
    assert checks[3] == "67 %"
    assert "100 % (21 to 100)" in done.out  # Wilson's interval of one in one


def test_head_of_a_packed_file(tmp_path: Path, measure: Measure) -> None:
    """Official files have many frames."""
    file = tmp_path / "puzzles.csv.zst"
    lines = [HEADER, *PUZZLES.splitlines(keepends=True)]
    file.write_bytes(b"".join(zstandard.compress(line.encode()) for line in lines))
    done = measure("--puzzles", file, "--first", 2)
    assert "2 puzzles, 3 moves to find" in done.out
    assert rows(done.out, "`winning_fork`")[0][2:6] == ["1", "50.0 %", "100 %", "100 %"]


def test_learned_tactics_are_not_measured_on_what_they_were_learned_from(
    tmp_path: Path, measure: Measure
) -> None:
    """Learning would draw all of so small a file, and keep one part in five for the test."""
    file = tmp_path / "puzzles.csv"
    file.write_text(HEADER + PUZZLES)
    done = measure("--puzzles", file, "--learned", "--themes", "fork")
    assert done.status == 0, done.err
    (themes, _) = rows(done.out, "`learned_fork`")
    assert int(themes[2]) < 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "No such file or directory"),
        (HEADER, "no puzzle to draw from"),
        ("a,b,c\n", "not a file of Lichess puzzles"),
        (HEADER + UNKNOWN, "no puzzle with themes in it"),
    ],
    ids=["missing", "empty", "another table", "no themes"],
)
def test_bad_file_is_one_line(
    tmp_path: Path, text: str | None, message: str, measure: Measure
) -> None:
    file = tmp_path / "puzzles.csv"
    if text is not None:
        file.write_text(text)
    done = measure("--puzzles", file)
    assert (done.status, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1


def test_missing_default_file_is_named(measure: Measure) -> None:
    done = measure()
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert "no lichess_db_puzzle.csv.zst (https://database.lichess.org" in done.err
