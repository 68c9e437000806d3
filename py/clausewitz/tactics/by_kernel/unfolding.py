"""Clauses over helper predicates, written out over the vocabulary alone."""

from collections.abc import Sequence

from clausewitz.clauses import Argument, Clause, Literal, Variable
from clausewitz.tactics.by_kernel.join_plan import UnknownToKernelError


def unfolded(clause: Clause, helpers: Sequence[Clause]) -> list[Clause]:
    """The clauses over the vocabulary alone that a clause over helpers too stands for."""
    known = {helper.head.key for helper in helpers}
    for place, literal in enumerate(clause.body):
        if literal.key in known:
            if literal.negated:
                raise UnknownToKernelError(f"the kernel does not know negated helpers: {literal}")
            bodies = [h for h in helpers if h.head.key == literal.key]
            return [
                plain
                for number, helper in enumerate(bodies)
                for plain in unfolded(_unfold(clause, place, helper, f"{place}{number}"), helpers)
            ]
    return [clause]


def _unfold(clause: Clause, place: int, helper: Clause, mark: str) -> Clause:
    """The clause with a literal replaced by a helper's body, its variables renamed apart."""
    literal = clause.body[place]
    meaning: dict[Argument, Argument] = dict(
        zip(helper.head.arguments, literal.arguments, strict=True)
    )
    types = dict(clause.types)
    for variable, type_name in helper.types.items():
        if variable not in meaning:
            fresh = Variable(f"{variable.name}_{len(types)}_{mark}")
            meaning[variable], types[fresh] = fresh, type_name
    body = [
        Literal(lit.predicate, tuple(meaning.get(a, a) for a in lit.arguments), lit.negated)
        for lit in helper.body
    ]
    return Clause(clause.head, (*clause.body[:place], *body, *clause.body[place + 1 :]), types)
