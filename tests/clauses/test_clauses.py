"""Theories are read as data, checked against the vocabulary and written back."""

from pathlib import Path

import chess
import pytest

from clausewitz.clauses import (
    ClauseError,
    Literal,
    Theory,
    Variable,
    check_theory,
    read_theory,
    vocabulary,
)
from clausewitz.clauses.vocabulary import CONSTANTS
from clausewitz.position.board import PIECES, SIDES
from clausewitz.tactics.shipped import literature

FORK = """
% figure 3
fork(Position, From, To) :-
    make_move(From, To, Position, New),
    attacks(To, Square1, New),   % the first target
    attacks(To, Square2, New),   /* and
    the second */
    different_pos(Square1, Square2).
"""

REFUSED = {
    "directive": (":- initialization(halt).", "1: a directive"),
    "query": ("?- halt.", "1: a directive"),
    "unknown predicate": ("f(P, A, B) :- legal_move(A, B, P), halt.", "unknown predicate halt/0"),
    "wrong arity": ("f(P, A, B) :- legal_move(A, B).", "legal_move/2 (there is legal_move/3"),
    "line of a later clause": ("a(P, X, Y) :- legal_move(X, Y, P).\n\nb(X) :- c(X).", "3: unknown"),
    "cut": ("f(P, A, B) :- legal_move(A, B, P), !.", "unexpected '!'"),
    "disjunction": ("f(P, A, B) :- legal_move(A, B, P) ; fail.", "found ';'"),
    "if-then": ("f(P, A, B) :- legal_move(A, B, P) -> fail.", "found '->'"),
    "variable as a goal": ("f(P, A, B) :- legal_move(A, B, P), A.", "A is not a literal"),
    "module qualifier": ("f(P, A, B) :- user:legal_move(A, B, P).", "found ':'"),
    "grammar rule": ("f(P, A, B) --> legal_move(A, B, P).", "found '-->'"),
    "recursion": ("f(P, A, B) :- legal_move(A, B, P), f(P, A, B).", "f/3 is recursive"),
    "mutual recursion": (
        "f(P, A, B) :- g(P, A, B).\ng(P, A, B) :- f(P, A, B).",
        "2: f/3 is recursive",
    ),
    "redefinition": ("attacks(A, B, P) :- defends(A, B, P).", "attacks/3 is a word of the"),
    "name of the system's": ("'$tactic'(A) :- side(A).", "a name that Prolog itself calls"),
    "call of any arity": (
        "call(A, B, C, D, E, F, G, H, I, J) :- sq(A).",
        "call: a name that Prolog",
    ),
    "negated head": ("\\+ f(P).", "a head cannot be negated"),
    "no dragon": ("f(P, A, B) :- piece_at(A, P, white, dragon).", "dragon is not a piece"),
    "no square": ("f(P, A, B) :- attacks(A, j9, P).", "j9 is not a square"),
    "two types": ("f(P, A, B) :- attacks(A, B, P), side(A).", "A is a square and a side at once"),
    "unbound input": ("f(P, A, B) :- different_pos(A, C), attacks(A, B, P).", "C is not bound yet"),
    "position out of nothing": ("f(P, A, B) :- attacks(A, B, Q), turn(_, P).", "Q is not bound"),
    "never bound": ("f(P, A, B) :- different_pos(A, B), turn(_, P).", "A of the head is never"),
    "bound under negation only": ("f(P, A, B) :- \\+ attacks(A, B, P).", "A of the head is never"),
    "negated before bound": (
        "f(P, A, B) :- legal_move(A, B, P), \\+ attacks(A, C, P), attacks(B, C, P).",
        "C is not bound yet",
    ),
    "head variable not in the body": ("f(P, A, B) :- turn(_, P).", "A of the head does not occur"),
    "same variable twice in the head": ("f(P, A, A) :- attacks(A, A, P).", "different variables"),
    "constant in the head": ("f(P, a1, B) :- legal_move(a1, B, P).", "different variables"),
    "compound argument": ("f(P, A, B) :- attacks(g(A), B, P).", "no variable or constant"),
    "unfinished clause": ("f(P, A, B) :- attacks(A, B, P)", "expected a full stop"),
    "unfinished text": ('english(f, "no end).', "cannot read"),
    "unfinished comment": ("/* for ever", "1:"),
    "english of nothing": ('english(f, "Nothing.").', "describes no predicate"),
    "english of a stranger": (
        'english(f, "{Foo} wins.").\nf(P, A, B) :- captures(A, B, P).',
        "2: the English of f names {Foo}, this clause has none",
    ),
    "english of a helper that names no argument": (
        'english(g, "{Foo} is there").\ng(S, P) :- attacks(_, S, P), pawn_on(Foo, P).\n'
        "f(P, A, B) :- legal_move(A, B, P), g(B, P).",
        "2: the English of g names {Foo}, the head of this clause has none",
    ),
    "english of a name misspelt": (
        'english(wining, "Wins.").\nwinning(P, A, B) :- captures(A, B, P).',
        "1: english(wining, …) describes no predicate of the file; did you mean winning?",
    ),
    "a word misspelt, in its own line": (
        "f(P, A, B) :-\n    legal_move(A, B, P),\n    atacks(A, B, P).",
        "3: unknown predicate atacks/3; did you mean attacks or attacked?",
    ),
    "a helper misspelt": (
        "strong(S, P) :- attacks(S, _, P).\nf(P, A, B) :- legal_move(A, B, P), strng(B, P).",
        "2: unknown predicate strng/2; did you mean strong?",
    ),
    "a constant misspelt": (
        "f(P, A, B) :- legal_move(A, B, P), piece_at(A, P, _, knigt).",
        "knigt is not a piece in piece_at(A, P, _, knigt); did you mean knight?",
    ),
    "a rank and a file": (
        "f(P, A, B) :- legal_move(A, B, P), rank_of(A, N), file_of(B, N).",
        "N is a rank and a file at once",
    ),
    "english without text": ("english(f, g).", "expected english"),
    "motif of nothing": ("motif(f).", "motif(…) names no predicate of the file"),
    "clauses that disagree": (
        "g(X) :- side(X).\ng(X) :- piece(X).\nf(P, A, B) :- legal_move(A, B, P).",
        "disagree on argument 1",
    ),
    "not a character of Prolog": ("f(P, A, B) :- legal_move(A, B, P), §.", "cannot read"),
    "nesting without end": ("f(" + "g(" * 200, "nested too deep"),
    "quasi quotation": ("f(P, A, B) :- {|html||x|}.", "unexpected"),
}


