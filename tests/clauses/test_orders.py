"""The planner of orders: the cheapest of all, and one in which Prolog means the same."""

import csv
import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from clausewitz.clauses import Clause, Literal, check_theory, vocabulary, word_costs
from clausewitz.clauses import cheapest_order as planner
from clausewitz.clauses.cheapest_order import Candidates, NextStep, cheapest_order
from clausewitz.clauses.quick_order import is_of_move, quick_order
from clausewitz.clauses.word_costs import AFTER, BEFORE, word_cost

Table = dict[tuple[int, int], NextStep]


def random_steps(count: int, seed: int) -> tuple[Table, Candidates[int]]:
    """Steps that each cost something else after each set of others, and some need others."""
    dice = random.Random(seed)
    table: Table = {}
    for state in range(1 << count):
        for step in range(count):
            if not state >> step & 1 and (step % 3 or state & 1 << (step + 1) % count):
                cost, answers = dice.uniform(1, 100), dice.choice([0.01, 0.5, 1.0, 4.0])
                table[state, step] = NextStep(cost, answers, state | 1 << step)

    def candidates(state: int) -> Iterator[tuple[int, NextStep]]:
        for step in range(count):
            if (state, step) in table:
                yield step, table[state, step]

    return table, candidates


def cost(order: tuple[int, ...], table: Table) -> float:
    """Of steps in this order; endless where a step cannot be taken then."""
    total, answers, state = 0.0, 1.0, 0
    for step in order:
        if (state, step) not in table:
            return float("inf")
        taken = table[state, step]
        total += answers * taken.cost
        answers, state = answers * taken.answers, taken.state
    return total


@pytest.mark.parametrize("seed", range(20))
def test_no_order_costs_less(seed: int) -> None:
    table, candidates = random_steps(6, seed)
    found = cheapest_order(0b111111, candidates)
    assert found is not None
    least = min(cost(order, table) for order in permutations(range(6)))
    assert cost(tuple(found), table) == pytest.approx(least)


def test_of_many_steps_the_quickest_filters_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "_EXACT", 5)
    price = {0: (1.0, 3.0), 1: (10.0, 0.5), 2: (1.0, 0.5), 3: (1.0, 2.0)}

    def candidates(state: int) -> Iterator[tuple[int, NextStep]]:
        for step, (each, answers) in price.items():
            if not state >> step & 1:
                yield step, NextStep(each, answers, state | 1 << step)

    assert cheapest_order(0b1111, candidates) == [2, 1, 3, 0]


@pytest.mark.parametrize("count", range(11, 24))
def test_no_more_states_are_weighed_than_is_said(count: int) -> None:
    states = list[int]()

    def candidates(state: int) -> Iterator[tuple[int, NextStep]]:
        states.append(state)
        assert len(states) < 5000
        for step in range(count):
            if not state >> step & 1:
                yield step, NextStep(1.0, 0.5, state | 1 << step)

    found = cheapest_order((1 << count) - 1, candidates)
    assert found is not None
    assert sorted(found) == list(range(count))


def test_steps_that_wait_for_each_other_have_no_order() -> None:
    assert cheapest_order(0b11, lambda state: ()) is None


def clause_of(text: str) -> Clause:
    ((clause,),) = [tactic.clauses for tactic in check_theory(text, "x.pl").tactics]
    return clause


def body(text: str) -> list[str]:
    found = quick_order(clause_of(text))
    assert found is not None
    return [literal.predicate for literal in found.body]


def test_what_is_dear_comes_when_little_is_left() -> None:
    text = """f(P, A, B) :- make_move(A, B, P, N), loses_material(N), attacks(B, C, N),
        queen_on(C, N), en_prise(B, P)."""
    found = body(text)
    assert found[0] == "make_move"
    assert found[-1] == "loses_material"


def test_the_own_move_comes_first_and_binds() -> None:
    assert body("f(P, A, B) :- hanging(B, P), make_move(A, B, P, N), check(N).")[0] == "make_move"


def test_a_denial_waits_for_all_that_it_shares() -> None:
    text = """f(P, A, B) :- make_move(A, B, P, N), attacks(C, D, N), \\+ pinned(C, N),
        \\+ attacks(_, A, P)."""
    found = quick_order(clause_of(text))
    assert found is not None
    places = {str(literal): place for place, literal in enumerate(found.body)}
    assert places["\\+ pinned(C, N)"] > places["attacks(C, D, N)"]


def test_a_denial_of_the_moves_squares_waits_for_what_proposes_them() -> None:
    """Who asks for all moves has not bound them."""
    found = quick_order(clause_of("f(P, A, B) :- captures(A, B, P), \\+ pawn_on(A, P)."))
    assert found is not None
    assert [literal.predicate for literal in found.body] == ["captures", "pawn_on"]


def test_only_clauses_about_one_move_are_ordered() -> None:
    assert is_of_move(clause_of("f(P, A, B) :- captures(A, B, P)."))
    motif = check_theory("m(L) :- castled(_, L).", "m.pl").motifs[0].clauses[0]
    assert not is_of_move(motif)


def test_every_word_of_squares_was_counted() -> None:
    """If not: make word-costs, then make order-tactics."""
    with word_costs.FILE.open(encoding="utf-8", newline="") as lines:
        counted = {(row["word"], row["squares"]) for row in csv.DictReader(lines)}
    for (name, _), signature in vocabulary().items():
        types = [parameter.type for parameter in signature.parameters]
        squares = [type_name for type_name in types if type_name == "square"]
        if types == [*squares, "position"] and len(squares) <= 3:
            assert (name, "s" * len(squares)) in counted, name


def test_counts_tell_what_is_likely() -> None:
    assert word_cost("undefended", BEFORE, "t").holds < word_cost("undefended", AFTER, "t").holds
    assert word_cost("loses_material", AFTER, "").first > 20 * word_cost("check", AFTER, "").first
    own = word_cost("own_word", AFTER, "s-")
    assert own.answers > word_cost("own_word", AFTER, "ss").answers


def test_a_literal_without_variables_can_be_ordered() -> None:
    found = quick_order(clause_of("f(P, A, B) :- captures(A, B, P), piece_at(e1, P, white, king)."))
    assert found is not None
    assert Literal("piece_at", ("e1", found.head.arguments[0], "white", "king")) in found.body
