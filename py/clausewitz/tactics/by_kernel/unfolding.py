"""Clauses over helper predicates, written out over the vocabulary alone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from clausewitz.clauses import Argument, Clause, Literal, Variable


@dataclass(frozen=True, slots=True)
class DeniedBody(Literal):
    """Literals of which not all may hold: the body of a helper that is denied."""

    inside: tuple[Literal, ...] = ()

    def __str__(self) -> str:
        return f"\\+ ({', '.join(map(str, self.inside))})"


def unfolded(clause: Clause, helpers: Sequence[Clause]) -> list[Clause]:
    """The clauses over the vocabulary alone that a clause over helpers too stands for."""
    return _unfolded(clause, _by_key(helpers))


def _by_key(helpers: Iterable[Clause]) -> "Helpers":
    found: Helpers = {}
    for helper in helpers:
        found.setdefault(helper.head.key, []).append(helper)
    return found


Helpers = dict[tuple[str, int], list[Clause]]


def _unfolded(clause: Clause, helpers: Helpers) -> list[Clause]:
    for place, literal in enumerate(clause.body):
        if literal.key not in helpers or isinstance(literal, DeniedBody):
            continue
        bodies = [_body(literal, helper, clause) for helper in helpers[literal.key]]
        if literal.negated:
            return _unfolded(_with_denials(clause, place, bodies, helpers), helpers)
        return [
            plain
            for body, types in bodies
            for plain in _unfolded(_replaced(clause, place, body, types), helpers)
        ]
    return [clause]


def _with_denials(
    clause: Clause, place: int, bodies: "Sequence[Unfolding]", helpers: Helpers
) -> Clause:
    """The clause with a denied helper replaced by denials of all that it stands for."""
    denials: list[Literal] = []
    types: dict[Variable, str] = {}
    for body, own in bodies:
        types |= own
        whole = Clause(clause.head, body, {**clause.types, **own})
        for plain in _unfolded(whole, helpers):
            types |= plain.types
            denials.append(DeniedBody("\\+", (), True, plain.body))
    return _replaced(clause, place, tuple(denials), types)


def _replaced(
    clause: Clause, place: int, body: tuple[Literal, ...], types: Mapping[Variable, str]
) -> Clause:
    whole = (*clause.body[:place], *body, *clause.body[place + 1 :])
    return Clause(clause.head, whole, {**clause.types, **types})


Unfolding = tuple[tuple[Literal, ...], dict[Variable, str]]
_fresh = count()


def _body(literal: Literal, helper: Clause, clause: Clause) -> Unfolding:
    """A helper's body for a literal, its variables renamed apart, and the types of these."""
    meaning: dict[Argument, Argument] = dict(
        zip(helper.head.arguments, literal.arguments, strict=True)
    )
    types: dict[Variable, str] = {}
    mark = next(_fresh)
    for variable, type_name in helper.types.items():
        if variable not in meaning:
            fresh = Variable(f"{variable.name}_{mark}")
            meaning[variable], types[fresh] = fresh, type_name
        elif isinstance(meaning[variable], Variable) and meaning[variable] not in clause.types:
            types[meaning[variable]] = type_name  # type: ignore[index]
    body = tuple(
        Literal(lit.predicate, tuple(meaning.get(a, a) for a in lit.arguments), lit.negated)
        for lit in helper.body
    )
    return body, types
