"""What `clausewitz suggest` answers, called as users do: positions in, a line of JSON each."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence

import chess

from clausewitz.position.board import fen_of
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from move_rivals import Answers, Rival, children_cpu, ranked_hit
from puzzle_draws import DrawnPuzzle

COMMAND = ("suggest", "--json", "-")
LOGIC, SEARCH, BY_STOCKFISH = ("--by", "logic"), (), ("--engine", "stockfish")


def command_of(how: Sequence[str]) -> str:
    return " ".join(("suggest", *how))


def row_of(how: Sequence[str]) -> str:
    """The command, as a table names it."""
    return f"`{command_of(how)}`"


def answers_of(
    boards: Sequence[chess.Board],
    how: Sequence[str],
    tell: Tell = silent,
    *,
    quiet_too: bool = True,
) -> list[list[str]]:
    """The moves that `suggest` with these options names for each board, best first.

    With those that are merely best, where nothing is won by force, or without them.
    """
    found = list[list[str]]()
    for line in answer_lines([fen_of(board) for board in boards], (*COMMAND, *how)):
        is_known = len(found) < len(boards)
        found += [_moves(line, boards[len(found)], quiet_too)] if is_known else [[]]
        tell(Progress("positions", len(found), len(boards), command_of(how)))
    if len(found) != len(boards):
        raise ClausewitzError(f"{command_of(how)}: {len(found)} answers to {len(boards)} positions")
    return found


def answer_lines(lines: Sequence[str], arguments: Sequence[str]) -> Iterator[str]:
    """What a command answers to lines on its standard input, as it comes."""
    command = [sys.executable, "-m", "clausewitz", *arguments]
    with tempfile.TemporaryFile("w+") as positions, tempfile.TemporaryFile("w+") as complaints:
        positions.write("".join(f"{line}\n" for line in lines))
        positions.seek(0)
        with subprocess.Popen(
            command, stdin=positions, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as process:
            assert process.stdout is not None
            yield from process.stdout
        if process.returncode:
            complaints.seek(0)
            said = complaints.read().strip().splitlines() or ["nothing is said of why"]
            raise ClausewitzError(f"{arguments[0]} fails: {said[-1]}")


def _moves(line: str, board: chess.Board, quiet_too: bool) -> list[str]:
    """The moves of an answer; it must be about this board, and its moves must be legal there."""
    try:
        answer = json.loads(line)
        moves = [
            str(one["move"]) for one in answer["moves"] if quiet_too or one.get("forced", True)
        ]
        if answer["fen"] != fen_of(board):
            raise ClausewitzError(f"an answer about {answer['fen']}, not {fen_of(board)}")
        for move in moves:
            board.parse_uci(move)
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, ClausewitzError):
            raise
        raise ClausewitzError(f"not an answer: {line.strip()[:100]}") from error
    return moves


def our_answer(how: Sequence[str]) -> Rival:
    """`suggest` with these options; what one position costs alone is its start, and taken off."""

    def answers(puzzles: Sequence[DrawnPuzzle], tell: Tell) -> Answers:
        boards = [puzzle.board for puzzle in puzzles]
        before = children_cpu()
        answers_of(boards[:1], how)
        one = children_cpu() - before
        found = answers_of(boards, how, tell)
        whole = children_cpu() - before - one
        hits = (ranked_hit(p, moves) for p, moves in zip(puzzles, found, strict=True))
        return Answers(tuple(hits), max(0.0, whole - one) / max(1, len(boards) - 1), one)

    return answers
