"""Learned tactics beside earlier ones of the same names, on the same puzzles.

    python bench/themes_beside.py EARLIER [--puzzles FILE] [--first N] [-n N] [--seed N]

EARLIER is a folder of files like those of logic/tactics/learned; files that it lacks are left out.
The score is the one that a tactic was learned for, at the frequency of its theme in the sample,
over all of the solver's moves; puzzles that were used in learning it are left out. The 95 %
interval of the difference is by 2,000 bootstraps of the puzzles, the same for both.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import read_theory
from clausewitz.games.published_files import Source
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from themes import (
    Flags,
    Head,
    JudgedTactic,
    Puzzles,
    add_draw,
    draw,
    markdown,
    of_learning,
    proposals,
    unseen_parts,
)

BOOTSTRAPS = 2_000
SCORE = re.compile(r"^% \w+: clausewitz learn .*--score f([\d.]+)")
HEADINGS = ("theme", "puzzles", "score", "literals, earlier", "now", "earlier", "now", "difference")


@dataclass(frozen=True)
class Fires:
    """On which puzzles a tactic fires, and which have its theme."""

    fires: Flags
    having: Flags
    others: Flags
    beta: float
    weight: float
    """Of a puzzle without the theme."""

    def score(self, drawn: NDArray[np.int64]) -> float:
        """F-beta on some puzzles; those without the theme weigh as much as they are common."""
        fires, having, others = self.fires[drawn], self.having[drawn], self.others[drawn]
        right, missed = (fires & having).sum(), (~fires & having).sum()
        square = self.beta**2
        whole = (1 + square) * right + square * missed + self.weight * (fires & others).sum()
        return float((1 + square) * right / whole) if whole else 0.0


def fires_of(one: JudgedTactic, puzzles: Puzzles, beta: float) -> Fires:
    having, others, weight = unseen_parts(one, puzzles)
    fires = puzzles.fired(next(proposals([one], puzzles)), np.ones_like(puzzles.is_first))
    return Fires(fires, having, others, beta, weight)


def rows(now: list[JudgedTactic], folder: Path, puzzles: Puzzles) -> Iterator[list[object]]:
    for one in now:
        file = folder / Path(one.theory.source).name
        if not file.exists():
            continue
        theory = read_theory(file)
        before = JudgedTactic(one.theme, theory.tactics[0], theory, one.seen)
        match = SCORE.search(Path(one.theory.source).read_text(encoding="utf-8"))
        beta = float(match[1]) if match else 1.0
        yield row(before, one, puzzles, beta)


def row(before: JudgedTactic, now: JudgedTactic, puzzles: Puzzles, beta: float) -> list[object]:
    earlier, later = (fires_of(one, puzzles, beta) for one in (before, now))
    unseen = np.flatnonzero(later.having | later.others)
    random = np.random.default_rng(1)
    drawn = (random.choice(unseen, len(unseen)) for _ in range(BOOTSTRAPS))
    differences = [later.score(some) - earlier.score(some) for some in drawn]
    low, high = np.percentile(differences, (2.5, 97.5))
    scores = earlier.score(unseen), later.score(unseen)
    return [
        now.theme,
        int(later.having.sum()),
        f"F{beta:g}",
        literals(before),
        literals(now),
        *(f"{score:.3f}" for score in scores),
        f"{scores[1] - scores[0]:+.3f} ({low:+.3f} to {high:+.3f})",
    ]


def literals(one: JudgedTactic) -> int:
    """With the heads."""
    return sum(len(clause.body) + 1 for clause in one.tactic.clauses)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("earlier", type=Path, help="folder of earlier tactics")
    add_draw(parser)
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        puzzles = draw(Head(file, chosen.first), chosen.n, chosen.seed)
        themes = [theme_of(path) for path in sorted(chosen.earlier.glob("*.pl"))]
        now = list(of_learning(Source(file), themes))
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    print(*markdown(HEADINGS, rows(now, chosen.earlier, puzzles), 1), sep="\n")
    return 0


def theme_of(file: Path) -> str:
    return file.read_text(encoding="utf-8").removeprefix("% ").partition(":")[0]


if __name__ == "__main__":
    sys.exit(main())
