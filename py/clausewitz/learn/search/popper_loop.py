"""Generate, test, constrain: Popper's loop with the reference generator, for many single clauses.

As in the direct enumerator all clauses with the support are found, by size of their bodies. What
fails at one size constrains the sizes after it; two bodies of one size do not specialise each
other, but for renamings, and those the generator leaves out.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from clausewitz.learn.search.enumerator import FoundClause, tried_so_far
from clausewitz.learn.search.testers import Tester
from clausewitz.learn.space.clingo_generator import Generator
from clausewitz.learn.space.hypothesis_space import Space, TypedBody
from clausewitz.runs.progress import Tell, silent

if TYPE_CHECKING:  # it imports what is saved from here
    from clausewitz.learn.search.search_levels import SearchFolder

BATCH = 500
"""Clauses tested together: for Prolog, entering clauses has a price for each batch."""
TESTS = 50_000
"""Of a clause on a move, in one batch at most: between batches the clock is looked at."""


@dataclass(slots=True)
class Round:
    """What became of the bodies of one size."""

    size: int
    tried: int
    """Clauses tried up to here."""
    found: list[FoundClause] = field(default_factory=list)
    failed: list[TypedBody] = field(default_factory=list)
    complete: bool = True
    """False where the time ran out before all were tried."""


class Loop:
    """Searches a space round by round."""

    def __init__(
        self,
        space: Space,
        tester: Tester,
        min_support: int = 1,
        *,
        deadline: float | None = None,
        tell: Tell = silent,
    ) -> None:
        self.space = space
        self.tester = tester
        self.generator = Generator(space)
        self.min_support = min_support
        self.deadline = deadline
        self.tell = tell

    def rounds(self, journal: "SearchFolder | None" = None) -> Iterator[Round]:
        """All rounds; those that the journal has are not run again. One cut short is the last."""
        tried = found = 0
        for size in range(1, self.space.bias.max_body + 1):
            done = journal.load_round(size, self.space) if journal else None
            if done is None:
                done = self._run(Round(size, tried), found)
                if journal and done.complete:
                    journal.save_round(done, self.space)
            tried, found = done.tried, found + len(done.found)
            self.tell(tried_so_far(tried, found, size))
            yield done
            if not done.complete:
                return
            if size < self.space.bias.max_body:
                self.generator.prune(done.failed)

    def _run(self, done: Round, found_before: int) -> Round:
        bodies = self.generator.bodies(done.size)
        together = max(1, min(BATCH, TESTS // max(1, len(self.tester.played))))
        while not self._is_late(done) and (batch := list(islice(bodies, together))):
            self._test(batch, done)
            found = found_before + len(done.found)
            self.tell(tried_so_far(done.tried, found, done.size, done=0.0))
        done.complete = next(bodies, None) is None
        return done

    def _is_late(self, done: Round) -> bool:
        """Whether the time has run out; something is tried in any case."""
        return done.tried > 0 and self.deadline is not None and time.monotonic() > self.deadline

    def _test(self, batch: list[TypedBody], done: Round) -> None:
        played = self.tester.played
        done.tried += len(batch)
        clauses = [self.space.clause(*typed) for typed in batch]
        for typed, matches in zip(batch, self.tester.test_all(clauses, played), strict=True):
            support = played[matches]
            if len(support) >= self.min_support:
                done.found.append(FoundClause(self.space, *typed, support))
            else:
                done.failed.append(typed)
