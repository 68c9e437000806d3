"""Write the clauses of logic/tactics/learned in the order in which the learner writes them.

    python tools/order_clauses.py [FILE…]

The order is that in which SWI-Prolog answers quickly, by what is counted of the vocabulary
(clauses/word_costs.csv, see measure_words.py). Nothing is learned again: a clause keeps its
literals, and what stands above it stays true.
"""

import argparse
from pathlib import Path

from clausewitz.clauses import Clause, read_theory
from clausewitz.learn.search.behaviours import numbered_as_read
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from clausewitz.tactics.shipped import learned_files


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, help="files of tactics (those that ship)")
    for file in parser.parse_args().files or learned_files():
        clauses = [clause for tactic in read_theory(file).tactics for clause in tactic.clauses]
        write_text(file, in_order(file.read_text(encoding="utf-8"), clauses))


def in_order(text: str, clauses: list[Clause]) -> str:
    """The text of a theory with each clause as the learner writes it, and all else as it is."""
    lines = text.splitlines(keepends=True)
    for clause in sorted(clauses, key=lambda clause: -clause.line):  # the numbers before it stay
        start = clause.line - 1
        end = next(at for at in range(start, len(lines)) if lines[at].rstrip().endswith("."))
        lines[start : end + 1] = [f"{numbered_as_read(clause)}\n"]
    return "".join(lines)


if __name__ == "__main__":
    run_and_exit("order_clauses.py", main)
