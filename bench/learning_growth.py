"""How the direct search grows with the number of positions.

    python bench/learning_growth.py EXAMPLES.csv NUMBER    one measurement, as JSON

Each number of positions has a process of its own, so that its peak memory is its own, too. Clauses
are tried on all moves that were played; their behaviours are those in ten thousand positions at
most, as in `clausewitz learn`.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import chess
import chess.pgn

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games
from clausewitz.learn.search.behaviours import learned
from clausewitz.learn.search.enumerator import ClauseEnumerator
from clausewitz.learn.search.learning_run import search_levels
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import read_task
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir, example_file, public_files

NUMBERS = (1_000, 10_000)
FEW = 4  # positions to warm up on
GAMES = example_file("games.pgn")


def growth() -> Iterator[str]:
    """Lines that tell seconds and memory, and how many times more ten times more positions take."""
    if files := public_files("masters"):
        examples = sample_games(
            [Source(file) for file in files], NUMBERS[-1], GameSampleRequest()
        ).examples
        yield "tactics, direct and kernel, on games of masters, a position of each:"
    else:
        examples = several_of_each_game(NUMBERS[-1])
        yield "tactics, direct and kernel, on the games that ship, many positions of each:"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "examples.csv"
        write_examples(file, examples)
        figures = [measured(file, number) for number in NUMBERS]
    for found in figures:
        yield (
            f"{found['positions']:>7} positions, {found['moves']:>7} legal moves: "
            f"{found['seconds']:.1f} s, {found['clauses']} clauses, "
            f"{found['behaviours']} behaviours, {found['megabytes']} MB at most"
        )
    few, many = figures[0], figures[-1]
    more = many["positions"] / few["positions"]
    ratio = many["seconds"] / few["seconds"]
    yield f"{more:.0f} times the positions take {ratio:.1f} times as long"


def several_of_each_game(number: int) -> list[Example]:
    chooser, found = random.Random(0), list[Example]()
    with GAMES.open(encoding="utf-8") as lines:
        while (game := chess.pgn.read_game(lines)) is not None:
            board = game.board()
            for move in game.mainline_moves():
                found.append(Example(fen_of(board), move.uci()))
                board.push(move)
    return chooser.sample(found, min(number, len(found)))


def measured(file: Path, number: int) -> dict[str, Any]:
    """One measurement in a process of its own."""
    line = [sys.executable, __file__, str(file), str(number)]
    done = subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure(file: Path, number: int) -> dict[str, Any]:
    """From positions to behaviours; compiled code is loaded before."""
    task = read_task(data_dir("logic") / "tasks" / "tactics")
    examples = islice(read_examples(file), number)
    moves = [(example.board(), chess.Move.from_uci(example.move)) for example in examples]
    few = KernelTester(moves[:FEW])
    learned(search_levels(ClauseEnumerator(Space(task.bias), few))[0], few)
    start = time.perf_counter()
    tester = KernelTester(moves)
    found = search_levels(ClauseEnumerator(Space(task.bias), tester))[0]
    rows = learned(found, tester)
    return {
        "positions": len(moves),
        "moves": len(tester.cases),
        "seconds": time.perf_counter() - start,
        "clauses": len(found),
        "behaviours": len(rows),
        "megabytes": peak_kilobytes() // 1024,
    }


def peak_kilobytes() -> int:
    """Of this process; what getrusage tells may be the peak of the one that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1])


if __name__ == "__main__":
    print(json.dumps(measure(Path(sys.argv[1]), int(sys.argv[2]))))
