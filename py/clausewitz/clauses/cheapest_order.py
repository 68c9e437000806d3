"""Steps in the order that costs least, where each costs something and lets some answers through.

Prolog's literals and the kernel's steps are put in order here. What is done already decides what
the next step costs, and by how much it multiplies the answers that go on. So for each state there
is a least cost of all that is left, for one answer that comes there, and the order follows from it.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

State = int
"""What is done, as bits."""
Step = TypeVar("Step")


class NextStep(NamedTuple):
    """What a step costs for each answer that comes to it, how many go on for each, and what is done
    then."""

    cost: float
    answers: float
    state: State


Candidates = Callable[[State], Iterable[tuple[Step, NextStep]]]
"""The steps that can be taken in a state, in the order to keep where it does not matter."""

_EXACT = 1_500
"""So many states are weighed, at most; where there are more, the next step is always the one that
rules out most for what it costs."""


class _TooManyError(Exception):
    """There are more states than are weighed."""


def cheapest_order(end: State, candidates: Candidates[Step]) -> list[Step] | None:
    """The steps from nothing done to the end; None where no steps lead there."""
    best: dict[State, tuple[float, Step | None, State]] = {}
    try:
        _weigh(0, end, candidates, best)
    except _TooManyError:
        best.clear()
    order, state = list[Step](), 0
    while state != end:
        _, step, after = best.get(state) or _greedy(state, candidates)
        if step is None:
            return None
        order.append(step)
        state = after
    return order


def _weigh(
    state: State,
    end: State,
    candidates: Candidates[Step],
    best: dict[State, tuple[float, Step | None, State]],
) -> float:
    """The cost of what is left, for one answer; `best` stores it with the step to take."""
    if state == end:
        return 0.0
    if state not in best:
        if len(best) >= _EXACT:  # several may have been added since it was looked at
            raise _TooManyError
        found: tuple[float, Step | None, State] = (float("inf"), None, state)
        for step, (cost, answers, after) in candidates(state):
            total = cost + answers * _weigh(after, end, candidates, best)
            if total < found[0]:
                found = total, step, after
        best[state] = found
    return best[state][0]


def _greedy(state: State, candidates: Candidates[Step]) -> tuple[float, Step | None, State]:
    steps = sorted(candidates(state), key=lambda one: _rank(one[1]))
    return (0.0, steps[0][0], steps[0][1].state) if steps else (0.0, None, state)


def _rank(step: NextStep) -> tuple[bool, float]:
    """Steps that rule out answers come first, by their price; then those that find fewest."""
    ruled_out = 1 - step.answers
    return (False, step.cost / ruled_out) if ruled_out > 0 else (True, step.answers)
