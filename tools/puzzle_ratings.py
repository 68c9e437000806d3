"""Fit py/clausewitz/training/puzzle_ratings.json: how hard puzzles are, from Lichess puzzles.

    python tools/puzzle_ratings.py lichess_db_puzzle.csv.zst [--count 20000]

Least squares on puzzles of games that nothing is tested on; the error is that of every fifth
puzzle, which is not fitted.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import chess
import numpy as np

from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from clausewitz.training.puzzle_ratings import FEATURES, WEIGHTS, features
from motif_themes import is_reserved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("puzzles", type=Path, help="puzzles of Lichess (CSV), perhaps packed")
    parser.add_argument("--count", type=int, default=20_000, help="number of puzzles")
    options = parser.parse_args()
    rows = list(islice(_rows(options.puzzles), options.count))
    table, ratings = (np.array(column, float) for column in zip(*rows, strict=True))
    held = np.arange(len(rows)) % 5 == 0
    weights = np.linalg.lstsq(table[~held], ratings[~held], rcond=None)[0]
    errors = ratings[held] - table[held] @ weights
    deviation = float(np.sqrt(np.mean(errors**2)))
    plain = float(np.std(ratings[held]))
    result = {
        "command": f"tools/puzzle_ratings.py {options.puzzles.name} --count {options.count}",
        "puzzles": int((~held).sum()),
        "deviation": round(deviation),
        "without_weights": round(plain),
        "weights": {name: round(float(x), 1) for name, x in zip(FEATURES, weights, strict=True)},
    }
    write_text(WEIGHTS, json.dumps(result, indent=1) + "\n")
    print(f"{len(rows):,} puzzles, off by {deviation:.0f} points; by their mean alone {plain:.0f}")


def _rows(path: Path) -> Iterator[tuple[list[float], int]]:
    """Features and rating of each puzzle that nothing is tested on."""
    for puzzle in all_puzzles(Source(path)):
        cells = puzzle.cells
        if is_reserved(puzzle) or puzzle.rating is None or not cells.get("Moves"):
            continue
        moves = [chess.Move.from_uci(move) for move in cells["Moves"].split()]
        if len(moves) > 1:
            yield features(chess.Board(cells["FEN"]), moves), puzzle.rating


if __name__ == "__main__":
    run_and_exit("puzzle_ratings", main)
