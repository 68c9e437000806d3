"""The literals of a body in an order that Prolog can run them in, and a person can read."""

from collections.abc import Iterable

from clausewitz.clauses import Clause, Literal, Variable, vocabulary
from clausewitz.clauses.vocabulary import BOUND

_MOVES = ("legal_move", "make_move")


def in_order(clause: Clause, known: Iterable[Variable]) -> list[Literal]:
    """The clause's own move first, then each literal once what it needs is bound.

    Among these other moves come first, and those that bind least.
    """
    bound, ordered = set(known), list[Literal]()
    rest = sorted(clause.body, key=lambda literal: literal.predicate not in _MOVES)
    own = [literal for literal in rest if _is_own_move(literal, clause)]
    while rest:
        nearest = min(
            own[:1] if not ordered and own else rest,
            key=lambda lit: (len(_needs(lit, clause) - bound), len({*lit.variables} - bound)),
        )
        rest.remove(nearest)
        ordered.append(nearest)
        bound.update(nearest.variables)
    return ordered


def _is_own_move(literal: Literal, clause: Clause) -> bool:
    """Whether it makes or asks for the move that the clause proposes: it binds its squares."""
    is_move = literal.predicate in _MOVES and not literal.negated
    return is_move and literal.arguments[:2] == clause.head.arguments[1:3]


def _needs(literal: Literal, clause: Clause) -> set[Variable]:
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
