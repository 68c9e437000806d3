"""How agents are drawn, bred and ranked."""

import random
from collections import Counter

import pytest

from clausewitz.engines.own.search_limit import Limit
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.agents import (
    Agent,
    Breeding,
    Drawn,
    first_generation,
    next_generation,
)
from clausewitz.tuning.weights.genetic import GeneticResult, weights_text
from clausewitz.tuning.weights.genetic_plan import OWN, PAPER, planned
from clausewitz.tuning.weights.tournament import standings

A, B, C = (Agent(n, (1000 * n + 1, 1000 * n + 2, 1000 * n + 3)) for n in range(3))


def test_the_papers_plan_is_what_the_paper_says() -> None:
    assert (PAPER.population, PAPER.generations, PAPER.fittest) == (5, 10, 3)
    assert (PAPER.crossover, PAPER.mutation, PAPER.nudge) == (0.5, 0.05, 0.0)
    assert (PAPER.player, PAPER.by_wins, PAPER.survivors) == ("pruning", True, 0)
    assert PAPER.limit() == Limit(depth=4)


def test_our_plan_is_larger() -> None:
    assert OWN.population > PAPER.population
    assert OWN.generations > PAPER.generations
    assert OWN.openings > 0
    assert OWN.limit().nodes


def test_a_child_has_each_weight_from_one_parent_or_the_other() -> None:
    chance, breeding = random.Random(1), Breeding(mutation=0.0)
    children = [breeding.child(9, A, B, chance).weights for _ in range(400)]
    for place in range(3):
        shares = Counter(child[place] for child in children)
        assert set(shares) == {A.weights[place], B.weights[place]}
        assert 150 < shares[A.weights[place]] < 250
    assert len(set(children)) == 8  # each weight for itself


def test_about_one_weight_in_twenty_is_drawn_anew() -> None:
    chance, breeding = random.Random(2), Breeding()
    inherited = set(A.weights) | set(B.weights)
    weights = [w for _ in range(2000) for w in breeding.child(9, A, B, chance).weights]
    drawn = [weight for weight in weights if weight not in inherited]
    assert 0.04 < len(drawn) / len(weights) < 0.06
    assert max(drawn) <= 10_000
    assert 4000 < sum(drawn) / len(drawn) < 6000  # evenly


def test_weights_of_any_size_are_drawn_alike() -> None:
    chance, breeding = random.Random(3), Breeding(drawn=Drawn.BY_SIZE)
    drawn = [breeding.draw(chance) for _ in range(3000)]
    assert 10 <= min(drawn) <= max(drawn) <= 10_000
    below = [sum(weight < bound for weight in drawn) / len(drawn) for bound in (100, 1000)]
    assert below == pytest.approx([1 / 3, 2 / 3], abs=0.05)


def test_what_is_nudged_stays_near() -> None:
    chance, breeding = random.Random(4), Breeding(mutation=0.0, nudge=0.1)
    weights = [breeding.child(9, C, C, chance).weights[0] for _ in range(500)]
    assert len(set(weights)) > 300
    assert all(0.6 < weight / C.weights[0] < 1.6 for weight in weights)


def test_the_fittest_survive_and_breed_and_numbers_go_on() -> None:
    agents = next_generation(Breeding(mutation=0.0), [A, B, C], 1, 6, 30, seed=5)
    assert [agent.number for agent in agents] == [0, 30, 31, 32, 33, 34]
    assert all(set(agent.parents) <= {0, 1, 2} for agent in agents[1:])
    assert all(len(set(agent.parents)) == 2 for agent in agents[1:])


def test_what_is_drawn_depends_on_seed_and_number() -> None:
    first = first_generation(Breeding(), 5, seed=1)
    assert first == first_generation(Breeding(), 5, seed=1)
    assert first[:3] == first_generation(Breeding(), 3, seed=1)
    assert first != first_generation(Breeding(), 5, seed=2)


def test_fitness_is_wins_or_points() -> None:
    # A wins twice and loses once, B wins once and draws, C draws and loses.
    results = {(0, 1): (1.0, 0.0), (0, 2): (1.0, 0.0), (1, 2): (0.5, 1.0)}
    by_wins = standings([A, B, C], results, by_wins=True)
    assert [(s.agent.number, *s.games) for s in by_wins] == [
        (1, 2, 1, 1),
        (0, 2, 0, 2),
        (2, 1, 1, 2),
    ]
    drawn = {(0, 1): (0.5, 0.5, 1.0), (0, 2): (0.0, 0.5, 0.0), (1, 2): (0.5, 0.5, 0.5)}
    assert standings([A, B, C], drawn, by_wins=False)[0].agent is C
    assert standings([A, B, C], drawn, by_wins=True)[-1].agent is B


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"population": 3, "fittest": 5}, "no more to choose from"),
        ({"fittest": 2, "survivors": 3}, "no 3 can survive"),
        ({"population": 4, "fittest": 4, "survivors": 4}, "nobody is born"),
        ({"depth": 2, "nodes": 100}, "depth or by nodes"),
    ],
)
def test_plans_that_cannot_be_carried_out(changes: dict[str, int], words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        planned(OWN, **changes)


def test_a_depth_replaces_nodes() -> None:
    assert planned(OWN, depth=3).limit() == Limit(depth=3)
    assert planned(PAPER, nodes=500).limit() == Limit(nodes=500)


def test_the_clause_says_how_it_was_made() -> None:
    standing = standings([C], {}, by_wins=True)
    text = weights_text(GeneticResult(PAPER, standing, standing, {}), "mine")
    assert "weights(mine, 2001, 2002, 2003)." in text
    for words in ("--population 5", "--mutation 0.05", "--depth 4", "--by-wins", "--seed 0"):
        assert words in text
    assert "--nodes" not in text
    assert max(map(len, text.splitlines())) <= 100
