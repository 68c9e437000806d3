"""What is on a sheet, however it is set."""

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.mates import Proof
from clausewitz.position.board import SIDES
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.puzzles.sheets.solutions import SolutionLine, proof_of, solution
from clausewitz.runs.progress import Progress, Tell, silent


@dataclass(frozen=True)
class Drawn:
    """A board with arrows and marked squares."""

    board: chess.Board
    moves: tuple[chess.Move, ...]
    squares: tuple[str, ...]


@dataclass(frozen=True)
class Item:
    """A puzzle in its place."""

    number: int
    puzzle: FilePuzzle
    task: str
    """The task for the reader: "White to play, mate in 2"."""
    solution: list[SolutionLine]
    """The key on the first line."""
    drawn: Drawn | None = None
    """What is below the solution."""


@dataclass(frozen=True)
class Sheet:
    title: str
    items: list[Item]
    notes: list[str]
    """What the file claims and the proofs do not bear out, each with the file and the line."""


def make_sheet(
    puzzles: Sequence[FilePuzzle],
    title: str,
    *,
    proofs: bool = True,
    seconds: float | None = None,
    tell: Tell = silent,
) -> Sheet:
    """Number the puzzles and solve them, each in at most so many seconds."""
    items, notes = [], []
    for number, puzzle in enumerate(puzzles, 1):
        tell(Progress("puzzles solved", number - 1, len(puzzles)))
        proof = proof_of(puzzle, seconds) if proofs else None
        if proofs and (note := _note(puzzle, proof)):
            notes.append(f"{puzzle.place}: {note}")
        lines = solution(puzzle, proof) or [SolutionLine(0, "no solution is given")]
        mate = proof.length if proof else puzzle.mate
        items.append(Item(number, puzzle, _task(puzzle, mate), lines))
    tell(Progress("puzzles solved", len(puzzles), len(puzzles)))
    return Sheet(title, items, notes)


def _note(puzzle: FilePuzzle, proof: Proof | None) -> str:
    if puzzle.mate is None:
        return ""
    if proof is None:
        return "not proved in time, the key is printed alone"
    if proof.length < puzzle.mate:
        return f"it is a mate in {proof.length}, not in {puzzle.mate}"
    return ""


def _task(puzzle: FilePuzzle, mate: int | None) -> str:
    side = SIDES[puzzle.board.turn].capitalize()
    return f"{side} to play" + (f", mate in {mate}" if mate else "")
