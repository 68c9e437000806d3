"""Clauses tried by the kernel on many positions at once.

The same meaning as in Prolog, and tests hold the two together. What the kernel does not know (a
predicate, a position beyond the one after the move) is said so, and is Prolog's to answer.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.board import PIECES, SIDES
from clausewitz.clauses import (
    Argument,
    Clause,
    Literal,
    Tactic,
    Theory,
    Variable,
)
from clausewitz.errors import ClausewitzError

Matches = NDArray[np.bool_]

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


class UnknownToKernelError(ClausewitzError):
    """The kernel cannot try this clause; Prolog can."""


@dataclass(frozen=True, slots=True)
class Cases:
    """Every legal move of some positions, ready to be tried. A promotion is one move."""

    rows: kernel.Row
    table: kernel.Row
    """A line for each case: the row before and after the move, from, to."""
    listed: kernel.Tables = kernel.NO_TABLES
    names: tuple[str, ...] = ()
    """Predicates that the kernel does not compute but looks up, before the move only."""

    def __len__(self) -> int:
        return len(self.table)

    def position(self, case: int) -> int:
        """Which of the positions the case belongs to."""
        return int(self.table[case, 0])

    def move(self, case: int) -> str:
        """The squares of the move, as in e2e4."""
        origin, target = map(int, self.table[case, 2:])
        return chess.square_name(origin) + chess.square_name(target)


def cases_of(boards: Sequence[chess.Board]) -> Cases:
    """The cases of the positions, position by position."""
    rows, table = kernel.cases([kernel.from_board(board) for board in boards])
    return Cases(rows, table)


def matches(clause: Clause, cases: Cases, among: NDArray[np.uint64] | None = None) -> Matches:
    """For each case (or each of those numbered in `among`), whether the clause proposes it."""
    words = program(clause, cases.names)
    return kernel.try_cases(words, cases.rows, cases.listed, cases.table, among)


def with_listed(
    cases: Cases, relations: Mapping[str, Sequence[Sequence[tuple[int, ...]]]]
) -> Cases:
    """The cases with relations that are listed for each position, as tuples of squares."""
    arities = {
        name: max((len(t) for p in found for t in p), default=1)
        for name, found in relations.items()
    }
    tables = kernel.tables([(arities[n], f) for n, f in relations.items()], len(cases.rows))
    return replace(cases, listed=tables, names=tuple(relations))


def tactic_matches(tactic: Tactic, theory: Theory, cases: Cases) -> Matches:
    """For each case, whether some clause of the tactic proposes it; helpers are unfolded."""
    found = np.zeros(len(cases), np.bool_)
    for clause in tactic.clauses:
        for plain in unfolded(clause, theory.helpers):
            found |= matches(plain, cases)
    return found


def program(clause: Clause, listed: Sequence[str] = ()) -> kernel.Row:
    """The clause, over the vocabulary and listed predicates, as words for kernel/joining.py."""
    return _Planner(clause, listed).words()


def unfolded(clause: Clause, helpers: Sequence[Clause]) -> list[Clause]:
    """The clauses over the vocabulary alone that a clause over helpers too stands for."""
    known = {helper.head.key for helper in helpers}
    for place, literal in enumerate(clause.body):
        if literal.key in known:
            if literal.negated:
                raise UnknownToKernelError(f"the kernel does not know negated helpers: {literal}")
            bodies = [h for h in helpers if h.head.key == literal.key]
            return [
                plain
                for number, helper in enumerate(bodies)
                for plain in unfolded(_unfold(clause, place, helper, f"{place}{number}"), helpers)
            ]
    return [clause]


def _unfold(clause: Clause, place: int, helper: Clause, mark: str) -> Clause:
    """The clause with a literal replaced by a helper's body, its variables renamed apart."""
    literal = clause.body[place]
    meaning: dict[Argument, Argument] = dict(
        zip(helper.head.arguments, literal.arguments, strict=True)
    )
    types = dict(clause.types)
    for variable, type_name in helper.types.items():
        if variable not in meaning:
            fresh = Variable(f"{variable.name}_{len(types)}_{mark}")
            meaning[variable], types[fresh] = fresh, type_name
    body = [
        Literal(lit.predicate, tuple(meaning.get(a, a) for a in lit.arguments), lit.negated)
        for lit in helper.body
    ]
    return Clause(clause.head, (*clause.body[:place], *body, *clause.body[place + 1 :]), types)


@dataclass(frozen=True, slots=True)
class _Goal:
    """A literal without its position arguments: which relation, of what, where.

    A negated goal may have one variable of its own: there must be no value for it.
    """

    relation: str
    arguments: tuple[Argument, ...]
    after: bool
    negated: bool = False
    own: Argument | None = None

    @property
    def variables(self) -> set[Argument]:
        return set(self.arguments) - {self.own}


