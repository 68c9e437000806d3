"""The header of every file under asp/ says what its rules ask for and derive, and how to run it."""

from pathlib import Path
from typing import NamedTuple

import pytest

from asp.headers import closure, complaints
from clausewitz.support.data import data_dir

ASP = data_dir("asp")
ROOT = Path(__file__).parents[2]
FILES = sorted(path.relative_to(ASP).as_posix() for path in ASP.rglob("*.lp"))
PROGRAMS = [ASP / name for name in FILES if "/" not in name]


def test_headers_are_true() -> None:
    assert len(FILES) > 100
    faults = {name: list(complaints(ASP / name, ROOT)) for name in FILES}
    assert {name: found for name, found in faults.items() if found} == {}


def test_programs_include_files_that_are_there() -> None:
    assert [program for program in PROGRAMS if len(closure(program)) < 2] == []


def test_every_part_belongs_to_a_program() -> None:
    included = frozenset().union(*map(closure, PROGRAMS))
    alone = {name for name in FILES if (ASP / name).resolve() not in included}
    assert alone == {"mates/answered.lp", "mates/last_move.lp", "mates/trial.lp"}  # make plies


class Case(NamedTuple):
    header: str
    rules: str
    says: list[str]


GOOD = """\
% Input:   edge/2, constants k and m (k; the start); mark(Node)
% Output:  path/2, with `after(X)` for the next
% Command: clingo one.lp pos.lp -c k=1"""
RULES = """\
#const k = 1. #const m = 2.
path(k, Y) :- edge(k, Y), mark(Y).
{ path(X, Y) : edge(X, Y) } 1 :- path(m, X), not mark(X).
"""

CASES = {
    "nothing is wrong": Case(GOOD, RULES, []),
    "a section is left out": Case(GOOD.replace("Output", "Put"), RULES, ["has no Output"]),
    "an input that no rule asks for": Case(
        GOOD.replace("edge/2", "edge/2, node/1"), RULES, ["input node/1 is not used"]
    ),
    "an input of another arity": Case(
        GOOD.replace("edge/2", "edge/3"),
        RULES,
        ["input edge/3 is not used", "edge/2 is used, not derived, and no input"],
    ),
    "arguments are counted, nested ones are not": Case(
        GOOD.replace("mark(Node)", "mark((Row, Col), T)"),
        RULES,
        ["input mark/2 is not used", "mark/1 is used, not derived, and no input"],
    ),
    "an input that only a choice asks for": Case(
        GOOD.replace("edge/2, ", ""),
        "#const k = 1. #const m = 2. { path(X, Y) : edge(X, Y) } :- mark(X).",
        ["edge/2 is used, not derived, and no input"],
    ),
    "declared as an input, used only in #defined": Case(
        GOOD.replace("edge/2", "edge/2, node/1"),
        f"#defined node/1. {RULES}",
        ["input node/1 is not used"],
    ),
    "an output that no rule derives": Case(
        GOOD.replace("path/2", "path/2, tour/1"), RULES, ["output tour/1 is not derived"]
    ),
    "a head in a body is no output": Case(
        GOOD.replace("path/2", "path/2, edge/2"), RULES, ["output edge/2 is not derived"]
    ),
    "a term that is no predicate": Case(
        GOOD.replace("`after(X)`", "after(X)"), RULES, ["output after/1 is not derived"]
    ),
    "shown beside the outputs": Case(
        GOOD, f"{RULES} #show path/2. #show tour(X) : edge(X, X).", ["no output: tour/1"]
    ),
    "a constant that is none": Case(GOOD.replace("k and m", "k and x"), RULES, ["x is no"]),
    "no output and no constraint": Case(
        GOOD.replace("path/2, with `after(X)` for the next", "nothing"),
        RULES,
        ["no output, and no constraint either"],
    ),
    "no output but a constraint": Case(
        GOOD.replace("path/2, with `after(X)` for the next", "nothing but a constraint"),
        f"{RULES} :- edge(X, X).",
        [],
    ),
    "a command that runs another file": Case(
        GOOD.replace("one.lp", "other.lp"), RULES, ["not included by its command"]
    ),
    "a command that runs no file": Case(
        GOOD.replace("one.lp", "gone.lp"), RULES, ["gone.lp of the command is absent"]
    ),
    "a command that includes the file": Case(GOOD.replace("one.lp", "whole.lp"), RULES, []),
    "the second command is wrong": Case(
        f"{GOOD}\n%          clingo other.lp", RULES, ["not included by its command: clingo other"]
    ),
    "a command of another program": Case(
        GOOD.replace("clingo", "gringo"), RULES, ["no clingo command"]
    ),
    "inputs of another file": Case(
        GOOD.replace("mark(Node)", "as other.lp"),
        RULES,
        ["input start/0 is not used", "mark/1 is used, not derived, and no input"],
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_checker_complains_of_what_is_wrong(case: Case, tmp_path: Path) -> None:
    (tmp_path / "one.lp").write_text(f"% A file.\n%\n{case.header}\n\n{case.rules}")
    (tmp_path / "other.lp").write_text("% Input:   start/0\n% Output:  a/0\n\na :- start.\n")
    (tmp_path / "whole.lp").write_text('% All.\n\n#include "one.lp".\n')
    found = list(complaints(tmp_path / "one.lp", tmp_path))
    assert len(found) == len(case.says)
    assert all(part in said for part, said in zip(case.says, found, strict=True))


def test_a_file_that_make_plies_does_not_copy_may_not_say_so(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "plies.py").write_text('LOOK = ["line"]\nCHECKS = TRIAL = []\n')
    (tmp_path / "asp" / "rules").mkdir(parents=True)
    for name, said in (("line", []), ("other", ["not copied by make plies"])):
        path = tmp_path / "asp" / "rules" / f"{name}.lp"
        path.write_text("% Input:   a/0\n% Output:  b/0\n% Command: make plies\n\nb :- a.\n")
        assert list(complaints(path, tmp_path)) == said
