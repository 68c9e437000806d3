"""Beam search for clauses that propose many positive items and few negative ones.

Round by round, as in sequential covering: positive items that a round's best clause proposes weigh
less from then on, so the next round looks for what the others have in common. A round is told by
the weights it starts with, so a search can be cut off between rounds and go on later.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from clausewitz.learn.rules.labelled import Weights
from clausewitz.learn.rules.refinement import Candidate, Refiner
from clausewitz.learn.search.testers import unpacked
from clausewitz.runs.progress import Progress, Tell, silent


@dataclass(frozen=True, slots=True)
class BeamSettings:
    """How wide to search, and what is thought good."""

    width: int = 5
    """Bodies that are refined at each size."""
    rounds: int = 10
    prior: float = 0.02
    """So many negative items, as a part of the positive ones, are thought to be proposed always."""
    fading: float = 0.2
    """What a positive item weighs after it was proposed, of what it did."""
    price: float = 0.005
    """What a literal costs, of the estimate."""
    kept: int = 30
    """Clauses that a round keeps for the choice of a set."""


class Beam:
    """Searches refinements, most promising first."""

    def __init__(
        self,
        refiner: Refiner,
        search: BeamSettings,
        tell: Tell = silent,
        deadline: float | None = None,
    ) -> None:
        self.refiner, self.search, self.tell, self.deadline = refiner, search, tell, deadline
        self.items = refiner.tester.items
        self.tried = 0
        self.stopped = False
        """Whether the time (of time.monotonic) ran out."""

    def rounds(self, weights: Weights | None = None, first: int = 1) -> Iterator[list[Candidate]]:
        """The best clauses of each round, best first, from the `first` round on; until one finds
        nothing better than chance."""
        weights = self.items.weights if weights is None else weights
        for number in range(first, self.search.rounds + 1):
            best = self._round(number, weights)
            if not best:
                return
            yield best
            if self.stopped:
                return
            weights = self.faded(weights, best)

    def faded(self, weights: Weights, best: list[Candidate]) -> Weights:
        """The weights after a round that found these."""
        (covered,) = unpacked([best[0].packed], len(self.items))
        return np.where(covered & self.items.labels, weights * self.search.fading, weights)

    def _round(self, number: int, weights: Weights) -> list[Candidate]:
        beam = [self.refiner.start()]
        floor = self._estimates(beam, weights)[0]
        pool: dict[bytes, tuple[float, Candidate]] = {}
        words = ""
        while beam:
            found: dict[bytes, Candidate] = {}
            for candidate in beam:
                if self.deadline is not None and time.monotonic() > self.deadline:
                    self.stopped = True
                    break
                for refined in self.refiner.refined(candidate):
                    found.setdefault(refined.packed, refined)
            fresh = [c for c in found.values() if c.packed not in pool]
            self.tried += len(fresh)
            if not fresh or self.stopped:
                break
            estimates = self._estimates(fresh, weights)
            order = np.argsort(-estimates, kind="stable")
            for place in order[: self.search.kept]:
                pool[fresh[place].packed] = (float(estimates[place]), fresh[place])
            beam = [fresh[place] for place in order[: self.search.width]]
            best = max(estimate for estimate, _ in pool.values())
            words = f"{self.tried} clauses tried, bodies of {len(beam[0].body)}, "
            words += f"best estimate {best:.3f}"
            self.tell(Progress("rounds", number - 1, self.search.rounds, words))
        self.tell(Progress("rounds", number, self.search.rounds, words, milestone=True))
        ranked = sorted(pool.values(), key=lambda pair: (-pair[0], pair[1].body))
        return [c for estimate, c in ranked[: self.search.kept] if estimate > floor]

    def _estimates(self, candidates: list[Candidate], weights: Weights) -> Weights:
        """Precision with a prior, less the price of literals."""
        proposed = unpacked([c.packed for c in candidates], len(self.items)).astype(np.float64)
        true = proposed @ np.where(self.items.labels, weights, 0.0)
        false = proposed @ np.where(self.items.labels, 0.0, weights)
        prior = self.search.prior * float(self.items.weights[self.items.labels].sum())
        sizes = np.array([len(candidate.body) for candidate in candidates])
        estimates: Weights = true / (true + false + prior) * (1 - self.search.price * sizes)
        return estimates
