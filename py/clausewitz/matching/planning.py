"""The order in which the kernel looks for the values of a clause's variables.

Each variable when most is known of it, each literal as soon as its variables have values. The
result is a program for kernel/joining.py, which says what the words of a program are.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.board import PIECES, SIDES
from clausewitz.clauses import Argument, Clause, Literal, Variable
from clausewitz.errors import ClausewitzError

_ALL = (1 << 64) - 1
_DOMAINS = {
    "square": _ALL,
    "side": 0b11,
    "piece": 0b111_1110,
    "rank": 0b1_1111_1110,
    "file": 0b1_1111_1110,
}
# behind/4 joins three variables; its first two alone keep the search from wandering.
_PROJECTED = {"behind": "behind_some"}
_BEFORE, _AFTER = 0, 1


class UnknownToKernelError(ClausewitzError):
    """The kernel cannot try this clause; Prolog can."""


@dataclass(frozen=True, slots=True, eq=False)
class _Goal:
    """A literal: which relation, of what, in which position (None: in any).

    A negated goal may have one variable of its own: there must be no value for it.
    """

    relation: str
    arguments: tuple[Argument, ...]
    position: Argument | None
    needs: frozenset[Argument]
    """What has to have a value before the goal can be checked."""
    negated: bool = False
    own: Argument | None = None


@dataclass(frozen=True, slots=True)
class _Move:
    """A literal make_move(source, target, before, after)."""

    source: Argument
    target: Argument
    before: Argument
    after: Argument

    @property
    def needs(self) -> set[Argument]:
        return {self.source, self.target, self.before}


class Planner:
    """Plans one clause, over words that the kernel computes or, if `listed`, looks up."""

    def __init__(self, clause: Clause, listed: Sequence[str] = ()) -> None:
        self.clause = clause
        self.listed = frozenset(listed)
        self.relations = kernel.RELATIONS | {
            name: kernel.FIRST_TABLE + number for number, name in enumerate(listed)
        }
        self.position, *self.move = clause.head.variables
        self.numbers: dict[Argument, int] = {v: n for n, v in enumerate(self.move)}
        self.positions: dict[Argument, int] = {self.position: _BEFORE}
        self.moves: list[_Move] = []
        self.goals: list[_Goal] = []
        for literal in clause.body:
            self._enter(literal)
        self.steps: list[list[int]] = []
        self.known: set[Argument] = {*self.move, *self.positions}

    def words(self) -> kernel.Row:
        """The program."""
        for constant in self._constants():
            self.steps.append(
                [self._number(constant), kernel.FIND, 1 << _constant_value(constant), 0]
            )
            self.known.add(constant)
        self._settle()
        while unknown := self._unknown():
            variable = max(unknown, key=self._known_about)
            self._find(variable)
            self.known.add(variable)
            self._settle()
        flat = [len(self.steps), *(word for step in self.steps for word in step)]
        return np.array(flat, np.uint64)

    def _enter(self, literal: Literal) -> None:
        types = self.clause.types
        positions = [v for v in literal.variables if types[v] == "position"]
        others = tuple(a for a in literal.arguments if a not in positions)
        if literal.predicate == "make_move":
            self._enter_move(literal, others, positions)
        elif literal.predicate not in self.relations:
            raise UnknownToKernelError(f"the kernel does not know {literal.predicate}")
        elif literal != Literal("legal_move", (*self.move, self.position)):
            place = positions[0] if positions else None
            own = self._own(literal)
            needs = frozenset((*others, *positions)) - {own}
            goal = _Goal(literal.predicate, others, place, needs, literal.negated, own)
            self.goals.append(goal)

    def _enter_move(
        self, literal: Literal, squares: tuple[Argument, ...], positions: list[Variable]
    ) -> None:
        if literal.negated or len(squares) != 2 or len(positions) != 2:
            raise UnknownToKernelError(f"the kernel does not know {literal}")
        move = _Move(*squares, *positions)
        if (*squares, positions[0]) == (*self.move, self.position) and (
            _AFTER not in self.positions.values()
        ):
            self.positions[move.after] = _AFTER
        else:
            self.moves.append(move)

    def _own(self, literal: Literal) -> Argument | None:
        """The variable that occurs under this negation only."""
        if not literal.negated:
            return None
        elsewhere = {v for lit in self.clause.body if not lit.negated for v in lit.variables}
        own = [v for v in literal.variables if v not in {*elsewhere, *self.clause.head.variables}]
        if len(own) > 1:
            raise UnknownToKernelError("the kernel knows one variable of its own in a negation")
        return own[0] if own else None

    def _constants(self) -> list[Argument]:
        used = (a for item in self._waiting() for a in _squares(item))
        return list(dict.fromkeys(a for a in used if not isinstance(a, Variable)))

    def _waiting(self) -> "list[_Goal | _Move]":
        return [*self.goals, *self.moves]

    def _unknown(self) -> list[Argument]:
        """The variables to be found, squares and the like; positions come by moves."""
        used = (a for item in self._waiting() for a in _squares(item) if a in item.needs)
        return list(dict.fromkeys(a for a in used if a not in self.known))

    def _settle(self) -> None:
        """Make the moves and check the goals that need nothing more."""
        while ready := [move for move in self.moves if move.needs <= self.known]:
            self.moves.remove(ready[0])
            self._make(ready[0])
        for goal in [g for g in self.goals if g.needs <= self.known]:
            self.goals.remove(goal)
            settled = [a for a in goal.arguments if a != goal.own] or [self.move[0]]
            operation = self._operation(goal, goal.own or settled[-1])
            self.steps.append([self._number(settled[-1]), kernel.CHECK, _ALL, 1, *operation])

    def _make(self, move: _Move) -> None:
        kind = kernel.COMPARE if move.after in self.known else kernel.MAKE
        after = self.positions.setdefault(move.after, self._next_position())
        x, y = self._number(move.source), self._number(move.target)
        packed = x | y << 8 | self.positions[move.before] << 16 | after << 24
        self.steps.append([0, kind, packed, 0])
        self.known.add(move.after)

    def _next_position(self) -> int:
        number = max(kernel.FIRST_MADE, max(self.positions.values()) + 1)
        if number - kernel.FIRST_MADE >= kernel.MAX_POSITIONS:
            raise UnknownToKernelError(f"the kernel makes {kernel.MAX_POSITIONS} moves at most")
        return number

    def _find(self, variable: Argument) -> None:
        operations = []
        for goal in [g for g in self.goals if g.needs - self.known == {variable}]:
            if goal.own is not None or goal.arguments.count(variable) > 1:
                continue  # settled when the variable has its value
            self.goals.remove(goal)
            operations.append(self._operation(goal, variable))
        for goal in self.goals:
            operations += self._projection(goal, variable)
        words = (word for operation in operations for word in operation)
        head = [self._number(variable), kernel.FIND, self._domain(variable), len(operations)]
        self.steps.append([*head, *words])

    def _projection(self, goal: _Goal, variable: Argument) -> Iterable[list[int]]:
        name = _PROJECTED.get(goal.relation)
        if name is None or goal.negated or goal.position not in self.known:
            return
        front, middle, _ = goal.arguments
        if {front, middle} - self.known == {variable} and front != middle:
            pair = _Goal(name, (front, middle), goal.position, goal.needs)
            yield self._operation(pair, variable)

    def _operation(self, goal: _Goal, unknown: Argument) -> list[int]:
        places = [n for n, argument in enumerate(goal.arguments) if argument == unknown]
        place = places[-1] if places else 0
        others = [self._number(a) for n, a in enumerate(goal.arguments) if n != place]
        x, y = (*others, 0, 0)[:2]
        position = _BEFORE if goal.position is None else self.positions[goal.position]
        if goal.relation in self.listed and position != _BEFORE:
            raise UnknownToKernelError(f"{goal.relation} is listed before the move only")
        kind = 2 if goal.own is not None else int(goal.negated)
        return [self.relations[goal.relation], place, position, x, y, kind]

    def _known_about(self, variable: Argument) -> tuple[int, int]:
        """How many goals would bind the variable, and how many at least touch what is known."""
        mine = [goal for goal in self.goals if variable in goal.arguments]
        complete = sum(goal.needs - self.known == {variable} for goal in mine)
        return complete, sum(bool(set(goal.arguments) & self.known) for goal in mine)

    def _number(self, argument: Argument) -> int:
        number = self.numbers.setdefault(argument, len(self.numbers))
        if number >= kernel.MAX_VARIABLES:
            raise UnknownToKernelError(f"the kernel has room for {kernel.MAX_VARIABLES} variables")
        return number

    def _domain(self, variable: Argument) -> int:
        assert isinstance(variable, Variable)
        type_name = self.clause.types[variable]
        if type_name not in _DOMAINS:
            raise UnknownToKernelError(f"the kernel does not know variables of type {type_name}")
        return _DOMAINS[type_name]


def _squares(item: _Goal | _Move) -> tuple[Argument, ...]:
    """The arguments that are not positions."""
    return item.arguments if isinstance(item, _Goal) else (item.source, item.target)


def _constant_value(constant: Argument) -> int:
    if isinstance(constant, int):
        return constant
    if constant in chess.SQUARE_NAMES:
        return chess.SQUARE_NAMES.index(str(constant))
    if constant in PIECES:
        return PIECES.index(str(constant)) + 1
    if constant in SIDES.values():
        return list(SIDES.values()).index(str(constant))
    raise UnknownToKernelError(f"the kernel does not know the constant {constant}")
