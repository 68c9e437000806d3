"""The paper's space, all of it, exhausted in every way that there is."""

import random

import chess
import pytest

from agree.searches import Examples, Searches
from agree.sources import random_positions
from clausewitz.learn.search.testers import PrologTester
from clausewitz.learn.space.task import read_task
from clausewitz.support.data import data_dir

POSITIONS = 6


def capturing_examples() -> Examples:
    """Captures by pieces that attack something more: of these the space has most to say."""
    chooser, examples = random.Random(5), []
    for board in random_positions(400, seed=5):
        captures = [m for m in board.generate_legal_captures() if not board.is_en_passant(m)]
        sources = [move.from_square for move in captures]
        rich = [m for m in captures if sources.count(m.from_square) > 1]
        if rich and all(board.piece_type_at(m.from_square) != chess.KING for m in rich):
            examples.append((board, chooser.choice(rich)))
    return examples[:POSITIONS]


@pytest.fixture(scope="module")
def searches() -> Searches:
    task, examples = read_task(data_dir("logic") / "tasks" / "published"), capturing_examples()
    assert (len(examples), task.bias.max_body) == (POSITIONS, 5)
    return Searches(task, examples, [PrologTester(examples, task.own)])


@pytest.mark.long
def test_every_way_finds_the_same(searches: Searches) -> None:
    assert len(searches.found) == 4
    assert max(len(hit.body) for hit in searches.found["direct"]) == 5
    assert len(searches.found["direct"]) > 300
    assert len(searches.behaviours("direct")) > 7
    assert searches.disagreements() == []


@pytest.mark.long
def test_disagreements_are_seen(searches: Searches) -> None:
    name = "clingo and PrologTester"
    whole = searches.found[name]
    clauses, behaviours = len(whole), len(searches.behaviours(name))
    try:
        searches.found[name] = whole[:1]
        assert searches.disagreements() == [
            f"{name}: {clauses - 1} clauses differ",
            f"{name}: {behaviours - 1} behaviours differ",
        ]
    finally:
        searches.found[name] = whole
