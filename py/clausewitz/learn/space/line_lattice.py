"""Bodies about lines of moves, ready for the kernel: what a half move binds is known from its case.

The bias says always(solver_move, (1, 3, 4, 2, 5, 0)): variable 0 is the line, 1 a half move of the
solver, 2 and 5 the positions before and after it, 3 and 4 its squares. What else is given (the
reply, the next move, the last one) has its variables after these. A case is a line and one half
move of the solver: the squares of all that is given are values of the case, and positions are rows
that stand so far from its own.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.kernel_lattice import GoalOrMove, KernelLattice, variable_number
from clausewitz.matching import join_plan
from clausewitz.matching.line_goals import FRAMES, OF_PLY, Frame, ply_goal, row_code
from clausewitz.matching.looked_up import LINE, Relations
from clausewitz.support.errors import ClausewitzError

Numbers = NDArray[np.uint64]

_MAIN = ("solver_move", (1, 3, 4, 2, 5, 0))
_LINE, _PLY = 0, 1
_KING = "facing_king"
_KINGS_FRAME = Frame("solver_ply", 1, None, None)
_ROWS = 1000  # positions that are no variables have numbers from here on, each its row's code
_FRAME = 40  # positions from here on are no positions: they say that something given was looked for
_FIRST_VALUE = 4  # words of a case before values of further variables: see clause_join.py
_MOVED, _TURN, _WHITE, _KINGS = 15, 9, 7, 6  # slots of a row: see kernel/board/row.py
_SQUARE, _TO = np.uint64(63), np.uint64(6)


class Given(NamedTuple):
    """A literal that is given: its frame, and the variables of its half move and squares."""

    frame: Frame
    ply: int
    squares: tuple[int, ...]
    """From and to; or a king's alone."""
    positions: dict[int, int]
    """Variables of positions, and how far their rows stand from that of the half move."""
    own: frozenset[int] = frozenset()
    """Its squares and positions that nothing before it binds."""

    @property
    def variables(self) -> set[int]:
        return {*self.squares, *self.positions}


def given_of(space: Space) -> list[Given]:
    """What is given in a space about lines, the solver's move first."""
    if _MAIN not in space.bias.always:
        name, variables = _MAIN
        raise ClausewitzError(
            f"a bias for lines of moves says always({name}, {variables}): 1 is the half move, "
            "2 and 5 the positions before and after it, 3 and 4 its squares"
        )
    found: list[Given] = []
    bound: set[int] = set()
    for literal in (_MAIN, *space.bias.given):
        given = _given(*literal)
        found.append(given._replace(own=frozenset(given.variables - bound)))
        bound |= given.variables
    return found


def _given(name: str, variables: tuple[int, ...]) -> Given:
    if name == _KING:
        ply, square, _ = variables
        return Given(_KINGS_FRAME, ply, (square,), {})
    frame = FRAMES.get(name)
    if frame is None or name == "first_move":
        raise ClausewitzError(f"given({name}, …): that is none of a line's moves")
    ply, source, target = variables[:3]
    if frame.plies == "solver_ply" and ply != _PLY:
        raise ClausewitzError(f"given({name}, …): its half move is variable {_PLY}, the solver's")
    offsets = ((frame.before, frame.row - 1), (frame.after, frame.row))
    positions = {variables[place]: offset for place, offset in offsets if place is not None}
    return Given(frame, ply, (source, target), positions)


