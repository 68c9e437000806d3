"""facts, legal and perft."""

import io
import json

import chess
import pytest

from clausewitz.play.rules import By
from running import Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1"


@pytest.mark.parametrize("by", list(By))
def test_legal_json_is_the_position_and_its_moves_in_uci(run: Run, by: By) -> None:
    status, out, _ = run("legal", PROMOTION, "--by", by, "--json")
    assert status == 0
    result = json.loads(out)
    assert result["fen"] == PROMOTION
    assert result["moves"] == ["a1a2", "a1b1", "a1b2", "a7a8b", "a7a8n", "a7a8q", "a7a8r"]


def test_legal_prints_moves_on_one_line(run: Run) -> None:
    assert run("legal", PROMOTION).out == "a1a2 a1b1 a1b2 a7a8b a7a8n a7a8q a7a8r\n"


def test_fen_need_not_be_quoted(run: Run) -> None:
    assert run("legal", *PROMOTION.split()).out == run("legal", PROMOTION).out


def test_clocks_may_be_left_out(run: Run) -> None:
    assert json.loads(run("legal", "--json", "8/P6k/8/8/8/8/8/K7 w - -").out)["fen"] == PROMOTION


def test_without_a_fen_it_is_the_start_position(run: Run) -> None:
    assert len(run("legal").out.split()) == 20


def test_dash_reads_positions_from_standard_input(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{FORK}\n\n{PROMOTION}\n"))
    lines = run("legal", "-", "--json").out.splitlines()
    assert [json.loads(line)["fen"] for line in lines] == [FORK, PROMOTION]


@pytest.mark.parametrize("by", list(By))
def test_perft_counts(run: Run, by: By) -> None:
    assert run("perft", FORK, "--depth", "2", "--by", by).out == "392\n"


@pytest.mark.parametrize(
    "arguments", [(FORK, "2"), ("2", FORK), (*FORK.split(), "2"), (FORK, "-d", "2")]
)
def test_depth_may_stand_before_or_behind_the_position(
    run: Run, arguments: tuple[str, ...]
) -> None:
    assert run("perft", *arguments).out == "392\n"


def test_perft_of_the_start_position_needs_a_depth_only(run: Run) -> None:
    assert run("perft", "3").out == "8902\n"


def test_perft_json_names_all_that_was_requested(run: Run) -> None:
    result = json.loads(run("perft", FORK, "2", "--by", "prolog", "--json").out)
    assert {**result, "seconds": None} == {
        "fen": FORK,
        "depth": 2,
        "by": "prolog",
        "nodes": 392,
        "seconds": None,
    }


def test_perft_divides_by_move(run: Run) -> None:
    lines = run("perft", FORK, "2", "--divide").out.splitlines()
    assert "c3d5 6" in lines
    assert lines[-1] == "392"


def test_facts_for_prolog_are_contents_by_rank_and_file(run: Run) -> None:
    lines = run("facts", FORK).out.splitlines()
    assert lines[0] == f"% {FORK}"
    assert "contents(white, knight, 3, 3)." in lines
    assert "turn(white)." in lines


def test_facts_for_asp_carry_the_ply(run: Run) -> None:
    lines = run("facts", "--to", "asp", FORK).out.splitlines()
    assert "chessman(knight, white, 3, 3, 0)." in lines
    assert "turn(white, 0)." in lines


def test_facts_json_lists_the_facts(run: Run) -> None:
    result = json.loads(run("facts", "--json").out)
    assert result["fen"] == chess.STARTING_FEN
    assert "kingside_castle(black)." in result["facts"]
