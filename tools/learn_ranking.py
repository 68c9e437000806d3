"""Learn logic/ranking/weights.pl again: what each feature of a move weighs.

    python tools/learn_ranking.py PUZZLES [--first N] [--rounds N] [--each N] [--pull X]

PUZZLES is lichess_db_puzzle.csv.zst from database.lichess.org, or a part of it; --first takes its
first N lines (11,000 by default). A fifth of the games is set aside for measuring and is not read
here; of the others a third is for validation, and weights are fitted to the rest: all moves that
the solver has to find. The figures for validation are of first moves.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from clausewitz.errors import ClausewitzError
from clausewitz.games.published_files import Source
from clausewitz.learn.ranking.pair_choice import PairSearch, joined, with_pairs
from clausewitz.learn.ranking.puzzle_choices import SolverMove, choices_of, solver_moves
from clausewitz.learn.ranking.ranking_figures import figures
from clausewitz.ranking.clause_columns import programs_of
from clausewitz.ranking.shipped_clauses import feature_theories
from clausewitz.ranking.weights import shipped_file, written_weights
from clausewitz.runs.progress import Progress

_EXPLAINED = (
    "What features of a move weigh, alone or together: the score of a move is the sum of the",
    "weights of all that holds of it (ranking.pl). Learned, not written:",
    "",
)


def main() -> int:
    chosen = options()
    try:
        text = learned(chosen)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    shipped_file().write_text(text, encoding="utf-8")
    return 0


def learned(chosen: argparse.Namespace) -> str:
    """The text of the weights."""
    moves = list(solver_moves(Source(chosen.puzzles), chosen.first))
    programs = programs_of(feature_theories())
    train = [each for each in moves if not each.validates]
    test = [each for each in moves if each.validates and each.number == 0]
    search = PairSearch(chosen.rounds, chosen.each, chosen.pull)
    names, choices = choices_of(train, programs, tell)
    pairs, weights = with_pairs(choices, search, tell)
    hundredths = np.rint(100 * weights).astype(np.int64)
    told = [*header(chosen, train), *validated(test, programs, pairs, hundredths)]
    print(*told, sep="\n")
    together = [(name,) for name in names] + [(names[one], names[other]) for one, other in pairs]
    return written_weights(told, together, hundredths)


def header(chosen: argparse.Namespace, train: Sequence[SolverMove]) -> list[str]:
    words = [f"python tools/learn_ranking.py {chosen.puzzles.name} --first {chosen.first}"]
    words += [f"--rounds {chosen.rounds} --each {chosen.each} --pull {chosen.pull:g}"]
    return [*_EXPLAINED, "    " + " ".join(words), "", f"Fitted to {len(train):,} moves to find."]


def validated(test, programs, pairs, hundredths) -> list[str]:  # type: ignore[no-untyped-def]
    _, choices = choices_of(test, programs, tell)
    scores = joined(choices, pairs).scores(hundredths / 100)
    found = figures(choices, np.rint(100 * scores), [each.rating for each in test])
    return ["Right moves on puzzles that are not learned from (95 % intervals):", *found]


def tell(progress: Progress) -> None:
    print(f"\r{progress}   ", end="\n" if progress.ended else "", file=sys.stderr, flush=True)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("puzzles", type=Path, help="lichess_db_puzzle.csv.zst, or a part of it")
    parser.add_argument("--first", type=int, default=11_000, help="lines read, 11000 by default")
    parser.add_argument("--rounds", type=int, default=10, help="of choosing pairs, 10 by default")
    parser.add_argument("--each", type=int, default=8, help="pairs in each round, 8 by default")
    parser.add_argument("--pull", type=float, default=4.0, help="of weights to 0, 4 by default")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
