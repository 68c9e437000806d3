"""The moves that clauses alone propose are those of `clausewitz suggest --by logic --json`."""

from pathlib import Path

import chess
import pytest

from clausewitz.advice.methods import batches
from clausewitz.advice.request import AdviceRequest, Method
from website.page_answers import page_answers
from website.test_page_suggestions import FEW, positions_of_games, puzzles

PROMOTIONS = [
    "8/P7/8/8/8/k7/8/2K5 w - - 0 1",
    "6nk/5Ppp/8/8/8/8/8/K7 w - - 0 1",
    "6rk/4Pppp/8/8/8/8/8/K7 w - - 0 1",
    "5rkr/4Pppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/4pPPP/5RKR b - - 0 1",
]


@pytest.mark.long
def test_tactics_of_the_page_are_those_of_the_command_line(tmp_path: Path) -> None:
    fens = [*puzzles(), *positions_of_games(FEW + 1, 32), *positions_of_games(2, FEW), *PROMOTIONS]
    question = batches.Question(AdviceRequest(method=Method.LOGIC))
    answers = batches.answer(question, [*map(chess.Board, fens)])
    expected = [answer.to_json() for answer in answers]
    assert any(len(move.move.uci()) == 5 for answer in answers for move in answer.moves)
    assert page_answers(tmp_path, [("tactics", fen) for fen in fens]) == expected
