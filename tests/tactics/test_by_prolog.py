"""A tactic and a position give suggestions, and words for them."""

import chess
import pytest

from clausewitz.clauses import Theory, check_theory
from clausewitz.position.board import parse_fen
from clausewitz.prolog import PrologLimitError
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import Suggestion, suggest, suggest_all
from clausewitz.tactics.shipped import literature
from clausewitz.wording import read_clause

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
PROMOTION = "8/3r1P1k/8/8/8/8/8/K7 w - - 0 1"


def theory(text: str) -> Theory:
    return check_theory(text, "x.pl")


def suggestions(fen: str, text: str) -> list[Suggestion]:
    return suggest(parse_fen(fen), [theory(text)])


def moves(fen: str, text: str) -> list[str]:
    return [suggestion.move.uci() for suggestion in suggestions(fen, text)]


def test_proof_holds_the_bindings_of_the_clause() -> None:
    text = "f(P, A, B) :- make_move(A, B, P, N), attacks(B, Target, N), outranks(Target, B, N)."
    found = {s.move.uci(): [proof["Target"] for proof in s.proofs] for s in suggestions(FORK, text)}
    assert found == {"c3b5": ["c7"], "c3d5": ["f6", "c7"], "c3e4": ["f6"]}


def test_same_proof_in_another_order_is_given_once() -> None:
    (fork,) = (s for s in suggest(parse_fen(FORK), [literature()]) if s.tactic.name == "fork")
    assert len(fork.proofs) == 1


def test_only_legal_moves_are_suggested() -> None:
    text = "f(P, A, B) :- attacks(A, B, P)."
    assert moves("4k3/8/8/8/1b6/8/3N4/4K2r w - - 0 1", text) == []


def test_promotion_is_to_a_queen_unless_the_clause_says_otherwise() -> None:
    assert moves(PROMOTION, "f(P, A, B) :- promotes(A, B, P).") == ["f7f8q"]
    knight = "f(P, A, B) :- make_move(A, B, knight, P, N), checks(B, K, N)."
    (suggestion,) = suggestions(PROMOTION, knight)
    assert suggestion.move.uci() == "f7f8n"
    assert suggestion.english == "f8=N+: the knight on f8 checks the king on h7."
    free = "f(P, A, B) :- legal_move(A, B, Piece, P), promotes(A, B, P)."
    assert sorted(moves(PROMOTION, free)) == ["f7f8b", "f7f8n", "f7f8q", "f7f8r"]


def test_what_a_clause_denies_of_a_promotion_is_not_what_it_says() -> None:
    text = "f(P, A, B) :- legal_move(A, B, P), \\+ legal_move(A, B, queen, P)."
    found = suggestions(PROMOTION, text)
    assert {s.move.uci() for s in found} == {"a1a2", "a1b1", "a1b2"}
    assert "Ka2: the king on a1 cannot go to a2, becoming a queen." in {s.english for s in found}


def test_clause_that_says_nothing_more_is_read_too() -> None:
    (suggestion, *_) = suggestions(PROMOTION, "f(P, A, B) :- legal_move(A, B, P).")
    assert suggestion.english == "Ka2 is a legal move."


def test_helpers_may_have_any_name_that_is_free() -> None:
    text = """tactic(S) :- side(S). suggestion(S) :- side(S).
        f(P, A, B) :- promotes(A, B, P), turn(S, P), tactic(S), suggestion(S)."""
    assert moves(PROMOTION, text) == ["f7f8q"]


def test_clause_without_a_line_of_english_is_read_literal_by_literal() -> None:
    text = """f(P, A, B) :- captures(A, B, P), hanging(B, P), make_move(A, B, P, N),
        \\+ en_prise(B, N), turn(Side, N), in_check(Side, N)."""
    (suggestion,) = suggestions("3r3k/8/8/8/8/8/8/3QK3 w - - 0 1", text)
    assert suggestion.english == (
        "Qxd8+: the queen on d1 takes the rook on d8; the rook on d8 hangs before the move; "
        "the queen on d8 is not in danger; black is in check."
    )


def test_clause_reads_without_a_position() -> None:
    clause = theory("f(P, A, B) :- captures(A, B, P), hanging(B, P).").tactics[0].clauses[0]
    assert read_clause(clause) == "f: A takes B; B hangs."


def test_many_boards_are_answered_in_order() -> None:
    boards = [parse_fen(FORK), chess.Board()] * 101
    found = suggest_all(boards, [literature()])
    assert [bool(s) for s in found] == [True, False] * 101


def test_theories_answer_one_after_the_other() -> None:
    first, second = "a(P, A, B) :- captures(A, B, P).", "b(P, A, B) :- promotes(A, B, P)."
    fen = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1"
    found = suggest(parse_fen(fen), [theory(second), theory(first)])
    assert [s.tactic.name for s in found] == ["b", "b", "a"]
    assert {s.move.uci() for s in found} == {"e7d8q", "e7e8q"}


def test_tactic_that_takes_too_long_is_named() -> None:
    text = """slow(P, A, B) :- legal_move(A, B, P), sq(C), sq(D), sq(E), sq(F), aligned(C, D, E),
        aligned(D, E, F), aligned(F, E, D), aligned(E, F, C), aligned(C, D, F)."""
    with pytest.raises(PrologLimitError, match="slow took too long"):
        suggest(chess.Board(), [theory(text)], inferences=100_000)


def test_theory_without_a_tactic_is_named() -> None:
    with pytest.raises(ClausewitzError, match=r"x\.pl: there is no tactic in it"):
        suggest(chess.Board(), [theory("")])
