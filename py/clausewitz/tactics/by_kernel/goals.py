"""Clauses read as goals and moves over numbered variables, for join_plan.py."""

from collections.abc import Sequence

import chess

from clausewitz import kernel
from clausewitz.board import PIECES, SIDES
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

BEFORE, AFTER = 0, 1
"""Rows of a case: the position before its move, and after it."""


def clause_program(clause: Clause, listed: Sequence[str] = ()) -> list[int]:
    """The program of a clause, over words that the kernel computes or, if `listed`, looks up."""
    reader = ClauseReader(clause, listed)
    steps: list[Step] = []
    for constant, number in reader.constants.items():
        steps.append([number, kernel.FIND, 1 << _constant_value(constant), 0])
        reader.known.things |= variable_bit(number)
    steps += plan(reader.goals, reader.moves, reader.domains, reader.known)
    return program(steps)


def relation_numbers(listed: Sequence[str]) -> dict[str, int]:
    """The kernel's numbers of relations; those that are listed come first where names clash."""
    tables = {name: kernel.FIRST_TABLE + number for number, name in enumerate(listed)}
    return kernel.RELATIONS | tables


def remembered_numbers(names: Sequence[str]) -> dict[int, int]:
    """Other numbers of relations whose images are kept."""
    numbered = enumerate(names, kernel.FIRST_REMEMBERED)
    return {kernel.RELATIONS[name]: number for number, name in numbered}


class ClauseReader:
    """The goals and moves of one clause, and what is known at the start: a move and its squares."""

    def __init__(self, clause: Clause, listed: Sequence[str] = ()) -> None:
        self.clause = clause
        self.relations = relation_numbers(listed)
        self.head, *self.squares = clause.head.variables
        self.numbers: dict[Argument, int] = {v: n for n, v in enumerate(self.squares)}
        self.constants: dict[Argument, int] = {}
        self.domains = [DOMAINS["square"]] * len(self.squares)
        self.positions: dict[Argument, int] = {self.head: 0}
        start = position_bit(0) | sum(map(variable_bit, range(len(self.squares))))
        self.known = Known(start, {0: BEFORE})
        self.goals: list[Goal] = []
        self.moves: list[Move] = []
        for literal in clause.body:
            self._enter(literal)

    def _enter(self, literal: Literal) -> None:
        types = self.clause.types
        positions = [v for v in literal.variables if types[v] == "position"]
        others = tuple(a for a in literal.arguments if a not in positions)
        if literal.predicate == "make_move":
            self._enter_move(literal, others, positions)
        elif literal.predicate not in self.relations:
            raise UnknownToKernelError(f"the kernel does not know {literal.predicate}")
        elif literal != Literal("legal_move", (*self.squares, self.head)):
            self._enter_goal(literal, others, positions)

    def _enter_goal(
        self, literal: Literal, others: tuple[Argument, ...], positions: list[Variable]
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
        self, literal: Literal, squares: tuple[Argument, ...], positions: list[Variable]
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

    def _own(self, literal: Literal) -> Argument | None:
        """The variable that occurs under this negation only."""
        if not literal.negated:
            return None
        elsewhere = {v for lit in self.clause.body if not lit.negated for v in lit.variables}
        own = [v for v in literal.variables if v not in {*elsewhere, *self.clause.head.variables}]
        if len(own) > 1:
            raise UnknownToKernelError("the kernel knows one variable of its own in a negation")
        return own[0] if own else None

    def _bit(self, argument: Argument) -> int:
        if argument in self.positions:
            return position_bit(self.positions[argument])
        return variable_bit(self._number(argument))

    def _position(self, variable: Argument) -> int:
        return self.positions.setdefault(variable, len(self.positions))

    def _number(self, argument: Argument) -> int:
        if argument not in self.numbers:
            number = self.numbers[argument] = len(self.numbers)
            if number >= kernel.MAX_VARIABLES:
                raise UnknownToKernelError(
                    f"the kernel has room for {kernel.MAX_VARIABLES} variables"
                )
            self.domains.append(self._domain(argument))
            if not isinstance(argument, Variable):
                self.constants[argument] = number
        return self.numbers[argument]

    def _domain(self, argument: Argument) -> int:
        if not isinstance(argument, Variable):
            return 1 << _constant_value(argument)
        type_name = self.clause.types[argument]
        if type_name not in DOMAINS:
            raise UnknownToKernelError(f"the kernel does not know variables of type {type_name}")
        return DOMAINS[type_name]


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
