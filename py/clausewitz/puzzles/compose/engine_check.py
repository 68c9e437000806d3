"""A second opinion: an engine, free to choose, sees the same key and the same mate.

The proof does not need it. But engines leave much out to be fast: at a moderate depth they take
some sound puzzles for longer mates, and a solver who asks one is told so.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.uci_evaluator import UciEngine
from clausewitz.errors import ClausewitzError
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import LARGEST, PuzzleRequest

DEPTH = 12

Opinion = Callable[[Puzzle], bool]
"""Whether the puzzle is taken for what it is."""


@contextmanager
def opinion(engine: str | None, wish: PuzzleRequest) -> Iterator[Opinion]:
    """An engine at a fixed depth, asked anew for each puzzle; without one, everything is right."""
    if engine is None:
        yield lambda _: True
        return
    if wish.size < LARGEST:
        raise ClausewitzError("engines confirm puzzles on 8 by 8 only")
    with closing(find_engine(engine, depth=DEPTH).searcher()) as asked:
        yield partial(agrees, asked)


def agrees(engine: UciEngine, puzzle: Puzzle) -> bool:
    """Whether the engine finds the key, and the mate in as many moves."""
    found = engine.search(puzzle.board)
    return found.lines[1].value.mate == puzzle.mate and found.best == puzzle.key.uci()
