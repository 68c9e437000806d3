"""Whatever the order, the same moves: of steps in the kernel, of literals in Prolog."""

import importlib.util
import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import chess
import numpy as np
import pytest

from agree.clause_maker import clauses
from agree.sources import game_positions
from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory, check_theory
from clausewitz.clauses.quick_order import plain_order, quick_order
from clausewitz.matching.compiler import without_promotion
from clausewitz.matching.goals import ClauseReader
from clausewitz.matching.join_plan import program
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.matching.looked_up import Relations
from clausewitz.matching.tactic_network import ClauseNetwork, Matches, TacticNetwork, matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.tactics.by_prolog import proposals, suggest_all
from clausewitz.tactics.shipped import learned, learned_files, theories

PROMOTIONS = [
    "8/3r1P1k/8/8/8/8/8/K7 w - - 0 1",
    "3k3n/P5P1/8/8/8/8/8/K7 w - - 0 1",
    "6bk/5P1p/7N/8/8/8/8/K7 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
]


@pytest.fixture(scope="session")
def boards() -> list[chess.Board]:
    return [*map(chess.Board, PROMOTIONS), *game_positions(100, seed=7)]


@pytest.fixture(scope="session")
def cases(boards: list[chess.Board]) -> Cases:
    return cases_of(boards)


def unplanned(clause: Clause, cases: Cases) -> Matches:
    """By steps that are taken as soon as they can be."""
    words = program(ClauseReader(clause, Relations()).steps())
    return kernel.try_cases(words, cases.rows, cases.listed, cases.table)


def test_planned_steps_of_random_clauses_find_the_same(cases: Cases) -> None:
    found = 0
    for clause, _ in islice(clauses(cases_of(game_positions(20, seed=3)), seed=11), 250):
        planned = matches(clause, cases)
        assert planned.tolist() == unplanned(clause, cases).tolist(), str(clause)
        found += bool(planned.any())
    assert found > 100


def test_quick_orders_of_random_clauses_are_the_same_in_prolog() -> None:
    some = game_positions(3, seed=5)
    drawn = [clause for clause, held in islice(clauses(cases_of(some), seed=12), 35) if held]
    quick = [quick_order(clause) for clause in drawn]
    assert None not in quick
    assert sum(one != other for one, other in zip(drawn, quick, strict=True)) > 5
    assert proposals(some, _theory(drawn)) == proposals(some, _theory([q for q in quick if q]))


def _theory(some: list[Clause]) -> Theory:
    tactics = tuple(
        Tactic(f"t{n}", (replace(clause, head=replace(clause.head, predicate=f"t{n}")),))
        for n, clause in enumerate(some)
    )
    return Theory("random.pl", tactics)


def test_a_promotion_that_is_denied_is_no_promotion() -> None:
    promotion = "make_move(From, To, knight, P, _)"
    texts = [f"t(P, From, To) :- legal_move(From, To, P), {no}{promotion}." for no in ("", r"\+ ")]
    clauses = [check_theory(text, "t.pl").tactics[0].clauses[0] for text in texts]
    assert [without_promotion(clause, "knight") is None for clause in clauses] == [False, True]


def test_shipped_tactics_as_a_network_find_what_each_clause_finds(cases: Cases) -> None:
    network = TacticNetwork(theories(), Relations())
    held = network.matches(cases)
    assert not network.unknown
    place = 0
    for theory in theories():
        for tactic in theory.tactics:
            alone = np.zeros(len(cases), np.bool_)
            for clause in tactic.clauses:
                if without_promotion(clause, "knight") is None:
                    for plain in unfolded(clause, theory.helpers):
                        alone |= unplanned(plain, cases)
            assert alone.tolist() == held[place].tolist(), tactic.name
            place += 1
    assert held.any(axis=1).sum() > 15


