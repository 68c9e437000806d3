"""What it costs to name the motifs of puzzles: kernel, SWI-Prolog, and a plain python-chess tagger.

    python bench/tagging.py [--puzzles FILE] [-n N] [--many N]

CPU milliseconds a puzzle on one core, for all motifs that ship and for three of them. Prolog and
python-chess are slow, so they get fewer puzzles. Then the whole command, reading and writing
included: CPU time, and peak memory for two numbers of puzzles, which should be the same. Where
there is no public file of puzzles, those that ship are taken again and again.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import TypeVar

from clausewitz.clauses import check_theory
from clausewitz.games.line_files import LineFile
from clausewitz.games.line_readers import read_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.games.published_files import Source
from clausewitz.support.data import example_file, public_files
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import literature_files, theme_name
from clausewitz.tactics.motifs.tagger import MotifTexts, Tagger
from plain_tagger import NAMES, plain_tags

PUZZLES, MANY = 10_000, 100_000
BY_PROLOG, BY_PYTHON = 40, 1_000
PART = 2_000

Result = TypeVar("Result")


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """What work gives, and the CPU seconds that it took."""
    start = time.process_time()
    result = work()
    return result, time.process_time() - start


def write_puzzles(source: Path, number: int, file: Path) -> None:
    """So many puzzles as a plain file; where there are too few, they come again."""
    lines = Source(source).lines()
    head = next(lines)
    rows = [line.rstrip(b"\n") + b"\n" for line in islice(lines, number)]
    file.write_bytes(head + b"".join(islice(cycle(rows), number)))


def puzzles(file: Path) -> list[MoveLine]:
    lines = (line for part in LineFile(file).parts() for line in read_lines(part))
    return [line for line in lines if isinstance(line, MoveLine)]


def by_kernel(tagger: Tagger, lines: Sequence[MoveLine], proofs: bool) -> list[set[str]]:
    """The motifs of each line that can be played; rows of the kernel are made on the way."""
    found: list[set[str]] = []
    for start in range(0, len(lines), PART):
        tags = tagger.tags(line_cases(lines[start : start + PART]), proofs)
        found += [{tag.name for tag in some} for some in tags]
    return found


def by_prolog(texts: MotifTexts, lines: Sequence[MoveLine]) -> list[set[str]]:
    found: list[set[str]] = [set() for _ in lines]
    for theory in (check_theory(text, name) for name, text in texts.files):
        motifs = [m for m in theory.motifs if not texts.only or theme_name(m.name) in texts.only]
        clauses = [clause for motif in motifs for clause in motif.clauses]
        if clauses:
            held = tried_lines_by_prolog(clauses, lines, theory)
            for clause, row in zip(clauses, held, strict=True):
                for number in row.nonzero()[0].tolist():
                    found[number].add(theme_name(clause.head.predicate))
    return found


def row(name: str, number: int, seconds: float, words: str = "") -> str:
    return f"{name:<44}{number:>9,}{1000 * seconds / number:>12.4f}  {words}".rstrip()


def compare(lines: Sequence[MoveLine]) -> None:
    """Print what each way takes, and whether they find the same."""
    files = tuple((str(file), file.read_text("utf-8")) for file in literature_files())
    print(f"{'':<44}{'puzzles':>9}{'ms a puzzle':>12}")
    for texts in (MotifTexts(files), MotifTexts(files, NAMES)):
        tagger = Tagger(texts)
        name = f"{len(tagger.names)} motifs, "
        by_kernel(tagger, lines[:1], True)  # loads what was compiled
        _, seconds = timed(partial(by_kernel, tagger, lines, True))
        print(row(name + "kernel, with proofs", len(lines), seconds))
        found, without = timed(partial(by_kernel, tagger, lines, False))
        print(row(name + "kernel, without", len(lines), without))
        some = lines[:BY_PROLOG]
        by_prolog(texts, some[:1])
        by_prolog_alone, slow = timed(partial(by_prolog, texts, some))
        same = sum(one == other for one, other in zip(by_prolog_alone, found, strict=False))
        words = f"{slow / len(some) * len(lines) / without:,.0f} times the kernel's; "
        print(row(name + "SWI-Prolog", len(some), slow, f"{words}the same on {same}"))
    some = lines[:BY_PYTHON]
    plain, slow = timed(lambda: [plain_tags(line) for line in some])
    same = sum(one == other for one, other in zip(plain, found, strict=False))
    words = f"{slow / len(some) * len(lines) / without:,.0f} times the kernel's; "
    print(row(f"{len(NAMES)} motifs, python-chess", len(some), slow, f"{words}the same on {same}"))


def whole_command(file: Path, number: int) -> str:
    """The command in a process of its own, on one core."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["tag", str(file), "--json", "-j", "1", "-o", str(Path(folder) / "tags.json")]
        process = subprocess.Popen(
            [sys.executable, "-m", "clausewitz", *command], stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"clausewitz tag ended with {status}")
    seconds = usage.ru_utime + usage.ru_stime
    return row("the whole command, --json", number, seconds, f"{usage.ru_maxrss / 1024:,.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--puzzles", type=Path, help="file of Lichess puzzles")
    parser.add_argument("-n", type=int, default=PUZZLES, help="puzzles (%(default)s)")
    parser.add_argument("--many", type=int, default=MANY, help="and for memory (%(default)s)")
    chosen = parser.parse_args()
    source = chosen.puzzles or [*public_files("puzzles"), example_file("puzzles.csv")][0]
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.csv", Path(folder) / "many.csv"
        write_puzzles(source, chosen.n, few)
        write_puzzles(source, chosen.many, many)
        compare(puzzles(few))
        print(whole_command(few, chosen.n))
        print(whole_command(many, chosen.many))


if __name__ == "__main__":
    main()
