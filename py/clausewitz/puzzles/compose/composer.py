"""Composing: guess, filter or repair, prove, write; until there are enough or time is up."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from clausewitz.errors import ClausewitzError
from clausewitz.mates.boards import Game, game_of
from clausewitz.puzzles.compose.attempts import Attempts, Summary
from clausewitz.puzzles.compose.catalogue import Catalogue
from clausewitz.puzzles.compose.economy import Economy
from clausewitz.puzzles.compose.engine_check import Opinion, opinion
from clausewitz.puzzles.compose.guess import check_proof
from clausewitz.puzzles.compose.named_mates import ends_in, mate_named
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest, checked

Report = Callable[[Summary, str | None], None]
"""Told after every guess, and with the line when a puzzle has been written."""


@dataclass(frozen=True, slots=True)
class CompositionRun:
    """How much is asked for, where it goes, and by which chance."""

    output: Path
    count: int = 10
    seed: int = 0
    seconds: float | None = None
    resume: bool = False
    """The puzzles that are in the file count."""
    economy: bool = False
    """As many as it takes, each more economical than the last."""
    engine: str | None = None
    """An engine that has to see the same key and the same mate."""


def compose(
    wish: PuzzleRequest, run: CompositionRun, report: Report = lambda summary, line: None
) -> Summary:
    """Write puzzles. What has been written stays, whatever happens."""
    if run.count < 1:
        raise ClausewitzError(f"-n is how many puzzles are wanted, 1 or more, not {run.count}")
    wish = checked(wish)
    if run.economy and (wish.mate != 2 or wish.pieces or wish.named_mate):
        raise ClausewitzError("--economy is for mates in two, with any pieces and of any name")
    if wish.named_mate:
        wish = replace(wish, named_mate=mate_named(wish.named_mate))
    game, summary = game_of(wish.size), Summary()
    start = time.process_time()
    end = float("inf") if run.seconds is None else time.monotonic() + run.seconds
    with opinion(run.engine, wish) as asked, Catalogue(run.output, game) as catalogue:
        there = len(catalogue.puzzles)
        wanted = run.count - (there if run.resume else 0)
        summary.in_file, summary.finished = there, wanted <= 0
        random = Random(f"{run.seed} {there}")
        attempts = (Economy if run.economy else Attempts)(game, wish, random, summary)
        for puzzle in _in_time(attempts.puzzles(), end, summary):
            line = None
            if (
                puzzle is not None
                and _is_new(puzzle, wish, game, catalogue, run, summary)
                and _is_confirmed(puzzle, asked, summary)
            ):
                check_proof(puzzle, wish.size)
                line = catalogue.add(puzzle)
                summary.written += 1
                summary.in_file += 1
                summary.finished = summary.written == wanted and not run.economy
            summary.cpu_seconds = time.process_time() - start
            report(summary, line)
    return summary


def _in_time(
    attempts: Iterator[Puzzle | None], end: float, summary: Summary
) -> Iterator[Puzzle | None]:
    """The attempts until there are puzzles enough, time is up, or no attempt is left."""
    while not summary.finished and time.monotonic() < end:
        try:
            yield next(attempts)
        except StopIteration:
            summary.finished = True


def _is_new(
    puzzle: Puzzle,
    wish: PuzzleRequest,
    game: Game,
    catalogue: Catalogue,
    run: CompositionRun,
    summary: Summary,
) -> bool:
    """Whether the puzzle is as named and no repeat; a more economical one may have an old idea."""
    if catalogue.has(puzzle) or (catalogue.has_idea(puzzle) and not run.economy):
        summary.repeats += 1
        return False
    if wish.named_mate and not ends_in(puzzle, wish.named_mate, game):
        summary.misnamed += 1
        return False
    return True


def _is_confirmed(puzzle: Puzzle, asked: Opinion, summary: Summary) -> bool:
    agreed = asked(puzzle)
    summary.unconfirmed += not agreed
    return agreed
