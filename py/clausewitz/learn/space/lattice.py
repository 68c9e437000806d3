"""The bodies of a space as tuples of numbers, each ready to be planned for the kernel.

The same bodies as hypothesis_space.py states, for searches that look at many thousand of them:
literals have numbers, renaming is a look-up, and what the kernel has to know of a literal is worked
out once.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from clausewitz import kernel
from clausewitz.errors import ClausewitzError
from clausewitz.learn.space.bias import FixedArgument
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, Types
from clausewitz.tactics.by_kernel import join_plan
from clausewitz.tactics.by_kernel.goals import AFTER, BEFORE
from clausewitz.tactics.by_kernel.looked_up import Relations

Body = tuple[int, ...]
"""Numbers of atoms, sorted."""
NO_ATOM = -1
_POSITION, _SOURCE, _TARGET = 0, 1, 2  # the head's variables
_HEAD = ("position", "square", "square")


class NumberedAtom(NamedTuple):
    """An atom that may be added, and the types of all variables with it."""

    number: int
    types: Types
    is_new: bool
    """Whether it brings in a variable."""


class Renaming(dict[int, int]):
    """What the atoms become under other numbers of variables, found when asked for."""

    def __init__(self, lattice: "Lattice", numbers: tuple[int, ...]) -> None:
        super().__init__()
        self.lattice, self.numbers = lattice, numbers

    def __missing__(self, number: int) -> int:
        renamed = self.lattice.space.renamed_atom(self.lattice.atoms[number], self.numbers)
        self[number] = found = self.lattice.number(renamed)
        return found

    def types(self, types: Types) -> Types:
        renamed = dict(zip(self.numbers, types, strict=False))
        return tuple(renamed[variable] for variable in range(len(types)))


class Lattice:
    """The bodies of a space; those of clauses f(Position, From, To) can be planned."""

    def __init__(
        self,
        space: Space,
        relations: Relations | None = None,
        remembered: Mapping[int, int] | None = None,
    ) -> None:
        self.space = space
        self.relations = Relations() if relations is None else relations
        self.remembered = remembered or {}
        self.atoms = sorted(space.atoms())
        self._numbers = {atom: number for number, atom in enumerate(self.atoms)}
        self._start = frozenset(self.numbers(space.start))
        self._words = {word.label: word for word in space.bias.body}
        self._constants = self._numbered_constants()
        self.goal = cache(self._goal)
        self.growths = cache(self._growths)
        self.renamings = cache(self._renamings)
        self.variables = cache(self._variables)
        self.refinement = cache(self._refinement)
        self.domains = cache(self._domains)

    def number(self, atom: Atom) -> int:
        """The number of an atom, or NO_ATOM if no body may have it."""
        return self._numbers.get(atom, NO_ATOM)

    def numbers(self, atoms: Iterable[Atom]) -> Body:
        return tuple(sorted(self._numbers[atom] for atom in atoms))

    def atoms_of(self, body: Iterable[int]) -> Atoms:
        return tuple(sorted(self.atoms[number] for number in body))

    def canonical(self, numbers: Collection[int], variables: int) -> tuple[Body, Renaming]:
        """The least of the bodies that differ in the numbers of variables, and how it came."""
        identity, *others = self.renamings(variables)
        best, best_renaming = tuple(sorted(numbers)), identity
        for renaming in others:
            body = tuple(sorted([renaming[number] for number in numbers]))
            if body < best and body[0] != NO_ATOM and self._start.issubset(body):
                best, best_renaming = body, renaming
        return best, best_renaming

    def grown(self, body: Body, types: Types) -> tuple[NumberedAtom, ...]:
        """The atoms that may be added to a body."""
        safe = self.space.inputs.union(*(self.variables(number) for number in body))
        return self.growths(types, safe)

    def completed(self, body: Body, types: Types, dead: Collection[int]) -> Body | None:
        """The body, if it is a clause of the space, or made one by literals that change nothing.

        With these a bias that has no use for a variable in one literal only may be served.
        """
        atoms = [self.atoms[number] for number in body]
        if self.space.is_complete(tuple(atoms)):
            return body
        if not self.space.bias.no_singletons:
            return None
        uses = Counter(variable for number in body for variable in self.variables(number))
        single = {v for v in range(self.space.bias.head.arity, len(types)) if uses[v] == 1}
        spare = self.space.bias.max_body - len(body)
        for size in range(1, min(spare, len(types)) + 1):
            for padding in combinations(sorted(dead), size):
                if single.issubset(v for number in padding for v in self.variables(number)):
                    padded = (*atoms, *(self.atoms[number] for number in padding))
                    if self.space.is_complete(padded):
                        return tuple(sorted((*body, *padding)))
        return None

    def plan(self, body: Body, types: Types) -> tuple[list[join_plan.Step], join_plan.Known]:
        """The steps of a body's program, and what is known after them."""
        if self.space.bias.head.types != _HEAD:
            raise join_plan.UnknownToKernelError(
                "the kernel tries clauses of a position and two squares"
            )
        things = join_plan.position_bit(_POSITION) | join_plan.variable_bit(_value(_SOURCE))
        things |= join_plan.variable_bit(_value(_TARGET))
        known = join_plan.Known(things, {_POSITION: BEFORE}, self.remembered)
        goals, moves = [], []
        for number in body:
            goal = self._settled(number, known)
            if isinstance(goal, join_plan.Goal):
                goals.append(goal)
            elif goal is not None:
                moves.append(goal)
        return join_plan.plan(goals, moves, self.domains(types), known), known

    def _refinement(
        self, number: int, types: Types, things: int, rows: frozenset[tuple[int, int]]
    ) -> list[int]:
        known = join_plan.Known(things, dict(rows), self.remembered)
        goal = self._settled(number, known)
        if goal is None:
            return join_plan.program([])
        goals, moves = ([goal], []) if isinstance(goal, join_plan.Goal) else ([], [goal])
        return join_plan.program(join_plan.plan(goals, moves, self.domains(types), known))

    def refinements(
        self, growths: Iterable[NumberedAtom], known: join_plan.Known
    ) -> Iterator[list[int]]:
        """For each growth, the program to be run once a body's own is done."""
        rows = frozenset(known.rows.items())
        for growth in growths:
            yield self.refinement(growth.number, growth.types, known.things, rows)

    def _settled(
        self, number: int, known: join_plan.Known
    ) -> join_plan.Goal | join_plan.Move | None:
        """What is to be planned for an atom; nothing where a case itself says so."""
        name, arguments = self.atoms[number]
        if (name, arguments) == ("legal_move", (_SOURCE, _TARGET, _POSITION)):
            return None
        if name == "make_move" and arguments[:3] == (_SOURCE, _TARGET, _POSITION):
            after = arguments[3]
            if AFTER not in known.rows.values() and after not in known.rows:
                known.rows[after] = AFTER
                known.things |= join_plan.position_bit(after)
                return None
        return self.goal(number)

    def _goal(self, number: int) -> join_plan.Goal | join_plan.Move:
        name, arguments = self.atoms[number]
        word = self._words[name]
        of = dict(zip(arguments, word.types, strict=True))
        positions = [v for v in arguments if of[v] == "position"]
        values = tuple(
            self._constants[a.constant] if isinstance(a, FixedArgument) else _value(a)
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
            raise join_plan.UnknownToKernelError(
                f"the kernel neither computes nor looks up {word.name}/{word.key[1]}: "
                "--generator clingo --tester prolog tries it"
            )
        for type_name in set(word.types) - {"position"}:
            if type_name not in join_plan.DOMAINS:
                raise join_plan.UnknownToKernelError(
                    f"the kernel does not know the type {type_name}"
                )
        kind = join_plan.OTHERS_FIT if word.negated else join_plan.FITS
        position = positions[0] if positions else join_plan.NONE
        needs |= join_plan.position_bit(position) if positions else 0
        return join_plan.Goal(self.relations[word.name], values, position, needs, kind)

    def _numbered_constants(self) -> dict[tuple[str, str | int], int]:
        """The planner's variable of each constant: it counts them from the last down."""
        constants = {c.constant: None for word in self._words.values() for c in word.constants}
        room = kernel.MAX_VARIABLES - self.space.bias.max_vars
        if len(constants) > room:
            raise ClausewitzError(f"{len(constants)} constants in a bias are more than {room}")
        return {c: kernel.MAX_VARIABLES - 1 - number for number, c in enumerate(constants)}

    def _domains(self, types: Types) -> list[int]:
        domains = [join_plan.DOMAINS.get(type_name, 0) for type_name in types[1:]]
        domains += [0] * (kernel.MAX_VARIABLES - len(domains))
        for (type_name, value), number in self._constants.items():
            domains[number] = join_plan.variable_bit(self.relations.code(type_name, value))
        return domains

    def _growths(self, types: Types, safe: frozenset[int]) -> tuple[NumberedAtom, ...]:
        return tuple(
            NumberedAtom(self.number(atom), grown, len(grown) > len(types))
            for atom, grown in self.space.growths(types, safe)
        )

    def _renamings(self, variables: int) -> list[Renaming]:
        return [Renaming(self, numbers) for numbers in self.space.renamings(variables)]

    def _variables(self, number: int) -> frozenset[int]:
        return frozenset(self.atoms[number][1])


def _value(variable: int) -> int:
    """The planner's number of a variable: the squares of the move are its first two."""
    return variable - 1