class LineLattice(KernelLattice):
    """The bodies of a space about lines."""

    def __init__(
        self,
        space: Space,
        relations: Relations | None = None,
        remembered: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(space, relations, remembered)
        self._given = given_of(space)
        self._rows = {
            variable: row_code(variable_number(given.ply), offset)
            for given in self._given
            for variable, offset in given.positions.items()
        }
        self._start_words = {name for name, _ in space.bias.always}

    def _known(self) -> join_plan.Known:
        things = join_plan.variable_bit(variable_number(_PLY))
        for given in self._given:
            for variable in (given.ply, *given.squares):
                things |= join_plan.variable_bit(variable_number(variable))
        return join_plan.Known(things, dict(self._rows), self.remembered)

    def _settled(self, number: int, known: join_plan.Known) -> list[GoalOrMove]:
        """What an atom requires, and that there is what it speaks of."""
        if self.atoms[number][0] in self._start_words:
            return []
        goal = self.goal(number)
        found = [*self._exist(number, known), goal]
        if isinstance(goal, join_plan.Goal):
            known.rows.setdefault(goal.position, goal.position - _ROWS)
        return found

    def _exist(self, number: int, known: join_plan.Known) -> list[join_plan.Goal]:
        """That the line has the half moves that an atom speaks of."""
        spoken, goals = self.variables(number), list[join_plan.Goal]()
        for place, given in enumerate(self._given):
            mark = join_plan.position_bit(_FRAME + place)
            if known.things & mark or not spoken & given.own:
                continue
            known.things |= mark
            ply = variable_number(given.ply)
            relation = self.relations[given.frame.plies]
            for offset in (given.frame.row - 1, given.frame.row):
                if offset not in (0, 1):
                    code = row_code(ply, offset)
                    known.rows[_ROWS + code] = code
                    needs = join_plan.variable_bit(ply)
                    goals.append(join_plan.Goal(relation, (ply,), _ROWS + code, needs))
        return goals

    def _goal(self, number: int) -> GoalOrMove:
        name, arguments = self.atoms[number]
        word = self._words[name]
        if LINE in word.types:
            return self._line_goal(number)
        found = super()._goal(number)
        needs = found.needs
        for variable in arguments:
            if variable in self._rows:  # known as soon as its half move is: always
                needs &= ~join_plan.position_bit(variable)
        return found._replace(needs=needs)

    def _line_goal(self, number: int) -> join_plan.Goal:
        """The goal of a word of a line or of a half move."""
        name, arguments = self.atoms[number]
        word = self._words[name]
        values = tuple(
            self._constants[a.constant] if not isinstance(a, int) else variable_number(a)
            for a in word.filled(arguments)
            if a != _LINE
        )
        if word.name in OF_PLY:
            ply, *rest = values
            goal, code = ply_goal(word.name, ply, tuple(rest), word.negated)
            return goal._replace(position=_ROWS + code, ply=join_plan.NONE)
        needs = sum(map(join_plan.variable_bit, values))
        kind = join_plan.OTHERS_FIT if word.negated else join_plan.FITS
        position = _ROWS + kernel.LAST_OF_LINE
        return join_plan.Goal(self.relations[word.name], values, position, needs, kind)


def cases_of_plies(space: Space, rows: kernel.Row, lines: kernel.Row) -> tuple[Numbers, Numbers]:
    """A case for each half move of the solver in each line, and the number of the line of each.

    `lines` is the table of the lines as cases: see clause_join.py.
    """
    first, last = lines[:, 0].astype(np.int64), lines[:, 1].astype(np.int64)
    last_ply = last - first - 1
    numbers = np.repeat(np.arange(len(lines)), (last_ply + 1) // 2)
    starts = np.repeat(np.cumsum((last_ply + 1) // 2) - (last_ply + 1) // 2, (last_ply + 1) // 2)
    plies = 2 * (np.arange(len(numbers)) - starts) + 1
    width = _FIRST_VALUE + max(0, len(space.start_types) - 3)
    table = np.zeros((len(numbers), width), np.uint64)
    table[:, :_FIRST_VALUE] = lines[numbers]
    table[:, 2] = plies
    for given in given_of(space):
        own = plies
        if given.frame.plies == "last_ply":
            own = (last_ply - (1 - last_ply % 2))[numbers]
            _set(table, given.ply, own.astype(np.uint64))
        at = own + given.frame.row
        there = (at > lines[numbers, 3].astype(np.int64)) & (at <= (last - first)[numbers])
        chosen = rows[np.where(there, first[numbers] + at, 0)]
        for variable, squares in zip(given.squares, _squares(given, chosen), strict=True):
            _set(table, variable, np.where(there, squares, 0))
    return table, numbers.astype(np.uint64)


def _squares(given: Given, rows: Numbers) -> list[Numbers]:
    """The squares that something given has in each row."""
    if given.frame is _KINGS_FRAME:
        sides = np.where(rows[:, _TURN] == 0, rows[:, _WHITE], rows[:, _WHITE + 1])
        return [np.log2((sides & rows[:, _KINGS]).astype(np.float64)).astype(np.uint64)]
    words = rows[:, _MOVED]
    return [words & _SQUARE, (words >> _TO) & _SQUARE]


def _set(table: Numbers, variable: int, values: Numbers) -> None:
    table[:, variable_number(variable) + 2] = values
