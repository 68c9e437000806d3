"""What a function returns is, as JSON, exactly what the command prints."""

from collections.abc import Callable
from pathlib import Path

import chess
import pytest

import clausewitz
from clausewitz.games.example import Example
from clausewitz.games.example_table import write_examples
from clausewitz.support.data import example_file
from clausewitz.support.json_results import JsonResult
from running import Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATE = "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"
MATED = "7k/5K2/8/8/8/8/8/6R1 b - - 0 1"
CAPTURES = "k7/8/8/1p1p1p1p/P1P1P1P1/8/8/K7 w - - 0 1"
TWO_KEYS = "7k/8/5K2/8/8/8/8/R7 w - - 0 1"
EN_PASSANT = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"
GAME = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *"
TACTICS = "takes(Position, From, To) :-\n    captures(From, To, Position).\n"
MOTIF = """% A line first.
takes(Line) :-
    solver_move(_Ply, From, To, Before, _After, Line),
    captures(From, To, Before).
"""
BIAS = """
head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, out, out)).
body_pred(captures, 3). type(captures, (square, square, position)).
direction(captures, (out, out, in)).
max_vars(3). max_body(1).
"""


@pytest.mark.parametrize(
    ("function", "command"),
    [
        (lambda: clausewitz.suggest(FORK), ("suggest", FORK)),
        (
            lambda: clausewitz.suggest(FORK, by="logic", everything=True, notation="uci"),
            ("suggest", FORK, "--by", "logic", "--all", "--notation", "uci"),
        ),
        (
            lambda: clausewitz.suggest(chess.Board(FORK), by="logic", only="winning_fork"),
            ("suggest", FORK, "--by", "logic", "--only", "winning_fork"),
        ),
        (
            lambda: clausewitz.explain(MATED, "Kh7", proof=True, notation="uci"),
            ("explain", MATED, "Kh7", "--proof", "--notation", "uci"),
        ),
        (lambda: clausewitz.mate(MATE, 2), ("mate", MATE, "-n", 2)),
        (
            lambda: clausewitz.mate(TWO_KEYS, 3, by="kernel", all_keys=True),
            ("mate", TWO_KEYS, "-n", 3, "--by", "kernel", "--all-keys"),
        ),
        (lambda: clausewitz.mate(FORK, 1), ("mate", FORK, "-n", 1)),
        (lambda: clausewitz.legal_moves(EN_PASSANT), ("legal", EN_PASSANT)),
        (
            lambda: clausewitz.legal_moves(chess.Board(EN_PASSANT), by="kernel"),
            ("legal", EN_PASSANT, "--by", "kernel"),
        ),
        (lambda: clausewitz.facts(EN_PASSANT), ("facts", EN_PASSANT)),
        (lambda: clausewitz.facts(EN_PASSANT, to="asp"), ("facts", EN_PASSANT, "--to", "asp")),
        (
            lambda: clausewitz.query("fork(Pos, From, To)", FORK),
            ("query", "fork(Pos, From, To)", "--fen", FORK),
        ),
        (
            lambda: clausewitz.query("member(X, [1, 2, 3])", most=2),
            ("query", "member(X, [1, 2, 3])", "-n", 2),
        ),
        (lambda: clausewitz.query("fail"), ("query", "fail")),
    ],
)
def test_a_position(
    function: Callable[[], JsonResult], command: tuple[object, ...], run: Run
) -> None:
    assert f"{function().to_json()}\n" == run(*command, "--json").out


def test_tactics_of_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "takes.pl"
    file.write_text(TACTICS)
    theory = clausewitz.load_theory(file)
    found = clausewitz.suggest(EN_PASSANT, tactics=theory)
    assert f"{found.to_json()}\n" == run("suggest", EN_PASSANT, "--tactics", file, "--json").out
    answers = clausewitz.query("takes(Pos, From, To)", FORK, tactics=[theory])
    said = run("query", "takes(Pos, From, To)", "--fen", FORK, "--tactics", file, "--json").out
    assert f"{answers.to_json()}\n" == said


def test_a_line_of_an_epd(run: Run, tmp_path: Path) -> None:
    epd, own = tmp_path / "lines.epd", tmp_path / "takes.pl"
    epd.write_text(f'{FORK.removesuffix(" 0 1")} pv Nd5+ Ke5 Nxc7; id "größer";\n')
    own.write_text(MOTIF)
    moves = [chess.Move.from_uci(move) for move in ("c3d5", "f6e5", "d5c7")]
    found = clausewitz.tag(FORK, moves, name="größer")
    assert f"{found.to_json()}\n" == run("tag", epd, "--json").out
    found = clausewitz.tag(FORK, moves, name="größer", tactics=clausewitz.load_theory(own))
    assert found.names == ("takes",)
    assert f"{found.to_json()}\n" == run("tag", epd, "--tactics", own, "--json").out


def test_a_puzzle_begins_with_the_move_of_the_opponent(run: Run, tmp_path: Path) -> None:
    header, puzzle = example_file("puzzles.csv").read_text().splitlines()[:2]
    name, fen, moves = puzzle.split(",")[:3]
    file = tmp_path / "puzzle.csv"
    file.write_text(f"{header}\n{puzzle}\n")
    found = clausewitz.tag(fen, moves, after_a_move=True, name=name, learned=True)
    assert f"{found.to_json()}\n" == run("tag", file, "--learned", "--json").out


def test_a_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(GAME)
    found = clausewitz.annotate(GAME, nodes=2000)
    assert f"{found.to_json()}\n" == run("annotate", file, "--nodes", 2000, "--json").out
    assert f"{found.pgn}\n\n" == run("annotate", file, "--nodes", 2000).out


@pytest.mark.parametrize("is_labelled", [False, True])
def test_examples(
    is_labelled: bool, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tactics of moves that were played, rules where one is a negative example."""
    task, examples = tmp_path / "bias.pl", tmp_path / "examples.csv"
    task.write_text(BIAS)
    board = chess.Board(CAPTURES)
    write_examples(
        examples,
        [
            Example(CAPTURES, move.uci(), label=board.is_capture(move))
            for move in board.legal_moves
            if board.is_capture(move) or is_labelled
        ],
    )
    learned = in_folder(tmp_path / "a", monkeypatch)
    found = clausewitz.learn(examples, learned, task=task)
    run_folder = in_folder(tmp_path / "b", monkeypatch)
    said = run("learn", examples, "-o", run_folder, "--task", task, "--json").out
    assert f"{found.to_json()}\n" == said
    assert found.text.startswith("f(" if is_labelled else "tactic_1(")
    assert found.file.is_relative_to(learned)


def test_a_folder_of_another_domain(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = Path(__file__).parents[2] / "examples" / "tasks" / "family"
    found = clausewitz.learn(family, in_folder(tmp_path / "a", monkeypatch))
    output = in_folder(tmp_path / "b", monkeypatch)
    assert f"{found.to_json()}\n" == run("learn", family, "-o", output, "--json").out


def in_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The name of a run, in a new working folder: so both have the same name."""
    folder.mkdir()
    monkeypatch.chdir(folder)
    return Path("run")
