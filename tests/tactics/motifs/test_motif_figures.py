"""bench/motifs.py counts right, on puzzles that ship and on puzzles made for it."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.support.data import example_file
from motif_themes import is_reserved

ROOT = Path(__file__).parents[3]


def table(*arguments: object) -> list[list[str]]:
    """The rows that the benchmark prints, as cells, and its last lines as they are."""
    command = [sys.executable, str(ROOT / "bench" / "motifs.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [[cell.strip() for cell in line.split("|")] for line in done.stdout.splitlines()]


@pytest.mark.long
def test_written_motifs_are_counted_on_the_reserved_games(tmp_path: Path) -> None:
    reserved = [p for p in all_puzzles(Source(example_file("puzzles.csv"))) if is_reserved(p)]
    mates = sum("mateIn2" in puzzle.themes for puzzle in reserved)
    rows = table("--puzzles", example_file("puzzles.csv"), "--only", "mateIn2", "mate")
    by_theme = {row[1]: row for row in rows if len(row) > 3}
    assert by_theme["mateIn2"][2] == str(mates)
    assert by_theme["mateIn2"][9].startswith("1.000")
    assert by_theme["mate"][9].startswith("1.000")


def test_a_puzzle_labelled_wrongly_is_a_false_one(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.csv"
    columns = ("PuzzleId", "FEN", "Moves", "Rating", "Themes")
    found = all_puzzles(Source(example_file("puzzles.csv")))
    puzzles = [puzzle for puzzle in found if is_reserved(puzzle) and "mate" in puzzle.themes]
    with file.open("w", newline="") as text:
        writer = csv.DictWriter(text, columns, extrasaction="ignore")
        writer.writeheader()
        for number, puzzle in enumerate(puzzles):
            cells = puzzle.cells | {"Rating": "1500"}
            writer.writerow(cells | {"Themes": "short"} if number == 0 else cells)
    rows = table("--puzzles", file, "--only", "mate")
    precision, recall = next((row[7], row[8]) for row in rows if row[1:2] == ["mate"])
    assert precision.startswith(f"{(len(puzzles) - 1) / len(puzzles):.3f}")
    assert recall.startswith("1.000")
