"""Clauses that somebody wrote, or learned earlier, as bodies of a space."""

from collections.abc import Iterable

from clausewitz.clauses import Clause, Literal, Theory, Variable
from clausewitz.learn.space.bias import Word
from clausewitz.learn.space.hypothesis_space import Space, TypedBody
from clausewitz.support.errors import ClausewitzError


def bodies_of(theory: Theory, space: Space) -> list[TypedBody]:
    """The clauses of the tactics, or a ClausewitzError that says what the space does not have."""
    clauses = [clause for tactic in theory.tactics for clause in tactic.clauses]
    try:
        return [_Reader(space, clause).body() for clause in clauses]
    except _NotInSpaceError as error:
        raise ClausewitzError(f"{theory.source}: the task has no {error} in its clauses") from error


class _NotInSpaceError(Exception):
    pass


class _Reader:
    """Gives the variables of a clause their numbers: the head's, those that all clauses have, and
    others in their order."""

    def __init__(self, space: Space, clause: Clause) -> None:
        self._space, self._clause = space, clause
        self._words = {
            (word.name, word.negated, tuple((c.place, c.value) for c in word.constants)): word
            for word in space.bias.body
        }
        if len(clause.head.arguments) != space.bias.head.arity:
            raise _NotInSpaceError(clause.head)
        variables = clause.head.variables
        self._numbers = {variable: number for number, variable in enumerate(variables)}

    def body(self) -> TypedBody:
        rest = list(self._clause.body)
        for label, arguments in self._space.start:
            rest.remove(self._started(label, arguments, rest))
        types = dict(enumerate(self._space.start_types))
        body = list(self._space.start)
        for literal in rest:
            word = self._word(literal)
            arguments = tuple(map(self._number, literal.variables))
            types |= dict(zip(arguments, word.types, strict=True))
            body.append((word.label, arguments))
        return tuple(sorted(body)), tuple(types[number] for number in range(len(types)))

    def _started(self, label: str, numbers: tuple[int, ...], rest: Iterable[Literal]) -> Literal:
        """The literal of a clause that every clause has, its variables numbered as in all."""
        for literal in rest:
            known = [self._numbers.get(variable) for variable in literal.variables]
            agrees = (n is None or n == wanted for n, wanted in zip(known, numbers, strict=False))
            if self._word(literal).label == label and all(agrees):
                self._numbers |= dict(zip(literal.variables, numbers, strict=True))
                return literal
        raise _NotInSpaceError(f"clause without {label}")

    def _word(self, literal: Literal) -> Word:
        fixed = tuple(
            (place, argument)
            for place, argument in enumerate(literal.arguments)
            if not isinstance(argument, Variable)
        )
        word = self._words.get((literal.predicate, literal.negated, fixed))
        if word is None or word.arity != len(literal.variables):
            raise _NotInSpaceError(literal)
        return word

    def _number(self, variable: Variable) -> int:
        fresh = max(len(self._space.start_types), *(n + 1 for n in self._numbers.values()))
        return self._numbers.setdefault(variable, fresh)
