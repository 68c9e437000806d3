"""Clauses that cover no negative example, and the smallest theory of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.clause_levels import ClauseLevel, Numbers
from clausewitz.learn.rules.items import Flags

_MOST_CLAUSES = 3000
"""Maximum number of clauses that are stored."""
_CHOICES = 3000
_MOST_ROWS = 300  # choices that are distinguished


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
    most_looks: int
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
        if self.looks > self.most_looks or self.is_late():
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
    looks: int = _LOOKS,
) -> Cover | None:
    """The cheapest choice of at most `most` sets that has every bit of `whole`, and costs less
    than `below`; None where there is none. When the time has run out, what was found so far."""
    search = _Search(sets, sizes, Cover([], below), is_late, looks)
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


class CleanClauses:
    """Keeps each clause that covers what no shorter one, and none as short, covers too."""

    def __init__(
        self, bits: CaseBits, is_late: Callable[[], bool] = lambda: False, looks: int = _LOOKS
    ) -> None:
        """`looks` are how many sets a search for the smallest cover looks at."""
        self._bits, self._is_late, self._looks = bits, is_late, looks
        self._words: Words = np.zeros((0, bits.positive_words), np.uint64)
        self.sizes: list[int] = []
        self.parts: list[list[int]] = []
        self.complete = True
        """Whether all that are worth it were stored."""

    def add(self, level: ClauseLevel, rows: Numbers, size: int) -> bool:
        """Take those of a level, which have this size; whether any was new."""
        items, counts = self._bits.folded(level.words[rows])
        words = np.ascontiguousarray(items[:, : self._bits.positive_words])
        order = np.argsort(-counts[:, 0], kind="stable")
        rows, words = rows[order], words[order]
        for known in self._words:
            left = (words & ~known).any(axis=1)
            rows, words = rows[left], words[left]
        fresh: list[Words] = []
        while len(rows):
            if len(self.sizes) >= _MOST_CLAUSES:
                self.complete = False
                break
            fresh.append(words[0])
            self.sizes.append(size)
            self.parts.append([part for part in level.parts[rows[0]].tolist() if part >= 0])
            left = (words & ~words[0]).any(axis=1)
            rows, words = rows[left], words[left]
        if fresh:
            self._words = np.concatenate([self._words, np.array(fresh)])
        return bool(fresh)

    def copy(self, looks: int) -> "CleanClauses":
        """The same clauses, to which others may be added that are not added here."""
        twin = CleanClauses(self._bits, self._is_late, looks)
        twin._words, twin.complete = self._words, self.complete
        twin.sizes, twin.parts = list(self.sizes), list(self.parts)
        return twin

    def reach(self, literals: int) -> int:
        """The positive examples that clauses of so many literals in all cover, at most."""
        most = [0] * (max(0, literals) + 1)
        counts = np.unpackbits(self._words.view(np.uint8), axis=1).sum(axis=1, dtype=np.int64)
        best: dict[int, int] = {}
        for size, count in zip(self.sizes, counts.tolist(), strict=True):
            best[size] = max(best.get(size, 0), count)
        for paid in range(1, len(most)):
            reached = (most[paid - size] + n for size, n in best.items() if size <= paid)
            most[paid] = max(most[paid - 1], *reached, 0)
        return most[-1]

    def left_by(self, literals: int) -> Words | None:
        """For each choice of clauses with so many literals in all, the positive examples that it
        leaves; those that leave more than another are left out. None where they are many."""
        whole = np.bitwise_or.reduce(self._words, axis=0, initial=np.uint64(0))
        choices: list[tuple[Words, int]] = [(np.zeros_like(whole), 0)]
        done: list[Words] = []
        while choices:
            covered, paid = choices.pop()
            more = [n for n, size in enumerate(self.sizes) if paid + size <= literals]
            fresh = [n for n in more if (self._words[n] & ~covered).any()]
            if not fresh:
                done.append(whole & ~covered)
            choices += [(covered | self._words[n], paid + self.sizes[n]) for n in fresh]
            if len(choices) + len(done) > _CHOICES:
                return None
        return _least(np.array(done))

    def cover(self, positives: int, most: int, below: float) -> Cover | None:
        """The smallest theory that covers all positive examples, if it costs less."""
        whole = (1 << positives) - 1
        sets = [int.from_bytes(row.tobytes(), "little") for row in self._words]
        together = 0
        for covered in sets:
            together |= covered
        if together != whole:
            return None
        limit = int(min(below, sum(self.sizes) + 1))
        return smallest_cover(sets, self.sizes, whole, most, limit, self._is_late, self._looks)


def _least(rows: Words) -> Words | None:
    """The rows that hold no other one; None where they are many."""
    found: list[Words] = []
    rest = rows[np.argsort(np.unpackbits(rows.view(np.uint8), axis=1).sum(axis=1), kind="stable")]
    while len(rest):
        found.append(rest[0])
        if len(found) > _MOST_ROWS:
            return None
        rest = rest[(rest[0] & ~rest).any(axis=1)]
    return np.array(found)


def covers_one(words: Words, needed: Words) -> Flags:
    """Which rows of cases cover all examples of one of the sets. Positive ones come first."""
    positive = words[:, : needed.shape[1]]
    found = np.zeros(len(words), np.bool_)
    for examples in needed:
        found |= ~(examples & ~positive).any(axis=1)
    return found
