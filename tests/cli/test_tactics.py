"""suggest, query and repl."""

import json
import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pseudo_terminal import Terminal
from running import LONG, Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
QUIET = "7k/8/8/8/8/8/8/K7 w - - 0 1"
CHECKS = """
% My first tactic.
english(checks_somehow, "{To} gives check to {King}.").
checks_somehow(Position, From, To) :-
    make_move(From, To, Position, New),
    checks(To, King, New).
"""


def test_suggest_names_move_tactic_and_reason(run: Run) -> None:
    status, out, _ = run("suggest", FORK)
    assert status == 0
    assert out.splitlines()[0].split(maxsplit=3) == [
        "c3d5",
        "Nd5+",
        "fork",
        "Nd5+ forks the king on f6 and the rook on c7. It wins a rook: 1. Nd5+ Ke5 2. Nxc7.",
    ]


def test_suggest_json_carries_squares_and_clause(run: Run) -> None:
    result = json.loads(run("suggest", FORK, "--json").out)
    first = result["moves"][0]
    assert result["fen"] == FORK
    assert (first["tactic"], first["move"]) == ("fork", "c3d5")
    assert set(first["reasons"][0]["squares"]) == {"d5", "f6", "c7"}
    assert first["reasons"][0]["clause"].startswith("attacks.pl:")


def test_suggest_names_a_move_where_nothing_is_won_by_force(run: Run) -> None:
    verdict, move = run("suggest", QUIET).out.splitlines()
    assert verdict.startswith("Nothing is won by force; ")
    answer = json.loads(run("suggest", QUIET, "--json").out)
    assert answer["verdict"] == verdict
    assert answer["forced"] is False
    (first,) = answer["moves"]
    assert first["forced"] is False
    assert move.split()[:3] == [first["move"], first["san"], first["tactic"]]
    assert move.endswith(first["why"]) or first["why"] in move


def test_suggest_says_when_nothing_applies(run: Run) -> None:
    assert run("suggest", QUIET, "--only", "fork").out == "Nothing is won by force here.\n"


def test_suggest_takes_all_tactics_of_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.pl").write_text(CHECKS)
    (tmp_path / "yours.pl").write_text(CHECKS.replace("checks_somehow", "checks_too"))
    out = run("suggest", FORK, "--tactics", str(tmp_path)).out
    assert "checks_somehow" in out
    assert "checks_too" in out


def test_folder_without_tactics_is_refused(run: Run, tmp_path: Path) -> None:
    status, _, err = run("suggest", FORK, "--tactics", str(tmp_path))
    assert status == 2
    assert err == f"clausewitz: {tmp_path}: there is no theory (*.pl) in it\n"


def test_suggest_takes_tactics_from_files(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text(CHECKS)
    out = run("suggest", FORK, "--tactics", str(file)).out
    assert "The knight on d5 gives check to the king on f6." in out
    assert "winning_fork" not in out


def test_suggest_draws_moves_and_marks(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("suggest", FORK, "-o", str(file)).status == 0
    drawing = ElementTree.parse(file).getroot()
    assert drawing.tag.endswith("svg")
    assert any("arrow" in element.get("class", "") for element in drawing.iter())


def test_query_answers_with_bindings(run: Run) -> None:
    goal = f'fen_position("{FORK}", P), winning_fork(P, From, To)'
    assert "From = c3, To = d5" in run("query", goal).out


def test_query_binds_pos_to_the_given_position(run: Run) -> None:
    result = json.loads(run("query", "--fen", FORK, "attacks(From, To, Pos)", "--json").out)
    assert result["answers"] == [{"From": "c7", "To": "c3"}]
    result = json.loads(run("query", "--fen", FORK, "king_at(black, King, Pos)", "--json").out)
    assert result["answers"] == [{"King": "f6"}]
    assert result["more"] is False


def test_query_without_answer_prints_false_and_exits_with_1(run: Run) -> None:
    assert run("query", "fail")[:2] == (1, "false.\n")


def test_query_tells_that_there_is_more(run: Run) -> None:
    out = run("query", "between(1, inf, X)", "-n", "2").out
    assert out.splitlines()[:2] == ["X = 1", "X = 2"]
    assert "more" in out


def test_query_reaches_python_predicates(run: Run) -> None:
    result = json.loads(run("query", "--fen", FORK, "kernel_perft(2, Pos, N)", "--json").out)
    assert result["answers"] == [{"N": "392"}]
    result = json.loads(run("query", "--fen", FORK, "san(Pos, c3, d5, San)", "--json").out)
    assert result["answers"] == [{"San": "'Nd5+'"}]
    result = json.loads(
        run("query", "--fen", FORK, "suggested(Pos, Tactic, F, T, _E)", "--json").out
    )
    assert {"Tactic": "fork", "F": "c3", "T": "d5"} in result["answers"]


def test_what_a_goal_writes_is_seen(spawn: Run) -> None:
    assert spawn("query", "write(hello), nl").out == "hello\ntrue\n"


def test_query_calls_an_unbound_position_by_its_name(run: Run) -> None:
    done = run("query", "attacks(From, To, Board)")
    assert (done.status, done.out) == (2, "")
    assert done.err == "clausewitz: Board is unbound: read one with fen_position/2\n"


def repl_commands() -> list[list[str]]:
    plain = Path(__file__).parents[2] / "logic" / "repl.pl"
    return [[sys.executable, "-m", "clausewitz", "repl"], ["swipl", str(plain)]]


@pytest.mark.parametrize("command", repl_commands(), ids=["clausewitz repl", "swipl"])
def test_repl_answers_shows_errors_and_goes_on(command: list[str]) -> None:
    terminal = Terminal(*command)
    terminal.wait_for("?- help.")
    terminal.wait_for("\n")
    terminal.wait_for("?- ")
    terminal.type(f'fen_position("{FORK}", P), fork(P, From, To).\n')
    terminal.wait_for(f"P = <{FORK}>")
    terminal.wait_for("To = d5")
    terminal.type("\n")
    terminal.wait_for("?- ")
    terminal.type('fen_position("8/8 w - -", P).\n')
    terminal.wait_for('bad FEN "8/8 w - -": the board "8/8" is not well formed')
    terminal.wait_for("?- ")
    terminal.type("attacks(From, To, Pos).\n")
    terminal.wait_for("ERROR: Pos is unbound: read one with fen_position/2")
    terminal.wait_for("?- ")
    terminal.type(f'set_position("{FORK}"), once(suggest(Move, Why)).\n')
    terminal.wait_for("Nd5+ forks the king on f6 and the rook on c7.")
    terminal.wait_for("?- ")
    terminal.type("halt.\n")
    assert terminal.process.wait(LONG) == 0


def test_repl_hears_ctrl_c_and_python_errors() -> None:
    terminal = Terminal(*repl_commands()[0])
    terminal.wait_for("?- ")
    terminal.type("format('be~w~n', [gun]), repeat, fail.\n")
    terminal.wait_for("begun")
    os.killpg(terminal.process.pid, 2)
    terminal.wait_for("Action")
    terminal.type("a")
    terminal.wait_for("?- ")
    terminal.type(f'fen_position("{FORK}", P), san(P, a1, a8, San).\n')
    terminal.wait_for("a1a8 is not a legal move")
    terminal.wait_for("?- ")
    terminal.type("halt.\n")
    assert terminal.process.wait(LONG) == 0
