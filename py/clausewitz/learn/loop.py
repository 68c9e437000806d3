"""Generate, test, constrain: Popper's loop with the reference generator, for many single clauses.

As in the direct enumerator all clauses with the support are found, by size of their bodies. What
fails at one size constrains the sizes after it; two bodies of one size do not specialise each
other, but for renamings, and those the generator leaves out.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeVar

from clausewitz.learn.direct import Found, Progress
from clausewitz.learn.generator import Generator, Typed
from clausewitz.learn.space import Space
from clausewitz.learn.testing import Tester, try_all

BATCH = 500
"""Clauses tested together: for Prolog, entering clauses has a price for each batch."""

_T = TypeVar("_T")


def search(
    space: Space,
    tester: Tester,
    min_support: int = 1,
    report: Callable[[Progress], None] = lambda _: None,
    *,
    constrain: bool = True,
) -> Iterator[Found]:
    """All clauses of the space with the support; without constraints every clause is tested."""
    generator = Generator(space)
    tried = kept = 0
    for size in range(1, space.bias.max_body + 1):
        failed: list[Typed] = []
        for batch in _batches(generator.bodies(size)):
            tried += len(batch)
            clauses = [space.clause(*typed) for typed in batch]
            held = try_all(tester, clauses, tester.played)
            for typed, clause, matches in zip(batch, clauses, held, strict=True):
                support = tester.played[matches]
                if len(support) < min_support:
                    failed.append(typed)
                    continue
                kept += 1
                yield Found(clause, support, space.models(*typed))
        if constrain:
            generator.prune(failed)
        report(Progress(size, tried, kept))


def _batches(items: Iterable[_T]) -> Iterator[list[_T]]:
    waiting = iter(items)
    while batch := list(islice(waiting, BATCH)):
        yield batch
