"""How often a ranking has the right move first, or among the first three."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.tactics.ranking.precision import wilson
from ranking_fit.conditional_logit import Choices, Flags, Floats

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


def right_moves(choices: Choices, mate: int) -> Flags:
    """Which moves are right: where mate is to be given, any that mates, as column `mate` tells."""
    right = np.zeros(len(choices.holds), np.bool_)
    right[choices.right] = True
    is_mate = choices.holds[:, mate]
    return right | is_mate & is_mate[choices.right][choices.position]


def figures(
    choices: Choices, scores: Floats, right: Flags, ratings: Sequence[int]
) -> Iterator[str]:
    """A line for easy puzzles and one for hard ones; each position is a puzzle."""
    first, few = (_found(choices, scores, right, most) for most in (1, _FEW))
    hard = np.array(ratings) >= HARD
    for words, chosen in ((f"under {HARD}", ~hard), (f"from {HARD} on", hard)):
        shares = [Share(float(found[chosen].sum()), int(chosen.sum())) for found in (first, few)]
        shown = f"first in {shares[0]}, in the first three in {shares[1]}"
        yield f"- {shown}; {chosen.sum():,} puzzles rated {words}"


def _found(choices: Choices, scores: Floats, right: Flags, most: int) -> NDArray[np.float64]:
    """For each position whether a right move is among the best; where it ties, how likely."""
    best = np.maximum.reduceat(np.where(right, scores, -np.inf), choices.starts)[choices.position]
    better = np.add.reduceat((scores > best).astype(np.float64), choices.starts)
    equal = np.add.reduceat(((scores == best) & ~right).astype(np.float64), choices.starts)
    found: NDArray[np.float64] = np.clip((most - better) / (equal + 1), 0, 1)
    return found
