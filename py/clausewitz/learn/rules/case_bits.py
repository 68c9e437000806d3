"""Cases and items as bits, positive ones first: the layout that kernel/coverage works on."""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import coverage
from clausewitz.learn.rules.items import Flags, Items

Words = NDArray[np.uint64]
Counts = NDArray[np.int64]
_BITS = 64


class CaseBits:
    """Where the bit of each case and of each item is."""

    def __init__(self, items: Items) -> None:
        self.items = items
        many = np.bincount(items.numbers, minlength=len(items))
        self._places = np.zeros(len(items.numbers), np.int64)
        self._item_places = np.zeros(len(items), np.int64)
        starts: list[int] = []
        widths: list[int] = []
        planes: list[int] = []
        self.item_words = 0
        for label in (True, False):
            chosen = np.nonzero(items.labels == label)[0]
            ordered = chosen[np.argsort(-many[chosen], kind="stable")]
            own = _widths(many[ordered])
            begins = sum(widths)
            self._place(ordered, np.cumsum([begins, *own]).tolist())
            self._item_places[ordered] = self.item_words * _BITS + np.arange(len(ordered))
            starts += np.cumsum([begins, *own]).tolist()[:-1]
            widths += own
            planes.append(len(own))
            self.item_words += own[0] if own else 0
            if label:
                self.positive_words = self.item_words
        self.words = sum(widths)
        self._false_from = sum(widths[: planes[0]])
        self.has_choice = len(items.numbers) > len(items)
        """Whether an item may hold in one of its cases and not in another."""
        self.layout = np.array([planes[0], sum(planes), *starts, *widths], np.int64)

    def _place(self, ordered: NDArray[np.int64], starts: list[int]) -> None:
        """Tell the bits of the cases of these items."""
        rank = np.full(len(self.items), -1, np.int64)
        rank[ordered] = np.arange(len(ordered))
        numbers = self.items.numbers
        order = np.argsort(numbers, kind="stable")
        plane = np.empty(len(numbers), np.int64)  # how many cases of its item come before each
        plane[order] = np.arange(len(order)) - np.searchsorted(numbers[order], numbers[order])
        cases = np.flatnonzero(rank[numbers] >= 0)
        self._places[cases] = np.array(starts)[plane[cases]] * _BITS + rank[numbers[cases]]

    def packed(self, held: Flags, cases: NDArray[np.uint64]) -> Words:
        """A row of words for each row of flags, which are of these cases."""
        words = np.zeros((len(held), self.words), np.uint64)
        coverage.packed(held, self._places[cases], words)
        return words

    def cases(self, words: Words) -> NDArray[np.uint64]:
        """The cases that a row of words holds, in their order."""
        flags = np.unpackbits(words.view(np.uint8), bitorder="little")
        return np.nonzero(flags[self._places])[0].astype(np.uint64)

    def folded(self, words: Words) -> tuple[Words, Counts]:
        """The items of each row, as words, and how many are positive and negative."""
        found = np.zeros((len(words), self.item_words), np.uint64)
        counts = np.zeros((len(words), 2), np.int64)
        coverage.folded(words, self.layout, found, counts)
        return found, counts

    def flags(self, items: Words) -> Flags:
        """The items of a row of their words."""
        flags = np.unpackbits(items.view(np.uint8), bitorder="little")
        return flags[self._item_places].astype(np.bool_)

    def false_cases(self, words: Words) -> int:
        """How many cases of negative items a row of words holds."""
        false = np.ascontiguousarray(words[self._false_from :])
        return int(np.unpackbits(false.view(np.uint8)).sum())

    @property
    def everything(self) -> Words:
        """All cases, as one row."""
        held = np.ones((1, len(self._places)), np.bool_)
        return self.packed(held, np.arange(len(self._places), dtype=np.uint64))


def _widths(many: NDArray[np.int64]) -> list[int]:
    """How many words each plane has, of items with so many cases, most first."""
    most = int(many[0]) if len(many) else 0
    return [-(-int((many > plane).sum()) // _BITS) for plane in range(most)]
