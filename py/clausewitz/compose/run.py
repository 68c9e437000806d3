"""Composing: guess, filter or repair, prove, write; until there are enough or time is up."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from clausewitz.compose.catalogue import Catalogue
from clausewitz.compose.economy import Economy
from clausewitz.compose.game import Game, game_of
from clausewitz.compose.guess import Composer
from clausewitz.compose.longer import earlier
from clausewitz.compose.named import ends_in, mate_named
from clausewitz.compose.proof import check_proof
from clausewitz.compose.puzzle import Puzzle, sound
from clausewitz.compose.repair import forces, pruned, repaired
from clausewitz.compose.summary import Summary
from clausewitz.compose.wish import Wish, checked
from clausewitz.errors import ClausewitzError

_NO_MORE = "no more"
_TRIES = 200  # neighbours of a guess that are tried: so many cost less than another guess
_EARLIER = 60  # positions before a mate in two that are tried as mates in three


Report = Callable[[Summary, str | None], None]
"""Told after every guess, and with the line when a puzzle has been written."""


@dataclass(frozen=True, slots=True)
class Run:
    """How much is asked for, where it goes, and by which chance."""

    output: Path
    count: int = 10
    seed: int = 0
    seconds: float | None = None
    resume: bool = False
    """The puzzles that are in the file count."""
    economy: bool = False
    """As many as it takes, each more economical than the last."""


def compose(wish: Wish, run: Run, report: Report = lambda summary, line: None) -> Summary:
    """Write puzzles. What has been written stays, whatever happens."""
    if run.count < 1:
        raise ClausewitzError(f"-n is how many puzzles are wanted, 1 or more, not {run.count}")
    wish = checked(wish)
    if wish.named_mate:
        wish = replace(wish, named_mate=mate_named(wish.named_mate))
    game, summary = game_of(wish.size), Summary()
    start, end = time.process_time(), _end(run)
    with Catalogue(run.output, game) as catalogue:
        there = len(catalogue.puzzles)
        wanted = run.count - (there if run.resume else 0)
        summary.in_file, summary.finished = there, wanted <= 0
        random = Random(f"{run.seed} {there}")
        attempts = _attempts(game, wish, random, run.economy, summary)
        while not summary.finished and time.monotonic() < end:
            puzzle, line = next(attempts, _NO_MORE), None
            if isinstance(puzzle, str):
                summary.finished = True
                break
            if puzzle is not None and _is_new(puzzle, wish, game, catalogue, run, summary):
                check_proof(puzzle, wish.size)
                line = catalogue.add(puzzle)
                summary.written += 1
                summary.in_file += 1
                summary.finished = summary.written == wanted and not run.economy
            summary.cpu_seconds = time.process_time() - start
            report(summary, line)
    return summary


def _end(run: Run) -> float:
    return float("inf") if run.seconds is None else time.monotonic() + run.seconds


def _attempts(
    game: Game, wish: Wish, random: Random, economy: bool, summary: Summary
) -> Iterator[Puzzle | None]:
    return (Economy if economy else _Attempts)(game, wish, random, summary).puzzles()


def _is_new(
    puzzle: Puzzle, wish: Wish, game: Game, catalogue: Catalogue, run: Run, summary: Summary
) -> bool:
    """Whether the puzzle is as named and no repeat; a more economical one may have an old idea."""
    if catalogue.has(puzzle) or (catalogue.has_idea(puzzle) and not run.economy):
        summary.repeats += 1
        return False
    if wish.named_mate and not ends_in(puzzle, wish.named_mate, game):
        summary.misnamed += 1
        return False
    return True


class _Attempts:
    """Guess after guess, with one, two, … replies in turn, each made a puzzle if it can be."""

    def __init__(self, game: Game, wish: Wish, random: Random, summary: Summary) -> None:
        self.game, self.wish, self.random, self.summary = game, wish, random, summary
        self.guessed = wish if wish.mate == 2 else _for_longer(wish)

    def puzzles(self) -> Iterator[Puzzle | None]:
        """A sound puzzle, or None, for every guess; never ends."""
        composers: dict[int, Composer] = {}
        while True:
            replies = self.random.randint(1, self.guessed.replies)
            if replies not in composers:
                seed = self.random.randrange(2**31)
                composers[replies] = Composer(self.guessed, replies, seed)
            two = self._mate_in_two(composers[replies])
            if two is None or self.wish.mate == 2:
                yield two
            else:
                yield self._mate_in_three(two)

    def _mate_in_two(self, composer: Composer) -> Puzzle | None:
        guess = composer.guess(self.random)
        if guess is None:
            return None
        composer.forbid(guess)
        self.summary.guesses += 1
        found = sound(self.game, guess.board, self.guessed)
        if found is not None:
            self.summary.sound_at_once += 1
        else:
            asked = guess.board, guess.key, self.guessed
            found = repaired(self.game, *asked, self.random, _TRIES)
            self.summary.repaired += found is not None
        return found and pruned(self.game, found, self.guessed)

    def _mate_in_three(self, two: Puzzle) -> Puzzle | None:
        for board, key in earlier(self.game, two, self.wish, self.random, _EARLIER):
            if not forces(self.game, board, key, self.wish.mate):
                continue
            found = repaired(self.game, board, key, self.wish, self.random, _TRIES)
            if found is not None:
                return pruned(self.game, found, self.wish)
        return None


def _for_longer(wish: Wish) -> Wish:
    """The mate in two that a mate in three ends with may be of any sort."""
    return Wish(
        size=wish.size,
        pieces=wish.pieces,
        white=wish.white,
        black=wish.black,
        replies=min(wish.replies, 2),
        check=True,
        named_mate=wish.named_mate,
        promoted=wish.promoted,
    )
