"""The direct enumerator: single clauses, shortest first, as long as they match something.

A clause that proposes fewer of the moves played than asked for has no longer clause that proposes
more, so nothing grows from it; and a longer clause is tried only where the shorter one held.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from clausewitz.clauses import Clause
from clausewitz.learn.space import Body, Space, Types
from clausewitz.learn.testing import Numbers, Tester


@dataclass(frozen=True, slots=True)
class Found:
    """A clause of the space and the played moves it proposes."""

    clause: Clause
    support: Numbers
    models: int
    """How many clauses of Popper's space it stands for: renamings of its variables."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: bodies of `size` literals are done."""

    size: int
    tried: int
    kept: int


@dataclass(slots=True)
class Level:
    """All bodies of one size that have the support, in the order they were met."""

    size: int
    tried: int
    """Clauses tried up to here."""
    bodies: dict[tuple[Body, Types], Numbers] = field(default_factory=dict)
    complete: bool = True
    """False where the time ran out before all were tried."""


def first_level(space: Space, tester: Tester) -> Level:
    """The shortest body alone."""
    start = space.canonical(space.start, space.start_types)
    return Level(len(space.start), 0, {start: tester.played})


def next_level(
    space: Space,
    tester: Tester,
    level: Level,
    min_support: int = 1,
    deadline: float | None = None,
) -> Level:
    """The bodies with one literal more; cut short at the deadline (of time.monotonic)."""
    longer = Level(level.size + 1, level.tried)
    seen: set[tuple[Body, Types]] = set()
    for (body, types), support in level.bodies.items():
        for grown in space.grown(body, types):
            if grown in seen:
                continue
            if deadline is not None and time.monotonic() > deadline:
                longer.complete = False
                return longer
            seen.add(grown)
            longer.tried += 1
            held = support[tester.test(space.clause(*grown), support)]
            if len(held) >= min_support:
                longer.bodies[grown] = held
    return longer


def found_in(space: Space, level: Level) -> Iterator[Found]:
    """The bodies of a level that are clauses of the space."""
    for (body, types), support in level.bodies.items():
        if space.is_complete(body):
            yield Found(space.clause(body, types), support, space.models(body, types))


def search(
    space: Space,
    tester: Tester,
    min_support: int = 1,
    report: Callable[[Progress], None] = lambda _: None,
) -> Iterator[Found]:
    """All clauses of the space with the support, by size of their bodies."""
    level, kept = first_level(space, tester), 0
    while True:
        for found in found_in(space, level):
            kept += 1
            yield found
        report(Progress(level.size, level.tried, kept))
        if level.size >= space.bias.max_body or not level.bodies:
            return
        level = next_level(space, tester, level, min_support)
