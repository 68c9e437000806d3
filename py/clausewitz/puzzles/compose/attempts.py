"""From guess to puzzle: filtered, repaired, made longer, without idle pieces."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

import chess

from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.guess import Composer, Guess
from clausewitz.puzzles.compose.longer_mates import earlier
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.repair import forces, pruned, repaired

_TRIES = 1500  # neighbours of a guess that are tried: so many cost less than another guess
_SMALL_TRIES = 60  # the same on smaller boards, where no kernel helps
_VARIANTS = 8  # mates in two that are made of one guess, for mates in three
_EARLIER = 60  # positions before a mate in two that are tried as mates in three


@dataclass
class Summary:
    """What a run has done."""

    written: int = 0
    in_file: int = 0
    finished: bool = False
    """There are enough puzzles; or no better one is found."""
    guesses: int = 0
    """Boards that clingo guessed."""
    sound_at_once: int = 0
    repaired: int = 0
    repeats: int = 0
    misnamed: int = 0
    """Sound puzzles without the requested mate."""
    unconfirmed: int = 0
    """Sound puzzles that the engine took for something else."""
    is_best: bool | None = None
    """With economy: whether clingo has refuted all that would be better, apart from en passant."""
    cpu_seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"cpu_seconds": round(self.cpu_seconds, 2)}


class Attempts:
    """Guess after guess, with one, two, … replies in turn, each made a puzzle if it can be."""

    def __init__(
        self, game: Game, request: PuzzleRequest, random: Random, summary: Summary
    ) -> None:
        self.game, self.request, self.random, self.summary = game, request, random, summary
        self.guessed = request if request.mate == 2 else _for_longer(request)

    def puzzles(self) -> Iterator[Puzzle | None]:
        """A sound puzzle, or None, for every guess; never ends."""
        composers: dict[int, Composer] = {}
        while True:
            replies = self._slots()
            if replies not in composers:
                seed = self.random.randrange(2**31)
                composers[replies] = Composer(self.guessed, replies, seed)
            guess = composers[replies].guess(self.random)
            if guess is None:
                yield None
                continue
            composers[replies].forbid(guess)
            self.summary.guesses += 1
            yield self._mate_in_two(guess) if self.request.mate == 2 else self._mate_in_three(guess)

    def _mate_in_two(self, guess: Guess) -> Puzzle | None:
        found = sound(self.game, guess.board, self.request)
        if found is not None:
            self.summary.sound_at_once += 1
        else:
            found = self._repaired(guess.board, guess.key, self.request)
            self.summary.repaired += found is not None
        return found and pruned(self.game, self._with_more_replies(found), self.request)

    def _slots(self) -> int:
        """How many replies the next guess has: few, mostly, because these are found soonest."""
        choice = range(1, self.guessed.replies + 1)
        return self.random.choices(choice, [1 / replies**2 for replies in choice])[0]

    def _with_more_replies(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle, changed so that Black has more replies, if chance and a walk will have it."""
        replies = self.random.randint(1, self.request.replies)
        if replies <= puzzle.replies:
            return puzzle
        more = self._repaired(puzzle.board, puzzle.key, self.request, replies)
        return more or puzzle

    def _mate_in_three(self, guess: Guess) -> Puzzle | None:
        for _ in range(_VARIANTS):
            two = self._repaired(guess.board, guess.key, self.guessed)
            if two is None:
                return None
            for board, key in earlier(self.game, two, self.request, self.random, _EARLIER):
                if not forces(self.game, board, key, self.request.mate):
                    continue
                if found := self._repaired(board, key, self.request):
                    self.summary.repaired += 1
                    return pruned(self.game, found, self.request)
        return None

    def _repaired(
        self, board: chess.Board, key: chess.Move, request: PuzzleRequest, replies: int = 1
    ) -> Puzzle | None:
        tries = _TRIES if self.game.size == 8 else _SMALL_TRIES
        return repaired(self.game, board, key, request, self.random, tries, replies)


def _for_longer(request: PuzzleRequest) -> PuzzleRequest:
    """The mate in two that a mate in three ends with may be of any sort."""
    two = replace(request, mate=2, replies=min(request.replies, 2), check=True, no_capture=False)
    return replace(two, sacrifice=False, promotion=False, quiet=False, no_duals=False, good=False)
