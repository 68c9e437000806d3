"""Clauses read as goals and moves over numbered variables, for join_plan.py."""

from typing import NamedTuple

from clausewitz import kernel
from clausewitz.clauses import Argument, Clause, Literal, Variable
from clausewitz.tactics.by_kernel.join_plan import (
    DOMAINS,
    FITS,
    NONE,
    NONE_FITS,
    OTHERS_FIT,
    Goal,
    Known,
    Move,
    Step,
    UnknownToKernelError,
    plan,
    position_bit,
    program,
    variable_bit,
)
from clausewitz.tactics.by_kernel.looked_up import Relations, Value

BEFORE, AFTER = 0, 1
"""Rows of a case: the position before its move, and after it."""


def clause_program(clause: Clause, relations: Relations) -> list[int]:
    """The program of a clause, over words that the kernel computes or looks up."""
    return program(ClauseReader(clause, relations).steps())


class Constant(NamedTuple):
    """A constant of a clause; the kernel has a variable for it, with one value."""

    type: str
    value: Value


Term = Variable | Constant


class ClauseReader:
    """The goals and moves of one clause, and what is known at the start: a move and its squares."""

    def __init__(self, clause: Clause, relations: Relations) -> None:
        self.clause = clause
        self.relations = relations
        self.head, *self.squares = clause.head.variables
        self.numbers: dict[Term, int] = {v: n for n, v in enumerate(self.squares)}
        self.domains = [DOMAINS["square"]] * len(self.squares)
        self.positions: dict[Term, int] = {self.head: 0}
        start = position_bit(0) | sum(map(variable_bit, range(len(self.squares))))
        self.known = Known(start, {0: BEFORE}, before_only=relations.before_only)
        self.goals: list[Goal] = []
        self.moves: list[Move] = []
        for literal in clause.body:
            self._enter(literal)

    def steps(self) -> list[Step]:
        return plan(self.goals, self.moves, self.domains, self.known)

    def _enter(self, literal: Literal) -> None:
        types = self.clause.types
        positions = [v for v in literal.variables if types[v] == "position"]
        others = tuple(
            self._term(a, n, literal) for n, a in enumerate(literal.arguments) if a not in positions
        )
        if literal.predicate == "make_move":
            self._enter_move(literal, others, positions)
        elif literal.predicate not in self.relations:
            raise UnknownToKernelError(f"the kernel does not know {literal.predicate}")
        elif literal != Literal("legal_move", (*self.squares, self.head)):
            self._enter_goal(literal, others, positions)

    def _term(self, argument: Argument, place: int, literal: Literal) -> Term:
        if isinstance(argument, Variable):
            return argument
        types = self.relations.types(*literal.key)
        return Constant(types[place], argument)

    def _enter_goal(
        self, literal: Literal, others: tuple[Term, ...], positions: list[Variable]
    ) -> None:
        position = self._position(positions[0]) if positions else NONE
        own = self._own(literal)
        arguments = tuple(self._number(argument) for argument in others)
        needs = sum(self._bit(argument) for argument in {*others, *positions} - {own})
        kind = FITS if not literal.negated else OTHERS_FIT if own is None else NONE_FITS
        if own is not None and own in positions:
            raise UnknownToKernelError(f"the kernel does not know {literal}: in which position?")
        number = NONE if own is None else self._number(own)
        relation = self.relations[literal.predicate]
        self.goals.append(Goal(relation, arguments, position, needs, kind, number))

    def _enter_move(
        self, literal: Literal, squares: tuple[Term, ...], positions: list[Variable]
    ) -> None:
        if literal.negated or len(squares) != 2 or len(positions) != 2:
            raise UnknownToKernelError(f"the kernel does not know {literal}")
        before, after = map(self._position, positions)
        if (*squares, positions[0]) == (*self.squares, self.head) and (
            AFTER not in self.known.rows.values()
        ):
            self.known.rows[after] = AFTER
            self.known.things |= position_bit(after)
            return
        source, target = map(self._number, squares)
        needs = variable_bit(source) | variable_bit(target) | position_bit(before)
        self.moves.append(Move(source, target, before, after, needs))

    def _own(self, literal: Literal) -> Variable | None:
        """The variable that occurs under this negation only."""
        if not literal.negated:
            return None
        elsewhere = {v for lit in self.clause.body if not lit.negated for v in lit.variables}
        own = [v for v in literal.variables if v not in {*elsewhere, *self.clause.head.variables}]
        if len(own) > 1:
            raise UnknownToKernelError("the kernel knows one variable of its own in a negation")
        return own[0] if own else None

    def _bit(self, argument: Term) -> int:
        if argument in self.positions:
            return position_bit(self.positions[argument])
        return variable_bit(self._number(argument))

    def _position(self, variable: Variable) -> int:
        return self.positions.setdefault(variable, len(self.positions))

    def _number(self, argument: Term) -> int:
        if argument not in self.numbers:
            number = self.numbers[argument] = len(self.numbers)
            if number >= kernel.MAX_VARIABLES:
                raise UnknownToKernelError(
                    f"the kernel has room for {kernel.MAX_VARIABLES} variables"
                )
            self.domains.append(self._domain(argument))
        return self.numbers[argument]

    def _domain(self, argument: Term) -> int:
        if isinstance(argument, Constant):
            return 1 << self.relations.code(argument.type, argument.value)
        type_name = self.clause.types[argument]
        if type_name not in DOMAINS:
            raise UnknownToKernelError(f"the kernel does not know variables of type {type_name}")
        return DOMAINS[type_name]
