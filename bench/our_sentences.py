"""What `clausewitz explain` says of moves, asked as users ask: a line of JSON for each."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.board import fen_of
from clausewitz.errors import ClausewitzError
from clausewitz.runs.progress import Progress, Tell, silent
from our_answers import answer_lines, check_number
from puzzle_draws import DrawnPuzzle

COMMAND = ("explain", "--json", "-")


@dataclass(frozen=True, slots=True)
class Told:
    """The sentence for a move, the line it is about, and the squares of its proof."""

    text: str
    line: tuple[chess.Move, ...]
    squares: tuple[str, ...]


def sentences(puzzles: Sequence[DrawnPuzzle], tell: Tell = silent) -> list[Told]:
    """The sentence for the solution of each puzzle: only its position and first move are told."""
    asked = [f"{fen_of(puzzle.board)} {puzzle.line[0].uci()}" for puzzle in puzzles]
    found = list[Told]()
    for line in answer_lines(asked, COMMAND):
        found.append(_told(line))
        tell(Progress("sentences", len(found), len(puzzles)))
    check_number(len(found), len(puzzles), COMMAND[0])
    return found


def _told(line: str) -> Told:
    try:
        answer = json.loads(line)
        moves = tuple(map(chess.Move.from_uci, answer["line"]))
        return Told(str(answer["why"]), moves, tuple(map(str, answer["squares"])))
    except (ValueError, KeyError, TypeError) as error:
        raise ClausewitzError(f"not an answer: {line.strip()[:100]}") from error
