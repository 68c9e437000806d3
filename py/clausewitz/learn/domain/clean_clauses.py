"""Clauses that cover no negative example, and the smallest theory of them."""

import numpy as np

from clausewitz.learn.domain.smallest_cover import Cover, smallest_cover
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.clause_levels import ClauseLevel, Numbers

_KEPT = 3000
"""Clauses that are kept, at most."""


class CleanClauses:
    """Keeps each clause that covers what no shorter one, and none as short, covers too."""

    def __init__(self, bits: CaseBits) -> None:
        self._bits = bits
        self._words: Words = np.zeros((0, bits.positive_words), np.uint64)
        self.sizes: list[int] = []
        self.parts: list[list[int]] = []
        self.complete = True
        """Whether all that are worth it were kept."""

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
            if len(self.sizes) >= _KEPT:
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
        return smallest_cover(sets, self.sizes, whole, most, limit)
