"""The order in which the kernel looks for the values of a clause's variables.

Each variable when most is known of it, each literal as soon as its variables have values. The
result is a program for kernel/relations/clause_join.py, which says what the words of a program are.
Here all is numbers, as learning plans many thousand clauses; goals.py turns clauses into goals and
moves.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from clausewitz import kernel
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.relation_prices import (
    EMPTY,
    KING_ON,
    holds_of_kings,
    holds_of_pieces,
    price,
)

_ALL = (1 << 64) - 1
_FIRST_POSITION = 64
DOMAINS = {
    "square": _ALL,
    "side": 0b11,
    "piece": 0b111_1110,
    "rank": 0b1_1111_1110,
    "file": 0b1_1111_1110,
    "count": _ALL,
    "ply": _ALL,
    "number": _ALL,
}
# These join three variables; what the first two alone must be limits the search.
PROJECTED = {
    "behind": "behind_some",
    "lined_up": "lined_up_some",
    "pins": "lined_up_some",
    "skewers": "lined_up_some",
    "unveils": "unveils_some",
}
_PROJECTED = {kernel.RELATIONS[whole]: kernel.RELATIONS[pair] for whole, pair in PROJECTED.items()}
_DIFFERENT = kernel.RELATIONS["different_pos"]
FITS, OTHERS_FIT, NONE_FITS = 0, 1, 2
"""What a goal requires of a variable's values: see kernel/relations/clause_join.py."""
NONE = -1
_PAIR = 2  # arguments, at least, of what says something of several squares

Step = list[int]


def variable_bit(variable: int) -> int:
    """Sets of variables and positions are numbers: variables first, then positions."""
    return 1 << variable


def position_bit(position: int) -> int:
    return 1 << _FIRST_POSITION + position


class Goal(NamedTuple):
    """A literal: which relation, of which variables, in which position (or NONE: in any)."""

    relation: int
    arguments: tuple[int, ...]
    position: int
    needs: int
    """The set of what must be known before the goal can be checked."""
    kind: int = FITS
    own: int = NONE
    """A variable under a negation for which there must be no value."""
    ply: int = NONE
    """The variable of the half move that determines the position, in a line."""


class Denial(NamedTuple):
    """Goals and moves that must not all hold, whatever the values of the variables not needed."""

    goals: tuple["Goal | Denial", ...]
    moves: tuple["Move", ...]
    needs: int


class Move(NamedTuple):
    """A literal make_move(source, target, before, after)."""

    source: int
    target: int
    before: int
    after: int
    needs: int


@dataclass(slots=True)
class Known:
    """What has a value: a set, and for each position that is known its row in the program."""

    things: int
    rows: dict[int, int]
    remembered: Mapping[int, int] = field(default_factory=dict)
    """Other numbers of relations whose images are known for the rows of a case."""
    before_only: Collection[int] = ()
    """Relations that are listed for the position before the move alone."""

    def next_row(self) -> int:
        made = [row for row in self.rows.values() if row < kernel.LAST_OF_LINE]
        row = max(kernel.FIRST_MADE, max(made, default=0) + 1)
        if row - kernel.FIRST_MADE >= kernel.MAX_POSITIONS:
            raise UnknownToKernelError(f"the kernel makes {kernel.MAX_POSITIONS} moves at most")
        return row


Part = int | Goal | Denial | Move
"""What a step of a program is for; a number is the variable that it finds."""
Orderer = Callable[[Sequence[Goal], Sequence[Denial], Sequence[Move], Known], Sequence[Part] | None]
"""The order in which to take the parts of a clause; None if there is none."""


def plan(
    goals: Sequence[Goal | Denial],
    moves: Sequence[Move],
    domains: Sequence[int],
    known: Known,
    orderer: Orderer | None = None,
) -> list[Step]:
    """Steps that find all variables of the goals; `known` then knows these too.

    A variable that has one value only stands for a constant, and is found first. The rest comes in
    the order that the orderer gives; or, planned in less time, what is known is checked at once,
    and that variable is found next of which most is known.
    """
    planner = _Planner(goals, moves, domains, known)
    if orderer is None:
        planner.deny()
    for variable in planner.unknown():
        if not domains[variable] & (domains[variable] - 1):
            planner.steps.append([variable, kernel.FIND, domains[variable], 0])
            known.things |= variable_bit(variable)
    if orderer:
        for part in orderer(planner.goals, planner.denials, planner.moves, known) or ():
            planner.take(part)
    planner.settle()
    while unknown := planner.unknown():
        planner.take(max(unknown, key=lambda v: _known_about(v, planner.goals, known.things)))
        planner.settle()
    if planner.goals or planner.moves or planner.denials:
        raise UnknownToKernelError("the kernel does not know in which position something is said")
    return planner.steps


