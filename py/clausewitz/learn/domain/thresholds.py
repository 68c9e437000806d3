"""Thresholds of whole numbers that the learner chooses: at_most(X, 3), at_least(X, 2).

`thresholds(T).` in a bias says of which type. Every number of that type that the tables hold is a
threshold to be tried; any other would say the same of them as one of these.
"""

import operator
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.prolog_tables import Background, Tables
from clausewitz.learn.space.bias import Word

MOST = 64
"""Numbers of a type, at most; of more some are left out."""
_COMPARISONS = {"at_most": "=<", "at_least": ">="}
_COMPARE = {"at_most": operator.le, "at_least": operator.ge}


@dataclass(frozen=True, slots=True)
class Thresholds:
    """A task with its thresholds as predicates of one argument."""

    domain: DomainBias
    tables: Tables
    meanings: Mapping[str, tuple[str, int]]

    def written(self, clauses: list[Clause]) -> list[Clause]:
        """The clauses with numbers as arguments, and what the comparisons mean."""
        found = [
            replace(clause, body=tuple(map(self._with_number, clause.body))) for clause in clauses
        ]
        names = {literal.predicate for clause in found for literal in clause.body}
        one, other = Variable("A"), Variable("B")
        for name in sorted(names & _COMPARISONS.keys()):
            sign = Literal(_COMPARISONS[name], (one, other))
            found.append(Clause(Literal(name, (one, other)), (sign,), {one: "", other: ""}))
        return found

    def _with_number(self, literal: Literal) -> Literal:
        if literal.predicate not in self.meanings:
            return literal
        name, number = self.meanings[literal.predicate]
        return replace(literal, predicate=name, arguments=(*literal.arguments, number))


def with_thresholds(background: Background, domain: DomainBias, tables: Tables) -> Thresholds:
    """The task with a predicate for each threshold of the types that the bias names."""
    words: list[Word] = []
    rows = dict(tables.tables)
    meanings: dict[str, tuple[str, int]] = {}
    gaps = list(tables.gaps)
    for kind in sorted(domain.numeric):
        numbers = background.whole_numbers(kind)
        different = sorted(set(numbers.values()))
        if len(different) > MOST:
            gaps.append(f"{kind}: {MOST} of {len(different)} numbers are thresholds")
            places = np.linspace(0, len(different) - 1, MOST).round().astype(int)
            different = [different[place] for place in places]
        for name, number in _choices(different):
            label = f"{name}_{number}_{kind}"
            known = [v for v, n in numbers.items() if _COMPARE[name](n, number)]
            words.append(Word(label, (kind,), (True,)))
            rows[label] = np.array(known, np.int64).reshape(-1, 1)
            meanings[label] = name, number
    whole = tables.whole
    if all(word.name in whole for word in domain.bias.body):
        whole |= meanings.keys()
    bias = replace(domain.bias, body=(*domain.bias.body, *words))
    more = replace(tables, tables=rows, whole=whole, gaps=tuple(gaps))
    return Thresholds(replace(domain, bias=bias), more, meanings)


def _choices(numbers: list[int]) -> Iterator[tuple[str, int]]:
    """Every comparison that excludes some number."""
    for number in numbers[:-1]:
        yield "at_most", number
    for number in numbers[1:]:
        yield "at_least", number
