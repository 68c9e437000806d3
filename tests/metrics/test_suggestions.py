"""What tactics propose: kernel, kernel with listed helpers and Prolog say the same."""

import csv
from pathlib import Path

import chess
import numpy as np
import pytest

from clausewitz.clauses import Theory, check_theory
from clausewitz.metrics import suggestions
from clausewitz.metrics.measurement import proved, shown
from clausewitz.metrics.move_table import Flags, LegalMoves, legal_moves
from clausewitz.metrics.suggestions import behaviours
from clausewitz.tactics.by_prolog import suggest_all
from clausewitz.tactics.shipped import literature

HELPED = """
helper(X, Y, P) :- legal_move(X, Y, P), piece_at(Y, P, _, _).
takes(P, From, To) :- legal_move(From, To, P), helper(From, To, P).
attacks_two(P, From, To) :- legal_move(From, To, P), helper(From, S, P), different_pos(S, To).
queens(P, From, To) :- legal_move(From, To, queen, P).
knights(P, From, To) :- legal_move(From, To, knight, P).
"""


@pytest.fixture
def moves(examples: Path) -> LegalMoves:
    rows = csv.DictReader(examples.open())
    return legal_moves([(chess.Board(r["fen"]), chess.Move.from_uci(r["move"])) for r in rows])


def numbers(flags: Flags) -> list[int]:
    return [int(number) for number in np.flatnonzero(flags)]


def by_tactic(theory: Theory, moves: LegalMoves) -> list[set[tuple[int, str]]]:
    found = behaviours(theory, moves)
    return [
        {(int(moves.position[n]), moves.ucis[n]) for n in numbers(found.flags(int(b)))}
        for b in found.of_tactic
    ]


def by_prolog(theory: Theory, moves: LegalMoves) -> list[set[tuple[int, str]]]:
    found: list[set[tuple[int, str]]] = [set() for _ in theory.tactics]
    for position, here in enumerate(suggest_all(moves.boards, [theory])):
        for suggestion in here:
            found[theory.tactics.index(suggestion.tactic)].add((position, suggestion.move.uci()))
    return found


def test_legal_moves_are_laid_out_position_by_position(moves: LegalMoves) -> None:
    for position, board in enumerate(moves.boards):
        here = {moves.ucis[n] for n in numbers(moves.position == position)}
        assert here == {move.uci() for move in board.legal_moves}
        assert moves.position[moves.starts[position]] == position
        for uci in here:
            assert moves.ucis[moves.number(position, uci)] == uci
    with pytest.raises(ValueError, match="not in list"):
        moves.number(0, "a1a1")


def test_literature_proposes_what_prolog_says(moves: LegalMoves) -> None:
    expected = by_prolog(literature(), moves)
    assert by_tactic(literature(), moves) == expected
    assert sum(map(bool, expected)) > 5


@pytest.mark.parametrize("listing_pays_from", [1, 100])
def test_helpers_are_listed_or_unfolded(
    moves: LegalMoves, listing_pays_from: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suggestions, "_WORTH_LISTING", listing_pays_from)
    theory = check_theory(HELPED.split("queens")[0], "helped.pl")
    expected = by_prolog(theory, moves)
    assert by_tactic(theory, moves) == expected
    assert all(expected)


def test_promotion_is_what_the_clause_says(moves: LegalMoves) -> None:
    theory = check_theory(HELPED, "helped.pl")
    found = by_tactic(theory, moves)
    assert found == by_prolog(theory, moves)
    assert [{uci for _, uci in one} for one in found[2:]] == [{"a7a8q"}, {"a7a8n"}]


def test_tactics_that_propose_the_same_share_a_behaviour(moves: LegalMoves) -> None:
    twice = HELPED.split("attacks_two")[0]
    twice += "captures_too(P, F, T) :- helper(F, T, P), legal_move(F, T, P).\n"
    found = behaviours(check_theory(twice, "twice.pl"), moves)
    assert len(found.packed) == 1
    assert found.of_tactic.tolist() == [0, 0]


def test_positions_shown_begin_with_those_where_the_move_was_played(moves: LegalMoves) -> None:
    theory = literature()
    (fork,) = [tactic for tactic in theory.tactics if tactic.name == "fork"]
    alone = Theory(theory.source, (fork,), theory.helpers)
    flags = behaviours(alone, moves).flags(0)
    places = shown(flags, moves, most=4)
    hits = [place.move == place.played for place in places]
    assert hits == sorted(hits, reverse=True)
    assert (places[0].board, places[0].move.uci()) == (moves.boards[1], "c3d5")
    assert len({place.board.fen() for place in places}) == len(places)
    first, *_ = proved(fork, theory, places)
    assert set(first.bindings.values()) == {"f6", "c7"}


@pytest.mark.parametrize("word", ["legal_move(From, To, P)", "legal_move(From, To, queen, P)"])
def test_a_tactic_may_call_another(word: str, moves: LegalMoves) -> None:
    called = f"b(P, From, To) :- {word}."
    theory = check_theory(f"a(P, From, To) :- b(P, From, To).\n{called}", "two.pl")
    one, other = by_tactic(theory, moves)
    assert one == other != set()
    (alone,) = by_tactic(check_theory(called, "one.pl"), moves)
    assert one == alone
    found = shown(behaviours(theory, moves).flags(0), moves, 2)
    assert proved(theory.tactics[0], theory, found)
