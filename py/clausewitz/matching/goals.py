"""Clauses read as goals and moves over numbered variables, for join_plan.py."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from clausewitz import kernel
from clausewitz.clauses import Argument, Clause, Literal, Variable
from clausewitz.matching.join_plan import (
    DOMAINS,
    FITS,
    NONE,
    NONE_FITS,
    OTHERS_FIT,
    Denial,
    Goal,
    Known,
    Move,
    Step,
    plan,
    position_bit,
    program,
    variable_bit,
)
from clausewitz.matching.line_goals import (
    FRAMES,
    MOST_PLIES,
    OF_LINE,
    OF_PLY,
    frame_goals,
    ply_goal,
    row_code,
    row_of_code,
)
from clausewitz.matching.looked_up import Relations, UnknownToKernelError, Value
from clausewitz.matching.step_order import cheap_steps
from clausewitz.matching.unfolding import DeniedBody

BEFORE, AFTER = 0, 1
"""Rows of a case: the position before its move, and after it."""


def clause_program(clause: Clause, relations: Relations) -> list[int]:
    """The program of a clause, over words that the kernel computes or looks up."""
    return program(ClauseReader(clause, relations).cheap_steps())


class Constant(NamedTuple):
    """A constant of a clause; the kernel has a variable for it, with one value."""

    type: str
    value: Value


class _Between(NamedTuple):
    """A half move between two that a clause speaks of."""

    number: int


Term = Variable | Constant | _Between


class ClauseReader:
    """The goals and moves of one clause, and what is known at the start.

    Of a clause name(Position, From, To) that is a move and its squares; of a clause name(Line) it
    is nothing.
    """

    def __init__(self, clause: Clause, relations: Relations) -> None:
        self.clause = clause
        self.relations = relations
        self.head, *self.squares = clause.head.variables
        self.of_line = clause.types.get(self.head) == "line"
        self.bound = {*clause.head.variables, *_bound(clause.body)}
        self.played = {*_played(clause.body)}
        """Half moves that the line has, where the clause holds."""
        self.numbers: dict[Term, int] = {}
        self.domains: list[int] = []
        self.positions: dict[Term | int, int] = {} if self.of_line else {self.head: 0}
        self.plies: dict[Term, int] = {}
        """Of the positions of a line, the variable of the half move that determines them."""
        start = sum(variable_bit(self._number(variable)) for variable in self.squares)
        rows = {} if self.of_line else {0: BEFORE}
        start |= 0 if self.of_line else position_bit(0)
        for variable, type_name in clause.types.items():
            if type_name == "ply":
                self._number(variable)  # first of all: positions have space for few numbers
        self.known = Known(start, rows, before_only=relations.before_only)
        self.goals: list[Goal | Denial] = []
        self.moves: list[Move] = []
        for literal in _frames_first(clause.body):
            self._enter(literal)

    @property
    def square_set(self) -> int:
        """The set of the variables that are squares."""
        types = self.clause.types
        return sum(
            variable_bit(number)
            for term, number in self.numbers.items()
            if isinstance(term, Variable) and types[term] == "square"
        )

    def steps(self) -> list[Step]:
        return plan(self.goals, self.moves, self.domains, self.known)

    def cheap_steps(self) -> list[Step]:
        """Those that cost least, which takes longer to find out."""
        orderer = None if self.of_line else cheap_steps
        return plan(self.goals, self.moves, self.domains, self.known, orderer)

    def _enter(self, literal: Literal) -> None:
        if isinstance(literal, DeniedBody):
            self._enter_denial(literal)
            return
        if literal.negated and self._is_denied_whole(literal):
            self._enter_denial(DeniedBody("\\+", (), True, (replace(literal, negated=False),)))
            return
        types = self.clause.types
        positions = [v for v in literal.variables if types[v] == "position"]
        others = tuple(
            self._term(a, n, literal)
            for n, a in enumerate(literal.arguments)
            if a not in positions and (not isinstance(a, Variable) or types[a] != "line")
        )
        if literal.predicate == "make_move":
            self._enter_move(literal, others, positions)
        elif literal.predicate in FRAMES:
            self._enter_frame(literal, others)
        elif literal.predicate in OF_PLY:
            self._enter_ply(literal, others)
        elif literal.predicate not in self.relations:
            raise UnknownToKernelError(f"the kernel does not know {literal.predicate}")
        elif literal != Literal("legal_move", (*self.squares, self.head)):
            self._enter_goal(literal, others, positions)

    def _term(self, argument: Argument, place: int, literal: Literal) -> Term:
        if isinstance(argument, Variable):
            return argument
        types = self.relations.types(*literal.key)
        return Constant(types[place], argument)

    def _is_denied_whole(self, literal: Literal) -> bool:
        """Whether it takes more than a look at values to see that it does not hold.

        It may have several variables of its own; a move may not be legal, or not be played; and
        what is said of a half move does not hold if the line has no such half move.
        """
        own = self._own(literal)
        if literal.predicate in OF_PLY:
            return bool(own) or literal.arguments[0] not in self.played
        return (
            literal.predicate == "make_move"
            or literal.predicate in FRAMES
            or len(own) > 1
            or any(self.clause.types[variable] == "position" for variable in own)
        )

    def _enter_denial(self, denial: DeniedBody) -> None:
        """What is inside is planned apart, once what it shares with the rest is known."""
        goals, moves, bound, played = self.goals, self.moves, self.bound, self.played
        self.goals, self.moves = [], []
        self.bound = bound | {*_bound(denial.inside)}
        self.played = played | {*_played(denial.inside)}
        for literal in _frames_first(denial.inside):
            self._enter(literal)
        shared = {v for literal in denial.inside for v in variables_of(literal)} & bound
        needs = sum({self._bit(v) for v in shared if self.clause.types[v] != "line"})
        inside = Denial(tuple(self.goals), tuple(self.moves), needs or _all_needs(goals))
        self.goals, self.moves, self.bound, self.played = goals, moves, bound, played
        self.goals.append(inside)

    def _enter_goal(
        self, literal: Literal, others: tuple[Term, ...], positions: list[Variable]
    ) -> None:
        position, ply = NONE, NONE
        if literal.predicate in OF_LINE:
            position = self._row(kernel.LAST_OF_LINE)
        elif positions:
            position = self._position(positions[0])
            ply = self.plies.get(positions[0], NONE)
        own = self._own(literal)
        arguments = tuple(self._number(argument) for argument in others)
        bits = {self._bit(argument) for argument in {*others, *positions} - own}
        kind = FITS if not literal.negated else NONE_FITS if own else OTHERS_FIT
        number = self._number(*own) if own else NONE
        relation = self.relations[literal.predicate]
        self._add(Goal(relation, arguments, position, sum(bits), kind, number, ply))

    def _add(self, goal: Goal) -> None:
        """Helpers that are unfolded often say the same twice."""
        if goal not in self.goals:
            self.goals.append(goal)

    def _enter_frame(self, literal: Literal, others: tuple[Term, ...]) -> None:
        frame, arguments = FRAMES[literal.predicate], literal.arguments
        if literal.predicate == "first_move":
            others, arguments = (Constant("ply", 1), *others), (1, *arguments)
        ply, source, target = map(self._number, others)
        if ply >= MOST_PLIES:
            raise UnknownToKernelError(f"the kernel knows {MOST_PLIES} half moves of a clause")
        for goal, code in frame_goals(frame, ply, (source, target)):
            self._add(goal._replace(position=self._row(code)))
        for place, offset in ((frame.before, frame.row - 1), (frame.after, frame.row)):
            if place is not None:
                self._place(arguments[place], ply, offset)

    def _enter_ply(self, literal: Literal, others: tuple[Term, ...]) -> None:
        ply, *rest = map(self._number, others)
        goal, code = ply_goal(literal.predicate, ply, tuple(rest), literal.negated)
        exists = Goal(self.relations["ply"], (ply,), self._row(kernel.LAST_OF_LINE), 1 << ply)
        self._add(exists)
        self._add(goal._replace(position=self._row(code)))

    def _place(self, variable: Argument, ply: int, offset: int) -> None:
        """Say in which row of the line a position stands: so far from that of a half move."""
        assert isinstance(variable, Variable)
        number = self.positions.get(variable)
        if number is None:
            self.known.rows[self._position(variable)] = row_code(ply, offset)
            self.plies[variable] = ply
        elif number in self.known.rows:
            self._equate(row_of_code(self.known.rows[number]), (ply, offset))
        else:
            raise UnknownToKernelError(f"the kernel does not know whether {variable} is played")

    def _equate(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Say that two rows of a line are the same. No position comes twice: clocks go on."""
        (first, offset), (last, other_offset) = sorted((one, other), key=lambda row: row[1])
        steps = other_offset - offset  # by which the first half move is the later one
        between = [self._number(_Between(len(self.numbers))) for _ in range(steps - 1)]
        if first == last and steps == 0:
            return
        chain = [last, *between, first]
        relation = self.relations["next_ply" if steps else "same_pos"]
        for earlier, later in pairwise(chain):
            needs = variable_bit(earlier) | variable_bit(later)
            self._add(Goal(relation, (earlier, later), NONE, needs))

    def _row(self, code: int) -> int:
        """The number of the position in a row of the line that no variable need stand for."""
        number = self.positions.setdefault(code, len(self.positions))
        self.known.rows[number] = code
        return number

    def _enter_move(
        self, literal: Literal, squares: tuple[Term, ...], positions: list[Variable]
    ) -> None:
        if len(squares) != 2 or len(positions) != 2:
            raise UnknownToKernelError(f"the kernel does not know {literal}")
        before, after = map(self._position, positions)
        if (*squares, positions[0]) == (*self.squares, self.head) and (
            AFTER not in self.known.rows.values()
        ):
            self.known.rows[after] = AFTER
            self.known.things |= position_bit(after)
            return
        source, target = map(self._number, squares)
        needs = {variable_bit(source), variable_bit(target), self._bit(positions[0])}
        if positions[1] in self.plies:
            needs.add(self._bit(positions[1]))
        self.moves.append(Move(source, target, before, after, sum(needs)))

    def _own(self, literal: Literal) -> set[Variable]:
        """The variables that occur under this negation only."""
        return {*literal.variables} - self.bound if literal.negated else set()

    def _bit(self, argument: Term) -> int:
        if argument in self.plies:
            return variable_bit(self.plies[argument])
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
                    f"the kernel takes up to {kernel.MAX_VARIABLES} variables"
                )
            self.domains.append(self._domain(argument))
        return self.numbers[argument]

    def _domain(self, argument: Term) -> int:
        if isinstance(argument, Constant):
            return 1 << self.relations.code(argument.type, argument.value)
        type_name = "ply" if isinstance(argument, _Between) else self.clause.types[argument]
        if type_name not in DOMAINS:
            raise UnknownToKernelError(f"the kernel does not know variables of type {type_name}")
        return DOMAINS[type_name]


