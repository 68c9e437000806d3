"""The bodies of a space, each ready to be planned for the kernel.

What the kernel has to know of a literal is worked out once. Tasks of other domains do without all
of this, and without the time that it takes to load the kernel.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from clausewitz import kernel
from clausewitz.learn.space.bias import FixedArgument
from clausewitz.learn.space.hypothesis_space import Space, Types
from clausewitz.learn.space.lattice import Body, Lattice, NumberedAtom
from clausewitz.matching import join_plan
from clausewitz.matching.goals import AFTER, BEFORE
from clausewitz.matching.looked_up import Relations, UnknownToKernelError
from clausewitz.support.errors import ClausewitzError

_POSITION, _SOURCE, _TARGET = 0, 1, 2  # the head's variables
_HEAD = ("position", "square", "square")

GoalOrMove = join_plan.Goal | join_plan.Move


class KernelLattice(Lattice):
    """The bodies of a space; those of clauses f(Position, From, To) can be planned."""

    def __init__(
        self,
        space: Space,
        relations: Relations | None = None,
        remembered: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(space)
        self.relations = Relations() if relations is None else relations
        self.remembered = remembered or {}
        self._words = {word.label: word for word in space.bias.body}
        self._constants = self._numbered_constants()
        self.goal = cache(self._goal)
        self.refinement = cache(self._refinement)
        self.domains = cache(self._domains)

    def plan(self, body: Body, types: Types) -> tuple[list[join_plan.Step], join_plan.Known]:
        """The steps of a body's program, and what is known after them."""
        known = self._known()
        return self._steps(body, types, known), known

    def _refinement(
        self, number: int, types: Types, things: int, rows: frozenset[tuple[int, int]]
    ) -> list[int]:
        known = join_plan.Known(things, dict(rows), self.remembered)
        return join_plan.program(self._steps([number], types, known))

    def _steps(
        self, body: Iterable[int], types: Types, known: join_plan.Known
    ) -> list[join_plan.Step]:
        goals, moves = self._goals(body, known)
        return join_plan.plan(goals, moves, self.domains(types), known)

    def _known(self) -> join_plan.Known:
        """What a case says: the position and the squares of a move."""
        if self.space.bias.head.types != _HEAD:
            raise UnknownToKernelError("the kernel tries clauses of a position and two squares")
        things = join_plan.position_bit(_POSITION) | join_plan.variable_bit(
            variable_number(_SOURCE)
        )
        things |= join_plan.variable_bit(variable_number(_TARGET))
        return join_plan.Known(things, {_POSITION: BEFORE}, self.remembered)

    def _goals(
        self, body: Iterable[int], known: join_plan.Known
    ) -> tuple[list[join_plan.Goal], list[join_plan.Move]]:
        """What the atoms require."""
        goals: list[join_plan.Goal] = []
        moves: list[join_plan.Move] = []
        for number in body:
            for part in self._settled(number, known):
                if isinstance(part, join_plan.Goal):
                    goals.append(part)
                else:
                    moves.append(part)
        return goals, moves

    def refinements(
        self, growths: Iterable[NumberedAtom], known: join_plan.Known
    ) -> Iterator[list[int]]:
        """For each growth, the program to be run once a body's own is done."""
        rows = frozenset(known.rows.items())
        for growth in growths:
            yield self.refinement(growth.number, growth.types, known.things, rows)

    def _settled(self, number: int, known: join_plan.Known) -> list[GoalOrMove]:
        """What is to be planned for an atom; nothing where a case itself says so."""
        name, arguments = self.atoms[number]
        if (name, arguments) == ("legal_move", (_SOURCE, _TARGET, _POSITION)):
            return []
        if name == "make_move" and arguments[:3] == (_SOURCE, _TARGET, _POSITION):
            after = arguments[3]
            if AFTER not in known.rows.values() and after not in known.rows:
                known.rows[after] = AFTER
                known.things |= join_plan.position_bit(after)
                return []
        return [self.goal(number)]

    def _goal(self, number: int) -> GoalOrMove:
        name, arguments = self.atoms[number]
        word = self._words[name]
        of = dict(zip(arguments, word.types, strict=True))
        positions = [v for v in arguments if of[v] == "position"]
        values = tuple(
            self._constants[a.constant] if isinstance(a, FixedArgument) else variable_number(a)
            for a in word.filled(arguments)
            if isinstance(a, FixedArgument) or of[a] != "position"
        )
        needs = sum(map(join_plan.variable_bit, values))
        if name == "make_move" and len(arguments) == 4:
            source, target = values
            before, after = positions
            return join_plan.Move(
                source, target, before, after, needs | join_plan.position_bit(before)
            )
        if word.name not in self.relations:
            raise UnknownToKernelError(
                f"the kernel neither computes nor looks up {word.name}/{word.key[1]}: "
                "--generator clingo --tester prolog tries it"
            )
        for type_name in set(word.types) - {"position"}:
            if type_name not in join_plan.DOMAINS:
                raise UnknownToKernelError(f"the kernel does not know the type {type_name}")
        kind = join_plan.OTHERS_FIT if word.negated else join_plan.FITS
        position = positions[0] if positions else join_plan.NONE
        needs |= join_plan.position_bit(position) if positions else 0
        return join_plan.Goal(self.relations[word.name], values, position, needs, kind)

    def _numbered_constants(self) -> dict[tuple[str, str | int], int]:
        """The planner's variable of each constant: it counts them from the last down."""
        constants = {c.constant: None for word in self._words.values() for c in word.constants}
        most = kernel.MAX_VARIABLES - self.space.bias.max_vars
        if len(constants) > most:
            raise ClausewitzError(f"{len(constants)} constants in a bias are more than {most}")
        return {c: kernel.MAX_VARIABLES - 1 - number for number, c in enumerate(constants)}

    def _domains(self, types: Types) -> list[int]:
        domains = [join_plan.DOMAINS.get(type_name, 0) for type_name in types[1:]]
        domains += [0] * (kernel.MAX_VARIABLES - len(domains))
        for (type_name, value), number in self._constants.items():
            domains[number] = join_plan.variable_bit(self.relations.code(type_name, value))
        return domains


def variable_number(variable: int) -> int:
    """The planner's number of a variable: the squares of the move are its first two."""
    return variable - 1
