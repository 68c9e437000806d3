"""Items: what a label is about, be it one case or several of which one has to hold."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rule_scores import Score

Flags = NDArray[np.bool_]
Weights = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Items:
    """Which item each case belongs to, in their order, and the labels and weights of items."""

    numbers: NDArray[np.int64]
    """Of the item that each case belongs to."""
    labels: Flags
    weights: Weights

    def __len__(self) -> int:
        return len(self.labels)

    @classmethod
    def weighted(
        cls, numbers: NDArray[np.int64], labels: Flags, prevalence: float | None
    ) -> "Items":
        """Items whose negative ones weigh as if such a share of all were positive."""
        weights = np.ones(len(labels))
        if prevalence is not None:
            positives, negatives = int(labels.sum()), int((~labels).sum())
            weights[~labels] = positives / negatives * (1 - prevalence) / prevalence
        return cls(numbers, labels, weights)

    @property
    def negative_weight(self) -> float:
        """What a negative item weighs; all weigh the same, and positive ones 1."""
        return float(self.weights[~self.labels][0]) if not self.labels.all() else 1.0

    def of_cases(self, held: Flags) -> Flags:
        """The items that hold in one of their cases."""
        found = np.zeros(len(self), np.bool_)
        found[self.numbers[held]] = True
        return found

    def score(self, proposed: Flags, size: int = 0) -> Score:
        """What proposing these items is worth."""
        weights = self.weights
        return Score(
            float(weights[proposed & self.labels].sum()),
            float(weights[proposed & ~self.labels].sum()),
            float(weights[self.labels].sum()),
            float(weights[~self.labels].sum()),
            size,
        )
