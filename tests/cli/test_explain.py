"""explain: a move to the bottom, and one clear line where there is none."""

import json
from pathlib import Path
from xml.etree import ElementTree

import chess.pgn
import pytest

from clausewitz.advice.lines.line_search import SearchEffort
from play.uci_client import Client
from running import Run, long

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
SENTENCE = "Nd5+ forks the king on f6 and the rook on c7."
MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"
CROWDED = f"{'q' * 500}/8/8/8/8/8/8/8 w - - 0 1"


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search: here it does not matter how good the lines are."""
    effort = SearchEffort(20_000, 10_000, 10_000, 10_000, 20_000, 2_000, 5_000)
    monkeypatch.setattr("clausewitz.advice.explanation.explainer.THOROUGH", effort)


def test_the_best_move_is_explained(run: Run) -> None:
    done = run("explain", FORK)
    assert done.status == 0
    assert done.out.startswith("Nd5+\n\nWhat it does\n  " + SENTENCE)
    assert "\nVerdict\n  White is winning (+" in done.out


@pytest.mark.parametrize(
    "words",
    [
        [*FORK.split(), "Nd5"],
        [FORK, "Nd5+"],
        [" ".join(FORK.split()[:4]), "c3d5"],
        long([FORK, "nd5"]),
        long([*FORK.split()[:4], "c3d5"]),
    ],
)
def test_a_move_follows_its_position_quoted_or_not(run: Run, words: list[str]) -> None:
    assert SENTENCE in run("explain", *words).out


def test_the_square_of_a_passing_pawn_is_no_move(run: Run) -> None:
    done = run("explain", "4k3/8/8/8/3pP3/8/8/4K3", "b", "-", "e3")
    assert done.status == 0


def test_it_is_json_a_picture_and_a_game_as_well(run: Run, tmp_path: Path) -> None:
    picture, game = tmp_path / "fork.svg", tmp_path / "fork.pgn"
    done = run("explain", FORK, "--json", "-o", str(picture), "--pgn", str(game))
    answer = json.loads(done.out)
    assert answer["san"] == "Nd5+"
    assert answer["motifs"][0]["why"] == SENTENCE
    assert set(answer["motifs"][0]["squares"]) == {"d5", "f6", "c7"}
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    with game.open() as file:
        read = chess.pgn.read_game(file)
    assert read is not None
    assert SENTENCE in read.variations[0].comment


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ([FORK, "Nd9"], '"Nd9" is not a legal move here'),
        ([FORK, "Nf3"], '"Nf3" is not a legal move here'),
        ([FORK, "e2e4"], '"e2e4" is not a legal move here'),
        ([MATED], "there is no legal move to explain: the game is over"),
        ([CROWDED], "bad FEN"),
        ([" "], 'bad FEN "": it has 0 fields'),
        (["-"], "explain takes one position: name it"),
    ],
)
def test_what_cannot_be_explained_is_reported_in_a_line(
    run: Run, words: list[str], answer: str
) -> None:
    status, out, err = run("explain", *words)
    assert (status, out) == (2, "")
    assert answer in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("how", [[], ["--by", "logic"]])
def test_positions_that_make_no_sense_get_one_line_of_suggest(run: Run, how: list[str]) -> None:
    status, _, err = run("suggest", *how, CROWDED)
    assert status == 2
    assert err.count("\n") == 1
    assert json.loads(run("suggest", *how, MATED, "--json").out)["moves"] == []


def test_chess_programs_get_the_same_sentence(run: Run) -> None:
    with Client("uci", "isready") as client:
        client.until("readyok")
        client.send(f"position fen {FORK}", "go nodes 100000")
        said = client.until("bestmove")
    answer = [line for line in said if line.startswith("info string fork: ")]
    assert len(answer) == 1
    assert SENTENCE in answer[0]
    assert SENTENCE in run("suggest", FORK).out
