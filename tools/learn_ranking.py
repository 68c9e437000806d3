"""Learn logic/ranking/weights.pl again: what each feature of a move weighs.

    python tools/learn_ranking.py PUZZLES [OPTIONS]

PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it. A fifth of the
games is reserved for measuring and is not read here; of the others in the first lines (--first) a
third is for validation. Weights are fitted to the rest, to all moves that the solver has to find;
figures for validation are of first moves.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from clausewitz.games.published_files import Source
from clausewitz.matching.clause_matrix import programs_of
from clausewitz.runs.progress import Progress
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from clausewitz.tactics.ranking.shipped_clauses import feature_theories
from clausewitz.tactics.ranking.weights import shipped_file
from ranking_fit.pair_choice import PairSearch, joined, with_pairs
from ranking_fit.puzzle_choices import Reading, SolverMove, choices_of, solver_moves
from ranking_fit.ranking_figures import figures, right_moves
from ranking_fit.ranking_files import written_weights

_EXPLAINED = (
    "What features of a move weigh, alone or together: the score of a move is the sum of the",
    "weights of all that holds of it (ranking.pl). Learned, not written:",
    "",
)


def main() -> None:
    chosen = options()
    write_text(chosen.output, learned(chosen))


def learned(chosen: argparse.Namespace) -> str:
    """The text of the weights."""
    reading = Reading(chosen.first, chosen.every, chosen.weight)
    moves = list(solver_moves(Source(chosen.puzzles), reading))
    programs = [each.program for each in programs_of(feature_theories())]
    train = [each for each in moves if not each.validates]
    test = [each for each in moves if each.validates and each.number == 0]
    search = PairSearch(chosen.rounds, chosen.each, chosen.pull)
    names, choices = choices_of(train, programs, tell)
    pairs, weights = with_pairs(choices, search, tell)
    hundredths = np.rint(100 * weights).astype(np.int64)
    _, unseen = choices_of(test, programs, tell)
    scores = np.rint(100 * joined(unseen, pairs).scores(hundredths / 100))
    right = right_moves(unseen, names.index("mate_in_one"))
    found = figures(unseen, scores, right, [each.rating for each in test])
    comments = [*header(chosen, train), *found]
    print(*comments, sep="\n")
    together = [(name,) for name in names] + [(names[one], names[other]) for one, other in pairs]
    return written_weights(comments, together, hundredths)


def header(chosen: argparse.Namespace, train: Sequence[SolverMove]) -> list[str]:
    """How the weights are made."""
    settings = ("first", "every", "weight", "rounds", "each", "pull")
    words = [f"--{name} {getattr(chosen, name):g}" for name in settings]
    command = f"python tools/learn_ranking.py {chosen.puzzles.name} {' '.join(words)}"
    return [
        *_EXPLAINED,
        f"    {command}",
        "",
        f"Fitted to {len(train):,} moves to find. On puzzles of the first lines that are not",
        "learned from, the right move is (with 95 % intervals):",
    ]


def tell(progress: Progress) -> None:
    print(f"\r{progress}   ", end="\n" if progress.ended else "", file=sys.stderr, flush=True)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("puzzles", type=Path, help="lichess_db_puzzle.csv.zst, or a part of it")
    add("--first", type=int, default=11_000, help="lines that are a natural mix, 11000 by default")
    add("--every", type=int, default=10, help="one in so many of the other lines, 10 by default")
    add("--weight", type=float, default=0.3, help="of those lines, 0.3 by default")
    add("--rounds", type=int, default=8, help="rounds of choosing pairs, 8 by default")
    add("--each", type=int, default=8, help="pairs in each round, 8 by default")
    add("--pull", type=float, default=4.0, help="strength that draws weights to 0, 4 by default")
    add("-o", "--output", type=Path, default=shipped_file(), help="file, weights.pl by default")
    return parser.parse_args()


if __name__ == "__main__":
    run_and_exit("learn_ranking.py", main)
