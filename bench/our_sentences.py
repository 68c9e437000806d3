"""What `clausewitz explain` says that a puzzle's solution does, from the position and that move."""

from collections.abc import Sequence
from dataclasses import dataclass

import chess

from clausewitz.advice.explanation.explainer import Explanation, explain
from clausewitz.advice.explanation.explanation_text import Part, in_words
from clausewitz.advice.lines.line_search import THOROUGH, LineSearch
from clausewitz.runs.progress import Progress, Tell, silent
from puzzle_draws import DrawnPuzzle


@dataclass(frozen=True, slots=True)
class Told:
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


def told_of(puzzles: Sequence[DrawnPuzzle], tell: Tell = silent) -> list[Told]:
    """What is said of the solution of each puzzle; the rest of its line is not told to anyone."""
    search, found = LineSearch(THOROUGH), list[Told]()
    for done, puzzle in enumerate(puzzles, 1):
        found.append(_told(explain(puzzle.board, puzzle.line[0], search)))
        tell(Progress("puzzles", done, len(puzzles)))
    return found


def _told(found: Explanation) -> Told:
    motifs = (*found.motifs, *found.refutation)
    squares = dict.fromkeys(square for motif in motifs for square in motif.tag.squares.values())
    parts = in_words(found)
    sentences, threat = tuple(parts.get(Part.DOES, ())), " ".join(parts.get(Part.THREAT, ()))
    return Told(sentences, found.line.moves, tuple(squares), found.is_mistake, threat)
