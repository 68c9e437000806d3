"""How long commands take to start: CPU seconds, the best of five.

    python bench/start.py [--cold]

Beside them what no command of ours can do without: Python, Prolog, numpy alone; and the `uciok` of
another program. Everything is compiled: `make setup` has done that. With --cold: what compiling
takes, once for each part of the kernel, in an empty cache.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from typing import NamedTuple

from clausewitz.kernel.jit.entry_points import PARTS, entry_points_of

RUNS = 5
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
COMPILE = """
import sys
from clausewitz.kernel.jit.entry_points import PARTS, entry_points_of
for entry in entry_points_of(PARTS[sys.argv[1]]):
    entry.load()
"""
NEEDED = "import numpy, chess"
SEARCH = """
import chess
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
Searcher(megabytes=16).search(chess.Board(), Limit(nodes=NODES))
"""
MOTIFS = """
from clausewitz.clauses import read_text
from clausewitz.games.move_lines import MoveLine
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import literature_files
from clausewitz.tactics.motifs.tagger import MotifTexts, tagger
texts = MotifTexts(tuple((str(file), read_text(file)) for file in literature_files()))
tagger(texts).tags(line_cases([MoveLine("fork", "%s", ("c3d5", "f6e5", "d5c7"))]))
"""
UCI = "from clausewitz.play.uci.protocol import main; main()"
PYTHON = [sys.executable, "-c"]
CLAUSEWITZ = [sys.executable, "-m", "clausewitz"]


class Start(NamedTuple):
    name: str
    command: list[str]
    said: str = ""
    allowed: float | None = None


STARTS = [
    Start("python -c pass", [*PYTHON, "pass"]),
    Start("swipl -g halt", ["swipl", "-g", "halt"]),
    Start("stockfish to uciok", [shutil.which("stockfish") or "/usr/games/stockfish"], "uci\nquit"),
    Start("numpy and python-chess alone", [*PYTHON, NEEDED]),
    Start("a search of 200,000 nodes", [*PYTHON, SEARCH.replace("NODES", "200_000")]),
    Start("motifs of a line, with proofs", [*PYTHON, MOTIFS % FORK]),
    Start(
        "both, the search cut off at once",
        [*PYTHON, SEARCH.replace("NODES", "1") + MOTIFS % FORK],
        allowed=0.45,
    ),
    Start("clausewitz --version", [*CLAUSEWITZ, "--version"], allowed=0.3),
    Start("clausewitz suggest FEN", [*CLAUSEWITZ, "suggest", FORK], allowed=0.55),
    Start(
        "clausewitz suggest --by logic", [*CLAUSEWITZ, "suggest", "--by", "logic", FORK], "", 0.4
    ),
    Start("clausewitz explain FEN", [*CLAUSEWITZ, "explain", FORK], allowed=0.8),
    Start("clausewitz legal --by kernel", [*CLAUSEWITZ, "legal", "--by", "kernel", FORK]),
    Start("clausewitz-uci to uciok", [*PYTHON, UCI], "uci\nquit", allowed=0.5),
    # Without `quit` every question is answered before the end.
    Start("clausewitz-uci to readyok", [*PYTHON, UCI], "uci\nisready\n", allowed=0.3),
    Start("clausewitz doctor", [*CLAUSEWITZ, "doctor"], allowed=2.0),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--cold", action="store_true", help="measure the compiler instead")
    if parser.parse_args().cold:
        print_cold()
    else:
        print_starts()


def print_cold() -> None:
    print(f"{'CPU seconds, compiled from nothing':36}{'seconds':>8}{'doors':>9}")
    total = 0.0
    for name, part in PARTS.items():
        with tempfile.TemporaryDirectory() as folder:
            os.environ["CLAUSEWITZ_CACHE"] = folder
            seconds = run(Start(name, [*PYTHON, COMPILE, name]))
        total += seconds
        print(f"{name:36}{seconds:8.1f}{len(entry_points_of(part)):9}", flush=True)
    print(f"{'all':36}{total:8.1f}")


def print_starts() -> None:
    print(f"{'CPU seconds, best of five':36}{'seconds':>8}{'allowed':>9}")
    for start in STARTS:
        allowed = f"{start.allowed:9.2f}" if start.allowed else ""
        seconds = f"{best(start):8.2f}" if can_run(start) else "    none"
        print(f"{start.name:36}{seconds}{allowed}", flush=True)


def can_run(start: Start) -> bool:
    return shutil.which(start.command[0]) is not None


def best(start: Start) -> float:
    run(start)  # what is read is now in memory
    return min(run(start) for _ in range(RUNS))


def run(start: Start) -> float:
    """CPU seconds of the process and of those it started and waited for."""
    before = _time_of_children()
    subprocess.run(start.command, input=start.said, text=True, stdout=subprocess.PIPE, check=True)
    return _time_of_children() - before


def _time_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
