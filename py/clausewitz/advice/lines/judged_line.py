"""Lines of play with what they are worth."""

import math
from dataclasses import dataclass

import chess

from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.engines.own.search_limit import mate_distance
from clausewitz.position.board import flipped_move


@dataclass(frozen=True, slots=True)
class JudgedLine:
    """Moves of both sides from a position, and their score for the side to move there."""

    moves: tuple[chess.Move, ...]
    score: int
    """Hundredths of a pawn; mates are beyond, as engine.search_limit.MATE says."""

    @property
    def move(self) -> chess.Move:
        return self.moves[0]

    @property
    def mate(self) -> int | None:
        """In how many moves it mates, below 0 if the mover is mated, or None."""
        return mate_distance(self.score)

    @property
    def flipped(self) -> "JudgedLine":
        return JudgedLine(tuple(map(flipped_move, self.moves)), self.score)

    @property
    def chances(self) -> float:
        """From -1, lost, to 1, won."""
        return chances(self.score)


def chances(score: int) -> float:
    """What a score means for the game, from -1 to 1: see logic/judgement/scores.pl."""
    most = limit("most_that_counts")
    return 2 / (1 + math.exp(-limit("steepness") * max(-most, min(most, score)))) - 1
