"""Sets of examples as bits: each loop of the kernel beside the same in plain numpy."""

import numpy as np
import pytest
from numpy.typing import NDArray

from clausewitz.kernel import coverage
from clausewitz.learn.rules.case_bits import CaseBits, Words
from clausewitz.learn.rules.items import Items

Flags = NDArray[np.bool_]


def some_items(seed: int, items: int = 150) -> Items:
    """Items with one to four cases each, in no order of labels."""
    chooser = np.random.default_rng(seed)
    many = chooser.integers(1, 5, items)
    labels = chooser.random(items) < 0.4
    return Items(np.repeat(np.arange(items), many), labels, np.ones(items))


def sets_of_cases(items: Items, number: int, seed: int, share: float = 0.5) -> Flags:
    return np.random.default_rng(seed).random((number, len(items.numbers))) < share


def of_items(items: Items, held: Flags) -> Flags:
    return np.array([items.of_cases(row) for row in held])


@pytest.fixture(params=range(3))
def items(request: pytest.FixtureRequest) -> Items:
    return some_items(request.param)


def packed(bits: CaseBits, held: Flags) -> Words:
    return bits.packed(held, np.arange(held.shape[1], dtype=np.uint64))


def test_cases_are_packed_and_found_again(items: Items) -> None:
    bits, held = CaseBits(items), sets_of_cases(items, 5, 1)
    for row, words in zip(held, packed(bits, held), strict=True):
        assert bits.cases(words).tolist() == np.nonzero(row)[0].tolist()


def test_items_are_those_with_a_case_that_holds(items: Items) -> None:
    bits, held = CaseBits(items), sets_of_cases(items, 5, 2, 0.3)
    words, counts = bits.folded(packed(bits, held))
    expected = of_items(items, held)
    assert [bits.flags(row).tolist() for row in words] == expected.tolist()
    assert counts[:, 0].tolist() == expected[:, items.labels].sum(axis=1).tolist()
    assert counts[:, 1].tolist() == expected[:, ~items.labels].sum(axis=1).tolist()


def test_conjunctions_are_those_that_pass_the_limits(items: Items) -> None:
    bits = CaseBits(items)
    parents, parts = sets_of_cases(items, 6, 3, 0.6), sets_of_cases(items, 9, 4, 0.6)
    _, counts = bits.folded(packed(bits, parents))
    known = np.stack([np.arange(6) % 3, counts[:, 1], np.arange(6) % 2], axis=1).astype(np.int64)
    variables = np.arange(9, dtype=np.int64) % 3
    least, gone, most = 30, 5, 2
    expected = []
    for parent in range(6):
        for part in range(int(known[parent, 0]), 9):
            both = items.of_cases(parents[parent] & parts[part])
            true, false = int((both & items.labels).sum()), int((both & ~items.labels).sum())
            fits = known[parent, 2] + variables[part] <= most
            if fits and true >= least and known[parent, 1] - false >= gone:
                expected.append((parent, part, true, false))
    found = []
    buffer, state = np.empty((12, 5), np.int64), np.array([0, least, gone, most], np.int64)
    arrays = packed(bits, parents), known, packed(bits, parts), variables, bits.layout
    while state[0] < 6:  # the buffer is too small for all
        count = coverage.conjunctions(*arrays, state, buffer)
        found += buffer[:count].tolist()
    assert expected
    assert [tuple(row[:4]) for row in found] == expected
    held = {tuple((parents[row[0]] & parts[row[1]]).tolist()): row[4] for row in found}
    assert len(set(held.values())) == len(held)  # a hash tells different sets apart


def test_what_a_set_adds(items: Items) -> None:
    bits, held = CaseBits(items), sets_of_cases(items, 7, 5, 0.2)
    words, _ = bits.folded(packed(bits, held))
    counts = np.empty((7, 2), np.int64)
    coverage.added(words, words[0], bits.positive_words, counts)
    flags = of_items(items, held) & ~of_items(items, held)[0]
    assert counts[:, 0].tolist() == flags[:, items.labels].sum(axis=1).tolist()
    assert counts[:, 1].tolist() == flags[:, ~items.labels].sum(axis=1).tolist()


@pytest.mark.parametrize(("false", "missed"), [(1.0, 1.0), (0.5, 2.0), (0.0, 1.0)])
def test_what_nothing_can_stand_in_for(items: Items, false: float, missed: float) -> None:
    bits = CaseBits(items)
    held = sets_of_cases(items, 40, 6, 0.05)
    held[20:] = held[:20]  # the same again, but for a few, and longer
    held[20:, :4] ^= True
    sizes = np.array([2.0] * 20 + [5.0] * 20)
    words, _ = bits.folded(packed(bits, held))
    flags, expected = of_items(items, held), list[int]()
    for row in range(40):
        prices = [
            false * float((flags[other] & ~flags[row] & ~items.labels).sum())
            + missed * float((flags[row] & ~flags[other] & items.labels).sum())
            for other in expected
        ]
        left = [sizes[row] - sizes[other] for other in expected]
        if not any(price <= more for price, more in zip(prices, left, strict=True)):
            expected.append(row)
    found = np.empty(40, np.int64)
    count = coverage.undominated(words, sizes, bits.positive_words, false, missed, found)
    assert found[:count].tolist() == expected
    assert 0 < count < 40
