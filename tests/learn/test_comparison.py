"""task compare: theories on the same examples, as text, CSV and LaTeX."""

from pathlib import Path

import pytest

from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from running import Run

FEN = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
MATE = "mates(P, F, T) :- make_move(F, T, P, Q), checkmate(Q).\n"
ALL = "moves_it(P, F, T) :- make_move(F, T, P, _).\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    moves = {"a1a8": True, "a1b1": False, "g1h1": False}
    examples = [Example(FEN, move, label) for move, label in moves.items()]
    write_examples(tmp_path / "examples.csv", examples)
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "tactics.pl").write_text(MATE)
    (tmp_path / "run" / "times.json").write_text('{"cpu": 1.25}')
    (tmp_path / "all.pl").write_text(ALL)
    return tmp_path


def compare(run: Run, files: Path, *options: str) -> list[str]:
    names = [str(files / name) for name in ("examples.csv", "run", "all.pl")]
    done = run("task", "compare", *names, *options)
    assert done.status == 0
    return done.out.splitlines()


def test_theories_stand_side_by_side(run: Run, files: Path) -> None:
    head, mate, every = (line.split() for line in compare(run, files))
    assert head[:2] == ["run", "tactic"]
    assert mate == ["run", "mates", "1", "3", "1.000", "1.000", "1.000", "3", "1.2"]
    assert every == ["all.pl", "moves_it", "1", "2", "0.333", "1.000", "0.500", "4"]


def test_tables_for_others(run: Run, files: Path) -> None:
    assert compare(run, files, "--format", "csv")[2] == "all.pl,moves_it,1,2,0.333,1.000,0.500,4,"
    latex = compare(run, files, "--format", "latex")
    assert latex[0].startswith(r"\begin{tabular}")
    assert r"all.pl & moves\_it & 1 & 2" in latex[4]


def test_run_that_is_none_is_reported(run: Run, files: Path) -> None:
    done = run("task", "compare", str(files / "examples.csv"), str(files / "nowhere"))
    assert done.status == 2
    assert done.err.count("\n") == 1
