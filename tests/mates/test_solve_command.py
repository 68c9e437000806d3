"""clausewitz solve: solutions as problemists write them, files, twins, one line for a mistake."""

import json
from pathlib import Path

import pytest

from clausewitz.mates.problem_files import Problem, Unread, read_problems
from running import Run

# E. Baird, Weekly Gazette (Montreal) 1893.
BAIRD = "3N1K2/B7/4P3/1Nrpk1P1/1Qn1P3/6P1/2P2P2/8 w - - 0 1"
# P. Benko, Magyar Sakkelet 1970.
BENKO = "B7/3K4/4R3/3nq3/3k4/3b4/8/2BR4 b - - 0 1"
OLV = """---
authors:
  - Benkő, Pál
algebraic:
  white: [Kd7, Rd1, Re6, Ba8, Bc1]
  black: [Kd4, Qe5, Bd3, Sd5]
stipulation: "h#2"
twins: {b: Move d3 d2}
keywords: [Model mates]
---
authors: [Somebody]
algebraic:
  white: [Kd7, Gd1]
  black: [Kd4]
stipulation: h#2
"""
INP = """BeginProblem
Author  P. Benko
Stip    h#2
Pieces  White Kd7 Rd1e6 Ba8c1
        Black Kd4 Qe5 Bd3 Sd5
Twin    Move d3 d2
NextProblem
Author  Nobody
Cond    Circe
Stip    h#2
Forsyth 8/8/8/8/8/8/8/8
EndProblem
"""


def test_a_direct_mate_with_set_play_tries_and_variations(run: Run) -> None:
    lines = run("solve", BAIRD, "#2").out.splitlines()
    assert lines[0] == "#2 (11+4) sound: one key"
    assert lines[1:4] == [
        "set play",
        "   1...Sd6, Sb6, Sa5, Se3, Sa3, Sd2, Sb2 2.f4#, 2.Qd4#",
        "   1...dxe4 2.Qxc5#",
    ]
    assert lines[-6:] == [
        "1.Sd6! zugzwang",
        "   1...Kxd6 2.Bb8#",
        "   1...Kd4 2.Sc6#",
        "   1...Rc8, Rc7, Rc6, Rb5, Ra5, Sxd6 2.f4#",
        "   1...Sb6, Sa5, Se3, Sa3, Sd2, Sb2 2.S6f7#",
        "   1...dxe4, d4 2.Qxc5#",
    ]
    at = lines.index("1.f3? zugzwang")
    assert lines[at + 4] == "   but 1...Rxb5!"


def test_a_helpmate_with_its_set_play(run: Run) -> None:
    assert run("solve", *BENKO.split(), "h#2").out.splitlines() == [
        "h#2 (5+4) 1 solution",
        "set play",
        "   1...Rf1 2.Ke4 Rf4#",
        "solution",
        "   1.Sc3 Bb2 2.Qc5 Re4#",
    ]


def test_what_is_wrong_with_a_problem_is_said(run: Run) -> None:
    """A cook, a dual, a shorter solution, none at all."""
    board = "8/8/8/8/8/1p1K4/1N1Q4/1k6 w - - 0 1"
    cooked = run("solve", board, "#2").out
    assert cooked.startswith("#2 (3+2) cooked: 3 keys\n")
    bron = "7K/8/8/8/R6R/2k1n2b/8/1Q6 w - - 0 1"  # V. Bron, Shakhmaty v SSSR 1955
    assert "\ndual after 1.Rhe4 Sf5: Ra3+, Rac4+\n" in run("solve", bron, "#3", "--tries", "0").out
    assert "shorter solution" in run("solve", board, "#3", "--keys").out
    assert run("solve", board, "s#2", "--keys").out == "s#2 (3+2) no solution\n"


def test_json_has_the_tree(run: Run) -> None:
    found = json.loads(run("solve", BAIRD, "#2", "--json").out)
    assert (found["result"], found["keys"]) == ("sound", ["b5d6"])
    (key,) = found["solutions"]
    assert key["zugzwang"]
    assert {"move": "e5d4", "answers": [{"move": "d8c6", "goal": True}]} in key["defences"]
    refuted = {each["move"]: each["refutations"] for each in found["tries"]}
    assert refuted["f2f3"] == ["c5b5"]


