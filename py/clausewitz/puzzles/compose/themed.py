"""Problems with a theme: a scheme by clingo, a walk by the kernel, the theme's clause as proof."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from clausewitz.mates.boards import Game
from clausewitz.mates.problem_solver import Wanted, solve
from clausewitz.mates.problem_themes import ProblemTheme, themes_of
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.puzzles.compose.attempts import Summary
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.scheme import Schemer
from clausewitz.puzzles.compose.themed_walk import Walk

_NEAR = 4  # of faults that are left: then the walk goes on
_WALKS = 4  # from one scheme
_ANY_NUMBER = 1000  # of replies
_TRIES = 2000  # boards of a walk: those that arrive mostly do within a thousand


class ThemedAttempts:
    """Scheme after scheme, each made a problem if it can be."""

    def __init__(
        self, game: Game, request: PuzzleRequest, random: Random, summary: Summary
    ) -> None:
        self._game, self._random, self._summary = game, random, summary
        self._request = replace(request, replies=_ANY_NUMBER, quiet=True)
        self._schemer = Schemer(request.themes, random.randrange(2**31))

    def puzzles(self) -> Iterator[Puzzle | None]:
        """A sound problem with all themes, or None, for every walk; never ends."""
        while True:
            scheme = self._schemer.guess(self._random)
            self._summary.guesses += 1
            found = None
            for _ in range(_WALKS if scheme else 0):
                assert scheme is not None
                found = self._arrived(Walk(self._game, scheme, self._request, self._random))
                yield found
                if found:
                    break
            if scheme is None:
                yield None

    def _arrived(self, walk: Walk) -> Puzzle | None:
        wrong = walk.walk(_TRIES)
        if wrong and wrong <= _NEAR:
            wrong = walk.walk(_TRIES)
        if wrong != 0:
            return None
        walk.prune()
        walk.polish(_TRIES)
        walk.prune()
        puzzle = sound(self._game, walk.board, self._request)
        if puzzle is None or not set(self._request.themes) <= set(shown_themes(puzzle)):
            return None
        self._summary.repaired += 1
        return replace(puzzle, themes=self._request.themes)


def shown_themes(puzzle: Puzzle) -> dict[str, ProblemTheme]:
    """The themes of which the clause proves that the solution shows them."""
    stipulation = read_stipulation(f"#{puzzle.mate}")
    solution = solve(puzzle.board, stipulation, Wanted())
    return {theme.name: theme for theme in themes_of([solution])[0]}
