"""Helpers that several rules share: folded out where that is shorter, and the meaning stays."""

import numpy as np
import pytest

from agree.sources import random_positions
from clausewitz.clauses import Clause, Theory, check_theory
from clausewitz.learn.rules.folding import Folding, folded, size
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.tactic_network import matches, tactic_matches
from clausewitz.tactics.by_prolog import proposals

MOVE = "f(Position, From, To) :- make_move(From, To, Position, New), "
THREE = [
    MOVE + "checks(To, King, New), \\+ en_prise(To, New), knight_on(To, New), shut_in(King, New).",
    MOVE + "knight_on(To, New), rook_on(Rook, New), checks(To, _A, New), \\+ en_prise(To, New), "
    "attacks(To, Rook, New).",
    MOVE + "\\+ en_prise(To, New), knight_on(To, New), checks(To, Other, New), queen_on(From, "
    "Position), \\+ undefended(Other, New).",
]
"""Each has a knight that gives check and is not en prise, the king named but where it is not."""
WIDE = [
    MOVE + f"attacks(To, Square, New), \\+ en_prise(To, New), \\+ hanging(To, New), {word}."
    for word in ("pawn_on(Square, New)", "rook_on(Square, New)", "queen_on(To, New)")
]
PIECES = ("pawn", "knight", "rook", "queen")
APART = "undefended(From, Position), loses_material(New)"


def rules(texts: list[str]) -> list[Clause]:
    (tactic,) = check_theory("\n".join(texts), "rules.pl").tactics
    return list(tactic.clauses)


def text(found: Folding) -> str:
    return "\n\n".join(map(str, [*found.helpers, *found.rules]))


def test_what_three_rules_share_is_written_once() -> None:
    given = rules(THREE)
    found = folded("f", given)
    (helper,) = found.helpers
    assert len(helper.body) == 3
    assert found.gain == 3 * 2 - 4 == size(given) - size([*found.helpers, *found.rules])
    assert all(helper.head.key in [b.key for b in rule.body] for rule in found.rules)
    assert all(rule.body[0].predicate == "make_move" for rule in found.rules)
    assert "king" not in helper.head.predicate
    assert helper.head.predicate == "checks_and_not_en_prise_and_knight_on"


def test_the_position_comes_last_and_names_tell_what_is_used_once() -> None:
    found = folded("f", rules(THREE))
    (helper,) = found.helpers
    assert str(helper.head).endswith("(To, King, New)")
    assert "checks_and_not_en_prise_and_knight_on(To, _A, New)" in str(found.rules[1])


def test_helpers_say_what_they_mean() -> None:
    theory = check_theory(text(folded("f", rules(THREE))), "folded.pl")
    (tactic,) = theory.tactics
    (phrase,) = tactic.phrases.values()
    assert "{1}" in phrase
    assert "{2}" in phrase
    assert "knight" in phrase


def test_kernel_and_prolog_find_the_same_moves_as_before() -> None:
    """The theory prints as a file has it, and its moves are those of the rules it was made of."""
    given = rules(WIDE)
    found = folded("f", given)
    assert found.helpers
    theory = check_theory(text(found), "folded.pl")
    boards = random_positions(12, seed=5)
    cases = cases_of(boards)
    plain = np.logical_or.reduce([matches(rule, cases) for rule in given])
    assert plain.any()
    assert (tactic_matches(theory.tactics[0], theory, cases) == plain).all()
    moves: list[set[str]] = [set() for _ in boards]
    for case in plain.nonzero()[0]:
        moves[cases.position(int(case))].add(cases.move(int(case)))
    assert [here[0] for here in proposals(boards, theory)] == moves


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (THREE[:2], "three literals, twice"),
        (THREE[:1], "one rule"),
        ([MOVE + f"{APART}, {piece}_on(To, New)." for piece in PIECES], "of two positions"),
        ([MOVE + f"{word}(To, New)." for word in ("pawn_on", "rook_on")], "nothing"),
    ],
)
def test_what_does_not_pay_stays_as_it_is(texts: list[str], why: str) -> None:
    given = rules(texts)
    assert folded("f", given) == Folding(given, [], 0), why


def test_own_words_and_earlier_tactics_keep_their_names() -> None:
    name = "checks_and_not_en_prise_and_knight_on"
    earlier = "early(P, F, T) :- make_move(F, T, P, N), early_on(T, N).\n"
    words = f"{name}(S, P) :- knight_on(S, P).\nearly_on(S, P) :- rook_on(S, P).\n"
    own = Theory("bk.pl", (), tuple(check_theory(words + earlier, "bk.pl").clauses()))
    given = check_theory(words + earlier + "\n".join(THREE), "bk.pl").tactics[-1].clauses
    found = folded("f", given, own)
    (helper,) = found.helpers
    assert helper.head.predicate == f"{name}_2"
    assert {rule.head.predicate for rule in found.rules} == {"f"}
