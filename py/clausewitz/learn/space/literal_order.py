"""The literals of a body in an order that Prolog can run them in, and a person can read."""

from collections.abc import Iterable

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.clauses.quick_order import MOVES, is_of_move, is_own_move, needs, quick_order


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
