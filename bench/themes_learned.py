"""How well the tactics of logic/tactics/learned know the themes they were learned from.

    python bench/themes_learned.py [--puzzles FILE] [--number N] [THEME …]

Measured on puzzles that were not used in learning them: those that learning drew, which the seed
tells again, are left out. A tactic fires on a puzzle if it proposes one of the solver's moves, as
a theme describes the whole solution, or the first move if it was learned from first moves. "First"
is precision and recall if it must be the first move. Precision is that of all puzzles of the file:
negative ones are weighed by how common the theme is. Accuracy:
of all moves that a tactic proposes in the first positions of its theme, those the solver plays.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import chess
import numpy as np

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.data import data_dir, required_files
from clausewitz.errors import ClausewitzError
from clausewitz.games import Example, PuzzleSampleRequest, Shares, Source, sample_puzzles
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.tactics.by_kernel import cases_of, tactic_matches

FILE_HELP = "the file of puzzles that the tactics were learned from, .csv or .csv.zst"
LEARNED = data_dir("logic") / "tactics" / "learned"
COMMAND = re.compile(
    r"% (\w+): clausewitz learn \S+ --theme \w+ -n (\d+)( --first-moves)? --seed (\d+)"
)
OTHER_MOVES = 48_000  # as clausewitz learn draws them
HEADINGS = (
    "theme",
    "clauses",
    "literals",
    "puzzles",
    "others",
    "precision",
    "recall",
    "first: precision",
    "recall",
    "proposed",
    "accuracy",
)


@dataclass(frozen=True, slots=True)
class Learned:
    """A tactic, and how its examples were drawn."""

    theme: str
    number: int
    seed: int
    first_moves: bool
    tactic: Tactic
    theory: Theory


def learned(themes: Sequence[str]) -> Iterator[Learned]:
    for file in sorted(LEARNED.glob("*.pl")):
        made = COMMAND.search(file.read_text(encoding="utf-8"))
        if made is None:
            raise ClausewitzError(f"{file}: does not say how it was made")
        if not themes or made[1] in themes:
            theory = read_theory(file)
            number, first_moves, seed = int(made[2]), bool(made[3]), int(made[4])
            yield Learned(made[1], number, seed, first_moves, theory.tactics[0], theory)


def unseen(one: Learned, puzzles: Path, number: int) -> tuple[list[Example], float]:
    """Moves of puzzles that were no examples, of the theme and others; how common the theme is."""
    wish = PuzzleSampleRequest(one.theme, OTHER_MOVES / one.number, all_moves=not one.first_moves)
    used = sample_puzzles([Source(puzzles)], one.number, wish, one.seed, Shares(50, 30, 20))
    seen = {example.source for example in used.examples if example.split != "test"}
    wish = PuzzleSampleRequest(theme=one.theme, negatives=10, all_moves=True)
    fresh = sample_puzzles([Source(puzzles)], number, wish, one.seed + 1)
    return [e for e in fresh.examples if e.source not in seen], fresh.prevalence


def firsts(examples: Iterable[Example]) -> list[Example]:
    """The first move of each puzzle."""
    first: dict[str, Example] = {}
    for example in examples:
        known = first.setdefault(example.source, example)
        if move_number(example) < move_number(known):
            first[example.source] = example
    return list(first.values())


def move_number(example: Example) -> int:
    return int(example.fen.split()[-1])


def row(one: Learned, puzzles: Path, number: int) -> str:
    examples, prevalence = unseen(one, puzzles, number)
    at_first = fires(one, firsts(examples), prevalence)
    everywhere = at_first if one.first_moves else fires(one, examples, prevalence)
    hits, proposed = proposals(one, [e for e in firsts(examples) if e.label][:1000])
    clauses = one.tactic.clauses
    cells = [one.theme, len(clauses), max(len(clause.body) for clause in clauses)]
    cells += [int(everywhere.positives), len({e.source for e in examples if not e.label})]
    figures = [everywhere.precision, everywhere.recall, at_first.precision, at_first.recall]
    percents = [f"{100 * figure:.0f} %" for figure in figures]
    accuracy = f"{100 * hits / proposed:.0f} %" if proposed else "-"
    return "| " + " | ".join(map(str, [*cells, *percents, proposed, accuracy])) + " |"


def fires(one: Learned, examples: Sequence[Example], prevalence: float) -> Score:
    tester = LabelledTester(examples, prevalence=prevalence)
    held = tactic_matches(one.tactic, one.theory, tester.cases)
    return tester.items.score(tester.items.of_cases(held))


def proposals(one: Learned, examples: Sequence[Example]) -> tuple[int, int]:
    """Of all moves that the tactic proposes in these positions, the solver's, and how many."""
    cases = cases_of([example.board() for example in examples])
    held = tactic_matches(one.tactic, one.theory, cases)
    moves = [chess.Move.from_uci(example.move) for example in examples]
    wanted = np.array([(m.from_square, m.to_square) for m in moves], np.uint64)
    right = (cases.table[:, 2:] == wanted[cases.table[:, 0].astype(np.int64)]).all(axis=1)
    return int((held & right).sum()), int(held.sum())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--puzzles", type=Path, metavar="FILE", help=FILE_HELP)
    parser.add_argument("--number", type=int, default=4000, help="moves of a theme to try")
    parser.add_argument("themes", nargs="*", metavar="THEME")
    options = parser.parse_args()
    try:
        puzzles = options.puzzles or required_files("puzzles")[0]
    except ClausewitzError as error:
        print(f"learned tactics are not measured: {error}")
        return 0
    try:
        found = list(learned(options.themes))
        print("| " + " | ".join(HEADINGS) + " |")
        print("| --- |" + " ---: |" * (len(HEADINGS) - 1), flush=True)
        for one in found:
            print(row(one, puzzles, options.number), flush=True)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
