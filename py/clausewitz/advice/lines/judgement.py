"""The way to logic/judgement: lines with scores go in, what matters in them comes out."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.clauses import Text
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog

_CACHED = 4096  # answers that may be needed again


def judge(requests: Sequence[str]) -> list[Any]:
    """The answers of judge/2 to requests; many at once are quicker than one by one.

    fork(e4, 2) is ["fork", "e4", 2]; the answer to text(Request) is a term for the grammar.
    """
    if not requests:
        return []
    answers = prolog().service("judgements", "".join(f"{request}.\n" for request in requests))
    return [json.loads(answer) for answer in answers.splitlines()]


@lru_cache(maxsize=_CACHED)
def holds(request: str) -> bool:
    """Whether a request that is true or false is true; a game asks the same several times."""
    return judge([request]) == ["true"]


def given(board: chess.Board, line: JudgedLine) -> str:
    """A line as requests name it: line(FEN, Moves, Score)."""
    moves = ",".join(move.uci() for move in line.moves)
    return f"line({Text(fen_of(board))},[{moves}],{score_of(line.score)})"


def score_of(score: int) -> str:
    """A score as requests name it: hundredths, mate(Moves) or mate(-Moves)."""
    mate = JudgedLine((), score).mate
    return str(score) if mate is None else f"mate({mate})"


def explained_part(board: chess.Board, line: JudgedLine) -> tuple[chess.Move, ...]:
    """The part of a line that is explained."""
    ((_, ply, _),) = judge([f"explained({given(board, line)})"])
    return line.moves[:ply]


def claimed(lines: Sequence[JudgedLine]) -> tuple[int, bool]:
    """How many of the best lines of a position are tactics, and whether that needs no motif."""
    scores = ",".join(score_of(line.score) for line in lines)
    ((_, count, clear),) = judge([f"claimed([{scores}])"])
    return count, clear == "true"


def plain_name(board: chess.Board, line: JudgedLine) -> str:
    """What a line is called that shows no motif."""
    return str(judge([f"plain_name({given(board, line)})"])[0])


def degree(classes: frozenset[str]) -> str:
    """How bad a mistake of these classes is: terrible, bad or slight."""
    return next((name for name in ("terrible", "bad") if name in classes), "slight")


@lru_cache(maxsize=_CACHED)
def move_classes(
    best: int, value: int, *, is_best: bool = False, other: tuple[int, int] | None = None
) -> frozenset[str]:
    """What a move is that is worth so much where the best is worth so much: mistake, slip, …

    `other` is what another evaluation gives to both, if it was called.
    """
    played = "best" if is_best else "other"
    if other is not None and not is_best:
        played = f"other({score_of(other[0])},{score_of(other[1])})"
    (classes,) = judge([f"move_classes({score_of(best)},{score_of(value)},{played})"])
    return frozenset(classes)
