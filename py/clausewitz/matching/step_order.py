"""The steps of a clause about one move in the order that costs the kernel least.

The same planner as for Prolog (clauses/cheapest_order.py), the same count of what words let
through, and the kernel's own prices. A step finds a variable, with all that is said of it and what
is known by then; or it checks a goal, makes a move, or denies something.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clausewitz import kernel
from clausewitz.clauses.cheapest_order import NextStep, cheapest_order
from clausewitz.clauses.word_costs import (
    AFTER,
    BEFORE,
    ORIGIN,
    OTHER,
    TARGET,
    UNKNOWN,
    WordCost,
    word_cost,
)
from clausewitz.matching.join_plan import (
    FITS,
    NONE,
    Denial,
    Goal,
    Known,
    Move,
    Part,
    binds,
    implied,
    is_narrow,
    position_bit,
    projection,
    unknown_of,
    variable_bit,
)
from clausewitz.matching.relation_prices import KINGS, PIECES, price

_NAMES = {number: name for name, number in kernel.RELATIONS.items()}
_CLASSES = {0: ORIGIN, 1: TARGET}
"""Of the variables that are the squares of the move."""
_ANYWHERE = 64.0
_STEP = 2
"""What each step costs by itself, in the unit of relation_prices.py."""
_MOVE = (30.0, 0.1)
"""What a move costs that is to be made, and how often it is legal; and the like of a denial."""
_DENIAL = (40.0, 0.7)


def cheap_steps(
    goals: Sequence[Goal], denials: Sequence[Denial], moves: Sequence[Move], known: Known
) -> list[Part] | None:
    """All of these, and the variables that are to be found, in an order for join_plan.py."""
    costs = _Costs(goals, denials, moves, known)
    return cheapest_order((1 << len(costs.parts)) - 1, costs.candidates)


class _Costs:
    """What the parts of a clause cost, given what is done."""

    def __init__(
        self,
        goals: Sequence[Goal],
        denials: Sequence[Denial],
        moves: Sequence[Move],
        known: Known,
    ) -> None:
        self.known = known
        variables = unknown_of(goals, moves, known.things)
        self.parts: list[Part] = [*variables, *goals, *moves, *denials]

    def candidates(self, state: int) -> Iterator[tuple[Part, NextStep]]:
        things, left = self.known.things, list[int]()
        for place, part in enumerate(self.parts):
            if not state >> place & 1:
                left.append(place)
            elif isinstance(part, int):
                things |= variable_bit(part)
            elif isinstance(part, Move):
                things |= position_bit(part.after)
        for place in left:
            part = self.parts[place]
            if isinstance(part, int):
                yield part, self._find(part, place, left, things, state)
            elif not part.needs & ~things:
                yield part, self._check(part, things, state | 1 << place)

    def _check(self, part: Goal | Denial | Move, things: int, state: int) -> NextStep:
        if isinstance(part, Move):
            return NextStep(*_MOVE, state)
        if isinstance(part, Denial):
            return NextStep(*_DENIAL, state)
        cost = _STEP + price(part.relation, of_one=True)
        return NextStep(cost, _passing(part, self._count(part, things)), state)

    def _find(
        self, variable: int, place: int, left: Sequence[int], things: int, state: int
    ) -> NextStep:
        """Values are found by the goal that leaves fewest, and the others rule out some of them."""
        found = things | variable_bit(variable)
        state |= 1 << place
        operations = list[_Operation]()
        for other in left:
            goal = self.parts[other]
            if not isinstance(goal, Goal) or variable not in goal.arguments:
                continue
            if binds(goal, variable, things):
                state |= 1 << other
            elif projection(goal, variable, things) is None:
                continue
            narrow = is_narrow(goal.relation, goal.kind)
            answers = self._count(goal, things).answers if narrow else _ANYWHERE
            passing = _passing(goal, self._count(goal, found))
            operations.append(_Operation(price(goal.relation), answers, passing))
        if all(operation.answers == _ANYWHERE for operation in operations):
            operations.append(_Operation(1, self._implied(variable, things, left), 1))
        return NextStep(*_narrowed(operations), state)

    def _implied(self, variable: int, things: int, left: Sequence[int]) -> float:
        """How many values there are where no goal binds the variable."""
        fewest = _ANYWHERE
        for other in left:
            part = self.parts[other]
            least = implied(part, variable, things) if isinstance(part, Goal) else None
            if least is not None:
                fewest = min(fewest, KINGS if least.kind == FITS else PIECES)
        return fewest

    def _count(self, goal: Goal, things: int) -> WordCost:
        row = self.known.rows.get(goal.position, 0) if goal.position != NONE else 0
        squares = (
            _CLASSES.get(argument, OTHER) if things >> argument & 1 else UNKNOWN
            for argument in goal.arguments
        )
        name = _NAMES.get(goal.relation, "")
        return word_cost(name, BEFORE if row == 0 else AFTER, "".join(squares))


class _Operation(NamedTuple):
    """What finding the values of a variable by a goal costs and gives."""

    price: float
    answers: float
    passing: float
    """Of the values that others have left."""


def _narrowed(operations: Sequence[_Operation]) -> tuple[float, float]:
    """The cost of several, and how many values are left: the cheapest come first, and the
    others only if there are some left."""
    by_price = sorted(operations, key=lambda one: one.price)
    cost, values = float(_STEP), _ANYWHERE
    for operation in by_price:
        cost += min(1.0, values) * operation.price
        values = min(operation.answers, values * operation.passing)
    return cost, values


def _passing(goal: Goal, count: WordCost) -> float:
    return count.holds if goal.kind == FITS else 1 - count.holds