class _Planner:
    """Orders the search: each variable when most is known of it, each literal as soon as it can."""

    def __init__(self, clause: Clause, listed: Sequence[str] = ()) -> None:
        self.clause = clause
        self.relations = kernel.RELATIONS | {
            name: kernel.FIRST_TABLE + number for number, name in enumerate(listed)
        }
        self.position, *self.move = clause.head.variables
        self.after: Argument | None = None
        self.numbers: dict[Argument, int] = {v: n for n, v in enumerate(self.move)}
        self.waiting = [g for literal in self._moves_first() for g in self._goals(literal)]
        self.steps: list[list[int]] = []

    def words(self) -> kernel.Row:
        bound: set[Argument] = set(self.move)
        for constant in self._constants():
            self._add_constant(constant)
            bound.add(constant)
        self._settle(bound)
        while rest := [
            v for goal in self.waiting for v in goal.arguments if v in goal.variables - bound
        ]:
            variable = max(dict.fromkeys(rest), key=lambda v: self._known_about(v, bound))
            self._add_step(variable, bound)
            bound.add(variable)
            self._settle(bound)
        flat = [len(self.steps), *(word for step in self.steps for word in step)]
        return np.array(flat, np.uint64)

    def _moves_first(self) -> list[Literal]:
        return sorted(self.clause.body, key=lambda literal: literal.predicate != "make_move")

    def _goals(self, literal: Literal) -> Iterable[_Goal]:
        """The literal for the kernel: none, where every case is of that kind already."""
        types = self.clause.types
        places = [isinstance(a, Variable) and types[a] == "position" for a in literal.arguments]
        positions = [a for a, p in zip(literal.arguments, places, strict=True) if p]
        others = tuple(a for a, p in zip(literal.arguments, places, strict=True) if not p)
        if literal.predicate == "make_move" and not literal.negated:
            self._enter_move(others, positions)
            return
        if literal.predicate == "legal_move" and (*others, *positions) == (
            *self.move,
            self.position,
        ):
            return
        after, own = self._is_after(positions), self._own(literal)
        yield _Goal(self._relation(literal), others, after, literal.negated, own)

    def _enter_move(self, squares: tuple[Argument, ...], positions: list[Argument]) -> None:
        if (*squares, positions[0]) != (*self.move, self.position) or self.after is not None:
            raise UnknownToKernelError("the kernel looks one move ahead, the move of the head")
        self.after = positions[1]

    def _is_after(self, positions: list[Argument]) -> bool:
        if not positions or positions == [self.position]:
            return False
        if positions == [self.after]:
            return True
        raise UnknownToKernelError("the kernel looks one move ahead, the move of the head")

    def _relation(self, literal: Literal) -> str:
        if literal.predicate not in self.relations:
            raise UnknownToKernelError(f"the kernel does not know {literal.predicate}")
        return literal.predicate

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
        found = (a for goal in self.waiting for a in goal.arguments if not isinstance(a, Variable))
        return list(dict.fromkeys(found))

    def _add_constant(self, constant: Argument) -> None:
        value = _constant_value(constant)
        self.steps.append([self._number(constant), 0, 1 << value, 0])

    def _settle(self, bound: set[Argument]) -> None:
        """Check the goals all of whose variables have values by now."""
        for goal in [g for g in self.waiting if g.variables <= bound]:
            self.waiting.remove(goal)
            settled = [a for a in goal.arguments if a != goal.own] or [self.move[0]]
            operation = self._operation(goal, goal.own or settled[-1])
            self.steps.append([self._number(settled[-1]), 1, _ALL, 1, *operation])

    def _add_step(self, variable: Argument, bound: set[Argument]) -> None:
        step = [self._number(variable), 0, _DOMAINS[self._type(variable)]]
        operations = []
        for goal in [g for g in self.waiting if g.variables - bound == {variable}]:
            if goal.own is not None or goal.arguments.count(variable) > 1:
                continue  # settled when the variable has its value
            self.waiting.remove(goal)
            operations.append(self._operation(goal, variable))
        for goal in self.waiting:
            operations += self._projection(goal, variable, bound)
        self.steps.append([*step, len(operations), *(w for op in operations for w in op)])

    def _projection(
        self, goal: _Goal, variable: Argument, bound: set[Argument]
    ) -> Iterable[list[int]]:
        name = _PROJECTED.get(goal.relation)
        if name is None or goal.negated or goal.arguments.count(variable) > 1:
            return
        front, middle, _ = goal.arguments
        if (variable == middle and front in bound) or (variable == front and middle in bound):
            pair = _Goal(name, (front, middle), goal.after)
            yield self._operation(pair, variable)

    def _operation(self, goal: _Goal, unknown: Argument) -> list[int]:
        place = (
            len(goal.arguments) - 1 - goal.arguments[::-1].index(unknown) if goal.arguments else 0
        )
        others = [self._number(a) for n, a in enumerate(goal.arguments) if n != place]
        x, y = (*others, 0, 0)[:2]
        relation = self.relations[goal.relation]
        kind = 2 if goal.own is not None else int(goal.negated)
        return [relation, place, int(goal.after), x, y, kind]

    def _known_about(self, variable: Argument, bound: set[Argument]) -> tuple[int, int]:
        """How many goals would bind the variable, and how many at least touch what is bound."""
        mine = [goal for goal in self.waiting if variable in goal.arguments]
        complete = sum(goal.variables - bound == {variable} for goal in mine)
        return complete, sum(bool(goal.variables & bound) for goal in mine)

    def _number(self, argument: Argument) -> int:
        number = self.numbers.setdefault(argument, len(self.numbers))
        if number >= kernel.MAX_VARIABLES:
            raise UnknownToKernelError(f"the kernel has room for {kernel.MAX_VARIABLES} variables")
        return number

    def _type(self, variable: Argument) -> str:
        assert isinstance(variable, Variable)
        type_name = self.clause.types[variable]
        if type_name not in _DOMAINS:
            raise UnknownToKernelError(f"the kernel does not know variables of type {type_name}")
        return type_name


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
