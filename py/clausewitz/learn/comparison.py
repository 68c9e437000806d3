"""Theories side by side on the same examples: worth, length, and the time they took."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.games.example import Example
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.table_format import TableFormat, table_text
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

TACTICS, RESULTS, TIMES = "tactics.pl", "results.json", "times.json"
_COLUMNS = ("run", "tactic", "clauses", "size", "precision", "recall", "F1", "length", "CPU")
_NAMES = 2  # columns of names


@dataclass(frozen=True, slots=True)
class Compared:
    """One tactic of one run, on the examples of a comparison."""

    run: str
    tactic: str
    clauses: int
    score: Score
    cpu: float | None
    """Seconds that its run took, if it says so."""

    @property
    def cells(self) -> list[str]:
        score = self.score
        figures = [f"{value:.3f}" for value in (score.precision, score.recall, score.f1)]
        length, cpu = f"{score.description_length():g}", self.cpu
        return [
            self.run,
            self.tactic,
            str(self.clauses),
            str(score.size),
            *figures,
            length,
            "" if cpu is None else f"{cpu:.1f}",
        ]


def compare(runs: Sequence[Path], examples: Sequence[Example]) -> list[Compared]:
    """Every tactic of run folders, or of files, on the same examples."""
    tester = LabelledTester(examples)
    rows = []
    for run in runs:
        theory = read_theory(run / TACTICS if run.is_dir() else run)
        if not theory.tactics:
            raise ClausewitzError(f"{run}: there is no tactic in it")
        rows += [_compared(run, tactic, theory, tester) for tactic in theory.tactics]
    return rows


def table(rows: Sequence[Compared], form: TableFormat) -> str:
    """The rows as text with columns, as CSV, or as a LaTeX tabular."""
    return table_text([_COLUMNS, *(row.cells for row in rows)], form, _NAMES)


def _compared(run: Path, tactic: Tactic, theory: Theory, tester: LabelledTester) -> Compared:
    held = tester.items.of_cases(np.asarray(tactic_matches(tactic, theory, tester.cases)))
    size = sum(len(clause.body) + 1 for clause in tactic.clauses)
    score = tester.items.score(held, size)
    return Compared(run.name, tactic.name, len(tactic.clauses), score, _cpu(run))


def _cpu(run: Path) -> float | None:
    """What our runs and those of Popper tell of the processor's time."""
    if not run.is_dir():
        return None
    folder = RunFolder(run)
    times = folder.read_json(TIMES) or (folder.read_json(RESULTS) or {}).get("spent") or {}
    return float(times["cpu"]) if "cpu" in times else None
