"""What a set of clauses costs: so much a literal, so much a false item, so much a missed one.

Every measure of worth comes down to such prices. For MDL they are given; weighted relative accuracy
is a sum of this kind already; and the best F is found by paying for what is false and missed as the
best F so far has it, until that does not change (Dinkelbach's method for ratios).
"""

import math
import re
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rule_scores import Score
from clausewitz.support.errors import ClausewitzError

Counts = NDArray[np.int64]
_LITERAL = 1e-4
"""What a literal costs where a measure has no price for it: of two as good, the shorter."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The price of a literal, of an item proposed wrongly and of one missed."""

    literal: float
    false: float
    missed: float

    def of(self, true: float, false: float, positives: float, size: float) -> float:
        return self.literal * size + self.false * false + self.missed * (positives - true)

    def least_true(self, size: int) -> int:
        """The fewest true items with which a clause of this size may pay for itself."""
        return math.floor(self.literal * size / self.missed + 1e-9) + 1

    def least_gone(self, literals: int) -> int:
        """The fewest false items that so many more literals must do away with, to be worth it."""
        if not self.false:
            return 1
        return math.floor(self.literal * literals / self.false + 1e-9) + 1


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure by name: mdl, mdl0.1 with the price of an error; f1, f0.5 and the like; wracc."""

    kind: str
    number: float
    dear: float = 1.0
    """How many times its usual price a literal costs, to find sets that are shorter and poorer."""

    @property
    def literal(self) -> float:
        """The price of a literal."""
        return self.dear * (1.0 if self.kind == "mdl" else _LITERAL)

    def scaled(self, by: float) -> "Measure":
        """With another price of errors, where literals weigh against these."""
        return replace(self, number=self.number * by) if self.kind == "mdl" else self

    @property
    def name(self) -> str:
        return f"{self.kind}{'' if self.number == 1 and self.kind != 'f' else f'{self.number:g}'}"

    def worth(self, score: Score) -> float:
        """Higher is better; a literal less is better in all of them."""
        literals = self.literal * score.size
        if self.kind == "mdl":
            return -literals - self.number * (score.false + score.positives - score.true)
        if self.kind == "wracc":
            return score.wracc - literals
        return f_beta(score, self.number) - literals

    def best_row(self, counts: Counts, weight: float, whole: Score) -> int:
        """The clause that is worth most by itself, of some of one size: exactly, as the
        prices below only tell what is better than one set. `counts` are items of each label."""
        true, false = counts[:, 0].astype(np.float64), weight * counts[:, 1]
        missed = whole.positives - true
        if self.kind == "mdl":
            return int(np.argmin(false + missed))
        if self.kind == "wracc":
            every = whole.positives + whole.negatives
            return int(np.argmax(true - (true + false) * whole.positives / every))
        square = self.number**2
        return int(np.argmax((1 + square) * true / ((1 + square) * true + square * missed + false)))

    def described(self, score: Score) -> str:
        """The figure, as people read it."""
        number = self.worth(score) + (0 if self.kind == "mdl" else self.literal * score.size)
        return f"{self.name} {-number:g}" if self.kind == "mdl" else f"{self.name} {number:.4f}"

    def costs(self, weight: float, best: Score) -> Costs:
        """Prices under which what is cheaper than `best` is better than it. Items are counted, and
        a negative one weighs `weight`."""
        if self.kind == "mdl":
            return Costs(self.literal, self.number * weight, self.number)
        whole = best.positives + best.negatives
        if self.kind == "wracc":
            prior = best.positives / whole
            return Costs(self.literal, prior * weight / whole, (1 - prior) / whole)
        square, reached = self.number**2, f_beta(best, self.number)
        scale = (1 + square) * best.true + square * (best.positives - best.true) + best.false
        scale = scale or best.positives
        false, missed = reached * weight / scale, (1 + square - reached) / scale
        return Costs(self.literal, false, missed)


def f_beta(score: Score, beta: float) -> float:
    """Precision and recall in one figure; with a beta below 1 precision counts more."""
    good = (1 + beta**2) * score.true
    whole = good + beta**2 * (score.positives - score.true) + score.false
    return good / whole if whole else 0.0


def measure_of(name: str) -> Measure:
    """The measure of a name, or a ClausewitzError that says which there are."""
    found = re.fullmatch(r"(f|mdl|wracc)([0-9]*\.?[0-9]*)", name)
    bad = found is None or found[2] == "." or (found[1] == "f") > bool(found[2])
    if found is None or bad or (found[1] == "wracc" and found[2]) or float(found[2] or 1) <= 0:
        raise ClausewitzError(f"{name} is no score: mdl, mdl0.1, f1, f0.5 and the like, or wracc")
    return Measure(found[1], float(found[2] or 1))
