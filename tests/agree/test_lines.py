"""A part of `make agree` that takes seconds: kernel and Prolog agree on lines of moves."""

from functools import cache

import numpy as np
import pytest

from agree.line_clauses import line_clause_disagreements
from agree.line_sources import shipped_lines
from agree.line_words import line_word_disagreements, line_words
from clausewitz import kernel
from clausewitz.clauses import Clause, Signature, Theory, check_theory
from clausewitz.games.move_lines import MoveLine
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import Matches, matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.prolog import PrologLimitError
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import tried_lines_by_prolog
from clausewitz.tactics.motifs.line_cases import LineCases, line_cases
from clausewitz.tactics.motifs.shipped_motifs import FILES, motif_literature

FORK = MoveLine("", "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", ("d5c7", "e8d7", "c7a8"))


@cache
def some(step: int) -> LineCases:
    """Every so many of the lines that ship."""
    return line_cases(shipped_lines()[::step])


def by_kernel(clause: Clause, helpers: tuple[Clause, ...], lines: LineCases) -> Matches:
    found = np.zeros(len(lines), np.bool_)
    for plain in unfolded(clause, helpers):
        found |= matches(plain, lines.cases)
    return found


def test_several_hundred_lines_ship_and_all_can_be_played() -> None:
    lines = some(1)
    assert len(lines) > 500
    assert lines.refused == ()
    assert {line.after_a_move for line in lines.lines} == {False, True}
    assert {1, 2, 3, 4, 5, 6, 7, 8} == {len(line.moves) for line in lines.lines}


@pytest.mark.parametrize("word", line_words(), ids=lambda word: word.indicator)
def test_kernel_and_prolog_agree_on_every_word_of_a_line(word: Signature) -> None:
    answers, found = line_word_disagreements(some(16), word)
    assert found == []
    assert answers > 0


def test_kernel_and_prolog_agree_on_clauses_that_hold_of_a_line() -> None:
    tally = line_clause_disagreements(some(40), 80, seed=3)
    assert tally.found == []
    assert tally.compared > tally.holding >= 80
    shown = {"several moves", "a move not played", "a denial", "a denied helper", "a number"}
    assert set(tally.kinds) == shown


def test_a_disagreement_on_a_line_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = line_cases([FORK])
    [taken] = [word for word in line_words() if word.name == "taken"]
    assert line_word_disagreements(lines, taken) == (1, [])
    monkeypatch.setitem(kernel.RELATIONS, "taken", kernel.RELATIONS["becomes"])
    assert len(line_word_disagreements(lines, taken)[1]) == 1
    monkeypatch.setitem(kernel.RELATIONS, "moved_to", kernel.RELATIONS["moved_from"])
    assert line_clause_disagreements(some(100), 60, seed=5).found != []


@pytest.mark.parametrize("theory", motif_literature(), ids=FILES)
def test_kernel_and_prolog_agree_on_the_motifs_of_the_literature(theory: Theory) -> None:
    lines = some(9)
    clauses = [clause for motif in theory.motifs for clause in motif.clauses]
    found = tried_lines_by_prolog(clauses, lines.lines, theory)
    for clause, by_prolog in zip(clauses, found, strict=True):
        assert by_kernel(clause, theory.helpers, lines).tolist() == by_prolog.tolist(), str(clause)
    assert found.any()


# What the kernel plans apart: denials that are more than a look at values.

DENIED = [
    (r"\+ gives_check(5, Line)", True),
    (r"\+ gives_check(1, Line)", False),
    (r"solver_ply(P, Line), \+ gives_check(P, Line)", True),
    (r"last_ply(P, Line), next_ply(P, N), \+ castled(N, Line)", True),
    (r"\+ taken(3, _, Line)", False),
    (r"\+ taken(2, _, Line)", True),
    (r"\+ taken(9, rook, Line)", True),
    (r"\+ next_move(3, _, _, _, _, Line)", True),
    (r"\+ next_move(1, _, _, _, _, Line)", False),
    (r"\+ move_before(1, _, _, _, Line)", True),
    (r"\+ first_move(_, c7, _, _, Line)", False),
    (r"\+ played(_, e8, d8, _, _, Line)", True),
    (r"first_move(_, _, _, After, Line), \+ checks(_, _, After)", False),
    (r"first_move(_, _, Before, _, Line), \+ checks(_, _, Before)", True),
    (r"first_move(_, _, _, After, Line), \+ make_move(e8, f8, After, _)", False),
    (r"first_move(_, _, _, After, Line), \+ make_move(a8, a1, After, _)", True),
    (
        r"first_move(_, _, _, A, Line), last_move(_, _, _, B, _, Line), \+ make_move(_, d7, A, B)",
        False,
    ),
    (
        r"first_move(_, _, _, A, Line), last_move(_, _, _, B, _, Line), \+ make_move(_, d8, A, B)",
        True,
    ),
    (r"\+ up_by(_, 5, Line)", False),
    (r"\+ up_by(_, 6, Line)", True),
]


