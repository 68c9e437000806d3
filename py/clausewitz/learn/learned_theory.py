"""What was learned, whatever was learned from: clauses, their file, and the figures of `--json`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clausewitz.clauses import Clause, Theory, read_theory
from clausewitz.position.drawing.board_results import words_html
from clausewitz.support.json_results import JsonResult

if TYPE_CHECKING:  # these load the kernel
    from clausewitz.learn.domain.domain_run import DomainResult
    from clausewitz.learn.rules.rule_files import RuleSet
    from clausewitz.learn.search.learning_run import LearningResult


@dataclass(frozen=True, slots=True)
class LearnedTheory(JsonResult):
    """What was learned into a run folder."""

    file: Path
    """The file of the clauses, with how they were learned: tactics.pl or theory.pl."""
    clauses: tuple[Clause, ...]
    figures: Mapping[str, Any]
    """What was searched, and what the clauses are worth."""

    def theory(self) -> Theory:
        """The tactics or motifs, read from the file; of another domain than chess, an error."""
        return read_theory(self.file)

    @property
    def text(self) -> str:
        return "\n".join(map(str, self.clauses))

    def _repr_html_(self) -> str:
        return words_html(self.text)

    def as_dict(self) -> dict[str, Any]:
        return dict(self.figures)


def learned_tactics(found: "LearningResult", file: Path) -> LearnedTheory:
    figures = {
        "clauses": len(found.found),
        "behaviours": len(found.rows),
        "finished": found.finished,
        "tactics": str(file),
    }
    return LearnedTheory(file, tuple(row.clause for row in found.rows), figures)


def learned_rules(found: "RuleSet", file: Path) -> LearnedTheory:
    from clausewitz.learn.rules.rule_files import results

    clauses = (*found.helpers, *found.written)
    return LearnedTheory(file, clauses, results(found) | {"tactics": str(file)})


def learned_domain(found: "DomainResult") -> LearnedTheory:
    figures = {
        "clauses": [str(clause) for clause in found.clauses],
        "accuracy": found.accuracy,
        "precision": found.score.precision,
        "recall": found.score.recall,
        "size": found.score.size,
        "proved": found.proved,
        "notes": found.notes,
        "theory": str(found.theory),
    }
    return LearnedTheory(found.theory, tuple(found.clauses), figures)
