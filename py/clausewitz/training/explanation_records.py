"""Explained puzzles as lines of JSON, from which a stopped run resumes."""

import json
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.training.explained_puzzles import ExplainedPuzzle, ExplainedTurn
from clausewitz.training.training_puzzles import TrainingPuzzle, Turn
from clausewitz.training.wrong_answers import WrongAnswer


def explanation_line(explained: ExplainedPuzzle) -> str:
    """One line; the puzzle itself is not in it."""
    return json.dumps([_turn_record(turn) for turn in explained.turns]) + "\n"


def explanation_of_line(puzzle: TrainingPuzzle, line: str) -> ExplainedPuzzle:
    """The same again, of the puzzle that the line was made of."""
    records = json.loads(line)
    turns = zip(puzzle.turns(), records, strict=True)
    return ExplainedPuzzle(puzzle, tuple(_explained_turn(turn, record) for turn, record in turns))


def _turn_record(explained: ExplainedTurn) -> dict[str, Any]:
    return {
        "line": [move.uci() for move in explained.line.moves],
        "score": explained.line.score,
        "right": sorted(move.uci() for move in explained.right),
        "hints": explained.hints,
        "why": explained.why,
        "squares": explained.squares,
        "wrong": {
            move.uci(): [answer.reply and answer.reply.uci(), answer.why, answer.is_good]
            for move, answer in explained.wrong.items()
        },
    }


def _explained_turn(turn: Turn, record: dict[str, Any]) -> ExplainedTurn:
    move = chess.Move.from_uci
    wrong = {
        move(uci): WrongAnswer(reply and move(reply), why, is_good)
        for uci, (reply, why, is_good) in record["wrong"].items()
    }
    return ExplainedTurn(
        turn,
        JudgedLine(tuple(map(move, record["line"])), record["score"]),
        frozenset(map(move, record["right"])),
        tuple(record["hints"]),
        record["why"],
        tuple(record["squares"]),
        wrong,
    )
