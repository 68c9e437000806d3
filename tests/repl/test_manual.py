"""help and apropos: what the comments of the files say."""

import re
import shutil
from pathlib import Path

import pytest

from repl.plain_repl import answered

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


def test_help_alone_is_what_to_begin_with(tmp_path: Path) -> None:
    """Ours, and not the pager of SWI-Prolog; its queries are of predicates that there are."""
    lines = answered("help", tmp_path)
    assert lines[0].startswith("Queries end with a full stop.")
    assert "  ?- board.                               print it" in lines
    unknown = """forall(( chess_manual:beginning(Text, _), term_to_atom(Goal, Text),
                          comma_list(Goal, Goals), member(One, Goals),
                          \\+ predicate_property(user:One, visible) ), (print(One), nl))"""
    assert answered(unknown, tmp_path) == []


def test_help_tells_what_a_word_means(tmp_path: Path) -> None:
    lines = answered("help(defends)", tmp_path)
    assert lines[0] == "defends(?From, ?To, +Position) is nondet"
    assert any("defends" in line or "protect" in line for line in lines[1:])
    assert any(line.startswith("    ?- defends(") for line in lines)


def test_help_of_a_tactic_is_its_clause(tmp_path: Path) -> None:
    lines = answered("help(winning_fork)", tmp_path)
    assert lines[0] == "winning_fork/3, a tactic: fork"
    assert "File: logic/tactics/literature.pl" in lines
    start = lines.index("winning_fork(Position, From, To) :-")
    assert lines[start + 1] == "    make_move(From, To, Position, NewPosition),"


def test_help_of_a_name_with_several_meanings_tells_all(tmp_path: Path) -> None:
    lines = answered("help(fork)", tmp_path)
    assert [line for line in lines if line.startswith("fork/")] == [
        "fork/3, a tactic: fork",
        "fork/1, a motif: fork",
    ]
    assert answered("help(fork/1)", tmp_path)[0] == "fork/1, a motif: fork"


def test_help_of_what_was_learned_tells_its_figures(tmp_path: Path) -> None:
    lines = answered("help(learned_pin/1)", tmp_path)
    assert lines[0] == "learned_pin/1, a motif: pin"
    figures = r"On examples not learned from: precision 0\.\d+, recall"
    assert any(re.match(figures, line) for line in lines)
    assert "File: logic/motifs/learned/pin.pl" in lines


def test_help_of_a_tactic_tells_its_worth(tmp_path: Path) -> None:
    worth = "0.68 (0.66 to 0.70), right in 1,240 of 1,815 moves"
    (tmp_path / "mine.pl").write_text(
        f"% worth: mine {worth}\nmine(P, From, To) :- captures(From, To, P).\n"
    )
    lines = answered("load_tactics('mine.pl'), help(mine)", tmp_path)
    assert {f"Worth: {worth}", f"File: {tmp_path / 'mine.pl'}"} <= {*lines}


def test_every_predicate_of_the_session_has_help(tmp_path: Path) -> None:
    goal = """forall(( chess_manual:seen_from_user(Word, _),
                       \\+ chess_manual:topic(Word, word(_, _, _)) ), (print(Word), nl))"""
    # Explained with those of one argument less.
    mates = {"tactic_reason/6", "motif_reason/4", "main_point/3"}
    assert set(answered(goal, tmp_path)) <= mates


def test_unknown_name_is_said_to_be_unknown(tmp_path: Path) -> None:
    assert answered("help(frok)", tmp_path) == [
        "There is no frok here: ?- apropos(frok). looks for the word."
    ]
    assert answered("apropos(frok)", tmp_path) == ["Nothing here is about frok."]


def test_apropos_finds_names_and_sentences(tmp_path: Path) -> None:
    found = {
        line.split()[0]: line.split(maxsplit=1)[1] for line in answered("apropos(pin)", tmp_path)
    }
    assert found["pinned/2"] == "The piece on Square is pinned to its own king."
    assert found["absolute_pin/3"] == "a tactic: pin"
    assert found["learned_pin/1"] == "a motif: pin"
    assert {"is_my_piece_not_pinned/1", "pins/4"} <= found.keys()
    assert "skewer/3" not in found
