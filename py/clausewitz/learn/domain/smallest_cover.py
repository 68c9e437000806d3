"""The smallest set of clauses that covers every positive example, exactly: branch and bound.

Sets of examples are whole numbers here, a bit for each. The example that the fewest clauses cover
has to be covered by one of them, so these are the branches; what is left costs at least as much for
each example as the clause that is cheapest by example.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

_LOOKS = 20_000_000
"""Sets looked at before the search gives up its proof."""


@dataclass(slots=True)
class Cover:
    """The best cover found, and whether none is smaller."""

    chosen: list[int]
    size: int
    proved: bool = True


@dataclass(slots=True)
class _Search:
    sets: Sequence[int]
    sizes: Sequence[int]
    best: Cover
    is_late: Callable[[], bool]
    looks: int = 0
    chosen: list[int] = field(default_factory=list)

    def branch(self, left: int, candidates: list[int], spent: int, most: int) -> None:
        if not left:
            self.best = Cover(list(self.chosen), spent, self.best.proved)
            return
        if not most or not self.best.proved:
            return
        useful = [(n, (self.sets[n] & left).bit_count()) for n in candidates]
        useful = [(n, count) for n, count in useful if count]
        self.looks += len(candidates)
        if self.looks > _LOOKS or self.is_late():
            self.best.proved = False
            return
        whole = left.bit_count()
        ratio = min((self.sizes[n] / count for n, count in useful), default=None)
        if ratio is None or spent + whole * ratio > self.best.size - 1 + 1e-9:
            return
        branches = self._branches(left, [n for n, _ in useful])
        branches.sort(key=lambda n: (-(self.sets[n] & left).bit_count() / self.sizes[n], n))
        for place, number in enumerate(branches):
            if spent + self.sizes[number] >= self.best.size:
                continue
            self.chosen.append(number)
            gone = set(branches[:place])  # what is left out here was tried with all that remains
            rest = [n for n, _ in useful if n not in gone]
            self.branch(left & ~self.sets[number], rest, spent + self.sizes[number], most - 1)
            self.chosen.pop()

    def _branches(self, left: int, useful: list[int]) -> list[int]:
        """The clauses of the example that fewest of them cover."""
        once, more = 0, 0
        for number in useful:
            more |= once & self.sets[number]
            once |= self.sets[number]
        rare = (once & ~more & left) or left
        bits = _some_bits(rare)
        self.looks += len(useful) * len(bits)
        return min(([n for n in useful if self.sets[n] & bit] for bit in bits), key=len)


def smallest_cover(
    sets: Sequence[int],
    sizes: Sequence[int],
    whole: int,
    most: int,
    below: int,
    is_late: Callable[[], bool] = lambda: False,
) -> Cover | None:
    """The cheapest choice of at most `most` sets that has every bit of `whole`, and costs less
    than `below`; None where there is none. When the time has run out, what was found so far."""
    search = _Search(sets, sizes, Cover([], below), is_late)
    search.branch(whole, list(range(len(sets))), 0, most)
    if not search.best.chosen:
        return None if search.best.proved else Cover([], below, proved=False)
    return search.best


def _some_bits(bits: int, most: int = 64) -> list[int]:
    """The lowest bits, one by one."""
    found: list[int] = []
    while bits and len(found) < most:
        found.append(bits & -bits)
        bits &= bits - 1
    return found
