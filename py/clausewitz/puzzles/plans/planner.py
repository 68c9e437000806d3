"""Plans are found by clingo, best first, each another puzzle than those before."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from clausewitz import asp, facts
from clausewitz.puzzles.plans.idea import nogoods
from clausewitz.puzzles.plans.plan import Plan, read
from clausewitz.puzzles.plans.plan_check import fault
from clausewitz.puzzles.plans.plan_request import PlanRequest, checked

# Of clingo's configurations these were fastest, or nearly so, from 4 by 4 with five men to 8 by 8
# with ten, where the best plans are looked for, and where any will do.
_BEST, _ANY = "--configuration=trendy", "--configuration=jumpy"


class Variety(StrEnum):
    """How plans follow one another."""

    PLAIN = "plain"
    """As clingo comes upon them, by backtracking: each much like the one before."""
    RESTART = "restart"
    """With the search started again after each, as the paper recommends."""
    IDEAS = "ideas"
    """The same, and no idea twice."""


@dataclass
class FoundPlans:
    """The plans, and how far the search went."""

    wish: PlanRequest
    plans: list[Plan] = field(default_factory=list)
    proved: bool = False
    """Whether no plan is better than these."""
    exhausted: bool = False
    """Whether there are no others as good."""
    in_time: bool = True
    stopped: bool = False
    """Whether Ctrl-C ended the search."""
    dropped: list[str] = field(default_factory=list)
    """What was wrong with plans that are not shown."""

    @property
    def result(self) -> str:
        """found, none (there is no plan) or unknown (time was up before there was one)."""
        if self.plans:
            return "found"
        return "none" if self.exhausted else "unknown"


def find(
    wish: PlanRequest,
    models: int = 1,
    *,
    best: bool = True,
    variety: Variety = Variety.IDEAS,
    seconds: float | None = None,
    seed: int | None = None,
    report: Callable[[Plan], None] = lambda _: None,
) -> FoundPlans:
    """So many of the best plans, or of any, or what there was of them when time was up or Ctrl-C
    pressed; `report` hears of each that is the best so far."""
    checked(wish)
    text = "" if wish.board is None else facts.asp_facts(wish.board)
    options = [_BEST if best else _ANY, *wish.constants(), *_options(variety, seed)]
    no_idea_twice = variety is Variety.IDEAS and wish.board is None
    optimizer = asp.Optimizer(f"{wish.way}.lp", text, options, best=best, forbidding=no_idea_twice)
    found = FoundPlans(wish)
    unproved: list[Plan] = []
    try:
        for answer in optimizer.answers(seconds):
            plan = read(answer.atoms, wish, answer.cost)
            if wrong := fault(plan, wish):
                found.dropped.append(wrong)
                continue
            if best and not answer.proved:
                unproved = [plan]
                report(plan)
                continue
            found.proved = best
            found.plans.append(plan)
            if len(found.plans) == models:
                break
            if no_idea_twice:
                for nogood in nogoods(plan):
                    optimizer.forbid_now(nogood)
    except KeyboardInterrupt:
        found.stopped = True
    found.exhausted, found.in_time = optimizer.exhausted, optimizer.in_time
    if not found.plans:
        found.plans = unproved
    return found


def _options(variety: Variety, seed: int | None) -> list[str]:
    options = ["--models=0"]
    if variety is Variety.PLAIN:
        options += ["--enum-mode=bt"]
    else:
        options += ["--enum-mode=record", "--restart-on-model"]
    if seed is not None:
        options += [f"--seed={seed}", "--sign-def=rnd", "--rand-freq=0.01"]
    return options
