"""The loops over sets of examples. Layouts are explained in the package's docstring."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, popcount
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry, jit

Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]

PARENT, PART, TRUE, FALSE, HASH = 0, 1, 2, 3, 4
"""The columns that describe a conjunction."""
_U6, _U63 = U64(6), U64(63)
_MIX, _SHIFT = U64(0x9E37_79B9_7F4A_7C15), U64(29)


@jit
def item_word(words: Row, number: int, layout: Numbers, first: int, last: int, at: int) -> U64:
    """The items of one word: those of which a case holds, in one of the planes first to last."""
    found = U0
    count = layout[1]
    for plane in range(first, last):
        if at >= layout[2 + count + plane]:
            break
        found |= words[number, layout[2 + plane] + at]
    return found


@entry("void(boolean[:, ::1], int64[::1], uint64[:, ::1])", nogil=True)
def packed(held: Flags, places: Numbers, words: Row) -> None:
    """Set the bit of each case that holds, row by row; `places` has the bit of each case."""
    for row in range(held.shape[0]):
        for column in range(held.shape[1]):
            if held[row, column]:
                place = U64(places[column])
                words[row, place >> _U6] |= U1 << (place & _U63)


@entry("void(uint64[:, ::1], int64[::1], uint64[:, ::1], int64[:, ::1])", nogil=True)
def folded(words: Row, layout: Numbers, items: Row, counts: Numbers) -> None:
    """Write the items of which some case holds, and how many are positive and negative."""
    positive, planes = layout[0], layout[1]
    width = layout[2 + planes] if positive else 0
    other = layout[2 + planes + positive] if planes > positive else 0
    for row in range(words.shape[0]):
        true, false = U0, U0
        for at in range(width):
            word = item_word(words, row, layout, 0, positive, at)
            items[row, at] = word
            true += popcount(word)
        for at in range(other):
            word = item_word(words, row, layout, positive, planes, at)
            items[row, width + at] = word
            false += popcount(word)
        counts[row, 0], counts[row, 1] = true, false


@jit
def both_items(
    one: Row, row: int, other: Row, column: int, layout: Numbers, first: int, last: int, at: int
) -> U64:
    """As item_word, of the cases that hold in both."""
    found = U0
    count = layout[1]
    for plane in range(first, last):
        if at >= layout[2 + count + plane]:
            break
        place = layout[2 + plane] + at
        found |= one[row, place] & other[column, place]
    return found


@jit
def hash_of_both(one: Row, row: int, other: Row, column: int) -> U64:
    """A hash of a set of cases."""
    mixed = U0
    for at in range(one.shape[1]):
        mixed = (mixed ^ (one[row, at] & other[column, at])) * _MIX
        mixed ^= mixed >> _SHIFT
    return mixed


@entry(
    "int64(uint64[:, ::1], int64[:, ::1], uint64[:, ::1], int64[::1], int64[::1], int64[::1],"
    " int64[:, ::1])",
    nogil=True,
)
def conjunctions(
    parents: Row,
    known: Numbers,
    parts: Row,
    variables: Numbers,
    layout: Numbers,
    limits: Numbers,
    found: Numbers,
) -> int:
    """Write the conjunctions of parents and parts that may be of use, and return how many.

    `known` has for each parent the first part it may be joined with, its false items and its
    variables; `limits` the parent to begin with, the fewest true items, the fewest false ones that
    must go, the most variables. When `found` cannot hold all of the next parent, limits[0]
    is left at that parent, to go on with.
    """
    positive, planes = layout[0], layout[1]
    width = layout[2 + planes] if positive else 0
    other = layout[2 + planes + positive] if planes > positive else 0
    least, gone, most_variables = limits[1], limits[2], limits[3]
    count = 0
    for parent in range(limits[0], parents.shape[0]):
        limits[0] = parent
        if count + parts.shape[0] > found.shape[0]:
            return count
        for part in range(known[parent, 0], parts.shape[0]):
            if known[parent, 2] + variables[part] > most_variables:
                continue
            true = 0
            for at in range(width):
                word = both_items(parents, parent, parts, part, layout, 0, positive, at)
                true += int(popcount(word))
            if true < least:
                continue
            most = known[parent, 1] - gone
            false = 0
            for at in range(other):
                word = both_items(parents, parent, parts, part, layout, positive, planes, at)
                false += int(popcount(word))
                if false > most:
                    break
            if false > most:
                continue
            found[count, PARENT], found[count, PART] = parent, part
            found[count, TRUE], found[count, FALSE] = true, false
            found[count, HASH] = np.int64(hash_of_both(parents, parent, parts, part))
            count += 1
    limits[0] = parents.shape[0]
    return count


@entry("void(uint64[:, ::1], uint64[::1], int64, int64[:, ::1])", nogil=True)
def added(items: Row, covered: Row, width: int, counts: Numbers) -> None:
    """For each set, how many positive and negative items it has that are not covered yet.

    The first `width` words are of positive items.
    """
    for row in range(items.shape[0]):
        true, false = U0, U0
        for at in range(width):
            true += popcount(items[row, at] & ~covered[at])
        for at in range(width, items.shape[1]):
            false += popcount(items[row, at] & ~covered[at])
        counts[row, 0], counts[row, 1] = true, false


@jit
def lacking(items: Row, one: int, other: int, first: int, last: int, most: int) -> int:
    """How many items of one set another lacks, in these words; more than `most` is enough."""
    count = 0
    for at in range(first, last):
        count += int(popcount(items[one, at] & ~items[other, at]))
        if count > most:
            break
    return count


@entry(
    "int64(uint64[:, ::1], float64[::1], int64, float64, float64, int64[::1])",
    nogil=True,
)
def undominated(
    items: Row,
    sizes: NDArray[np.float64],
    width: int,
    false: float,
    missed: float,
    chosen: Numbers,
) -> int:
    """Write the sets that no other can stand in for, and return how many they are.

    Another can if it costs no more in its place, whatever else is chosen: what it is shorter by
    pays for the negative items that it has beside and the positive ones that it lacks. `sizes` are
    prices, and none is lower than the one before.
    """
    count, last = 0, items.shape[1]
    for row in range(items.shape[0]):
        needed = True
        for place in range(count):
            other = chosen[place]
            left = sizes[row] - sizes[other]
            lost = missed * lacking(items, row, other, 0, width, int(left / missed))
            if lost > left:
                continue
            most = int((left - lost) / false) if false > 0 else last * 64
            more = false * lacking(items, other, row, width, last, most)
            if lost + more <= left:
                needed = False
                break
        if needed:
            chosen[count] = row
            count += 1
    return count
