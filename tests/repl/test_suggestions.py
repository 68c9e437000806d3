"""Which move, and why, in plain Prolog: suggest, explain and proof."""

import json
import shutil
from pathlib import Path

import pytest

from repl.plain_repl import complaint, printed
from running import Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATE = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
PROMOTION = "8/5P1k/8/8/8/8/8/K7 w - - 0 1"
FORKS = "Nd5+ forks the king on f6 and the rook on c7."
MINE = """\
english(takes_with_check, "{From} takes {To} with check, and {King} is {Whose}.").
english(checked, "{Square} can be reached with check").
takes_with_check(P, From, To) :-
    captures(From, To, P), make_move(From, To, P, Q), checks(To, King, Q), turn(Whose, Q).
worded(P, From, To) :- make_move(From, To, P, _Next), checked(To, P).
checked(Square, P) :- make_move(_, Square, P, Q), checks(Square, _King, Q).
"""

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


def suggested(position: str, folder: Path) -> list[tuple[str, str]]:
    goal = f'forall(suggest({position}, Move, Why), format("~w ~w~n", [Move, Why]))'
    rows = (line.split(maxsplit=1) for line in printed(goal, folder))
    return [(move, why) for move, why in rows]


def test_best_move_comes_first_with_its_reason(tmp_path: Path) -> None:
    moves = suggested(f'"{FORK}"', tmp_path)
    assert moves[0] == ("c3d5", FORKS)
    assert len({move for move, _ in moves}) == len(moves) > 1


def test_move_may_be_given(tmp_path: Path) -> None:
    goal = f'suggest("{FORK}", c3d5, Why), writeln(Why), \\+ suggest("{FORK}", c3a4, _)'
    assert printed(goal, tmp_path) == [FORKS]


def test_promotions_say_what_the_pawn_becomes(tmp_path: Path) -> None:
    assert suggested(f"'{PROMOTION}'", tmp_path)[0][0] == "f7f8q"


@pytest.mark.parametrize("fen", [FORK, MATE, PROMOTION])
def test_same_sentence_from_the_command(run: Run, fen: str, tmp_path: Path) -> None:
    first, *_ = json.loads(run("suggest", fen, "--by", "logic", "--json").out)["moves"]
    assert suggested(f'"{fen}"', tmp_path)[0] == (first["move"], first["why"])


def test_same_sentence_from_the_command_for_a_tactic_of_a_file(run: Run, tmp_path: Path) -> None:
    file, fen = tmp_path / "mine.pl", "r1b3rk/1p4pp/p1n4N/8/8/1Q6/PP3PPP/6K1 w - - 0 1"
    file.write_text(MINE)
    out = run("suggest", fen, "--tactics", str(file), "--all", "--json").out
    reasons = {
        (reason["tactic"], move["move"], reason["why"])
        for move in json.loads(out)["moves"]
        for reason in move["reasons"]
    }
    goal = f"""load_tactics('mine.pl'), fen_position("{fen}", P),
        forall((member(Name, [takes_with_check, worded]), tactic_reason(Name, P, From, To, Why)),
               format("~w~t~20|~w~w ~w~n", [Name, From, To, Why]))"""
    rows = [line.split(maxsplit=2) for line in printed(goal, tmp_path)]
    assert {(name, move, why) for name, move, why in rows} == reasons
    assert any(name == "takes_with_check" for name, _, _ in reasons)


def test_explanation_has_the_reason_and_what_the_proof_says(tmp_path: Path) -> None:
    first, *_ = printed(f'explain("{FORK}", c3, d5, Text), writeln(Text)', tmp_path)
    assert first.startswith(FORKS)
    assert len(first) > len(FORKS)


def test_explanation_tells_what_a_move_allows(tmp_path: Path) -> None:
    goal = 'explain("3r2k1/5ppp/8/8/8/2N5/5PPP/6K1 w - - 0 1", c3, b5, Text), writeln(Text)'
    assert printed(goal, tmp_path)[-1] == "In answer, Rd1# is mate."


def test_move_without_a_reason_is_told_so(tmp_path: Path) -> None:
    goal = f'explain("{FORK}", c3, a4, Text), writeln(Text), \\+ proof("{FORK}", c3, a4, _)'
    assert printed(goal, tmp_path) == ["No tactic speaks for Na4."]


def test_proof_has_a_line_for_each_literal(tmp_path: Path) -> None:
    lines = printed(f'proof("{FORK}", c3, d5, Text), writeln(Text)', tmp_path)
    assert lines[0] == FORKS
    assert lines[1].split("  ")[2] == "make_move(c3, d5, Position, NewPosition)"


def test_current_position_is_what_shorter_goals_are_about(tmp_path: Path) -> None:
    goal = f"""set_position("{FORK}"), once(suggest(Move, Why)), writeln(Move-Why),
        proof(c3, d5, Proof), proof("{FORK}", c3, d5, Proof),
        explain(c3, d5, Text), explain("{FORK}", c3, d5, Text),
        current_position(P), set_position(P), print(P), nl"""
    assert printed(goal, tmp_path) == [f"c3d5-{FORKS}", f"<{FORK}>"]


def test_session_begins_where_games_do(tmp_path: Path) -> None:
    assert printed("current_position(P), print(P), nl", tmp_path) == [
        "<rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1>"
    ]


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        (f'explain("{FORK}", a1, a2, _)', f"a1a2 is not a legal move in {FORK}"),
        (f'proof("{FORK}", c3, z9, _)', f"c3z9 is not a legal move in {FORK}"),
        ('suggest("8/8 w - -", _, _)', 'bad FEN "8/8 w - -": the board "8/8" is not well formed'),
        ("suggest(_, _, _)", "the position is unbound: read one with fen_position/2"),
        ("set_position(12)", "Type error: `position' expected, found `12' (an integer)"),
        ("fork(_, c3, d5)", "the position is unbound: read one with fen_position/2"),
        ("motif(_, fork)", "the line is unbound: read one with fen_line/3"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(goal: str, said: str, tmp_path: Path) -> None:
    (line,) = complaint(goal, tmp_path)
    assert line.endswith(said)
