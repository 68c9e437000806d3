"""Invented predicates: words of two clauses, each of one literal, that the theory may use.

parent(A, B) is mother(A, B) or father(A, B): a theory with such a word may need fewer clauses, or
fewer literals, than one without. Each such word is added to the tables, one at a time, and a theory
is looked for that is smaller together with the two clauses of the word.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations

import numpy as np

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.prolog_tables import Tables
from clausewitz.learn.domain.theory_search import (
    MANY_CLAUSES,
    Outcome,
    TheorySearch,
    best_so_far,
)
from clausewitz.learn.space.bias import Word
from clausewitz.runs.progress import Tell, step

NAME = "inv1"
MOST = 200
"""Words that are tried."""
_CLAUSES, _LITERALS = 2, 4
"""What a word costs: its clauses, and their literals with heads."""

_Meaning = tuple[Word, tuple[int, ...]]
"""A word, and which place of the new one each of its places is."""


@dataclass(frozen=True, slots=True)
class InventedWord:
    """A new word, and the two that it means."""

    word: Word
    meanings: tuple[_Meaning, _Meaning]

    def added_to(self, domain: DomainBias, tables: Tables) -> tuple[DomainBias, Tables]:
        """The task with this word, in theories that leave space for its clauses."""
        bias = domain.bias
        most = (bias.max_clauses or MANY_CLAUSES) - _CLAUSES
        more = replace(bias, body=(*bias.body, self.word), max_clauses=most)
        rows = [
            tables.tables[word.name][:, [places.index(p) for p in range(word.arity)]]
            for word, places in self.meanings
        ]
        names = {word.name for word, _ in self.meanings}
        whole = tables.whole | {NAME} if names <= tables.whole else tables.whole
        together = np.unique(np.concatenate(rows), axis=0)
        with_word = replace(tables, tables={**tables.tables, NAME: together}, whole=whole)
        return replace(domain, bias=more), with_word

    def clauses(self) -> Iterator[Clause]:
        names = [Variable(chr(ord("A") + place)) for place in range(self.word.arity)]
        head = Literal(NAME, tuple(names))
        kinds = dict(zip(names, self.word.types, strict=True))
        for word, places in self.meanings:
            yield Clause(head, (word.literal([names[place] for place in places]),), kinds)


def with_invented(
    domain: DomainBias, tables: Tables, best: Outcome, deadline: float | None, tell: Tell
) -> Outcome:
    """The smaller of the outcome and of theories with an invented word, of which not all are looked
    at; so nothing is proved."""
    found = replace(best, searched=0, proved=False)
    if domain.bias.max_clauses and domain.bias.max_clauses <= _CLAUSES:
        return found
    tell(step("theories with an invented predicate"))
    for invented, _ in zip(_words(domain.bias.body), range(MOST), strict=False):
        if deadline is not None and time.monotonic() > deadline:
            break
        search = TheorySearch(*invented.added_to(domain, tables), None, deadline)
        if found.solved:
            search.bound(found.cost - _LITERALS)
        outcome = search.run()
        if outcome.solved:
            found = replace(
                outcome,
                clauses=[*outcome.clauses, *invented.clauses()],
                sizes=[*outcome.sizes, *(_LITERALS // _CLAUSES for _ in range(_CLAUSES))],
                cost=outcome.cost + _LITERALS,
                tried=found.tried + outcome.tried,
                searched=0,
                proved=False,
            )
            tell(step(f"with {NAME}: {best_so_far(sum(found.sizes))}"))
    return found


def _words(words: Sequence[Word]) -> Iterator[InventedWord]:
    """All pairs of words with the same types, with their places in all orders."""
    meanings = [
        (word, places)
        for word in words
        if word.name != NAME
        for places in permutations(range(word.arity))
    ]
    for (one, first), (other, second) in combinations(meanings, 2):
        is_named_once = first == tuple(range(one.arity))  # all other orders only rename the places
        if is_named_once and one.arity == other.arity:
            types = tuple(other.types[second.index(place)] for place in range(other.arity))
            inputs = tuple(
                one.inputs[place] or other.inputs[second.index(place)]
                for place in range(other.arity)
            )
            if types == one.types:
                yield InventedWord(Word(NAME, types, inputs), ((one, first), (other, second)))
