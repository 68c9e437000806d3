"""clingo itself: the command clausewitz-clingo, and its complaints as errors of one line."""

import subprocess
import sys
from pathlib import Path

import chess
import pytest

from clausewitz import asp
from clausewitz.position import facts
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

COUNTER = """
#include <incmode>.
#program step(t).  reached(t).
#program check(t). :- query(t), t < 3.
"""


def run_script(*arguments: str) -> subprocess.CompletedProcess[str]:
    script = "import sys; from clausewitz.asp import clingo_command; sys.exit(clingo_command())"
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_command_answers_like_clingo(tmp_path: Path) -> None:
    position = tmp_path / "pos.lp"
    position.write_text(facts.asp_facts(chess.Board()), encoding="utf-8")
    result = run_script(str(data_dir("asp") / "legal.lp"), str(position))
    assert result.stdout.count("legal_move(") == 20
    assert result.stderr == ""
    assert "clausewitz-clingo version" in result.stdout


def test_command_runs_incremental_programs(tmp_path: Path) -> None:
    program = tmp_path / "counter.lp"
    program.write_text(COUNTER, encoding="utf-8")
    result = run_script(str(program))
    assert "reached(3)" in result.stdout
    assert "reached(4)" not in result.stdout


def test_command_says_that_clingo_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "clingo", None)
    with pytest.raises(SystemExit) as ended:
        asp.clingo_command()
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("clausewitz-clingo: clingo is missing")
    assert error.count("\n") == 1


def test_legal_moves_say_that_clingo_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clingo", None)
    with pytest.raises(ClausewitzError, match="clingo is missing"):
        asp.legal_moves(chess.Board())


def test_importing_asp_does_not_import_clingo() -> None:
    script = "import sys, clausewitz.asp; sys.exit('clingo' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


MISTAKES = {
    "syntax error": ("chessman(rook white).", "facts:1:15"),
    "unsafe variable": ("turn(Side, 0).", "unsafe"),
    "undefined arithmetic": ("turn(1/0, 0).", "operation undefined"),
    "atom nothing defines": ("turn(white, 0) :- morning.", "morning"),
    "contradiction": ("turn(white, 0). :- turn(white, 0).", "no answer"),
}


@pytest.mark.parametrize(("text", "says"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_in_the_facts_is_an_error_of_one_line(text: str, says: str) -> None:
    with pytest.raises(ClausewitzError) as error:
        asp.answer("legal.lp", text)
    assert str(error.value).startswith("asp/legal.lp: ")
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_an_unknown_option_is_an_error_of_one_line() -> None:
    with pytest.raises(ClausewitzError, match="no-such-option"):
        asp.answer("legal.lp", "", ["--no-such-option"])


def test_a_program_that_is_read_once_leaves_in_silence() -> None:
    """What is left of a program is gone before clingo is."""
    code = "import chess; from clausewitz.asp import legal_moves as ask\n"
    code += "for _ in range(3): ask(chess.Board())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
