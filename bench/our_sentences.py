"""What `clausewitz explain` says that a puzzle's solution does, from the position and that move."""

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.advice.explanation.explainer import Explanation, Part, explain
from clausewitz.advice.lines.line_search import THOROUGH, LineSearch
from clausewitz.runs.progress import Progress, Tell, silent
from puzzle_draws import DrawnPuzzle


@dataclass(frozen=True, slots=True)
class Explained:
    """What is said of a move, the line it is about, and the squares of its proofs."""

    sentences: tuple[str, ...]
    line: tuple[chess.Move, ...]
    squares: tuple[str, ...]
    is_mistake: bool = False
    """Whether the move is said to be one."""
    threat: str = ""
    """What it is said to threaten, behind the sentences."""

    @property
    def text(self) -> str:
        return " ".join(self.sentences)

    @property
    def first(self) -> str:
        return self.sentences[0] if self.sentences else ""


def explained_solutions(puzzles: Sequence[DrawnPuzzle], tell: Tell = silent) -> list[Explained]:
    """What is said of the solution of each puzzle; the rest of its line is not given to anyone."""
    search, found = LineSearch(THOROUGH), list[Explained]()
    for done, puzzle in enumerate(puzzles, 1):
        found.append(_explained(explain(puzzle.board, puzzle.line[0], search)))
        tell(Progress("puzzles", done, len(puzzles)))
    return found


def _explained(found: Explanation) -> Explained:
    motifs = (*found.motifs, *found.refutation)
    squares = dict.fromkeys(square for motif in motifs for square in motif.squares)
    parts = found.words
    sentences, threat = tuple(parts.get(Part.DOES, ())), " ".join(parts.get(Part.THREAT, ()))
    return Explained(sentences, found.line.moves, tuple(squares), found.is_mistake, threat)