@pytest.mark.parametrize(("name", "text"), [("a.olv", OLV), ("a.inp", INP)])
def test_files_of_problems_with_twins(run: Run, tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    lines = run("solve", "--file", str(file), "--json").out.splitlines()
    first, second, unread = map(json.loads, lines)
    assert first["solutions"] == [{"moves": ["d5c3", "c1b2", "e5c5", "e6e4"]}]
    assert (first["id"][-2:], second["id"][-2:]) == ("a)", "b)")
    assert second["fen"].startswith("B7/3K4/4R3/3nq3/3k4/8/3b4/2BR4 b")
    assert "error" in unread


def test_a_table_and_lines_of_epd(run: Run, tmp_path: Path) -> None:
    table, lines = tmp_path / "a.csv", tmp_path / "a.epd"
    table.write_text(f"FEN,Stipulation,Author\n{BENKO},h#2,P. Benko\nnonsense,#2,\n")
    out = run("solve", "--file", str(table), "--keys").out
    assert out.startswith("P. Benko\nh#2 (5+4) 1 solution\n")
    assert "not solved: bad FEN" in out
    lines.write_text('B7/3K4/4R3/3nq3/3k4/3b4/8/2BR4 b - - stipulation "h#2"; id "x";\n')
    assert run("solve", "--file", str(lines), "--keys").out.startswith("x\nh#2 (5+4) 1 solution\n")


@pytest.mark.parametrize(
    ("change", "placed"),
    [
        ("Move d3 d2", "B7/3K4/4R3/3nq3/3k4/8/3b4/2BR4"),
        ("Remove c1 Add white Qh1", "B7/3K4/4R3/3nq3/3k4/3b4/8/3R3Q"),
        ("Exchange e6 d5", "B7/3K4/4n3/3Rq3/3k4/3b4/8/2BR4"),
        ("PolishType", "b7/3k4/4r3/3NQ3/3K4/3B4/8/2br4"),
        ("Substitute S B", "B7/3K4/4R3/3bq3/3k4/3b4/8/2BR4"),
        ("Rotate 180", "4RB2/8/4b3/4k3/3qn3/3R4/4K3/7B"),
        ("Mirror a1<-->a8", "2BR4/8/3b4/3k4/3nq3/4R3/3K4/B7"),
        ("Shift a1 b1", "1B6/4K3/5R2/4nq2/4k3/4b3/8/3BR3"),
    ],
)
def test_twins(run: Run, change: str, placed: str) -> None:
    out = run("solve", BENKO, "h#1", "--twin", change, "--json").out.splitlines()
    assert json.loads(out[1])["fen"].split()[0] == placed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "name a position and a stipulation"),
        (["#2"], "name a position and a stipulation"),
        ([BAIRD], '"1" is no stipulation'),
        ([BAIRD, "h#99"], "30 moves"),
        (["8/8/8/8/8/8/8/8 w - - 0 1", "#2"], "the board is empty"),
        (["7k/8/8/8/8/8/8/K6R b - - 0 1", "h#2.5"], "black is in check"),
        ([BENKO, "h#2", "--twin", "Move z9 a1"], '"z9" is no square'),
        ([BENKO, "h#2", "--twin", "Paint it black"], "such a twin is not known"),
    ],
)
def test_a_mistake_is_one_line(run: Run, words: list[str], complaint: str) -> None:
    result = run("solve", *words)
    assert result.status == 2
    assert complaint in result.err
    assert len(result.err.splitlines()) == 1


def test_empty_squares_of_popeyes_forsyth_go_on_into_the_next_rows(tmp_path: Path) -> None:
    file = tmp_path / "two.inp"
    file.write_text("begin\nforsyth 32/6p1/1p6/5Q2/K1k5/\nstip #1\nnext\nforsyth k8 s\nend\n")
    first, second = read_problems(file)
    assert isinstance(first, Problem)
    assert first.board.board_fen() == "8/8/8/8/6p1/1p6/5Q2/K1k5"
    assert isinstance(second, Unread)
