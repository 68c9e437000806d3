"""learn with themes of puzzles, and show."""

import io
import json
from pathlib import Path

import chess
import pytest

from agree.sources import random_positions
from clausewitz.clauses import read_theory
from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.position.board import fen_of
from running import Result, Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
BIAS = """
head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).
body_pred(captures, 3). type(captures, (square, square, position)).
direction(captures, (out, out, in)).
max_vars(3). max_body(1).
"""
TACTICS = """
forks(Position, From, To) :-
    make_move(From, To, Position, New),
    attacks(To, Square1, New),
    attacks(To, Square2, New),
    different_pos(Square1, Square2).
never(Position, From, To) :-
    make_move(From, To, Position, New),
    attacks(To, From, New).
"""


@pytest.fixture
def tactics(tmp_path: Path) -> Path:
    (tmp_path / "tactics.pl").write_text(TACTICS)
    write_examples(tmp_path / "examples.csv", [Example(FORK, "c3d5"), Example(FORK, "g1h1")])
    return tmp_path


def test_show_draws_the_move_and_what_the_clause_speaks_of(run: Run, tactics: Path) -> None:
    out = run("show", str(tactics / "tactics.pl"), str(tactics / "examples.csv")).out
    lines = out.splitlines()
    assert lines[0] == ("forks: From goes to To; To attacks Square1 and Square2.")
    assert "6  p  .  .  .  . <k> .  . " in lines
    assert "5  .  .  . [.] .  .  .  . " in lines
    assert "3  .  . (N) .  .  .  P  . " in lines
    assert any("Nd5+: the knight on d5 attacks the" in line for line in lines)
    assert "never" not in out


def test_show_json_is_the_suggestion_and_its_position(run: Run, tactics: Path) -> None:
    files = str(tactics / "tactics.pl"), str(tactics / "examples.csv")
    found = json.loads(run("show", *files, "--json").out)
    assert (found["fen"], found["tactic"], found["move"]) == (FORK, "forks", "c3d5")
    assert set(found["bindings"].values()) == {"f6", "c7"}


def test_show_says_so_of_a_tactic_that_proposes_none_of_the_moves(run: Run, tactics: Path) -> None:
    files = str(tactics / "tactics.pl"), str(tactics / "examples.csv")
    assert run("show", *files, "--tactic", "never").out.startswith("never proposes no move of")
    status, _, err = run("show", *files, "--tactic", "pin")
    assert (status, err) == (2, f"clausewitz: {files[0]}: there is no tactic pin\n")


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Puzzles of one move: mates, of theme mateIn1, and others; the opponent's move is any."""
    path = tmp_path_factory.mktemp("themes") / "puzzles.csv"
    lines = ["PuzzleId,FEN,Moves,Rating,Themes"]
    for board in random_positions(300, seed=5):
        for before in list(board.legal_moves)[:3]:
            after = board.copy(stack=False)
            after.push(before)
            moves = [m for m in after.legal_moves if m.promotion in (None, chess.QUEEN)]
            mates = [m for m in moves if _mates(after, m)]
            if moves:
                themes, move = ("mateIn1", mates[0]) if mates else ("quiet", moves[0])
                number = f"{len(lines):05}"
                lines.append(f"{number},{fen_of(board)},{before.uci()} {move.uci()},1500,{themes}")
    path.write_text("\n".join(lines) + "\n")
    return path


def _mates(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    mates = board.is_checkmate()
    board.pop()
    return mates


def test_a_theme_is_learned_from_puzzles(run: Run, puzzles: Path, tmp_path: Path) -> None:
    options = ["--theme", "mateIn1", "-n", "12", "--json"]
    done = run("learn", "rules", str(puzzles), *options, "-o", str(tmp_path / "run"))
    assert done.status == 0, done.err
    scores = json.loads(done.out)["scores"]
    assert scores["test"]["precision"] == scores["test"]["recall"] == 1.0
    (tactic,) = read_theory(tmp_path / "run" / "tactics.pl").tactics
    assert tactic.name == "learned_mate_in1"
    assert "checkmate(NewPosition)" in str(tactic)


def test_a_theme_without_more_words_is_learned_of_whole_lines(
    run: Run, puzzles: Path, tmp_path: Path
) -> None:
    options = ["--theme", "mateIn1", "-n", "12", "--others", "24", "--json"]
    done = run("learn", str(puzzles), *options, "-o", str(tmp_path / "run"))
    assert done.status == 0, done.err
    (motif,) = read_theory(tmp_path / "run" / "tactics.pl").motifs
    assert str(motif).startswith("learned_mate_in1(Line) :-")
    labels = [example.label for example in read_examples(tmp_path / "run" / "examples.csv")]
    assert (labels.count(True), labels.count(False)) == (12, 24)


@pytest.mark.long
def test_a_run_that_is_refused_is_left_as_it_is(run: Run, puzzles: Path, tmp_path: Path) -> None:
    def learned(*options: str) -> Result:
        return run(
            "learn", "rules", str(puzzles), "--theme", "mateIn1", "-o", tmp_path / "run", *options
        )

    assert learned("-n", "12").status == 0
    before = contents(tmp_path / "run")
    for options, words in (
        (("-n", "12"), "holds a run already: --resume continues it"),
        (("-n", "10", "--seed", "2", "--resume"), "holds a run with other examples"),
        (("-n", "12", "--score", "f1", "--resume"), "holds a run with another rules"),
    ):
        done = learned(*options)
        assert done.status == 2
        assert done.err.splitlines()[-1].endswith(words)
        assert contents(tmp_path / "run") == before
    assert learned("-n", "12", "--resume").status == 0


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_examples_from_standard_input_are_saved_once(
    run: Run, tactics: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, task = (tactics / "examples.csv").read_bytes(), tmp_path / "task"
    task.mkdir()
    (task / "bias.pl").write_text(BIAS)

    def learned(table: bytes, *options: str) -> Result:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(table)))
        return run("learn", "-", "--task", task, "-o", tmp_path / "run", *options)

    done = learned(table)
    assert done.status == 0, done.err
    before = contents(tmp_path / "run")
    done = learned(table.replace(b"\n", b"\n\n", 1), "--resume")
    assert done.err.endswith("holds a run with other examples\n")
    assert contents(tmp_path / "run") == before
    assert learned(table, "--resume").status == 0


def test_a_theme_that_no_puzzle_has_is_refused(run: Run, puzzles: Path, tmp_path: Path) -> None:
    for theme, words in (
        ("mateIn", "there is no theme mateIn (did you mean mateIn"),
        ("zugzwang", "no puzzle of theme zugzwang to draw from"),
    ):
        status, _, err = run("learn", str(puzzles), "--theme", theme, "-o", str(tmp_path / "run"))
        assert status == 2
        assert words in err
        assert not (tmp_path / "run").exists()


def test_options_of_the_other_search_are_refused(run: Run, tactics: Path) -> None:
    files = str(tactics / "examples.csv"), "-o", str(tactics / "run")
    for words, option in ((("rules", *files), "--tester"), (files, "--theme")):
        status, _, err = run("learn", *words, "--tester", "prolog", "--theme", "fork")
        assert (status, err.count("\n")) == (2, 1)
        assert f"No such option: {option}" in err
