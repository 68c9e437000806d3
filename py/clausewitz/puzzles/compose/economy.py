"""Economy: the least white material that mates, and against it the most black.

The bounds of asp/compose/worth.lp are assumed, tighter and tighter: White may spend one pawn, two,
…, until a puzzle is found; then Black must have more than in that one, and more again.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.attempts import Summary
from clausewitz.puzzles.compose.guess import Composer
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import MOST_WORTH, PuzzleRequest
from clausewitz.puzzles.compose.repair import repaired

_CONFLICTS = 20_000
_ATTEMPTS = 12  # guesses within the same bounds of which none could be mended
_TRIES = 400


class Economy:
    """Ever better puzzles for a request, each with its bounds; ends at the best it can find."""

    def __init__(
        self, game: Game, request: PuzzleRequest, random: Random, summary: Summary
    ) -> None:
        self.game, self.request, self.random = game, request, random
        self.summary = summary
        summary.is_best = True
        self._composers = [
            Composer(request, replies, random.randrange(2**31), _CONFLICTS)
            for replies in range(1, request.replies + 1)
        ]

    def puzzles(self) -> Iterator[Puzzle | None]:
        """A better puzzle, or None, for every guess."""
        for spent in range(1, MOST_WORTH + 1):
            best = 0
            failed = 0
            live = list(self._composers)
            while live and failed < _ATTEMPTS:
                composer = self.random.choice(live)
                found, refuted = self._better(composer, spent, best)
                if refuted:
                    live.remove(composer)
                failed = 0 if found else failed + 1
                if found:
                    best = found.worth[1]
                yield found
            self.summary.is_best = bool(self.summary.is_best and not live)
            if best:
                return

    def _better(self, composer: Composer, spent: int, best: int) -> tuple[Puzzle | None, bool]:
        """A puzzle in which White spends so much and Black has more than the best."""
        bounds = [f"spends_at_most({spent})", f"faces_at_least({best + 1})"]
        guess = composer.guess(self.random, bounds) or composer.guess(None, bounds)
        if guess is None:
            return None, composer.refuted
        self.summary.guesses += 1
        request = replace(self.request, spend=spent, face=best + 1)
        found = sound(self.game, guess.board, request)
        found = found or repaired(self.game, guess.board, guess.key, request, self.random, _TRIES)
        if found is None:
            composer.forbid(guess)
            self.summary.is_best = False
        return found, False
