"""Twenty buckets with round edges, and every value in one of them."""

import random

import pytest

from clausewitz.metrics.report.chart import BUCKETS, Mark, chart, count
from clausewitz.metrics.report.columns import Unit


def test_values_are_counted_from_edge_to_edge() -> None:
    found = count([0.0, 0.049, 0.05, 0.1, 0.5, 0.999, 1.0], top=1.0)
    assert (found.start, found.step) == (0.0, 0.05)
    expected = {0: 2, 1: 1, 2: 1, 10: 1, 19: 2}
    assert {at: n for at, n in enumerate(found.counts) if n} == expected


def test_value_on_an_edge_is_in_the_bucket_that_begins_there() -> None:
    found = count([number / 20 for number in range(20)] + [1.0])
    assert found.counts == (1,) * 19 + (2,)


def test_no_value_is_lost() -> None:
    for seed in range(50):
        chance = random.Random(seed)
        middle, width = chance.uniform(-500, 500), 10 ** chance.uniform(-3, 3)
        values = [chance.gauss(middle, width) for _ in range(chance.randrange(1, 200))]
        found = count(values)
        assert len(found.counts) == BUCKETS, seed
        assert sum(found.counts) == len(values), seed
        assert all(found.holds(value) for value in values), seed
        for at, number in enumerate(found.counts[:-1]):
            inside = [v for v in values if found.edge(at) <= v < found.edge(at + 1)]
            assert number == len(inside), seed


def test_one_value_alone_has_a_bucket() -> None:
    assert sum(count([0.3]).counts) == 1
    assert sum(count([0.0]).counts) == 1
    assert sum(count([1.0], top=1.0).counts) == 1


def test_shares_end_at_one() -> None:
    found = count([0.31, 0.8, 1.0], top=1.0)
    assert found.edge(BUCKETS) == pytest.approx(1.0)


def test_what_stands_near_is_inside_and_what_is_far_is_not() -> None:
    found = count([0.1, 0.3], near=[0.35, 1.0])
    assert found.holds(0.35)
    assert not found.holds(1.0)


def test_chart_draws_twenty_bars_and_a_line_for_each_mark() -> None:
    drawn = chart([0.1, 0.12, 0.3], [Mark("random", 0.2), Mark("ground", 1.0)], Unit.SHARE)
    assert drawn.count('class="bar"') == BUCKETS
    assert "random 20.0 %</text>" in drawn
    assert "ground 100.0 % →</text>" in drawn, "beyond the axis"
    assert drawn.count('class="mark baseline"') == 2


def test_name_of_a_mark_is_text() -> None:
    assert "<b>" not in chart([1.0], [Mark("<b>", 1.0)], Unit.CENTIPAWNS)