def _frames_first(body: Iterable[Literal]) -> list[Literal]:
    """In which rows of a line positions stand is to be known before these are spoken of."""
    return sorted(body, key=lambda literal: literal.negated or literal.predicate not in FRAMES)


def _all_needs(goals: Iterable[Goal | Denial]) -> int:
    """What the goals before a denial of the whole line need: as in Prolog, they come first."""
    needs = 0
    for goal in goals:
        needs |= goal.needs
    return needs


def _bound(body: Iterable[Literal]) -> Iterator[Variable]:
    """The variables that the literals bind: those that are not denied."""
    for literal in body:
        if not literal.negated:
            yield from literal.variables


def _played(body: Iterable[Literal]) -> Iterator[Argument]:
    """The half moves that the literals say are played: those that are not denied."""
    for literal in body:
        if not literal.negated and (
            literal.predicate in (*OF_PLY, "solver_ply", "last_ply")
            or (literal.predicate in FRAMES and literal.predicate != "first_move")
        ):
            yield literal.arguments[0]


def variables_of(literal: Literal) -> Iterator[Variable]:
    """The variables of a literal, and of all that it denies."""
    if isinstance(literal, DeniedBody):
        for inside in literal.inside:
            yield from variables_of(inside)
    else:
        yield from literal.variables