class _Planner:
    """The steps so far, and what is still to be taken."""

    def __init__(
        self,
        goals: Sequence[Goal | Denial],
        moves: Sequence[Move],
        domains: Sequence[int],
        known: Known,
    ) -> None:
        self.goals = [goal for goal in goals if isinstance(goal, Goal)]
        self.denials = [goal for goal in goals if isinstance(goal, Denial)]
        self.moves, self.domains, self.known = list(moves), domains, known
        self.steps: list[Step] = []

    def unknown(self) -> list[int]:
        return unknown_of(self.goals, self.moves, self.known.things)

    def take(self, part: Part) -> None:
        """The step for one part, with the goals that it settles."""
        if isinstance(part, int):
            self.steps.append(_find(part, self.goals, self.domains[part], self.known))
            self.known.things |= variable_bit(part)
        elif isinstance(part, Goal):
            self.goals.remove(part)
            self.steps.append(_check(part, self.known))
        elif isinstance(part, Move):
            self.moves.remove(part)
            self.steps.append(_make(part, self.known))
        else:
            self.denials.remove(part)
            things = self.known.things & part.needs
            inside = replace(self.known, things=things, rows=dict(self.known.rows))
            found = plan(part.goals, part.moves, self.domains, inside)
            self.steps += [[0, kernel.DENY, len(found), 0], *found, [0, kernel.END, len(found), 0]]

    def settle(self) -> None:
        """Make the moves, check the goals and deny what needs nothing more."""
        while ready := [move for move in self.moves if not move.needs & ~self.known.things]:
            self.take(ready[0])
        for goal in [g for g in self.goals if not g.needs & ~self.known.things]:
            self.take(goal)
        self.deny()

    def deny(self) -> None:
        """Check the denials that need nothing more."""
        for denial in [d for d in self.denials if not d.needs & ~self.known.things]:
            self.take(denial)


def program(steps: Sequence[Step]) -> list[int]:
    """The steps as the words of a program."""
    return [len(steps), *(word for step in steps for word in step)]


def _check(goal: Goal, known: Known) -> Step:
    settled = [a for a in goal.arguments if a != goal.own] or [0]
    unknown = settled[-1] if goal.own == NONE else goal.own
    return [settled[-1], kernel.CHECK, _ALL, 1, *_operation(goal, unknown, known)]


def _make(move: Move, known: Known) -> Step:
    after = position_bit(move.after)
    is_known = known.things & after or known.rows.get(move.after, 0) >= kernel.LAST_OF_LINE
    kind = kernel.COMPARE if is_known else kernel.MAKE
    if move.after not in known.rows:
        known.rows[move.after] = known.next_row()
    known.things |= after
    before, made = known.rows[move.before], known.rows[move.after]
    return [0, kind, move.source | move.target << 8 | before << 16 | made << 24, 0]


def unknown_of(goals: Sequence[Goal], moves: Sequence[Move], known: int) -> list[int]:
    """The variables to be found; positions come by moves."""
    found: dict[int, None] = {}
    for goal in goals:
        for variable in goal.arguments:
            if variable != goal.own and not known >> variable & 1:
                found[variable] = None
    for move in moves:
        for variable in (move.source, move.target):
            if not known >> variable & 1:
                found[variable] = None
    return list(found)


def _known_about(variable: int, goals: Sequence[Goal], known: int) -> tuple[bool, int, int]:
    """How many goals would bind the variable, and how many at least touch what is known.

    A goal that only rules values out leaves too many to bind it. A half move comes first: with it
    the positions are known.
    """
    binding = touching = 0
    gives_position = False
    for goal in goals:
        gives_position |= goal.ply == variable
        if variable in goal.arguments and goal.ply != variable:
            binding += is_narrow(goal.relation, goal.kind) and (
                goal.needs & ~known == 1 << variable
                or projection(goal, variable, known) is not None
            )
            touching += any(known >> argument & 1 for argument in goal.arguments)
    return gives_position and binding > 0, binding, touching


