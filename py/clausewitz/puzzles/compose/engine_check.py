"""A second opinion: an engine, free to choose, sees the same key and the same mate.

The proof does not need it. But engines leave much out to be fast: at a moderate depth they take
some sound puzzles for longer mates, and a solver who asks one is told so.
"""

from contextlib import closing, nullcontext
from typing import Protocol

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.uci_evaluator import UciEngine
from clausewitz.errors import ClausewitzError
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import LARGEST, PuzzleRequest

DEPTH = 12


class Opinion(Protocol):
    def agrees(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle is taken for what it is."""


class EngineOpinion:
    """An engine at a fixed depth, asked anew for each puzzle."""

    def __init__(self, engine: UciEngine) -> None:
        self._engine = engine

    def agrees(self, puzzle: Puzzle) -> bool:
        found = self._engine.search(puzzle.board)
        return found.lines[1].value.mate == puzzle.mate and found.best == puzzle.key.uci()

    def close(self) -> None:
        self._engine.close()


class NoOpinion:
    """Nobody is asked."""

    def agrees(self, puzzle: Puzzle) -> bool:
        return True


def opinion(
    engine: str | None, wish: PuzzleRequest
) -> "closing[EngineOpinion] | nullcontext[NoOpinion]":
    """Whom to ask, to be closed afterwards."""
    if engine is None:
        return nullcontext(NoOpinion())
    if wish.size < LARGEST:
        raise ClausewitzError("engines confirm puzzles on 8 by 8 only")
    return closing(EngineOpinion(find_engine(engine, depth=DEPTH).searcher()))
