"""Theories with a clause that calls itself: requested of SWI-Prolog, which tests them by proof.

prolog_recursion.pl says which there are. They are compared with the theories that call nothing but
the background, of which the search over tables takes care.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from clausewitz.clauses import Clause
from clausewitz.learn.domain.domain_bias import DomainBias
from clausewitz.learn.domain.prolog_tables import Background, Tables, head_term, predicate_term
from clausewitz.learn.domain.theory_search import Outcome, best_so_far
from clausewitz.learn.space.hypothesis_space import Atom, Space
from clausewitz.runs.progress import Tell, silent, step

FEW_CLAUSES = 2
"""Clauses of a theory that calls itself, at most, where the bias does not say; as for Popper."""
MOST_LITERALS = 40
SECONDS = 120.0
"""By the clock for the search, where the run has no limit."""


@dataclass(frozen=True, slots=True)
class Recursion:
    """The smallest theory found; without clauses if there was none in time."""

    clauses: list[Clause]
    sizes: list[int]
    searched: int
    """The literals of theories, heads among them, that were all looked at."""
    tried: int

    @property
    def size(self) -> int | None:
        return sum(self.sizes) or None


def recursive_theory(
    background: Background,
    domain: DomainBias,
    seconds: float,
    positives: Sequence[int] | None = None,
    below: int = MOST_LITERALS,
    price: float = 0,
    tell: Tell = silent,
) -> Recursion:
    """What SWI-Prolog finds in so many seconds by the clock, with fewer literals than `below`.
    `positives` are the numbers of examples, if their labels are not those of exs.pl; `price` that
    of an example that is labelled wrongly, if some may be."""
    bias = domain.bias
    words = ", ".join(predicate_term(word, undirected=False) for word in bias.body)
    most = bias.max_clauses or FEW_CLAUSES
    numbers = (bias.max_vars, bias.max_body, most, below, f"{seconds:.1f}", f"{price:g}")
    limits = f"limits({', '.join(map(str, numbers))})"
    labels = "none" if positives is None else str(list(positives))
    task = f"{head_term(bias.head)}, [{words}], {limits}, {sorted(domain.required)}, {labels}"
    space = Space(replace(bias, body=(*bias.body, bias.head)))
    clauses: list[Clause] = []
    sizes: list[int] = []
    counts = {"searched": 0, "tried": 0}

    def reported(size: int, missed: int, false: int) -> None:
        tell(step(f"a theory that calls itself: {best_so_far(size, missed, false)}"))

    for line in background.answer(f"recursive({task})", reported).splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "clause":
            atoms = [_atom(part.split(), space) for part in rest.split(",")]
            clauses.append(_clause(atoms, space))
            sizes.append(len(atoms) + 1)
        elif kind in counts:
            counts[kind] = int(rest)
    return Recursion(clauses, sizes, counts["searched"], counts["tried"])


def better_of(outcome: Outcome, found: Recursion, tables: Tables) -> Outcome:
    """The smaller theory of both searches. Of others something is proved where both went so far;
    the first was to find a theory that is smaller than the second's."""
    tried = outcome.tried + found.tried
    if outcome.solved:
        proved = outcome.proved and found.searched >= outcome.cost - 1
        return replace(outcome, tried=tried, searched=0, proved=proved)
    if found.size is None:
        return replace(outcome, tried=tried, searched=0, proved=False)
    return replace(
        outcome,
        clauses=found.clauses,
        sizes=found.sizes,
        covered=tables.labels,
        cost=found.size,
        tried=tried,
        searched=0,
        solved=True,
        proved=outcome.proved and found.searched >= found.size - 1,
    )


def cheaper_of(
    outcome: Outcome, found: Recursion, proved: set[int], tables: Tables, price: float
) -> Outcome:
    """The theory that costs less, where examples may be wrong; of others nothing is proved. These
    are the examples that the second search's theory proves."""
    covered = np.isin(tables.numbers, sorted(proved))
    cost = sum(found.sizes) + price * int((covered != tables.labels).sum())
    outcome = replace(outcome, tried=outcome.tried + found.tried, searched=0, proved=False)
    if not found.clauses or outcome.cost <= cost:
        return outcome
    return replace(outcome, clauses=found.clauses, sizes=found.sizes, covered=covered, cost=cost)


def _atom(numbers: Sequence[str], space: Space) -> Atom:
    word, *variables = map(int, numbers)
    label = space.bias.body[word - 1].label if word else space.bias.head.label
    return label, tuple(variables)


def _clause(atoms: Sequence[Atom], space: Space) -> Clause:
    """The literals in the order in which they were proved."""
    kinds = dict(enumerate(space.bias.head.types))
    words = {word.label: word for word in space.bias.body}
    for label, variables in atoms:
        kinds.update(zip(variables, words[label].types, strict=True))
    return space.clause(tuple(atoms), tuple(kinds[v] for v in sorted(kinds)))
