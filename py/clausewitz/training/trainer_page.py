"""The trainer's page: trainer.html filled in. What is solved there is JSON apart from its code."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import chess

from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.coaching.page.coach_cards import MOVE_FORM
from clausewitz.coaching.page.solving_data import moves_by_words
from clausewitz.coaching.page.solving_parts import solving_slots
from clausewitz.games.themes import NOT_MOTIFS
from clausewitz.metrics.report.page_frame import page_alone
from clausewitz.position.board import after_move
from clausewitz.support.escapes import for_line, for_markup
from clausewitz.training.explained_puzzles import ExplainedPuzzle, ExplainedTurn
from clausewitz.training.puzzle_choice import theme_words
from clausewitz.training.repetition import WEIGHTS
from clausewitz.training.training_puzzles import written

_FOLDER = Path(__file__).parent


def trainer_page(puzzles: Sequence[ExplainedPuzzle], title: str) -> str:
    """HTML that needs no other file and makes no request to the network."""
    return page_of_data(trainer_data(puzzles, title))


def page_of_data(data: Mapping[str, Any], parts: str = "") -> str:
    """The page of the data of trainer_data; on a website, with links to its other parts."""
    empty = chess.Board(None)
    slots = {
        **solving_slots(_FOLDER, "trainer", data),
        "title": for_markup(data["title"]),
        "parts": f'<nav aria-label="Parts of the site">{parts}</nav>' if parts else "",
        "form": MOVE_FORM,
        "white_board": board_svg(empty, chess.WHITE),
        "black_board": board_svg(empty, chess.BLACK),
    }
    return page_alone(_FOLDER / "trainer.html", slots)


def trainer_json(puzzles: Sequence[ExplainedPuzzle], title: str) -> str:
    """The data of the page alone."""
    return f"{json.dumps(trainer_data(puzzles, title), ensure_ascii=False)}\n"


def trainer_data(puzzles: Sequence[ExplainedPuzzle], title: str) -> dict[str, Any]:
    """What trainer.js needs; moves are UCI.

    title, weights (of the repetition), puzzles: key, task, about, rating (or null), motifs,
    flipped, men (as in a FEN), before and played (the move that led there), line and why (the
    solution), turns: moves (by SAN), right (all that are), move, reply (with its number, too:
    22. Rxe3), hints, wrong (for each other move the number of what is said), said (the reply, the
    text behind the move, whether it is good).
    """
    return {
        "title": for_line(title),
        "weights": WEIGHTS,
        "puzzles": [_puzzle(explained) for explained in puzzles],
    }


def _puzzle(explained: ExplainedPuzzle) -> dict[str, Any]:
    puzzle = explained.puzzle
    board = puzzle.board
    return {
        "key": puzzle.key,
        "task": puzzle.task,
        "about": puzzle.about,
        "rating": puzzle.rating,
        "motifs": [theme_words(one) for one in puzzle.themes or () if one not in NOT_MOTIFS],
        "flipped": puzzle.solver == chess.BLACK,
        "men": board.board_fen(),
        **_last_move(board),
        "line": explained.solution,
        "why": explained.why,
        "turns": [_turn(one) for one in explained.turns],
    }


def _last_move(board: chess.Board) -> dict[str, str]:
    """The move that led to the position, as UCI and with its number; nothing, if none is known."""
    if not board.move_stack:
        return {"before": "", "played": ""}
    before = board.copy()
    last = before.pop()
    return {"before": last.uci(), "played": written(before, [last])}


def _turn(explained: ExplainedTurn) -> dict[str, Any]:
    board, move, reply = explained.turn
    said: dict[tuple[str, str, bool], int] = {}
    wrong = {}
    for tried, answer in explained.wrong.items():
        # Many moves are wrong for the same reason, which is stored once.
        text = answer.why.removeprefix(board.san(tried))
        one = (answer.reply.uci() if answer.reply else "", text, answer.is_good)
        wrong[tried.uci()] = said.setdefault(one, len(said))
    return {
        "moves": moves_by_words(board),
        "right": sorted(move.uci() for move in explained.right),
        "move": move.uci(),
        "reply": [reply.uci(), written(after_move(board, move), [reply])] if reply else [],
        "hints": explained.hints,
        "wrong": wrong,
        "said": list(said),
    }
