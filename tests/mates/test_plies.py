"""The rules of each ply are copies of the rules, up to date, and cannot be one with a parameter."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import clingo
import pytest

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "asp" / "generated"

# Who is not stopped goes on. No stop depends on a step of its own ply or a later one.
STEPS = """
at(0, 0).
#program step(t).
at(X+1, t) :- at(X, t-1), not stopped(X, t-1).
stopped(X, t) :- at(X, t), X > 5.
"""


def test_the_copies_are_what_the_tool_makes() -> None:
    command = [sys.executable, "tools/plies.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


@pytest.mark.long
def test_a_copy_that_is_out_of_date_is_reported(tmp_path: Path) -> None:
    for name in ("asp", "bk", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name)
    rules = tmp_path / "asp" / "rules" / "outcome.lp"
    rules.write_text(rules.read_text().replace("not mobile(T)", "not mobile(T), T = T"))
    (tmp_path / "asp" / "generated" / "left_over.lp").touch()
    command = [sys.executable, "tools/plies.py", "--check"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "asp/generated/end_1.lp is out of date" in done.stdout
    assert "asp/generated/left_over.lp is out of date" in done.stdout
    assert "asp/generated/step_0_1.lp" not in done.stdout


def test_a_ply_where_nobody_moves_any_more_has_fewer_rules() -> None:
    texts = {name: (GENERATED / f"{name}_1.lp").read_text() for name in ("look", "end")}
    heads = {name: set(re.findall(r"^(\w+)\(", text, re.M)) for name, text in texts.items()}
    assert "promoting_1" in heads["look"] - heads["end"]
    assert "checkmate_1" in heads["end"]


def test_clingo_does_not_decide_rules_with_the_ply_as_a_parameter() -> None:
    """When this fails, clingo has learned it, and the copies can go."""
    control = clingo.Control()
    control.add("base", [], STEPS)
    control.ground([("base", [])])
    for ply in (1, 2):
        control.ground([("step", [clingo.Number(ply)])])
    decided = {str(atom.symbol): atom.is_fact for atom in control.symbolic_atoms}
    assert decided["at(0,0)"]
    assert not decided["at(1,1)"]
