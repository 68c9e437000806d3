"""The literals of a body in an order that Prolog can run them in, and a person can read."""

from collections.abc import Iterable

from clausewitz.clauses import Clause, Literal, Variable, vocabulary
from clausewitz.clauses.vocabulary import BOUND

_MOVES = ("legal_move", "make_move")


def in_order(clause: Clause, known: Iterable[Variable]) -> list[Literal]:
    """Moves first, then each literal once what it needs is bound, those that bind least first."""
    bound, ordered = set(known), list[Literal]()
    rest = sorted(clause.body, key=lambda literal: literal.predicate not in _MOVES)
    while rest:
        nearest = min(
            rest, key=lambda lit: (len(_needs(lit, clause) - bound), len({*lit.variables} - bound))
        )
        rest.remove(nearest)
        ordered.append(nearest)
        bound.update(nearest.variables)
    return ordered


def _needs(literal: Literal, clause: Clause) -> set[Variable]:
    """The variables that must be bound; of a task's own words, the positions.

    Of a denial all that others bind: before that it would deny that anything is so.
    """
    if literal.negated:
        others = (other for other in clause.body if not other.negated)
        return {*literal.variables} & {v for other in others for v in other.variables}
    signature = vocabulary().get(literal.key)
    if signature is None:
        return {v for v in literal.variables if clause.types[v] == "position"}
    pairs = zip(literal.arguments, signature.parameters, strict=True)
    return {a for a, p in pairs if isinstance(a, Variable) and p.mode == BOUND}