def _find(variable: int, goals: list[Goal], domain: int, known: Known) -> Step:
    operations: list[Step] = []
    for goal in [g for g in goals if binds(g, variable, known.things)]:
        goals.remove(goal)
        operations.append(_operation(goal, variable, known))
    for goal in goals:
        pair = projection(goal, variable, known.things)
        if pair is not None:
            operations.append(_operation(pair, variable, known))
    if not any(is_narrow(*operation) for operation in operations):  # else these say more
        least = (implied(goal, variable, known.things) for goal in goals)
        operations += [_operation(goal, variable, known) for goal in least if goal is not None]
    operations.sort(key=lambda operation: price(operation[0]))  # the dear ones get few values
    words = (word for operation in operations for word in operation)
    return [variable, kernel.FIND, domain, len(operations), *words]


def is_narrow(relation: int, *others: int) -> bool:
    """Whether an operation leaves few values: it does not only rule some out."""
    return others[-1] == FITS and relation != _DIFFERENT


def binds(goal: Goal, variable: int, known: int) -> bool:
    """Whether the goal gives the values of a variable, all else in it being known; or else it is
    settled when the variable has its value."""
    if goal.needs & ~known != variable_bit(variable):
        return False
    return goal.own == NONE and goal.arguments.count(variable) == 1 and goal.ply != variable


def projection(goal: Goal, variable: int, known: int) -> Goal | None:
    """What the first two arguments of a goal have to do with each other, if one is known."""
    if len(goal.arguments) != 3 or goal.kind != FITS:
        return None
    if goal.needs & ~known & ~sum(variable_bit(a) for a in {*goal.arguments}):
        return None  # it is not known in which position
    if goal.relation >= kernel.FIRST_TABLE:
        return _part_of_listed(goal, variable, known)
    relation = _PROJECTED.get(goal.relation)
    front, middle, _ = goal.arguments
    pair = variable_bit(front) | variable_bit(middle)
    if relation is None or front == middle or pair & ~known != variable_bit(variable):
        return None
    return goal._replace(relation=relation, arguments=(front, middle))


def implied(goal: Goal, variable: int, known: int) -> Goal | None:
    """What a goal says of one of its squares before anything is known of the others."""
    if goal.kind != FITS or variable not in goal.arguments or len(goal.arguments) < _PAIR:
        return None
    if goal.needs & ~known & ~sum(variable_bit(a) for a in {*goal.arguments}):
        return None  # it is not known in which position
    place = goal.arguments.index(variable)
    needs = goal.needs & known | variable_bit(variable)
    if holds_of_kings(goal.relation, place):
        return Goal(KING_ON, (variable,), goal.position, needs)
    if holds_of_pieces(goal.relation):
        return Goal(EMPTY, (variable,), goal.position, needs, OTHERS_FIT)
    return None


def _part_of_listed(goal: Goal, variable: int, known: int) -> Goal | None:
    """A goal that is looked up may be so with one argument left open."""
    others = [argument for argument in goal.arguments if argument != variable]
    is_open = [not known >> argument & 1 for argument in others]
    if len(others) != 2 or sum(is_open) != 1:
        return None
    left_open = others[is_open.index(True)]
    arguments = tuple(kernel.ANY if a == left_open else a for a in goal.arguments)
    return goal._replace(arguments=arguments)


def _operation(goal: Goal, unknown: int, known: Known) -> Step:
    places = [n for n, argument in enumerate(goal.arguments) if argument == unknown]
    place = places[-1] if places else 0
    others = [argument for n, argument in enumerate(goal.arguments) if n != place]
    x, y = (*others, 0, 0)[:2]
    row = 0 if goal.position == NONE else known.rows[goal.position]
    relation = goal.relation
    if relation >= kernel.FIRST_TABLE:
        if relation in known.before_only and row != 0:
            raise UnknownToKernelError("what is listed is listed before the move only")
        if kernel.FIRST_MADE <= row < kernel.LAST_OF_LINE:
            raise UnknownToKernelError("what is listed is listed before and after the move only")
    if row < kernel.FIRST_MADE or row >= kernel.LAST_OF_LINE:
        relation = known.remembered.get(relation, relation)
    return [relation, place, row, x, y, goal.kind]
