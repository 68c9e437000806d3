"""Lines of play that are shown beside the main one."""

from dataclasses import dataclass
from enum import StrEnum

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_reading import Motif, PlayedLine
from clausewitz.position.board import after_move


class Role(StrEnum):
    """What a line is shown for."""

    THREAT = "threat"
    """What the mover would play next if the other side passed."""
    DEFENCE = "defence"
    """A reply, and what it runs into."""
    ALTERNATIVE = "alternative"
    """Another move that looks good, and what is wrong with it."""
    DANGER = "danger"
    """What the other side would play if the mover passed."""
    PARRIED = "parried"
    """The same, where the move meets it."""


@dataclass(frozen=True, slots=True)
class SideLine:
    """A line beside the main one: where it starts, its moves, its score, what it shows."""

    role: Role
    start: chess.Board
    line: JudgedLine
    """The score is for the side to move at its start."""
    motifs: tuple[Motif, ...] = ()
    """Of the line itself, or, of a defence or an alternative, of the answer to its first move."""
    judged: str = ""
    """Of a threat, as a term: what it comes to, and what else is attacked."""

    @property
    def answer(self) -> PlayedLine:
        """What is read for motifs."""
        if self.role in (Role.DEFENCE, Role.ALTERNATIVE):
            return PlayedLine(after_move(self.start, self.line.move), self.line.moves[1:])
        return PlayedLine(self.start, self.line.moves)
