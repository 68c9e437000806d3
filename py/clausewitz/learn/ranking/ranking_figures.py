"""How often a ranking has the right move first, or among the first three."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.ranking.conditional_logit import Choices, Floats
from clausewitz.ranking.worths import wilson

HARD = 1800
"""The rating from which puzzles are called hard."""
_FEW = 3


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many, ties in part."""

    part: float
    whole: int

    def __str__(self) -> str:
        low, high = (100 * end for end in wilson(self.part, self.whole))
        share = 100 * self.part / max(1, self.whole)
        return f"{share:.1f} % ({low:.1f} to {high:.1f})"


def figures(choices: Choices, scores: Floats, ratings: Sequence[int]) -> Iterator[str]:
    """A line for easy puzzles and one for hard ones; each position is a puzzle."""
    first, few = (_found(choices, scores, most) for most in (1, _FEW))
    hard = np.array(ratings) >= HARD
    for words, chosen in ((f"rated under {HARD}", ~hard), (f"from {HARD} on", hard)):
        shares = [Share(float(found[chosen].sum()), int(chosen.sum())) for found in (first, few)]
        yield f"{words}, {chosen.sum():,} puzzles: first {shares[0]}, in the first three {shares[1]}"


def _found(choices: Choices, scores: Floats, most: int) -> NDArray[np.float64]:
    """For each position whether the right move is among the best; where it ties, how likely."""
    right = scores[choices.right][choices.position]
    better = np.add.reduceat((scores > right).astype(np.float64), choices.starts)
    equal = np.add.reduceat((scores == right).astype(np.float64), choices.starts)
    found: NDArray[np.float64] = np.clip((most - better) / equal, 0, 1)
    return found
