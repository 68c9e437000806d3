"""What the page says of a move is what `clausewitz explain --json` prints, byte for byte."""

import random
from pathlib import Path

import chess
import pytest

from clausewitz.advice.explanation.explanation_forms import explained_move
from clausewitz.advice.lines.line_search import THOROUGH, LineSearch
from website.page_answers import page_answers
from website.test_page_suggestions import positions_of_games, puzzles

NODES = 3_000
EACH = 34  # puzzles, positions of games, endings; each with its best move, and with any move


@pytest.mark.long
def test_explanations_of_the_page_are_those_of_the_command_line(tmp_path: Path) -> None:
    chosen = [
        each[:EACH] for each in (puzzles(), positions_of_games(9, 32), positions_of_games(2, 8))
    ]
    boards = [chess.Board(fen) for fens in chosen for fen in fens]
    requests, expected = list[list[object]](), list[str]()
    for board in boards:
        any_move = random.Random(board.fen()).choice(list(board.legal_moves))
        for move in (None, any_move):
            search = LineSearch(THOROUGH.shorter(NODES, THOROUGH.best))
            expected.append(explained_move(board, move, search=search).to_json())
            name = (
                None if move is None else random.Random(NODES).choice([move.uci(), board.san(move)])
            )
            requests.append(["explain", board.fen(en_passant="fen"), name, NODES])
    assert len(requests) == 2 * 3 * EACH
    assert page_answers(tmp_path, requests) == expected
