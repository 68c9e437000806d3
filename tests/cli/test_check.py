"""check: what is wrong with a file, with line and column; nothing in it is run."""

import json
from pathlib import Path

import pytest

from running import Run

RIGHT = "takes(Position, From, To) :-\n    captures(From, To, Position).\n"


@pytest.mark.parametrize(
    ("name", "text", "place", "words"),
    [
        ("a.pl", RIGHT.replace("captures", "catches"), "2:5", "unknown predicate catches/3"),
        ("a.pl", f"{RIGHT}\n% more\n:- shell(ls).\n", "5:1", "a directive"),
        ("a.pl", f"/* one\n two */ {RIGHT}  x(", "4:5", "the file ends inside a clause"),
        ("a.pl", "f(P, X, Y) :- legal_move(X, Y, P) ; true.\n", "1:35", "expected a full stop"),
        ("a.lp", "a(1).\nb(X :- a(X).\n", "2:5", "syntax error"),
        ("a.lp", "a(1).\n\n  b(X,Y) :- a(X).\n", "3:3", "unsafe"),
    ],
)
def test_mistakes_have_a_line_and_a_column(
    name: str, text: str, place: str, words: str, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    found = run("check", file)
    assert found.status == 1
    assert f"{file}:{place}: " in found.out
    assert words in found.out
    first = json.loads(run("check", file, "--json").out.splitlines()[0])
    assert f"{first['line']}:{first['column']}" == place


def test_a_file_without_mistakes_is_passed_in_silence(run: Run, tmp_path: Path) -> None:
    for name, text in (("a.pl", RIGHT), ("a.lp", "a(1..3). b(X) :- a(X).\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert run("check", tmp_path / "a.pl", tmp_path / "a.lp")[:2] == (0, "")
    assert "neither" in run("check", tmp_path / "a.txt").err
    assert "No such file" in run("check", tmp_path / "b.lp").err
