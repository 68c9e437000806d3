"""Learned themes of chess problems: files read as data, and what they name."""

import shutil
from pathlib import Path

import chess
import pytest

from clausewitz.clauses import ClauseError
from clausewitz.learn.domain.domain_bias import read_domain_bias
from clausewitz.learn.learned_themes import (
    learned_clauses,
    learned_files,
    learned_themes_of,
    write_task,
)
from clausewitz.mates.problem_solver import solve
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation

SWITCHBACK = "8/4pb1N/3BkN2/1p3p2/1Qp5/K6B/8/8"
"""Baird, Morning, 1895: the bishop leaves h3, and mates there."""
NONE = "2N5/b6Q/Kp3p2/1R6/pBkr4/4PN2/1P1p4/3Bn3"
"""Baird, East Central Times, 1890."""


def solved(board: str) -> Solution:
    return solve(chess.Board(f"{board} w - - 0 1"), read_stipulation("#2"))


@pytest.mark.parametrize("file", learned_files(), ids=lambda file: file.stem)
def test_a_learned_file_is_clauses_of_its_theme_and_says_how_to_make_it(file: Path) -> None:
    assert {str(clause.head) for clause in learned_clauses(file)} == {f"{file.stem}(Tree)"}
    command = f"% {file.stem}: python tools/learn_problem_themes.py problems.csv {file.stem}\n"
    assert file.read_text(encoding="utf-8").startswith(command)


@pytest.mark.parametrize(
    "text",
    ["t(T) :- shell(ls), waits(T).", "t(T) :- :- waits(T).", "t(T) :- met(D, T)."],
    ids=["another_word", "no_clause", "another_arity"],
)
def test_what_is_more_than_that_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "t.pl"
    file.write_text(text)
    with pytest.raises(ClauseError):
        learned_clauses(file)


@pytest.mark.skipif(shutil.which("swipl") is None, reason="SWI-Prolog is not installed")
def test_learned_themes_are_named() -> None:
    files = [file for file in learned_files() if file.stem in ("switchback", "grimshaw")]
    assert learned_themes_of([solved(SWITCHBACK), solved(NONE)], files) == [{"switchback"}, set()]


def test_a_task_is_a_folder_to_learn_from(tmp_path: Path) -> None:
    write_task(tmp_path, "grimshaw", ["waits(p0)."], [True, False])
    assert (tmp_path / "exs.pl").read_text() == "pos(grimshaw(p0)).\nneg(grimshaw(p1)).\n"
    domain = read_domain_bias(tmp_path / "bias.pl")
    assert (domain.bias.head.name, domain.notes) == ("grimshaw", ())
    assert domain.lone == {"tree"}
