"""Composing: guess, filter or repair, prove, write; until there are enough or time is up.

An engine may give a second opinion. The proof does not need it; but engines leave much out to be
fast: at a moderate depth they take some sound puzzles for longer mates, and tell a solver so.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random

import chess

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.uci.uci_evaluator import UciEngine
from clausewitz.matching.legal_cases import cases_of_moves
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.mates.boards import Game, game_of
from clausewitz.mates.problem_files import Problem, read_problems
from clausewitz.puzzles.compose.attempts import Attempts, Summary
from clausewitz.puzzles.compose.catalogue import Catalogue
from clausewitz.puzzles.compose.economy import Economy
from clausewitz.puzzles.compose.guess import check_proof
from clausewitz.puzzles.compose.popeye_opinion import PREFIX, popeye_agrees
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import LARGEST, PuzzleRequest, checked
from clausewitz.puzzles.compose.themed import ThemedAttempts
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.shipped import tactics_by_name

_LOG = logging.getLogger(__name__)
DEPTH = 12
CHAPTER = 10
"""Puzzles after which all begins anew: programs for clingo take seconds to prepare."""
_MATE = "_mate"

Opinion = Callable[[Puzzle], bool]
"""Whether the puzzle is taken for what it is."""
Report = Callable[[Summary, str | None], None]
"""Called after every guess, and with the line when a puzzle has been written."""


@dataclass(frozen=True, slots=True)
class CompositionRun:
    """The number of puzzles, the file they go to, and the random seed."""

    output: Path | None = None
    """A file of puzzles; without one they are only reported."""
    count: int = 10
    seed: int = 0
    seconds: float | None = None
    resume: bool = False
    """The puzzles that are in the file count."""
    economy: bool = False
    """As many as it takes, each more economical than the last."""
    engine: str | None = None
    """An engine that has to see the same key and the same mate."""
    known: Sequence[Path] = ()
    """Files of problems that are not to be found again."""


def compose(
    request: PuzzleRequest, run: CompositionRun, report: Report = lambda summary, line: None
) -> Summary:
    """Write puzzles. What has been written stays, whatever happens."""
    if run.count < 1:
        raise ClausewitzError(f"-n is how many puzzles are wanted, 1 or more, not {run.count}")
    request = checked(request)
    if run.economy and request.themes:
        raise ClausewitzError("--economy is without --theme, which leaves out pieces by itself")
    if run.economy and (request.mate != 2 or request.pieces or request.named_mate):
        raise ClausewitzError("--economy is for mates in two, with any pieces and of any name")
    if request.named_mate:
        request = replace(request, named_mate=mate_named(request.named_mate))
    game, summary = game_of(request.size), Summary()
    start = time.process_time()
    end = float("inf") if run.seconds is None else time.monotonic() + run.seconds
    with opinion(run.engine, request) as confirms, Catalogue(run.output, game) as catalogue:
        for file in run.known:
            problems = read_problems(file)
            catalogue.avoid(one.board for one in problems if isinstance(one, Problem))
        there = len(catalogue.puzzles)
        if run.resume:
            _report_changes(catalogue)
        wanted = run.count - (there if run.resume else 0)
        summary.in_file, summary.finished = there, wanted <= 0
        stream = _Stream(game, request, run, summary, catalogue)
        for puzzle in _in_time(stream.attempts(), end, summary):
            line = None
            if (
                puzzle is not None
                and _is_new(puzzle, request, game, catalogue, run, summary)
                and not stream.is_met_again(puzzle)
                and _is_confirmed(puzzle, confirms, summary)
                and not stream.is_of_another_run()
            ):
                check_proof(puzzle, request.size)
                line = catalogue.add(puzzle)
                summary.written += 1
                summary.in_file += 1
                summary.finished = summary.written == wanted and not run.economy
            summary.cpu_seconds = time.process_time() - start
            report(summary, line)
    return summary


def _report_changes(catalogue: Catalogue) -> None:
    """What happened to a file, on a disk or by hand, shows in the lines of its puzzles."""
    if not (changed := catalogue.changed_lines()):
        return
    lines = f"line {changed[0]}" + (f" and {len(changed) - 1} more" if changed[1:] else "")
    words = "%s is not as it was written: %s; every puzzle in it is sound and stays as it is"
    _LOG.warning(words, catalogue.path, lines)


class _Stream:
    """The attempts of a run, which are the same however often it is stopped and taken up.

    With each chapter of puzzles all begins anew, with nothing but the seed and how many puzzles
    there are. So a run that is taken up goes through its last chapter again, meets the puzzles that
    are in the file already, and goes on from there. A run for economy is one chapter.
    """

    def __init__(
        self,
        game: Game,
        request: PuzzleRequest,
        run: CompositionRun,
        summary: Summary,
        catalogue: Catalogue,
    ) -> None:
        self._game, self._request, self._run = game, request, run
        self._summary, self._catalogue = summary, catalogue
        self._is_lost = False
        self._ahead: deque[Puzzle] = deque()
        """Puzzles of the file that the attempts have not come to."""
        if run.resume and not run.economy:
            there = len(catalogue.puzzles)
            self._ahead.extend(catalogue.take_back(there - there % CHAPTER))

    def attempts(self) -> Iterator[Puzzle | None]:
        """A sound puzzle, or None, for every guess."""
        there = len(self._catalogue.puzzles)
        if self._run.economy:
            random = Random(f"{self._run.seed} {0 if self._run.resume else there}")
            yield from Economy(self._game, self._request, random, self._summary).puzzles()
            return
        while True:
            there = len(self._catalogue.puzzles)
            random = Random(f"{self._run.seed} {there}")
            self._is_lost = False
            make = ThemedAttempts if self._request.themes else Attempts
            chapter = make(self._game, self._request, random, self._summary).puzzles()
            end = there - there % CHAPTER + CHAPTER
            while not self._is_lost and len(self._catalogue.puzzles) < end:
                yield next(chapter)

    def is_met_again(self, puzzle: Puzzle) -> bool:
        """Whether it is the puzzle that comes next in the file."""
        if not self._ahead or puzzle.form != self._ahead[0].form:
            return False
        self._catalogue.remember(self._ahead.popleft())
        return True

    def is_of_another_run(self) -> bool:
        """Whether the file has another puzzle at this place: then all that it has are left alone,
        and a new chapter begins after them."""
        self._is_lost = bool(self._ahead)
        while self._ahead:
            self._catalogue.remember(self._ahead.popleft())
        return self._is_lost


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
    request: PuzzleRequest,
    game: Game,
    catalogue: Catalogue,
    run: CompositionRun,
    summary: Summary,
) -> bool:
    """Whether the puzzle is as named and no repeat; a more economical one may have an old idea."""
    if catalogue.has(puzzle) or (catalogue.has_idea(puzzle) and not run.economy):
        summary.repeats += 1
        return False
    if request.named_mate and not ends_in(puzzle, request.named_mate, game):
        summary.misnamed += 1
        return False
    return True


def _is_confirmed(puzzle: Puzzle, confirms: Opinion, summary: Summary) -> bool:
    agreed = confirms(puzzle)
    summary.unconfirmed += not agreed
    return agreed


@contextmanager
def opinion(engine: str | None, request: PuzzleRequest) -> Iterator[Opinion]:
    """An engine at a fixed depth, queried for each puzzle; without one, everything is right."""
    if engine is None:
        yield lambda _: True
        return
    if engine.startswith(PREFIX):
        yield partial(popeye_agrees, Path(engine.removeprefix(PREFIX)))
        return
    if request.size < LARGEST:
        raise ClausewitzError("engines confirm puzzles on 8 by 8 only")
    with closing(find_engine(engine, depth=DEPTH).searcher()) as searcher:
        yield partial(agrees, searcher)


def agrees(engine: UciEngine, puzzle: Puzzle) -> bool:
    """Whether the engine finds the key, and the mate in as many moves."""
    found = engine.search(puzzle.board)
    return found.lines[1].value.mate == puzzle.mate and found.best == puzzle.key.uci()


# Mates with a name, as clauses say them: does the move that mates fit the tactic?


def mate_named(name: str) -> str:
    """The tactic that a user calls smothered, back-rank or back_rank_mate."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    for known in (plain, plain + _MATE):
        if known in tactics_by_name():
            return known
    mates = sorted(known for known in tactics_by_name() if known.endswith(_MATE))
    names = ", ".join(known.removesuffix(_MATE).replace("_", "-") for known in mates)
    raise ClausewitzError(f"no mate is called {name}; there are {names}, and other tactics")


def ends_in(puzzle: Puzzle, name: str, game: Game) -> bool:
    """Whether White can mate so after some replies."""
    theory, tactic = tactics_by_name()[name]
    after = game.after(puzzle.board, puzzle.key)
    cases = cases_of_moves(list(_mates(game, after, puzzle.mate - 1)))
    return bool(tactic_matches(tactic, theory, cases).any())


def _mates(game: Game, board: chess.Board, more: int) -> Iterator[tuple[chess.Board, chess.Move]]:
    """The mating moves, each with its position; Black, to move, is mated in so many."""
    for reply in game.legal_moves(board):
        then = game.after(board, reply)
        if mates := game.mating_moves(then, 1):
            yield from ((then, mate) for mate in mates)
        else:
            (key, *_) = game.mating_moves(then, more)
            yield from _mates(game, game.after(then, key), more - 1)
