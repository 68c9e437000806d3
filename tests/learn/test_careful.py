"""Learning from few examples: shuffled ones, and clauses that say all their examples share."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clausewitz.learn.domain.domain_bias import DomainBias, read_domain_bias
from clausewitz.learn.domain.prolog_tables import Tables
from clausewitz.learn.domain.shuffled_examples import SHUFFLED, WORTH, with_shuffled
from clausewitz.learn.domain.theory_search import TheorySearch

BIAS = """
head_pred(f, 1). body_pred(part, 3). body_pred(red, 1). body_pred(round, 1).
type(f, (thing,)). type(part, (thing, colour, shape)). type(red, (colour,)). type(round, (shape,)).
max_vars(3). max_body(4).
"""
THINGS = 16


@pytest.fixture(scope="module")
def domain(tmp_path_factory: pytest.TempPathFactory) -> DomainBias:
    file = tmp_path_factory.mktemp("bias") / "bias.pl"
    file.write_text(BIAS)
    return read_domain_bias(file)


@pytest.fixture
def tables() -> Tables:
    """Things of one part each: of the first half it is red and round, of the others neither."""
    things = np.arange(THINGS)
    red, green, round_, square = range(THINGS, THINGS + 4)
    half = np.repeat([[red, round_], [green, square]], THINGS // 2, axis=0)
    rows = {
        "part": np.concatenate([things[:, None], half], axis=1),
        "red": np.array([[red]]),
        "round": np.array([[round_]]),
    }
    labels = things < THINGS // 2
    whole = frozenset(rows)
    return Tables(rows, things[:, None], labels, things.tolist(), THINGS + 4, whole)


def test_a_careful_clause_says_what_its_examples_share(domain: DomainBias, tables: Tables) -> None:
    bodies = [
        sorted(literal.predicate for clause in found.clauses for literal in clause.body)
        for found in (
            TheorySearch(domain, tables).run(),
            TheorySearch(domain, tables, careful=True).run(),
        )
    ]
    assert bodies == [["part", "red"], ["part", "red", "round"]]


def test_a_careful_search_claims_nothing(domain: DomainBias, tables: Tables) -> None:
    found = TheorySearch(domain, tables, careful=True).run()
    assert (found.solved, found.proved, found.searched) == (True, False, 0)


def test_things_may_have_more_parts_than_there_are_values(tmp_path: Path, tables: Tables) -> None:
    """All have parts that are neither red nor round; those of the first half one that is both."""
    file = tmp_path / "bias.pl"
    file.write_text(BIAS.replace("max_vars(3)", "max_vars(5)"))
    own = tables.tables["part"]
    others = np.concatenate([own[:, :1], np.repeat(own[-1:, 1:], THINGS, axis=0)], axis=1)
    many = replace(tables, tables={**tables.tables, "part": np.concatenate([own, others, others])})
    assert len(many.tables["part"]) > many.values
    found = TheorySearch(read_domain_bias(file), many, careful=True).run()
    said = [sorted(literal.predicate for literal in c.body) for c in found.clauses]
    assert said == [["part", "red", "round"]]


def test_shuffled_examples_come_after_those_given(domain: DomainBias, tables: Tables) -> None:
    more = with_shuffled(domain, tables)
    assert more is not None
    assert len(more.labels) == WORTH * THINGS + SHUFFLED
    assert more.labels.sum() == WORTH * tables.labels.sum()
    assert (more.examples[:THINGS] == tables.examples).all()
    fresh = more.tables["part"][THINGS:]
    assert len(np.unique(fresh[:, 0])) == len(fresh) == SHUFFLED
    assert set(fresh[:, 1].tolist()) <= set(tables.tables["part"][:, 1].tolist())


def test_examples_of_two_things_are_not_shuffled(tmp_path: Path, tables: Tables) -> None:
    file = tmp_path / "bias.pl"
    file.write_text("head_pred(f, 2). body_pred(part, 2). max_vars(3).")
    assert with_shuffled(read_domain_bias(file), tables) is None