def test_clause_is_read_into_literals() -> None:
    (tactic,) = check_theory(FORK, "x.pl").tactics
    (clause,) = tactic.clauses
    assert tactic.name == "fork"
    assert [literal.predicate for literal in clause.body] == [
        "make_move",
        "attacks",
        "attacks",
        "different_pos",
    ]
    assert clause.body[1] == Literal(
        "attacks", (Variable("To"), Variable("Square1"), Variable("New"))
    )
    assert clause.types[Variable("New")] == "position"
    assert clause.line == 3


def test_witnesses_are_the_named_variables_that_are_not_positions() -> None:
    text = """f(P, A, B) :- make_move(A, B, P, N), attacks(B, T, N), piece_at(T, N, _, Piece),
        \\+ defends(D, T, N)."""
    (tactic,) = check_theory(text, "x.pl").tactics
    assert [variable.name for variable in tactic.clauses[0].witnesses] == ["T", "Piece"]


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_file_and_line(name: str) -> None:
    text, reason = REFUSED[name]
    with pytest.raises(ClauseError) as refusal:
        check_theory(text, "x.pl")
    assert str(refusal.value).startswith("x.pl:")
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_helpers_may_be_used_before_they_are_defined() -> None:
    theory = check_theory(
        "f(P, A, B) :- legal_move(A, B, P), free(B, P).\nfree(S, P) :- \\+ attacks(_, S, P).",
        "x.pl",
    )
    assert [tactic.name for tactic in theory.tactics] == ["f"]
    assert [clause.head.predicate for clause in theory.helpers] == ["free"]


