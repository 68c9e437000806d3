"""Learning in several ways, side by side on the same positions; then on many positions.

    python bench/learning.py [--whole]

Each way exhausts the space of a task that ships: which clauses propose a move that was played, and
which moves each of them proposes, its behaviour. Before that positions are made into what a tester
works on ("ready"). Ratios are to the direct search with the kernel: of search and behaviours, and
of the whole from positions on. The direct search leaves out clauses that behave as others do; on
request it finds every clause, as the others do. Prolog over bk/ takes minutes to list behaviours,
so that is not in its time: the kernel does it. Facts tell all moves at once, so behaviours come
with the search.

The paper's way asks Prolog about one clause and one position at a time. It is measured on a random
sample of the clauses that clingo makes and extrapolated to all of them, or, --whole, on all.

All ways must find the same behaviours; otherwise nothing is decided here, only printed.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from clausewitz.clauses import Clause
from clausewitz.learn.search import popper_loop
from clausewitz.learn.search.behaviours import learned
from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause
from clausewitz.learn.search.learning_run import search_levels, search_rounds
from clausewitz.learn.search.popper_loop import Loop
from clausewitz.learn.search.testers import KernelTester, PrologTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task, read_task
from clausewitz.prolog import prolog
from clausewitz.runs.progress import Progress
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from learning_growth import growth
from learning_rivals import Examples, FactsTester, check_paper_way, examples_that_ship

TASKS = ("published", "tactics")
SAMPLE = 40  # clauses that the paper's way is measured on
# The best of so many counts: the machine may be busy with something else.
REPEATS, RIVAL_REPEATS = 5, 2
COLUMNS = ("ready", "search", "behaviours", "tried", "found", "tactics", "behave", "ratio", "whole")
FEW = 4  # positions to warm up on

Tester = KernelTester | PrologTester | FactsTester


@dataclass(slots=True)
class Outcome:
    """What a way found, and the seconds it took to be ready, to search and to list behaviours."""

    name: str
    ready: float
    search: float
    listing: float | None
    tried: int
    found: list[FoundClause]
    behaviours: set[bytes]

    @property
    def seconds(self) -> float:
        return self.search + (self.listing or 0.0)

    def line(self, base: "Outcome") -> str:
        tactics = sum(hit.models for hit in self.found)
        listing = "" if self.listing is None else f"{self.listing:.3f}"
        whole = (self.ready + self.seconds) / (base.ready + base.seconds)
        return (
            f"{self.name:<30}{self.ready:>10.3f}{self.search:>10.3f}{listing:>12}{self.tried:>8}"
            f"{len(self.found):>8}{tactics:>9}{len(self.behaviours):>8}"
            f"{self.seconds / base.seconds:>9.1f}{whole:>9.1f}"
        )


def by_direct(task: Task, examples: Examples, every_clause: bool) -> Outcome:
    """The direct search with the kernel."""
    tried: list[int] = []
    start = time.perf_counter()
    tester = KernelTester(examples, task.own)
    ready = time.perf_counter()
    found = search_levels(
        ClauseEnumerator(Space(task.bias), tester, tell=_counting(tried), every_clause=every_clause)
    )[0]
    searched = time.perf_counter()
    learned(found, tester)
    end = time.perf_counter()
    name = f"direct, kernel{', every clause' if every_clause else ''}"
    known = {hit.proposed for hit in found if hit.proposed is not None}
    return Outcome(name, ready - start, searched - ready, end - searched, max(tried), found, known)


def by_loop(name: str, task: Task, make: Callable[[], Tester], by_kernel: KernelTester) -> Outcome:
    """Clingo makes the clauses, the tester tries them."""
    tried: list[int] = []
    start = time.perf_counter()
    tester = make()
    ready = time.perf_counter()
    found = search_rounds(Loop(Space(task.bias), tester, tell=_counting(tried)))[0]
    searched = time.perf_counter()
    lister = by_kernel if isinstance(tester, PrologTester) else tester
    known = behaviours(found, lister)
    listing = time.perf_counter() - searched if isinstance(tester, KernelTester) else None
    return Outcome(name, ready - start, searched - ready, listing, max(tried), found, known)


def behaviours(found: Iterable[FoundClause], tester: Tester) -> set[bytes]:
    """Packed flags of all legal moves, as the direct search has them."""
    waiting, known = iter(found), set[bytes]()
    while batch := [hit.clause for hit in islice(waiting, popper_loop.BATCH)]:
        if isinstance(tester, KernelTester):
            held = [tester.test(clause, tester.everything) for clause in batch]
        else:
            held = tester.test_all(batch, tester.everything)
        known.update(np.packbits(flags).tobytes() for flags in held)
    return known


def _counting(tried: list[int]) -> Callable[[Progress], None]:
    def count(progress: Progress) -> None:
        tried.append(progress.done or 0)

    return count


def ways(task: Task, examples: Examples) -> Iterator[Outcome]:
    for every_clause in (False, True):
        yield best([by_direct(task, examples, every_clause) for _ in range(REPEATS)])
    kernel = KernelTester(examples, task.own)
    rivals: dict[str, Callable[[], Tester]] = {
        "clingo, kernel": lambda: KernelTester(examples, task.own),
        "clingo, Prolog (bk/)": lambda: PrologTester(examples, task.own),
        "clingo, Prolog facts (pyswip)": lambda: FactsTester(examples, task.bias, task.own),
    }
    for name, make in rivals.items():
        yield best([by_loop(name, task, make, kernel) for _ in range(RIVAL_REPEATS)])


def best(runs: list[Outcome]) -> Outcome:
    """The one whose search was quickest, with the least time it took to be ready."""
    quickest = min(runs, key=lambda run: run.seconds)
    return replace(quickest, ready=min(run.ready for run in runs))


def compare(task: Task, examples: Examples) -> Outcome:
    """Print all ways side by side; return the direct one."""
    heading = [f"{column:>{width}}" for column, width in zip(COLUMNS, WIDTHS, strict=True)]
    print(f"{'':30}{''.join(heading)}", flush=True)
    base: Outcome | None = None
    for outcome in ways(task, examples):
        base = base or outcome
        print(outcome.line(base), flush=True)
        if outcome.behaviours != base.behaviours:
            raise ClausewitzError(f"{outcome.name} finds other behaviours than {base.name}")
    assert base is not None
    return base


WIDTHS = (10, 10, 12, 8, 8, 9, 8, 9, 9)


def tried_clauses(task: Task, examples: Examples) -> list[Clause]:
    """All clauses that the loop tries."""
    space = Space(task.bias)
    rounds = list(popper_loop.Loop(space, KernelTester(examples, task.own)).rounds())
    failed = [space.clause(*typed) for done in rounds for typed in done.failed]
    return [*(hit.clause for done in rounds for hit in done.found), *failed]


def paper(task: Task, examples: Examples, base: Outcome, whole: bool) -> str:
    """The paper's way, which knows the words of its own task only."""
    clauses = tried_clauses(task, examples)
    some = clauses if whole else random.Random(0).sample(clauses, SAMPLE)
    covered = check_paper_way(some, examples, task.own)
    seconds = covered.seconds * len(clauses) / len(some)
    how = "all" if whole else f"extrapolated from {len(some)} at random, {covered.seconds:.1f} s"
    return (
        f"the paper's way: {seconds:.0f} s for {len(clauses)} clauses ({how}), moves played only: "
        f"{seconds / base.seconds:,.0f} times direct, kernel"
    )


def warm_up(examples: Examples) -> None:
    """Load compiled code, Prolog and clingo before anything is timed."""
    prolog()
    for name in TASKS:
        task = read_task(data_dir("logic") / "tasks" / name)
        tester = KernelTester(examples, task.own)
        learned(search_levels(ClauseEnumerator(Space(task.bias), tester))[0], tester)
        next(Loop(Space(task.bias), tester).rounds())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--whole", action="store_true", help="the paper's way on all clauses")
    options = parser.parse_args()
    examples = examples_that_ship()
    warm_up(examples[:FEW])
    moves = len(KernelTester(examples).everything)
    for name in TASKS:
        task = read_task(data_dir("logic") / "tasks" / name)
        print(f"{name}: {len(examples)} positions, {moves} legal moves; times in seconds")
        base = compare(task, examples)
        if name == "published":
            print(paper(task, examples, base, options.whole), flush=True)
        print()
    for line in growth():
        print(line, flush=True)


if __name__ == "__main__":
    try:
        main()
    except ClausewitzError as error:
        sys.exit(str(error))