# A position that two half moves tell of.
SHARED = [
    ("reply(1, _, _, P, Line), last_move(_, _, _, P, _, Line)", True),
    ("reply(1, _, _, P, Line), solver_move(_, _, To, P, _, Line), in_corner(To)", True),
    ("first_move(_, _, _, P, Line), last_move(_, _, _, P, _, Line)", False),
    ("first_move(_, _, P, _, Line), played(_, _, c7, P, _, Line)", True),
    ("first_move(_, _, P, _, Line), played(_, _, d7, P, _, Line)", False),
    ("played(A, _, _, _, P, Line), played(B, _, _, P, _, Line), earlier_ply(B, A)", False),
    ("played(A, _, _, _, P, Line), played(B, _, a8, P, _, Line), earlier_ply(A, B)", True),
    ("earlier_move(_, _, _, P, _, Line), next_move(_, _, _, _, P, Line)", False),
    ("earlier_move(A, _, _, _, P, Line), move_before(A, _, _, P, Line)", True),
    ("next_move(A, _, _, P, _, Line), reply(B, _, _, P, Line), different_ply(A, B)", False),
]


@pytest.mark.parametrize(("body", "holds"), DENIED + SHARED)
def test_what_is_planned_apart_means_the_same_in_prolog(body: str, holds: bool) -> None:
    helper = "different_ply(A, B) :- earlier_ply(A, B).\ndifferent_ply(A, B) :- earlier_ply(B, A)."
    theory = check_theory(f"m(Line) :- {body}.\n{helper}", "test.pl")
    [motif] = theory.motifs
    lines = line_cases([FORK])
    assert by_kernel(motif.clauses[0], theory.helpers, lines).tolist() == [holds]
    assert tried_lines_by_prolog(motif.clauses, lines.lines, theory).tolist() == [[holds]]


def test_a_position_of_a_move_that_was_not_played_may_be_one_of_the_line() -> None:
    """Whether it is, inside a denial, is for Prolog to say."""
    body = r"first_move(F, T, P, _, Line), make_move(F, T, P, Q), \+ helper(Q, Line)"
    helper = "helper(Q, Line) :- reply(_, _, d7, _, Line), solver_move(_, _, _, _, Q, Line)."
    theory = check_theory(f"m(Line) :- {body}.\n{helper}", "test.pl")
    with pytest.raises(UnknownToKernelError, match="whether Q is played"):
        by_kernel(theory.motifs[0].clauses[0], theory.helpers, line_cases([FORK]))
    assert not tried_lines_by_prolog(theory.motifs[0].clauses, [FORK], theory).any()


def test_prolog_tries_lines_with_the_words_of_a_theory() -> None:
    own = check_theory("m(Line) :- won(Line).\nwon(Line) :- up_by(_, 5, Line).\n", "test.pl")
    [motif] = own.motifs
    quiet = MoveLine("", FORK.fen, ("e1d1",))
    after = MoveLine("", FORK.fen, ("e1d1", "a8a1"), after_a_move=True)
    found = tried_lines_by_prolog(motif.clauses, [quiet, FORK, after] * 100, own)
    assert found.tolist() == [[False, True, False] * 100]


def test_a_clause_that_takes_prolog_too_long_is_named() -> None:
    clause = check_theory("m(Line) :- up_by(_, 6, Line).", "test.pl").motifs[0].clauses[0]
    with pytest.raises(PrologLimitError, match="took too long: m"):
        tried_lines_by_prolog([clause], [FORK], inferences=10)


def test_a_line_that_cannot_be_played_is_an_error() -> None:
    clause = check_theory("m(Line) :- castled(_, Line).", "test.pl").motifs[0].clauses[0]
    with pytest.raises(ClausewitzError, match="line"):
        tried_lines_by_prolog([clause], [MoveLine("", FORK.fen, ("d5d6",))])
