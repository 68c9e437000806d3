"""clausewitz plan and clausewitz reproduce puzzles, as a user runs them."""

import json

import pytest

from running import Run


def test_plan_is_drawn_with_its_moves(run: Run) -> None:
    done = run("plan", "dynamic", "--size", "4", "--no-pawns", "--attacks")
    assert done.status == 0
    assert " 4 by 4 in the corner at a1\n1. R" in done.out
    assert done.out.endswith("1 plan, proved best\n")


def test_plan_as_json(run: Run) -> None:
    fen = "r5k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1"
    done = run("plan", "dynamic", *fen.split(), "--steps", "6", "--json")
    result = json.loads(done.out)
    assert (result["result"], result["proved"], result["fen"]) == ("found", True, fen)
    (plan,) = result["plans"]
    assert plan["moves"] == ["e2e8", "a8e8", "e1e8"]
    assert plan["line"] == "1. Re2-e8+ Ra8xe8 2. Re1xe8#"
    assert plan["worth"] == {"white": 10, "black": 8}


def test_no_plan_is_said(run: Run) -> None:
    done = run("plan", "static", "--size", "4", "--white", "1")
    assert (done.status, done.out) == (0, "no solution\n")


def test_time_is_up(run: Run) -> None:
    options = ("--white", "8", "--black", "8", "--seconds", "0.01")
    done = run("plan", "dynamic", *options)
    assert (done.status, done.out) == (0, "unknown: time was up before there was a plan\n")


def test_castling_is_not_planned(run: Run) -> None:
    done = run("plan", "dynamic", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "--steps", "2")
    assert "castling and en passant are not planned" in done.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["dynamic", "--size", "3"], "4 to 8 rows, not 3"),
        (["dynamic", "--steps", "0"], "2 to 12 boards"),
        (["dynamic", "--white", "0"], "white has 1 to 16 pieces"),
        (["dynamic", "--white", "20", "--black", "20"], "white has 1 to 16 pieces"),
        (["dynamic", "-n", "0"], "--count"),
        (["dynamic", "--seconds", "0"], "--seconds"),
        (["dynamic", "8/8/8/8/8/8/8/8 w - - 0 1"], "bad FEN"),
        (["nothing"], "'nothing' is not one of"),
    ],
)
def test_impossible_request_is_one_line(run: Run, options: list[str], words: str) -> None:
    done = run("plan", *options)
    assert done.status == 2
    assert done.out == ""
    assert words in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.long
def test_reproduce_puzzles(run: Run) -> None:
    done = run("reproduce", "puzzles", "--quick", "--seconds", "3600", "--json")
    result = json.loads(done.out)
    assert [(row["way"], row["models"]) for row in result["runs"]] == [
        ("dynamic", 10),
        ("static", 10),
    ]
    assert result["runs"][0]["cost"] == [4, 5, -9]
    published, ours = result["hidden"]
    assert published["with_a_shorter_mate"] > 0
    assert (ours["plans"], ours["with_a_shorter_mate"]) == (15, 0)
    ideas = {row["variety"]: row["ideas"]["10"] for row in result["alike"]}
    assert ideas["ideas"] == 10
    assert ideas["plain"] < ideas["ideas"]


def test_options_of_another_experiment_are_refused(run: Run) -> None:
    assert run("reproduce", "puzzles", "--metrics").status == 2
