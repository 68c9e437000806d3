"""Theories of strangers: names of Prolog's own, and files made to take for ever."""

import subprocess
from pathlib import Path

import pytest

from clausewitz.clauses import ClauseError, check_theory, read_text, write_term
from clausewitz.clauses.checker import is_prologs_own
from clausewitz.clauses.syntax import read_sentences
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

HOOKS = (
    *("prolog_exception_hook", "attr_unify_hook", "attr_portray_hook", "portray_attvar"),
    *("exception", "message_property", "message_hook", "thread_message_hook"),
    *("prolog_event_hook", "prolog_load_file", "expand_query", "expand_answer"),
    *("term_expansion", "goal_expansion", "file_search_path", "library_directory"),
    *("attribute_goals", "project_attributes", "verify_attributes", "end_of_file", "resource"),
)


@pytest.mark.parametrize("name", HOOKS)
def test_no_theory_has_a_hook_of_prolog(name: str) -> None:
    """Whatever the arity, as a fact or as a clause."""
    for arguments in ("A", "A, B", "A, B, C, D"):
        for text in (f"{name}({arguments}) :- sq(A).", f"{name}({arguments})."):
            with pytest.raises(ClauseError, match=f"{name}: a name that Prolog itself calls"):
                check_theory(text, "hook.pl")


def test_the_two_readers_know_the_same_hooks() -> None:
    names = [*HOOKS, "fork", "safe_check", "hooked", "my_prolog", "expanded", "callable", "thread"]
    loaded = data_dir("logic") / "repl" / "theories.pl"
    is_own = "(chess_theories:prologs_own(N) -> true ; writeln(N))"
    goal = f"forall(member(N, [{','.join(names)}]), {is_own})"
    command = ["swipl", "-g", goal, "-t", "halt", str(loaded)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [name for name in names if not is_prologs_own(name)]
    assert not {*HOOKS} & {*done.stdout.split()}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("".join(f"h{n}(A) :- h{n + 1}(A).\n" for n in range(5000)), "more than 50 predicates"),
        (f"f(A) :- sq(A){', sq(A)' * 65_000}.", "a clause of more than 500 literals"),
        (f"f(A) :- rank_of(A, {10**19}).", "a number of more than 64 bits"),
        (f"f(A) :- rank_of(A, {'9' * 5000}).", "a number of more than 64 bits"),
        ("end_of_file.\nf(A) :- sq(A).", "end_of_file: a name that Prolog itself calls"),
        ("f.\n", "f has no body"),
    ],
)
def test_what_is_made_to_take_for_ever_is_refused_with_its_line(text: str, words: str) -> None:
    with pytest.raises(ClauseError, match=rf"t\.pl:\d+: {words}"):
        check_theory(text, "t.pl")


def test_many_tactics_are_read() -> None:
    text = "".join(f"t{n}(P, F, T) :- captures(F, T, P).\n" for n in range(3_000))
    assert len(check_theory(text, "many.pl").tactics) == 3_000


def test_the_largest_numbers_are_read_as_they_are() -> None:
    (sentence,) = read_sentences(f"f({2**63 - 1}).", "t.pl")
    assert write_term(sentence.head) == f"f({2**63 - 1})"


def test_a_file_too_large_or_endless_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="/dev/zero: more than 33,554,432 bytes"):
        read_text(Path("/dev/zero"))
    bad = tmp_path / "bad.pl"
    bad.write_bytes(b"one\ntwo \xff\n")
    with pytest.raises(ClausewitzError, match=r"bad\.pl:2: not UTF-8 text \(byte 8\)"):
        read_text(bad)
