"""bench/themes.py, on puzzles made for the purpose."""

import subprocess
import sys
from pathlib import Path

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


def measure(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, BENCH, *map(str, arguments)], capture_output=True, text=True, check=False
    )


def row(output: str, tactic: str) -> list[str]:
    (line,) = (line for line in output.splitlines() if f"`{tactic}`" in line)
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_precision_recall_and_accuracy(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.csv"
    file.write_text(HEADER + PUZZLES + UNKNOWN)
    done = measure("--puzzles", file)
    assert done.returncode == 0
    assert f"3 puzzles: `python bench/themes.py --puzzles {file}`" in done.stdout
    assert "3 of 3 puzzles, 5 positions in" in done.stderr
    heads = ["theme", "tactic", "puzzles", "fires", "right", "precision", "recall", "anywhere"]
    assert done.stdout.splitlines()[0].startswith("| " + " | ".join(heads))
    assert row(done.stdout, "winning_fork")[2:8] == ["2", "1", "1", "100 %", "50 %", "100 %"]
    assert row(done.stdout, "back_rank_mate")[2:] == [
        *["1", "1", "1", "100 %", "100 %", "100 %", "1", "100 %"]
    ]
    assert row(done.stdout, "skewer")[2:] == ["0", "0", "0", "-", "-", "-", "0", "-"]


def test_compressed_file_without_header(tmp_path: Path) -> None:
    """Official files have many frames."""
    file = tmp_path / "puzzles.csv.zst"
    frames = [zstandard.compress(line.encode()) for line in PUZZLES.splitlines(keepends=True)]
    file.write_bytes(b"".join(frames))
    done = measure("--puzzles", file, "--limit", 2)
    assert done.returncode == 0
    assert row(done.stdout, "winning_fork")[2:7] == ["1", "1", "1", "100 %", "100 %"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, ": no such file; give one from database.lichess.org with --puzzles FILE"),
        (HEADER, ": no puzzle in it"),
        (HEADER + "a,b,c\n", ":2: not a puzzle of Lichess (3 columns)"),
        (PUZZLES.replace("a1a8", "a1b8"), ":1: not a puzzle of Lichess (illegal uci: 'a1b8' in "),
        (PUZZLES.replace("b6b5 a1a8", "b6b5"), ":1: not a puzzle of Lichess (no move to find"),
    ],
    ids=["missing", "empty", "columns", "illegal move", "no move"],
)
def test_bad_file_is_one_line(tmp_path: Path, text: str | None, message: str) -> None:
    file = tmp_path / "puzzles.csv"
    if text is not None:
        file.write_text(text)
    done = measure("--puzzles", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{file}{message}")
    assert done.stderr.count("\n") == 1
