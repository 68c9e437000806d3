"""Advice by a search, requested from Prolog: the same as everywhere."""

import pytest

from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.position.board import parse_fen
from clausewitz.prolog import PrologError, prolog
from clausewitz.repl import advice_predicates
from clausewitz.support.data import data_dir

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
MATES = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
MATED = "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1"


@pytest.fixture(autouse=True)
def registered() -> None:
    advice_predicates.register_all()


def answers(goal: str, fen: str) -> list[dict[str, str]]:
    rows = prolog().query(f'fen_position("{fen}", Pos_), {goal.replace("Pos", "Pos_")}').rows
    return [{name: value for name, value in row.items() if name != "Pos_"} for row in rows]


@pytest.mark.parametrize("fen", [FORK, MATES])
def test_advice_is_that_of_the_command(fen: str) -> None:
    expected = SearchAdviser().advise(parse_fen(fen))
    assert expected
    assert answers("advice(Pos, Move, Why)", fen) == [
        {"Move": advised.move.uci(), "Why": f'"{advised.why}"'} for advised in expected
    ]


def test_best_line_can_be_read_as_a_line() -> None:
    goal = f"best_line(Pos, Moves, Score), Moves = [First|_], fen_line('{FORK}', Moves, Line)"
    (row,) = answers(goal, FORK)
    assert row["First"] == "c3d5"
    assert int(row["Score"]) > 100


def test_mate_has_the_score_of_a_mate() -> None:
    assert answers("best_line(Pos, Moves, Score)", MATES) == [{"Moves": "[d1d8]", "Score": "29999"}]


def test_game_that_is_over_has_no_advice() -> None:
    assert answers("advice(Pos, Move, Why)", MATED) == []
    assert answers("best_line(Pos, Moves, Score)", MATED) == []


def test_explanation_is_in_sentences() -> None:
    (row,) = answers("explanation(Pos, d1, d8, Text)", MATES)
    assert "mate" in row["Text"]
    with pytest.raises(PrologError, match="d1a8 is not a legal move in"):
        answers("explanation(Pos, d1, a8, Text)", MATES)


def test_kernel_ranks_as_the_clauses_do() -> None:
    ranking = f"use_module('{data_dir('logic') / 'ranking' / 'ranking.pl'}', [])"
    by_clauses = answers(f"{ranking}, chess_ranking:ranked_move(Pos, From, To, _)", MATES)
    assert answers("kernel_ranking(Pos, From, To)", MATES) == by_clauses
    assert by_clauses[0] == {"From": "d1", "To": "d8"}
