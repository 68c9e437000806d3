"""The literals of a clause in an order in which Prolog answers quickly, and a person can read."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from clausewitz.clauses.cheapest_order import NextStep, cheapest_order
from clausewitz.clauses.syntax import Variable
from clausewitz.clauses.theory import Clause, Literal
from clausewitz.clauses.vocabulary import BOUND, vocabulary
from clausewitz.clauses.word_costs import (
    AFTER,
    BEFORE,
    ORIGIN,
    OTHER,
    TARGET,
    UNKNOWN,
    WordCost,
    word_cost,
)

MOVES = ("legal_move", "make_move")
_HEAD = ("position", "square", "square")


def is_of_move(clause: Clause) -> bool:
    """Whether the clause is about one move: name(Position, From, To)."""
    return tuple(clause.types.get(v, "") for v in clause.head.variables) == _HEAD


def quick_order(clause: Clause) -> Clause | None:
    """The clause with its own move first, then what rules out most for what it costs.

    What denies comes when all is bound that it speaks of, since it would deny more before. None,
    where some literal may always need what others bind that need it themselves.
    """
    own = [literal for literal in clause.body if is_own_move(literal, clause)][:1]
    known = {clause.head.variables[0], *(v for literal in own for v in literal.variables)}
    rest = [literal for literal in clause.body if literal not in own]
    order = cheapest_order((1 << len(rest)) - 1, _Costs(clause, rest, known).candidates)
    return None if order is None else replace(clause, body=(*own, *order))


def needs(literal: Literal, clause: Clause) -> set[Variable]:
    """The variables that must be bound.

    Of a denial all that others bind: before that it would deny that anything is so. Of a task's own
    words the positions, and what the vocabulary binds: they may need that.
    """
    said = [other for other in clause.body if not other.negated]
    if literal.negated:
        return {*literal.variables} & {v for other in said for v in other.variables}
    signature = vocabulary().get(literal.key)
    if signature is None:
        known = [other for other in said if other.key in vocabulary()]
        elsewhere = {v for other in known for v in other.variables}
        return {v for v in literal.variables if v in elsewhere or clause.types[v] == "position"}
    pairs = zip(literal.arguments, signature.parameters, strict=True)
    return {a for a, p in pairs if isinstance(a, Variable) and p.mode == BOUND}


def is_own_move(literal: Literal, clause: Clause) -> bool:
    """Whether it makes or tests the move that the clause proposes: it binds its squares."""
    is_move = literal.predicate in MOVES and not literal.negated
    return is_move and literal.arguments[:2] == clause.head.arguments[1:3]


def in_order(clause: Clause, known: Iterable[Variable]) -> list[Literal]:
    """The clause's own move first, then each literal once what it needs is bound.

    Of a clause about one move that order comes next which Prolog answers most quickly. Of others
    other moves come first, and those that bind least.
    """
    quick = quick_order(clause) if is_of_move(clause) else None
    return plain_order(clause, known) if quick is None else list(quick.body)


def plain_order(clause: Clause, known: Iterable[Variable]) -> list[Literal]:
    """The clause's own move first, then other moves, and what binds least: nothing is counted."""
    bound, ordered = set(known), list[Literal]()
    rest = sorted(clause.body, key=lambda literal: literal.predicate not in MOVES)
    own = [literal for literal in rest if is_own_move(literal, clause)]
    while rest:
        nearest = min(
            own[:1] if not ordered and own else rest,
            key=lambda lit: (len(needs(lit, clause) - bound), len({*lit.variables} - bound)),
        )
        rest.remove(nearest)
        ordered.append(nearest)
        bound.update(nearest.variables)
    return ordered


class _Costs:
    """What the literals of a clause cost, given those that come before."""

    def __init__(self, clause: Clause, literals: Sequence[Literal], known: set[Variable]) -> None:
        self.clause, self.literals, self.known = clause, literals, known
        self.needs = [needs(literal, clause) for literal in literals]

    def candidates(self, done: int) -> Iterator[tuple[Literal, NextStep]]:
        bound = set(self.known)
        for place, literal in enumerate(self.literals):
            if done >> place & 1 and not literal.negated:
                bound.update(literal.variables)
        for place, literal in enumerate(self.literals):
            if not done >> place & 1 and self.needs[place] <= bound:
                yield literal, self._next(literal, bound, done | 1 << place)

    def _next(self, literal: Literal, bound: set[Variable], state: int) -> NextStep:
        cost = self._counted(literal, bound)
        if literal.negated:
            return NextStep(cost.first, 1 - cost.holds, state)
        is_check = bound.issuperset(literal.variables)
        return NextStep(cost.first if is_check else cost.inferences, cost.answers, state)

    def _counted(self, literal: Literal, bound: set[Variable]) -> WordCost:
        _, origin, target = self.clause.head.arguments
        positions = {v for v in literal.variables if self.clause.types[v] == "position"}
        when = BEFORE if positions <= {self.clause.head.arguments[0]} else AFTER
        classes = {origin: ORIGIN, target: TARGET}
        squares = (
            UNKNOWN
            if isinstance(argument, Variable) and argument not in bound
            else classes.get(argument, OTHER)
            for argument in literal.arguments
            if argument not in positions
        )
        return word_cost(literal.predicate, when, "".join(squares))
