"""What the page suggests is what the command line prints, byte for byte, at the same nodes."""

import csv
import json
from pathlib import Path

import chess
import chess.pgn
import pytest

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods import batches
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.support.data import example_file
from website.page_answers import page_answers

NODES = 3_000
EACH = 100  # puzzles, positions of games, endings
FEW = 8  # pieces of an ending, pawns and kings included


@pytest.mark.long
def test_suggestions_of_the_page_are_those_of_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    effort = SearchEffort().shorter(NODES, SearchEffort().best)
    adviser, question = SearchAdviser(LineSearch(effort)), batches.Question(AdviceRequest())
    monkeypatch.setattr(batches, "_adviser", lambda _: adviser)
    fens = [*puzzles(), *positions_of_games(FEW + 1, 32), *positions_of_games(2, FEW)]
    assert len(fens) == 3 * EACH
    expected = [one.to_json() for one in batches.answer(question, [*map(chess.Board, fens)])]
    assert page_answers(tmp_path, [("suggest", fen, NODES) for fen in fens]) == expected


@pytest.mark.long
def test_a_search_without_time_answers_the_move_of_the_command_line(tmp_path: Path) -> None:
    searcher, requests, expected = Searcher(megabytes=16), list[list[object]](), list[object]()
    for fen in [*puzzles(), *positions_of_games(2, FEW)]:
        board = chess.Board(fen)
        for seen in range(0, board.legal_moves.count(), 4):
            without = list(board.legal_moves)[:seen]
            among = [move for move in board.legal_moves if move not in without]
            searcher.new_game()
            (found,) = searcher.search(board, Limit(nodes=1), among)
            expected.append([[found.score, [move.uci() for move in found.line]]])
            barred = [move.uci() for move in without]
            requests.append(["lines", fen, {"nodes": 1, "without": barred}])
    answers = page_answers(tmp_path, requests)
    assert [json.loads(answer)["lines"] for answer in answers] == expected


def puzzles() -> list[str]:
    """Positions to solve, of the puzzles that ship."""
    with example_file("book_puzzles.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    boards = [chess.Board(row["FEN"]) for row in rows[:EACH]]
    for board, row in zip(boards, rows, strict=False):
        board.push_uci(row["Moves"].split()[0])
    return [board.fen(en_passant="fen") for board in boards]


def positions_of_games(fewest: int, most: int) -> list[str]:
    """Positions with so many pieces of the games that ship, far from one another."""
    found = list[str]()
    with example_file("games.pgn").open(encoding="utf-8") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            board = game.board()
            for move in game.mainline_moves():
                board.push(move)
                if fewest <= board.occupied.bit_count() <= most and any(board.legal_moves):
                    found.append(board.fen(en_passant="fen"))
    return found[:: len(found) // EACH][:EACH]
