"""The direct enumerator: single clauses, shortest first, as long as they match something.

A clause that proposes fewer of the moves played than asked for has no longer clause that proposes
more, so nothing grows from it; and a longer clause is tried only where the shorter one held.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

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
    size: int
    tried: int
    kept: int


def search(
    space: Space,
    tester: Tester,
    min_support: int = 1,
    report: Callable[[Progress], None] = lambda _: None,
) -> Iterator[Found]:
    """All clauses of the space with the support, by size of their bodies."""
    level: dict[tuple[Body, Types], Numbers] = {
        space.canonical(space.start, space.start_types): tester.played
    }
    tried = kept = 0
    for size in range(len(space.start), space.bias.max_body + 1):
        longer: dict[tuple[Body, Types], Numbers] = {}
        seen: set[tuple[Body, Types]] = set()
        for (body, types), support in level.items():
            if space.is_complete(body):
                kept += 1
                yield Found(space.clause(body, types), support, space.models(body, types))
            if size == space.bias.max_body:
                continue
            for grown in space.grown(body, types):
                if grown in seen:
                    continue
                seen.add(grown)
                tried += 1
                held = support[tester.test(space.clause(*grown), support)]
                if len(held) >= min_support:
                    longer[grown] = held
        report(Progress(size, tried, kept))
        level = longer
