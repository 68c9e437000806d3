"""What help tells of predicates that Python answers, and of tactics given to `clausewitz repl`."""

import re
import subprocess
import sys
from pathlib import Path

from clausewitz.repl import (
    advice_predicates,
    board_predicates,
    metric_predicates,
    play_predicates,
)
from clausewitz.repl.predicate_help import predicate_texts

ROOT = Path(__file__).parents[2]
MODULES = (advice_predicates, board_predicates, metric_predicates, play_predicates)
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MINE = """\
english(checks_somehow, "{To} gives check to {King}.").
checks_somehow(P, From, To) :- make_move(From, To, P, New), checks(To, King, New).
"""


def session(*goals: str, tactics: Path) -> str:
    command = [sys.executable, "-m", "clausewitz", "repl", "--tactics", str(tactics)]
    typed = "".join(f"{goal}.\n" for goal in goals)
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout


def test_entries_of_a_docstring_are_read() -> None:
    text = """Words.

one(A)                   says one thing
two(A, B, C)             says this
                         and that

More words.
"""
    assert list(predicate_texts(text)) == [
        ("one", 1, "one(A)", "says one thing"),
        ("two", 3, "two(A, B, C)", "says this and that"),
    ]


def test_every_predicate_of_the_guide_is_described() -> None:
    described = {
        f"{name}/{arity}"
        for module in MODULES
        for name, arity, _, _ in predicate_texts(module.__doc__ or "")
    }
    guide = (ROOT / "docs" / "guide" / "prolog.md").read_text(encoding="utf-8")
    table = guide.partition("`clausewitz repl` adds predicates")[2].partition("\nEngine is")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    shown = {
        f"{name}/{arguments.count(',') + 1}"
        for row in rows
        for name, arguments in re.findall(r"`(\w+)\(([^)]*)\)`", row)
    }
    assert len(shown) > 10
    assert shown <= described


def test_session_knows_tactics_of_a_file_and_predicates_of_python(tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(MINE)
    said = session(
        "help(best_line)",
        "help(checks_somehow)",
        f"fen_position('{FORK}', P), tactic_reason(checks_somehow, P, c3, d5, Why)",
        tactics=file,
    )
    assert "best_line(P, Moves, Score), answered by Python\n" in said
    assert "checks_somehow/3, a tactic\n" in said
    assert 'Why = "The knight on d5 gives check to the king on f6."' in said
