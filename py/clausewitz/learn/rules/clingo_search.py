"""The search for rules by Popper's loop: clingo generates, the kernel or Prolog tests, what fails
constrains what comes.

The reference for rule_search.py: every clause of the space is generated as it is stated in
asp/generate.lp, shortest first, and tested whole. Two things constrain: a clause that proposes too
few positive items to pay for itself has no specialisation that does; one that proposes too few
negative ones has none that is worth a literal more (it is redundant). Both search the same space,
so both find the same best set, and a test holds them to it.
"""

import time
from itertools import islice

import numpy as np

from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_search import FoundSet, SearchOutcome, SearchSettings
from clausewitz.learn.rules.set_search import Pool, best_set, exact_set_of_pool, prices
from clausewitz.learn.search.popper_loop import BATCH
from clausewitz.learn.search.testers import Tester
from clausewitz.learn.space.clingo_generator import Generator
from clausewitz.learn.space.hypothesis_space import Space, TypedBody
from clausewitz.runs.progress import Progress, Tell, silent


class ClingoRuleSearch:
    """Searches one space on one set of items."""

    def __init__(
        self,
        space: Space,
        tester: LabelledTester,
        settings: SearchSettings,
        tell: Tell = silent,
        deadline: float | None = None,
        tried_by: Tester | None = None,
    ) -> None:
        """`tried_by` is who tests, with the tester's own cases; the tester itself by default."""
        self.space, self.tester, self.settings = space, tester, settings
        self.tell, self.deadline, self.tried_by = tell, deadline, tried_by or tester
        self.bits = CaseBits(tester.items)
        self.generator = Generator(space)
        nothing = np.zeros((0, self.bits.item_words), np.uint64), np.zeros(0, np.int64)
        self.pool, self.bodies = Pool(self.bits, *nothing), list[TypedBody]()
        self.outcome = SearchOutcome()

    def run(self) -> SearchOutcome:
        """All sizes, unless the time runs out; then what was found."""
        best: list[int] = []
        for size in range(1, self.space.bias.max_body + 1):
            failed = self._size(size, best)
            if self._is_late():
                self.outcome.finished = False
                break
            if len(self.pool):
                best = self._choose(size + 1, best)
            if size < self.space.bias.max_body:
                self.generator.prune(failed)
        if best:
            self._prove(best)
        return self.outcome

    def _size(self, size: int, best: list[int]) -> list[TypedBody]:
        """Test the clauses of a size; those of which no longer one is of use."""
        failed: list[TypedBody] = []
        bodies = self.generator.bodies(size)
        while not self._is_late() and (batch := list(islice(bodies, BATCH))):
            failed += self._tested(batch, size, best)
            words = f"{self.outcome.clauses:,} tried, {len(self.pool):,} of use"
            self.tell(Progress("literals", size + 1, self.space.bias.max_body + 1, words))
        return failed

    def _tested(self, batch: list[TypedBody], size: int, best: list[int]) -> list[TypedBody]:
        self.outcome.clauses += len(batch)
        clauses = [self.space.clause(*typed) for typed in batch]
        everything = self.tester.everything
        held = np.array(self.tried_by.test_all(clauses, everything))
        items, counts = self.bits.folded(self.bits.packed(held, everything))
        costs = prices(self.pool, self.settings.measure, best)
        least = max(self.settings.support, costs.least_true(size + 1))
        useful = counts[:, 0] >= least
        whole = np.array([self.space.is_complete(body) for body, _ in batch])
        rows = np.nonzero(useful & whole)[0]
        self.pool = Pool(
            self.bits,
            np.concatenate([self.pool.items, items[rows]]),
            np.concatenate([self.pool.sizes, np.full(len(rows), size + 1)]),
        )
        self.bodies += [batch[row] for row in rows]
        redundant = whole & (counts[:, 1] < costs.least_gone(1))
        return [batch[row] for row in np.nonzero(~useful | redundant)[0]]

    def _choose(self, literals: int, known: list[int]) -> list[int]:
        measure, outcome = self.settings.measure, self.outcome
        found = best_set(self.pool, measure, self.settings.most, known)
        if found and found != known:
            self._keep(found, literals)
        outcome.exhausted = literals
        outcome.best_clause = self.pool.best_alone(measure, literals, outcome.best_clause)
        return found

    def _keep(self, chosen: list[int], literals: int) -> None:
        score: Score = self.pool.score(chosen)
        bodies = [self.bodies[number] for number in chosen]
        nothing: list[list[TypedBody]] = [[] for _ in chosen]
        self.outcome.curve.append(FoundSet(literals, bodies, nothing, score, exhausted=True))

    def _prove(self, best: list[int]) -> None:
        """Let clingo look at all sets of the clauses that come into question."""
        measure = self.settings.measure
        costs = prices(self.pool, measure, best)
        how_many = self.settings.most, self.settings.among, self.settings.exact_seconds
        found = exact_set_of_pool(self.pool, measure, costs, *how_many)
        if measure.worth(self.pool.score(found.chosen)) > measure.worth(self.pool.score(best)):
            self._keep(found.chosen, self.outcome.curve[-1].literals)
        if found.proved:
            self.outcome.proved_among = found.among
            self.outcome.proved = found.whole and self.outcome.finished

    def _is_late(self) -> bool:
        return self.deadline is not None and time.monotonic() > self.deadline
