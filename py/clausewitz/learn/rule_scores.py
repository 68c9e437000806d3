"""What a clause, or a set of clauses, is worth on labelled examples.

Counts may be weighted: where a sample holds more positive examples than the world does, its
negative ones weigh more, and precision is that of the world.
"""

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """Examples that are proposed, and all of them, by label; `size` counts literals."""

    true: float
    false: float
    positives: float
    negatives: float
    size: int = 0

    @property
    def coverage(self) -> float:
        """The part of all examples that is proposed."""
        return _ratio(self.true + self.false, self.positives + self.negatives)

    @property
    def precision(self) -> float:
        return _ratio(self.true, self.true + self.false)

    @property
    def recall(self) -> float:
        return _ratio(self.true, self.positives)

    @property
    def f1(self) -> float:
        return _ratio(2 * self.true, self.true + self.false + self.positives)

    @property
    def wracc(self) -> float:
        """Weighted relative accuracy: coverage times the gain in precision over the prior."""
        prior = _ratio(self.positives, self.positives + self.negatives)
        return self.coverage * (self.precision - prior)

    def description_length(self) -> float:
        """Minimal description length as Popper counts it: literals, and misclassified examples."""
        return float(self.size + (self.false + self.positives - self.true))


def figures(score: Score) -> dict[str, float]:
    """All figures of a score, for files."""
    names = ("precision", "recall", "f1", "wracc")
    length = {"description_length": score.description_length()}
    return asdict(score) | {name: getattr(score, name) for name in names} | length


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
