"""Clauses over helper predicates, written out over the vocabulary alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from clausewitz.clauses import Argument, Clause, Literal, Variable
from clausewitz.matching.looked_up import UnknownToKernelError


@dataclass(frozen=True, slots=True)
class DeniedBody(Literal):
    """Literals of which not all may hold: the body of a helper that is denied."""

    inside: tuple[Literal, ...] = ()

    def __str__(self) -> str:
        return f"\\+ ({', '.join(map(str, self.inside))})"


_MOST_CALLS = 2_000
"""Calls of helpers that are replaced: a clause with more is Prolog's to answer."""
_MOST_LITERALS = 2_000
"""Of a clause that is written out, likewise."""


Helpers = dict[tuple[str, int], list[Clause]]


def unfolded(clause: Clause, helpers: Sequence[Clause] | Helpers) -> list[Clause]:
    """The clauses over the vocabulary alone that a clause over helpers too stands for.

    Where there are many clauses, what they call is sorted once, by `by_key`.
    """
    known = helpers if isinstance(helpers, dict) else by_key(helpers)
    return _unfolded(clause, known, iter(range(_MOST_CALLS)))


def by_key(helpers: Iterable[Clause]) -> Helpers:
    """Clauses by the predicates that they define."""
    found: Helpers = {}
    for helper in helpers:
        found.setdefault(helper.head.key, []).append(helper)
    return found


def _unfolded(clause: Clause, helpers: Helpers, calls: Iterator[int]) -> list[Clause]:
    waiting, found = [clause], []
    while waiting:
        clause = waiting.pop()
        place = _first_call(clause, helpers)
        if place is None:
            found.append(clause)
            continue
        if next(calls, None) is None or len(clause.body) > _MOST_LITERALS:
            raise UnknownToKernelError(f"{clause.head.predicate} calls too many helpers")
        literal = clause.body[place]
        bodies = [_body(literal, helper, clause) for helper in helpers[literal.key]]
        if literal.negated:
            waiting.append(_with_denials(clause, place, bodies, helpers, calls))
        else:
            waiting += [_replaced(clause, place, *each) for each in reversed(bodies)]
    return found


def _first_call(clause: Clause, helpers: Helpers) -> int | None:
    """The place of the first literal that calls a helper."""
    for place, literal in enumerate(clause.body):
        if literal.key in helpers and not isinstance(literal, DeniedBody):
            return place
    return None


def _with_denials(
    clause: Clause,
    place: int,
    bodies: "Sequence[Unfolding]",
    helpers: Helpers,
    calls: Iterator[int],
) -> Clause:
    """The clause with a denied helper replaced by denials of all that it stands for."""
    denials: list[Literal] = []
    types: dict[Variable, str] = {}
    for body, own in bodies:
        types |= own
        whole = Clause(clause.head, body, {**clause.types, **own})
        for plain in _unfolded(whole, helpers, calls):
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
