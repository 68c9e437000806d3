"""The loops over sets of examples: by numpy as long as there is little to do, then by the kernel.

Both give the same (test_coverage.py). But the kernel takes half a second to load, and a small task
of another domain is solved by then; so it is loaded when numpy has had about as much to do.
"""

from functools import cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rules import numpy_bit_loops
from clausewitz.learn.rules.numpy_bit_loops import Flags, Numbers, Words

_WORDS = 20_000_000
"""That numpy goes through, at most; each takes it some nanoseconds."""


class _Work:
    """What numpy has done so far."""

    def __init__(self) -> None:
        self.spent = 0

    def loops(self, words: int) -> ModuleType:
        """Who goes through so many words more."""
        self.spent += words
        return numpy_bit_loops if self.spent < _WORDS else _kernel()


_work = _Work()


@cache
def _kernel() -> ModuleType:
    from clausewitz.kernel import coverage

    return coverage


def packed(held: Flags, places: Numbers, words: Words) -> None:
    """Set the bit of each case that holds, row by row; `places` gives the bit of a case."""
    _work.loops(words.size).packed(held, places, words)


def folded(words: Words, layout: Numbers, items: Words, counts: Numbers) -> None:
    """Write the items of which some case holds, and how many are positive and negative."""
    _work.loops(words.size).folded(words, layout, items, counts)


def conjunctions(
    parents: Words,
    known: Numbers,
    parts: Words,
    variables: Numbers,
    layout: Numbers,
    limits: Numbers,
    found: Numbers,
) -> int:
    """Write the conjunctions of parents and parts that may be of use, and return how many: see
    kernel/coverage."""
    loops = _work.loops(len(parents) * parts.size)
    count: int = loops.conjunctions(parents, known, parts, variables, layout, limits, found)
    return count


def added(items: Words, covered: Words, width: int, counts: Numbers) -> None:
    """For each set, how many positive and negative items it has that are not covered yet. The first
    `width` words are of positive items."""
    _work.loops(items.size).added(items, covered, width, counts)


def undominated(
    items: Words,
    sizes: NDArray[np.float64],
    width: int,
    false: float,
    missed: float,
    found: Numbers,
) -> int:
    """Write the sets that no other can stand in for, and return how many they are: see
    kernel/coverage. Each is compared with each, so this is always the kernel's."""
    count: int = _kernel().undominated(items, sizes, width, false, missed, found)
    return count
