"""clausewitz mate: what it prints, and one clear line for every mistake."""

import io
import json
import sys
from pathlib import Path

import chess.pgn
import pytest

from clausewitz.mates import many
from mates.positions import MATES
from mates.proof_checker import complaint
from running import Run

ROOKS = MATES["two rooks"][0]
BLACK = MATES["three moves of Black"][0]


def test_a_mate_is_printed_with_its_proof(run: Run) -> None:
    result = run("mate", ROOKS, "-n", "2")
    assert result.status == 0
    assert result.out == "mate in 2\n1. Ra7 Kg8 2. Rb8#\n"


def test_every_defence_has_a_line(run: Run) -> None:
    result = run("mate", *BLACK.split(), "-n", "3")
    assert result.out.splitlines() == [
        "mate in 3",
        "1... g6+",
        "    2. Kf6 Nd7#",
        "    2. hxg6 fxg6+ 3. Kf6 Nd7#",
    ]


def test_json_can_be_checked(run: Run) -> None:
    answer = json.loads(run("mate", ROOKS, "-n", "2", "--json").out)
    assert complaint(answer) is None
    assert "keys" not in answer
    answer = json.loads(run("mate", ROOKS, "-n", "2", "--json", "--all-keys").out)
    assert sorted(answer["keys"]) == ["a2a7", "b1b7"]


def test_json_of_no_mate(run: Run) -> None:
    answer = json.loads(run("mate", ROOKS, "-n", "1", "--json").out)
    assert (answer["result"], answer["key"], answer["n"], answer["proof"]) == (
        "none",
        None,
        1,
        None,
    )


def test_no_mate_is_a_line(run: Run) -> None:
    assert run("mate", ROOKS, "-n", "1").out == "no mate in 1\n"


def test_the_limit_is_printed(run: Run) -> None:
    result = run("mate", MATES["four moves"][0], "-n", "4", "--seconds", "0")
    assert (result.status, result.out[:8]) == (0, "unknown:")


def test_a_file_of_problems(run: Run, tmp_path: Path) -> None:
    file, games = tmp_path / "two.epd", tmp_path / "proofs.pgn"
    board = " ".join(ROOKS.split()[:4])
    file.write_text(f'# two\n{board} dm 2; id "Rooks; "a pair"";\n\n{BLACK}\n', encoding="utf-8")
    assert "in how many moves" in run("mate", "--file", str(file)).err
    result = run("mate", "--file", str(file), "-n", "3", "--pgn", str(games))
    assert result.out.startswith("Rooks;")
    text = io.StringIO(games.read_text(encoding="utf-8"))
    read = [chess.pgn.read_game(text), chess.pgn.read_game(text)]
    assert [game.end().ply() for game in read if game] == [4 - 1, 6]
    assert all(game.end().board().is_checkmate() for game in read if game)


def test_dm_and_id_of_an_epd_are_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    board = " ".join(ROOKS.split()[:4])
    lines = f'{board} dm 2; id "Rooks";\n{board} bm Ra7; dm 1;\n'
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    result = run("mate", "-")
    assert result.out.splitlines()[:2] == ["Rooks", "mate in 2"]
    assert result.out.splitlines()[-1] == "no mate in 1"


MISTAKES = {
    "no position": (["mate", "-n", "2"], "name a position"),
    "two": (["mate", ROOKS, "--file", "x.epd", "-n", "2"], "name a position"),
    "no length": (["mate", ROOKS], "in how many moves?"),
    "no move": (["mate", ROOKS, "-n", "0"], "a mate in 0"),
    "fewer": (["mate", ROOKS, "-n", "-2"], "a mate in -2"),
    "absurd": (["mate", ROOKS, "-n", "1000"], "a mate in 1000"),
    "no number": (["mate", ROOKS, "-n", "two"], "valid int"),
    "no FEN": (["mate", "8/8/8/8 w - - 0 1", "-n", "2"], "bad FEN"),
    "no king": (["mate", "8/8/8/8/8/8/8/K7 w - - 0 1", "-n", "2"], "no king"),
    "bad dm": (["mate", f"{' '.join(ROOKS.split()[:4])} dm x;"], "dm"),
    "over": (["mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "-n", "2"], "stalemate"),
    "checks by the kernel": (
        ["mate", ROOKS, "-n", "2", "--by", "kernel", "--checks-only"],
        "--checks-only is for clingo",
    ),
    "no file": (["mate", "--file", "no-such-file.epd", "-n", "2"], "no-such-file.epd"),
}


@pytest.mark.parametrize(("arguments", "words"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(run: Run, arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert words in result.err


def test_the_kernel_answers_alone_on_request(spawn: Run) -> None:
    result = spawn("mate", ROOKS, "-n", "2", "--by", "kernel", PYTHONPROFILEIMPORTTIME="1")
    assert result.out == "mate in 2\n1. Ra7 Kg8 2. Rb8#\n"
    assert "clausewitz.mates" in result.err
    assert "clingo" not in result.err


@pytest.mark.long
def test_many_positions_are_answered_in_order_by_several(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "_RENEWED", 1000)  # so that there are new processes in between
    lines = [
        f'{" ".join(fen.split()[:4])} dm {n}; id "{name}";' for name, (fen, n) in MATES.items()
    ]
    file = tmp_path / "mates.epd"
    file.write_text("\n".join(lines * 2), encoding="utf-8")
    answers = run("mate", "--file", str(file), "--json", "--jobs", "2").out.splitlines()
    found = [json.loads(line) for line in answers]
    assert [(answer["id"], answer["n"]) for answer in found] == [
        (name, n) for name, (_, n) in [*MATES.items()] * 2
    ]
    assert [complaint(answer) for answer in found] == [None] * len(found)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines * 2)))
    alone = run("mate", "--file", "-", "--json", "--jobs", "1", "--by", "kernel").out.splitlines()
    keys = [json.loads(line)["key"] for line in alone]
    assert keys == [answer["key"] for answer in found]


def test_the_repl_knows_mate_in(run: Run) -> None:
    result = run("query", "--fen", ROOKS, "mate_in(Pos, N, From, To)")
    assert sorted(result.out.splitlines()) == [
        "N = 2, From = a2, To = a7",
        "N = 2, From = b1, To = b7",
    ]
    assert run("query", "--fen", ROOKS, "mate_in(Pos, 1, _, _)").status == 1
    assert run("query", "--fen", ROOKS, "mate_in(Pos, 3, _, _)").status == 1
