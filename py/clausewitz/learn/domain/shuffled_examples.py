"""Examples made of parts of others: what is true of them is true by chance.

Few negative examples say little of what belongs to a concept. But a theory that holds of many
examples whose parts were drawn from all of them at random says less of its positive examples than
one that holds of few. So shuffled examples count as negative ones that may be wrong, at the price
of one literal each; an example that was given is worth several.
"""

from dataclasses import replace

import numpy as np

from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.prolog_tables import Rows, Tables

SHUFFLED = 200
"""How many are made."""
WORTH = 5
"""Literals that an example which was given is worth."""
_SEED = 1


def with_shuffled(domain: DomainBias, tables: Tables) -> Tables | None:
    """The tables with shuffled examples after those that were given; None where an example is not
    one thing of which predicates speak in one place each."""
    head = domain.bias.head
    places = {
        word.name: [n for n, kind in enumerate(word.types) if kind == head.types[0]]
        for word in domain.bias.body
    }
    if head.arity != 1 or any(len(found) > 1 for found in places.values()):
        return None
    chance = np.random.default_rng(_SEED)
    given, first = tables.examples[:, 0], tables.values
    parts: dict[str, Rows] = dict(tables.tables)
    for name, found in places.items():
        if found and name in parts:
            parts[name] = _shuffled(parts[name], found[0], given, first, chance)
    if all(parts[name] is tables.tables[name] for name in parts):
        return None
    fresh = np.arange(first, first + SHUFFLED)[:, None]
    often = np.repeat(np.arange(len(given)), WORTH - 1)
    labels = np.concatenate([tables.labels, tables.labels[often], np.zeros(SHUFFLED, np.bool_)])
    examples = np.concatenate([tables.examples, tables.examples[often], fresh])
    return replace(
        tables,
        tables=parts,
        examples=examples,
        labels=labels,
        numbers=list(range(len(labels))),
        values=first + SHUFFLED,
    )


def _shuffled(rows: Rows, place: int, given: Rows, first: int, chance: np.random.Generator) -> Rows:
    """The rows of a predicate, and some for each new example, as many as another example has."""
    own = rows[np.isin(rows[:, place], given)]
    if not len(own):
        return rows
    found = [rows]
    for number in range(SHUFFLED):
        many = int((own[:, place] == chance.choice(given)).sum())
        drawn = own[chance.choice(len(own), size=many, replace=False)].copy()
        drawn[:, place] = first + number
        found.append(drawn)
    return np.concatenate(found)