def test_network_and_prolog_propose_the_same_moves_knights_included(
    boards: list[chess.Board],
) -> None:
    few = boards[:16]
    cases = cases_of(few)
    network = TacticNetwork(theories(), Relations())
    held, (promotions, knights) = network.matches(cases), network.knight_matches(cases)
    found: dict[str, set[tuple[int, str]]] = {}
    for number, tactic in enumerate(network.tactics):
        usual = [(case, "q" if case in promotions else "") for case in held[number].nonzero()[0]]
        usual += [(promotions[place], "n") for place in knights[number].nonzero()[0]]
        found[tactic.name] = {(cases.position(c), cases.move(c) + letter) for c, letter in usual}
    by_prolog: dict[str, set[tuple[int, str]]] = {name: set() for name in found}
    for number, here in enumerate(suggest_all(few, theories())):
        for suggestion in here:
            by_prolog[suggestion.tactic.name].add((number, suggestion.move.uci()))
    assert found == by_prolog
    assert any(move.endswith("n") for moves in found.values() for _, move in moves)


def test_learned_tactics_propose_the_same_in_plain_order(boards: list[chess.Board]) -> None:
    for theory in learned():
        plain = tuple(
            replace(tactic, clauses=tuple(map(_plain, tactic.clauses))) for tactic in theory.tactics
        )
        assert proposals(boards[4:8], theory) == proposals(
            boards[4:8], replace(theory, tactics=plain)
        )


def _plain(clause: Clause) -> Clause:
    return replace(clause, body=tuple(plain_order(clause, clause.head.variables)))


def test_programs_that_begin_alike_are_tried_on_what_is_left(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = """a(P, F, T) :- make_move(F, T, P, N), checks(T, K, N), undefended(T, N).
        b(P, F, T) :- make_move(F, T, P, N), checks(T, K, N), knight_on(T, N).
        c(P, F, T) :- make_move(F, T, P, N), checks(T, K, N), undefended(T, N)."""
    network = TacticNetwork([check_theory(text, "x.pl")], Relations())
    sizes: list[tuple[int, int]] = []
    real = kernel.try_refinements

    def counted(*arguments: object, steps: int) -> tuple[Matches, Matches]:
        sizes.append((len(arguments[1]), len(arguments[5])))  # type: ignore[arg-type]
        return real(*arguments, steps=steps)  # type: ignore[arg-type, misc]

    monkeypatch.setattr(kernel, "try_refinements", counted)
    held = network.matches(cases)
    (sampled, _), (first, many), (rest, few) = sizes
    assert (sampled, first, rest) == (1, 1, 2)  # one beginning, and two different programs
    assert many == len(cases)
    assert 0 < few < many / 5
    assert held[0].tolist() == held[2].tolist()
    assert held.any(axis=1).all()


def test_few_cases_are_tried_at_once(cases: Cases) -> None:
    words = [program(ClauseReader(_fork(), Relations()).cheap_steps())] * 2
    chosen = np.array(random.Random(0).sample(range(len(cases)), 100), np.uint64)
    some = ClauseNetwork(words).held(cases, chosen, str)
    whole = ClauseNetwork(words).held(cases, np.arange(len(cases), dtype=np.uint64), str)
    assert some.tolist() == whole[:, chosen.astype(int)].tolist()


def _fork() -> Clause:
    text = "f(P, F, T) :- make_move(F, T, P, N), attacks(T, A, N), queen_on(A, N)."
    return check_theory(text, "x.pl").tactics[0].clauses[0]


@pytest.mark.parametrize("file", learned_files(), ids=lambda file: file.stem)
def test_learned_files_are_in_the_order_that_the_learner_writes(file: Path) -> None:
    tool = Path(__file__).parents[2] / "tools" / "order_clauses.py"
    specification = importlib.util.spec_from_file_location("order_clauses", tool)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    text = file.read_text(encoding="utf-8")
    clauses_of = check_theory(text, file.name).tactics[0].clauses
    assert module.in_order(text, list(clauses_of)) == text
