"""Themes of chess problems: real ones that show them, and others that do not, by source."""

import csv
import shutil
from functools import cache
from pathlib import Path

import chess
import pytest

from clausewitz.clauses import write_term
from clausewitz.mates.problem_solver import solve, with_castling
from clausewitz.mates.problem_themes import ProblemTheme, themes_of, themes_text
from clausewitz.mates.solution_term import solution_term
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.prolog import PrologError, prolog

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

with Path(__file__).with_name("problem_themes.csv").open(encoding="utf-8") as _file:
    EXAMPLES = [*csv.DictReader(_file)]

GRIMSHAW = "8/1K2p3/pPR1P1p1/3k4/r5N1/1P2Q3/8/b7"
"""Mansfield, Die Schwalbe, 1952."""


def solved(board: str, stipulation: str = "#2") -> Solution:
    position = with_castling(chess.Board(f"{board} w - - 0 1"))
    return solve(position, read_stipulation(stipulation))


@cache
def themes(board: str, stipulation: str = "#2") -> dict[str, ProblemTheme]:
    return {theme.name: theme for theme in themes_of([solved(board, stipulation)])[0]}


@pytest.mark.parametrize(
    "row", EXAMPLES, ids=lambda row: f"{row['theme']}-{row['shown']}-{row['source'][:20]}"
)
def test_theme_is_shown_or_not(row: dict[str, str]) -> None:
    found = themes(row["board"], row["stipulation"])
    assert (row["theme"] in found) == (row["shown"] == "yes")


def test_theme_comes_with_its_proof() -> None:
    theme = themes(GRIMSHAW)["grimshaw"]
    assert theme.title == "Grimshaw"
    assert theme.sentence == (
        "1...Rd4 and 1...Bd4 shut each other off on d4: they allow 2.Qg5# and 2.Qe4#."
    )
    assert theme.proof["Square"] == "d4"
    assert theme.proof["FirstMate"] == "2.Qg5#"
    assert f"Grimshaw: {theme.sentence}" in themes_text([theme])


def test_no_solution_shows_no_theme() -> None:
    assert themes("4k3/8/8/8/8/8/8/R3K3") == {}


def test_no_theme_is_said() -> None:
    assert themes_text([]) == "themes: none found"


def test_selfmates_have_themes_too() -> None:
    assert themes_of([solved("7k/8/8/8/8/1q6/8/K1Q5", "s#2")])[0] is not None


def test_a_term_is_the_whole_solution() -> None:
    text = solution_term(solved("8/7k/8/5K2/8/3R4/8/1B6"))
    assert text.startswith(f"solution({write_term('8/7k/8/5K2/8/3R4/8/1B6 w - - 0 1')},'#2',[")
    assert "key(attack(f5f6,[],[defence(h7h8,[mate(d3d8)])," in text


def test_what_is_no_solution_is_an_error() -> None:
    prolog().load_themes()
    with pytest.raises(PrologError, match="solution"):
        prolog().service("problem_themes", "solution('8/7k/8/5K2/8/3R4/8/1B6 w - - 0 1','#2',[x]).")