def test_tactic_may_build_on_another() -> None:
    text = "f(P, A, B) :- captures(A, B, P).\ng(P, A, B) :- f(P, A, B), promotes(A, B, P)."
    assert [tactic.name for tactic in check_theory(text, "x.pl").tactics] == ["f", "g"]


def test_named_variables_with_an_underscore_stay_themselves() -> None:
    text = "f(P, A, B) :- legal_move(A, B, P), attacks(A, _T, P), attacks(B, _T, P), empty(_, P)."
    clause = check_theory(text, "x.pl").tactics[0].clauses[0]
    assert str(clause).count("_T") == 2
    assert "empty(_, P)" in str(clause)


def test_quoted_names_numbers_and_text_are_written_as_they_were_read() -> None:
    text = (
        'english(\'My tactic\', "A \\"good\\" one.").\n'
        "'My tactic'(P, A, B) :- exchange(A, B, -3, P), rank_of(B, 7)."
    )
    theory = check_theory(text, "x.pl")
    assert theory.tactics[0].english == 'A "good" one.'
    assert again(theory) == theory


def again(theory: Theory) -> Theory:
    return check_theory(str(theory), theory.source)


def test_literature_is_the_same_after_writing_and_reading() -> None:
    assert again(literature()) == Theory(
        literature().source, literature().tactics, literature().helpers
    )


def test_vocabulary_types_every_argument() -> None:
    assert len(vocabulary()) > 50
    assert [p.type for p in vocabulary()[("attacks", 3)].parameters] == [
        "square",
        "square",
        "position",
    ]


def test_file_is_read_as_utf8(tmp_path: Path) -> None:
    file = tmp_path / "t.pl"
    file.write_text('english(f, "Läufer!").\nf(P, A, B) :- captures(A, B, P).', encoding="utf-8")
    assert read_theory(file).tactics[0].english == "Läufer!"


def test_ranks_and_files_count() -> None:
    text = "f(P, A, B) :- legal_move(A, B, P), rank_of(A, R), rank_of(B, S), smaller(R, S)."
    (tactic,) = check_theory(text, "x.pl").tactics
    types = tactic.clauses[0].types
    assert types[Variable("R")] == types[Variable("S")] == "rank"


def test_motif_that_others_call_is_declared() -> None:
    text = """mate(Line) :- last_move(_, _, _, _, After, Line), checkmate(After).
    mate_in_1(Line) :- last_ply(1, Line), mate(Line)."""
    names = [motif.name for motif in check_theory(text, "x.pl").motifs]
    declared = [motif.name for motif in check_theory(f"motif(mate).\n{text}", "x.pl").motifs]
    assert (names, declared) == (["mate_in_1"], ["mate", "mate_in_1"])


def test_helpers_have_english_of_their_own() -> None:
    text = """english(near, "{Square} is near {King}").
near(King, Square, Position) :- king_zone(Square, King, Position).

f(P, A, B) :- legal_move(A, B, P), near(_, B, P).
"""
    theory = check_theory(text, "x.pl")
    (tactic,) = theory.tactics
    assert tactic.phrases == {("near", 3): "{2} is near {1}"}
    assert str(theory).startswith('english(near, "{Square} is near {King}").\nnear(')
    assert str(check_theory(str(theory), "x.pl")) == str(theory)
    assert not any("english" in str(clause) for clause in theory.clauses())


def test_names_of_squares_sides_and_pieces_are_those_of_boards() -> None:
    assert CONSTANTS["square"] == set(chess.SQUARE_NAMES)
    assert CONSTANTS["side"] == set(SIDES.values())
    assert CONSTANTS["piece"] == set(PIECES)
    assert CONSTANTS["promotion"] == {*PIECES[1:5], "none"}
