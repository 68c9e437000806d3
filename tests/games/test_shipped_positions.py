"""perft.epd, mates.epd and puzzles.csv of examples/: what they say is so."""

import csv
import subprocess
import sys
from pathlib import Path

import chess
import pytest

from clausewitz import kernel
from clausewitz.support.data import example_file


def test_python_chess_counts_the_same_again(tmp_path: Path) -> None:
    """To a lesser depth: what is counted again is how the lines that ship begin."""
    script, again = example_file("make_perft.py"), tmp_path / "perft.epd"
    subprocess.run([sys.executable, script, "--most", "1000", "-o", again], check=True)
    lines = example_file("perft.epd").read_text().splitlines()[1:]
    shorter = again.read_text().splitlines()[1:]
    assert len(lines) > 80
    for line, less in zip(lines, shorter, strict=True):
        assert line.startswith(f"{less} ;") or line == less


def test_mates_are_forced_by_one_move() -> None:
    lines = example_file("mates.epd").read_text().splitlines()
    assert lines[0].endswith("python examples/make_mates.py --most 40")
    lengths = [line.partition(" dm ")[2][0] for line in lines[1:]]
    assert {length: lengths.count(length) for length in "234"} == dict.fromkeys("234", 40)
    for line in lines[1:90:4]:
        board, says = chess.Board.from_epd(line)
        length = says["dm"]
        assert isinstance(length, int)
        assert kernel.mating_moves(kernel.from_board(board), length) == says["bm"]


@pytest.fixture(scope="module")
def puzzles() -> list[dict[str, str]]:
    with example_file("puzzles.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_puzzles_are_played_by_the_rules_and_mates_end_in_mate(
    puzzles: list[dict[str, str]],
) -> None:
    assert len({row["PuzzleId"] for row in puzzles}) == len(puzzles) == 100
    for row in puzzles:
        board, moves = chess.Board(row["FEN"]), row["Moves"].split()
        for move in moves:
            board.push(board.parse_uci(move))
        themes = row["Themes"].split()
        assert len(moves) % 2 == 0
        assert board.is_checkmate() == ("mate" in themes) == (f"mateIn{len(moves) // 2}" in themes)


def test_puzzles_are_of_several_kinds(puzzles: list[dict[str, str]]) -> None:
    themes = [theme for row in puzzles for theme in row["Themes"].split()]
    for theme in ("mateIn1", "mateIn2", "mateIn3", "advantage"):
        assert themes.count(theme) >= 5, theme
