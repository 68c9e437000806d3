"""The loops of kernel/coverage in numpy: for small tasks, which are done before the kernel is
loaded. Layouts are explained there."""

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]

_BITS = 64
_ONES = np.array([number.bit_count() for number in range(1 << 16)], np.uint8)
_MIX, _SHIFT = np.uint64(0x9E37_79B9_7F4A_7C15), np.uint64(29)


def packed(held: Flags, places: Numbers, words: Words) -> None:
    """Set the bit of each case that holds, row by row; `places` gives the bit of a case."""
    bits = np.zeros((len(held), words.shape[1] * _BITS), np.bool_)
    bits[:, places] = held
    words |= np.packbits(bits, axis=1, bitorder="little").view(np.uint64)


def folded(words: Words, layout: Numbers, items: Words, counts: Numbers) -> None:
    """Write the items of which some case holds, and how many are positive and negative."""
    positive, planes = layout[:2].tolist()
    width = _width(layout, 0, positive)
    items[:, :width] = _plane_items(words, layout, 0, positive)
    items[:, width:] = _plane_items(words, layout, positive, planes)
    counts[:, 0], counts[:, 1] = _ones(items[:, :width]), _ones(items[:, width:])


def conjunctions(
    parents: Words,
    known: Numbers,
    parts: Words,
    variables: Numbers,
    layout: Numbers,
    limits: Numbers,
    found: Numbers,
) -> int:
    """Write the conjunctions of parents and parts that may be of use, and return how many."""
    positive, planes = layout[:2].tolist()
    begin, least, gone, most_variables = limits.tolist()
    count = 0
    for parent in range(begin, len(parents)):
        limits[0] = parent
        if count + len(parts) > len(found):
            return count
        first = int(known[parent, 0])
        fits = np.flatnonzero(known[parent, 2] + variables[first:] <= most_variables) + first
        both = parents[parent] & parts[fits]
        true = _ones(_plane_items(both, layout, 0, positive))
        false = _ones(_plane_items(both, layout, positive, planes))
        useful = np.flatnonzero((true >= least) & (false <= known[parent, 1] - gone))
        rows = found[count : count + len(useful)]
        rows[:, 0], rows[:, 1] = parent, fits[useful]
        rows[:, 2], rows[:, 3] = true[useful], false[useful]
        rows[:, 4] = _hashes(both[useful]).view(np.int64)
        count += len(useful)
    limits[0] = len(parents)
    return count


def added(items: Words, covered: Words, width: int, counts: Numbers) -> None:
    """For each set, how many positive and negative items it has that are not covered yet."""
    fresh = items & ~covered
    counts[:, 0], counts[:, 1] = _ones(fresh[:, :width]), _ones(fresh[:, width:])


def _width(layout: Numbers, first: int, last: int) -> int:
    """Words of the items of some planes."""
    return int(layout[2 + layout[1] + first]) if last > first else 0


def _plane_items(words: Words, layout: Numbers, first: int, last: int) -> Words:
    """The items of which a case holds in one of the planes first to last."""
    found = np.zeros((len(words), _width(layout, first, last)), np.uint64)
    for plane in range(first, last):
        start, width = layout[2 + plane], layout[2 + layout[1] + plane]
        found[:, :width] |= words[:, start : start + width]
    return found


def _ones(words: Words) -> Numbers:
    """How many bits of each row are set."""
    halves = np.ascontiguousarray(words).view(np.uint16)
    count: Numbers = _ONES[halves].sum(axis=1, dtype=np.int64)
    return count


def _hashes(words: Words) -> Words:
    """A number for each row that distinguishes sets of cases."""
    mixed = np.zeros(len(words), np.uint64)
    for column in words.T:
        mixed = (mixed ^ column) * _MIX
        mixed ^= mixed >> _SHIFT
    return mixed
