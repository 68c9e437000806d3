"""Chess puzzle generation with answer set programming (Ahmer, Huang): `reproduce puzzles`.

Their runs once more, and what they could not solve.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from clausewitz.puzzles.plans.idea import idea
from clausewitz.puzzles.plans.plan_request import Checks, PlanRequest, Way
from clausewitz.puzzles.plans.planner import Variety, find

# "Chess Puzzle Generation with Answer Set Programming": seconds its authors report.
_PAPER_SECONDS = {(Way.DYNAMIC, 4): 24.7, (Way.DYNAMIC, 5): 116.0}
_MODELS = 10


@dataclass(frozen=True, slots=True)
class PaperRun:
    """One of the paper's runs: so many best plans, without pawns."""

    way: Way
    size: int
    white: int
    black: int
    models: int
    seconds: float
    """Of a processor."""
    cost: tuple[int, ...]
    """The board of the mate, what White has, less what Black has."""
    proved: bool
    paper_seconds: float | None


@dataclass(frozen=True, slots=True)
class Hidden:
    """Figure 4: plans for a mate in two where there is a mate in one."""

    checks: Checks
    plans: int
    with_a_shorter_mate: int


@dataclass(frozen=True, slots=True)
class Alike:
    """Figure 6: how many ideas there are among the first plans."""

    variety: Variety
    ideas: dict[int, int]
    """By how many plans are looked at."""


@dataclass(frozen=True, slots=True)
class PuzzleResults:
    runs: list[PaperRun]
    hidden: list[Hidden]
    alike: list[Alike]

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def reproduce(
    seconds: float, *, quick: bool = False, report: Callable[[str], None] = lambda _: None
) -> PuzzleResults:
    """Everything, no run longer than `seconds`; or what is quick of it."""
    runs = list(_runs(seconds, quick, report))
    report("figure 4: mates in branches")
    answers, counts = (15, (10,)) if quick else (100, (10, 20))
    hidden = [_hidden(checks, answers, seconds) for checks in (Checks.UNPLAYED, Checks.NONE)]
    report("figure 6: similar puzzles")
    alike = [_alike(variety, counts, seconds) for variety in Variety]
    return PuzzleResults(runs, hidden, alike)


def _runs(seconds: float, quick: bool, report: Callable[[str], None]) -> Iterator[PaperRun]:
    for way in (Way.DYNAMIC, Way.STATIC):
        for size in (4,) if quick else (4, 5):
            report(f"{way}, {size} by {size}")
            yield _run(PlanRequest(way, size=size, white=3, black=2, pawns=False), _MODELS, seconds)
    if not quick:
        report("figure 5: dynamic, 4 by 4, up to six pieces each")
        yield _run(PlanRequest(Way.DYNAMIC, size=4, white=6, black=6, pawns=False), 4, seconds)


def _run(request: PlanRequest, models: int, seconds: float) -> PaperRun:
    start = time.process_time()
    found = find(request, models, variety=Variety.RESTART, seconds=seconds)
    spent = time.process_time() - start
    cost = found.plans[0].cost if found.plans else ()
    paper = _PAPER_SECONDS.get((request.way, request.size)) if models == _MODELS else None
    pieces = request.white, request.black
    plans = len(found.plans)
    return PaperRun(
        request.way, request.size, *pieces, plans, round(spent, 2), cost, found.proved, paper
    )


def _hidden(checks: Checks, answers: int, seconds: float) -> Hidden:
    """What `find` keeps has no shorter mate; what it drops has."""
    request = PlanRequest(Way.DYNAMIC, size=4, white=3, black=2, pawns=False, checks=checks)
    found = find(request, answers, best=False, variety=Variety.RESTART, seconds=seconds)
    shorter = sum("shorter mate" in reason for reason in found.dropped)
    return Hidden(checks, len(found.plans) + len(found.dropped), shorter)


def _alike(variety: Variety, counts: tuple[int, ...], seconds: float) -> Alike:
    request = PlanRequest(Way.DYNAMIC, size=5, white=3, black=2, pawns=False)
    found = find(request, max(counts), best=False, variety=variety, seconds=seconds)
    ideas = {count: len({idea(plan) for plan in found.plans[:count]}) for count in counts}
    return Alike(variety, ideas)
