"""Rule sets as files: a theory that tells how it was made, and figures for machines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from clausewitz.clauses import Clause, Theory
from clausewitz.learn.rule_scores import Score, figures


@dataclass(frozen=True, slots=True)
class LearnedRule:
    """A clause of the set, and what it is worth by itself."""

    clause: Clause
    score: Score


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Clauses that together tell a label, and what they are worth on each part of the examples."""

    name: str
    rules: list[LearnedRule]
    scores: dict[str, Score]
    tried: int
    finished: bool


def theory_text(found: RuleSet, own: Theory | None, provenance: Sequence[str]) -> str:
    """The set as a file that tells how it was made."""
    parts = ["".join(f"% {line}\n" for line in [*provenance, *_figures(found)])]
    parts += [f"{clause}\n" for clause in (own.helpers if own else ())]
    for rule in found.rules:
        parts.append(
            f"% precision {rule.score.precision:.2f}, recall {rule.score.recall:.2f}\n"
            f"{rule.clause}\n"
        )
    return "\n".join(parts)


def _figures(found: RuleSet) -> list[str]:
    return [
        f"{part}: precision {score.precision:.3f}, recall {score.recall:.3f}, F1 {score.f1:.3f}"
        for part, score in found.scores.items()
    ]


def results(found: RuleSet) -> dict[str, Any]:
    """The figures, for results.json."""
    return {
        "finished": found.finished,
        "tried": found.tried,
        "scores": {part: figures(score) for part, score in found.scores.items()},
        "clauses": [{"clause": str(rule.clause)} | figures(rule.score) for rule in found.rules],
    }
