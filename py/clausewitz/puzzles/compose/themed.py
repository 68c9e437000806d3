"""Problems with a theme: a scheme by clingo, a walk by the kernel, the theme's clause as proof."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import chess

from clausewitz.kernel.problems.board_walks import BoardWalk
from clausewitz.mates.boards import Game
from clausewitz.mates.problem_solver import Wanted, solve
from clausewitz.mates.problem_themes import ProblemTheme, themes_of
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.puzzles.compose.attempts import Summary
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.puzzles.compose.scheme import Scheme, schemes

_ANY_NUMBER = 1000  # of replies
_TRIES = (
    20_000  # boards of a walk, half a second: with half of them fewer problems came of a minute
)
_HEAT, _LEAST_HEAT = 0.7, 0.05  # of faults; where worse boards are accepted most and least


class ThemedAttempts:
    """Scheme after scheme, each made a problem if it can be."""

    def __init__(
        self, game: Game, request: PuzzleRequest, random: Random, summary: Summary
    ) -> None:
        self._game, self._random, self._summary = game, random, summary
        self._request = replace(request, replies=_ANY_NUMBER, quiet=True, no_duals=False)
        self._no_duals = request.no_duals

    def puzzles(self) -> Iterator[Puzzle | None]:
        """A sound problem with all themes, or None, for every scheme; never ends."""
        while True:
            for scheme in schemes(self._request.themes, self._random):
                self._summary.guesses += 1
                yield self._completed(scheme)
            yield None

    def _completed(self, scheme: Scheme) -> Puzzle | None:
        walk = walk_from(scheme, self._request, self._random)
        if walk.walk(_TRIES, _HEAT, _LEAST_HEAT) != 0:
            return None
        walk.polish(_TRIES, _HEAT, _LEAST_HEAT)
        puzzle = sound(self._game, walk.board, self._request)
        if puzzle is None or (self._no_duals and has_duals(puzzle)):
            return None
        if not set(self._request.themes) <= set(shown_themes(puzzle)):
            return None
        self._summary.repaired += 1
        return replace(puzzle, themes=self._request.themes)


def walk_from(scheme: Scheme, request: PuzzleRequest, random: Random) -> BoardWalk:
    """A walk on which the black king and the pieces that reply stay."""
    limits = (
        scheme.least_replies, scheme.threats_allowed, scheme.is_key_square_fixed, request.white,
        request.black, request.spend, request.face,
    )  # fmt: skip
    lines = [
        (line.is_set, line.reply.from_square, line.reply.to_square, line.mate.to_square)
        for line in scheme.lines
    ]
    new_replies = [(move.from_square, move.to_square) for move in scheme.new_replies]
    walk = BoardWalk(scheme.faults, limits, lines, new_replies, random.getrandbits(63))
    held = scheme.board.pieces(chess.KING, chess.BLACK)
    for line in scheme.lines:
        held.add(line.reply.from_square)
    walk.start(scheme.board, scheme.key, int(held))
    return walk


def has_duals(puzzle: Puzzle) -> bool:
    """Whether a defence has two answers; moves that let all threats through are no defences."""
    (key,) = _solution(puzzle).keys
    return any(len(defence.answers) > 1 for defence in key.defences)


def shown_themes(puzzle: Puzzle) -> dict[str, ProblemTheme]:
    """The themes of which the clause proves that the solution shows them."""
    return {theme.name: theme for theme in themes_of([_solution(puzzle)])[0]}


def _solution(puzzle: Puzzle) -> Solution:
    return solve(puzzle.board, read_stipulation(f"#{puzzle.mate}"), Wanted())
