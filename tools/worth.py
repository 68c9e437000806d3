"""Write into the headers of tactics and motifs what they are worth, on a natural sample.

    python tools/worth.py PUZZLES [--first N]

PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it: its first lines
(11,000 by default), which have to be a natural mix. Puzzles reserved for measuring are left out.
The worth of a tactic, or of a plain reason of logic/ranking/reasons.pl: of the moves that it
proposes where the solver is to move first, the share that are right. The worth of a motif: of the
solutions that it holds on, the share that have its theme. In brackets stand 95 % intervals.
"""

import argparse
import sys
from pathlib import Path

from clausewitz.games.published_files import Source
from clausewitz.runs.progress import Progress
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from clausewitz.tactics.ranking.shipped_clauses import plain_reasons, reason_worths
from clausewitz.tactics.shipped import theories
from ranking_fit.puzzle_choices import Reading, solver_moves
from ranking_fit.ranking_files import facts_file, with_worths, worth_facts
from ranking_fit.tactic_worths import worths_of_motifs, worths_of_tactics


def main() -> None:
    chosen = options()
    source = Source(chosen.puzzles)
    of_tactics(source, chosen.first)
    write_text(facts_file(), worth_facts(reason_worths()))
    of_motifs(source, chosen.first)


def of_tactics(source: Source, first: int) -> None:
    moves = [each for each in solver_moves(source, Reading(first)) if each.number == 0]
    files = [*theories(), plain_reasons()]
    worths = worths_of_tactics(files, moves, tell)
    for theory in files:
        file = Path(theory.source)
        own = [(tactic.name, worths[tactic.name]) for tactic in theory.tactics]
        counted = f"moves in {len(moves):,} puzzles"
        write_text(file, with_worths(file.read_text(encoding="utf-8"), own, counted))


def of_motifs(source: Source, first: int) -> None:
    for file, worths in worths_of_motifs(source, first, tell).items():
        counted = "solutions that it holds on"
        text = with_worths(file.read_text(encoding="utf-8"), worths.items(), counted)
        write_text(file, text)


def tell(progress: Progress) -> None:
    print(f"\r{progress}   ", end="\n" if progress.ended else "", file=sys.stderr, flush=True)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", type=Path, help="lichess_db_puzzle.csv.zst, or a part of it")
    parser.add_argument("--first", type=int, default=11_000, help="lines, 11000 by default")
    return parser.parse_args()


if __name__ == "__main__":
    run_and_exit("worth.py", main)
