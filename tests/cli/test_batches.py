"""Many positions: each answer says which position it belongs to, and comes when it is found."""

import io
import json
import subprocess
import sys

import pytest

from running import LONG, Run

PAWN = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
BARE = "8/8/4k3/8/8/4K3/8/8 b - - 0 1"
ROOKS = "8/8/8/3k4/7r/8/1K6/R7 w - - 0 1"


@pytest.fixture
def batch(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*arguments: object, positions: tuple[str, ...] = (PAWN, BARE)) -> object:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(positions)))
        return run(*arguments, "-")

    return call  # type: ignore[return-value]


@pytest.mark.parametrize(
    "command",
    [
        ["legal"],
        ["legal", "--by", "asp"],
        ["board"],
        ["suggest"],
        ["opening"],
        ["patterns", "filter", "-n", "1"],
        ["mate", "-n", "1"],
    ],
    ids=" ".join,
)
def test_answers_are_headed_by_their_positions(batch: Run, command: list[str]) -> None:
    done = batch(*command)
    assert done.status == 0, done.err
    first, second = done.out.split("\n\n")
    assert (first.splitlines()[0], second.splitlines()[0]) == (PAWN, BARE)
    assert len(first.splitlines()) > 1


def test_explanations_are_headed_too(batch: Run) -> None:
    done = batch("endgame", "explain", "krkr", positions=(ROOKS, ROOKS))
    assert done.out.splitlines().count(ROOKS) == 2


@pytest.mark.parametrize("command", ["facts", "legal", "board", "suggest", "opening", "mate -n 1"])
def test_json_is_an_object_a_line_with_its_position(batch: Run, command: str) -> None:
    lines = batch(*command.split(), "--json").out.splitlines()
    assert [json.loads(line)["fen"] for line in lines] == [PAWN, BARE]


def test_one_position_has_no_heading(run: Run) -> None:
    assert run("legal", PAWN).out.startswith("a1a2 ")


def test_no_position_is_an_error(batch: Run) -> None:
    assert "standard input holds no FEN" in batch("legal", positions=()).err


def test_answer_comes_before_the_next_question() -> None:
    command = [sys.executable, "-m", "clausewitz", "legal", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{PAWN}\n")
        process.stdin.flush()
        assert process.stdout.readline() == f"{PAWN}\n"
        assert process.stdout.readline().startswith("a1a2 ")
        process.stdin.close()
        assert process.wait(LONG) == 0
