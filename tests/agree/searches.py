"""One space, searched in several ways: what they find must be the same."""

from collections.abc import Iterable, Sequence

import chess

from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause
from clausewitz.learn.search.learning_run import search_levels, search_rounds
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.testers import KernelTester, Tester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task

Examples = Sequence[tuple[chess.Board, chess.Move]]
Behaviour = bytes
"""Flags of all legal moves: which of them a clause proposes."""


class Searches:
    """A task on examples, and what was found in it, by the name of the way."""

    def __init__(self, task: Task, examples: Examples, others: Iterable[Tester] = ()) -> None:
        self.space = Space(task.bias)
        self.kernel = KernelTester(examples, task.own)
        self.found = {
            "direct": search_levels(ClauseEnumerator(self.space, self.kernel, every_clause=True))[
                0
            ],
            "direct, without dead literals": search_levels(
                ClauseEnumerator(self.space, self.kernel)
            )[0],
            "clingo and kernel": search_rounds(Loop(self.space, self.kernel))[0],
        }
        for other in others:
            name = f"clingo and {type(other).__name__}"
            self.found[name] = search_rounds(Loop(self.space, other))[0]

    def behaviours(self, name: str) -> set[Behaviour]:
        everything = self.kernel.everything
        hits = self.found[name]
        return {self.kernel.test(hit.clause, everything).tobytes() for hit in hits}

    def disagreements(self) -> list[str]:
        """Clauses that are not found by all ways, supports that differ, behaviours that are lost.

        Without dead literals there are fewer clauses, but no fewer behaviours.
        """
        wrong = []
        clauses = signed(self.found["direct"])
        behaviours = self.behaviours("direct")
        for name, hits in self.found.items():
            if name == "direct, without dead literals":
                if not signed(hits) <= clauses:
                    wrong.append(f"{name}: {len(signed(hits) - clauses)} clauses of its own")
            elif signed(hits) != clauses:
                wrong.append(f"{name}: {len(signed(hits) ^ clauses)} clauses differ")
            if (others := self.behaviours(name)) != behaviours:
                wrong.append(f"{name}: {len(others ^ behaviours)} behaviours differ")
        return wrong


def signed(found: Iterable[FoundClause]) -> set[tuple[str, bytes, int]]:
    """Clauses are canonical, so those that differ in names only have the same text."""
    return {(str(hit.clause), hit.support.tobytes(), hit.models) for hit in found}
