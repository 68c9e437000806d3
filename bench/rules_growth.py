"""How the search for a rule set grows with the number of puzzles.

    python bench/rules_growth.py [--puzzles FILE] [--examples FILE] [--theme fork] [--numbers N …]

Puzzles of a theme, one in seven, and others, their first moves: `clausewitz learn FILE --jobs 2`
in a process of its own for each number of them, so that its peak of memory is its own, too. With
--examples the first so many of a file that `clausewitz sample` wrote are taken.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
from clausewitz.games.negatives import without_contradictions
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_puzzles
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from learning_growth import peak_kilobytes

NUMBERS = (1_000, 10_000, 100_000)
OTHERS = 6  # for each puzzle of the theme
JOBS = 2


def growth(examples: Sequence[Example], numbers: Sequence[int]) -> Iterator[str]:
    """A line for each number of puzzles, then how many times as much the most of them take."""
    yield f"{'puzzles':>8} {'CPU s':>8} {'wall s':>8} {'MB':>6} {'clauses':>8} {'F1':>6}"
    found = []
    for number in numbers:
        found.append(measured(examples[:number]))
        one = found[-1]
        yield (
            f"{one['puzzles']:>8} {one['cpu']:>8.1f} {one['wall']:>8.1f} {one['megabytes']:>6} "
            f"{one['clauses']:>8} {one['f1']:>6.3f}"
        )
    few, many = found[0], found[-1]
    yield (
        f"{many['puzzles'] / few['puzzles']:.0f} times the puzzles take "
        f"{many['cpu'] / few['cpu']:.1f} times the CPU and "
        f"{many['megabytes'] / few['megabytes']:.1f} times the memory"
    )


def measured(examples: Sequence[Example]) -> dict[str, Any]:
    """One measurement in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file, run = Path(folder) / "examples.csv", Path(folder) / "run"
        write_examples(file, examples)
        start = time.perf_counter()
        line = [sys.executable, __file__, "--measure", str(file), str(run)]
        done = subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True)
        wall = time.perf_counter() - start
        results = json.loads((run / "results.json").read_text(encoding="utf-8"))
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    scores = results["scores"]
    return figures | {
        "puzzles": len(examples),
        "wall": wall,
        "clauses": len(results["clauses"]),
        "f1": scores.get("validation", scores["train"])["f1"],
    }


def measure(file: Path, run: Path) -> None:
    """Learn, in this process; those that work for it are counted, too."""
    from clausewitz.cli import main as command

    sys.argv = ["clausewitz", "learn", str(file), "-o", str(run), "--jobs", str(JOBS)]
    try:
        command()
    except SystemExit as ending:
        if ending.code:
            raise
    used = os.times()
    cpu = used.user + used.system + used.children_user + used.children_system
    print(json.dumps({"cpu": cpu, "megabytes": peak_kilobytes() // 1024}))


def drawn(puzzles: Path, theme: str, number: int) -> list[Example]:
    request = PuzzleSampleRequest(theme=theme, negatives=OTHERS)
    sample = sample_puzzles([Source(puzzles)], number // (1 + OTHERS) + 1, request, seed=0)
    return without_contradictions(sample.examples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=Path, help="file of Lichess puzzles")
    parser.add_argument("--examples", type=Path, help="file of labelled examples")
    parser.add_argument("--theme", default="fork")
    parser.add_argument("--numbers", type=int, nargs="+", default=NUMBERS)
    parser.add_argument("--measure", type=Path, nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        measure(*chosen.measure)
        return
    if chosen.examples:
        examples = list(islice(read_examples(chosen.examples), max(chosen.numbers)))
    else:
        puzzles = chosen.puzzles or required_files("puzzles")[0]
        examples = drawn(puzzles, chosen.theme, max(chosen.numbers))
    for line in growth(examples, chosen.numbers):
        print(line, flush=True)


if __name__ == "__main__":
    try:
        main()
    except ClausewitzError as error:
        sys.exit(str(error))
