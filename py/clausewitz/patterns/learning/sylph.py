"""The paper's learner: patterns from games against a stronger player, game by game.

A game is gone through from its end. A move that wins or loses otherwise than the patterns expected
is a surprise, and what explains it becomes a material pattern and, seen from the other side, a
threat. A move of the teacher becomes a positional pattern, and so does what it has in common with
others of the same kind. Moves that were not played are looked at, too: what the learner expected
the teacher to play, and ways out where all moves seem to lose.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

import chess
import numpy as np

from clausewitz.games.whole_games import Step
from clausewitz.kernel.patterns import log_linear
from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.extraction import (
    ANSWERED,
    AT_ONCE,
    common,
    explained,
    outcome,
    positional,
)
from clausewitz.patterns.graphs.pattern import CASTLES, PASSES, Graph, Pattern
from clausewitz.patterns.learning.fitter import Fitter
from clausewitz.patterns.learning.from_masters import positions_of
from clausewitz.patterns.ranking.matcher import Ranked
from clausewitz.patterns.ranking.paper_evaluator import PatternEvaluator

SURPRISE = 100
"""Hundredths of a pawn by which a move has to differ from what was expected."""

_NEIGHBOURS = 200  # positional patterns of the same move that a new one is compared with
_DOUBT = 5  # a frequency is taken as if the move had been passed over so often before
_WAYS_OUT = 6  # moves that may lead out of a position where all seem to lose


class Sylph:
    """What has been learned: patterns, in the order they came."""

    def __init__(self, patterns: Sequence[Pattern] = ()) -> None:
        self.evaluator = PatternEvaluator(patterns)
        self.known = {pattern.graph: n for n, pattern in enumerate(patterns)}
        self.alike: dict[tuple[object, ...], list[Graph]] = defaultdict(list)
        for pattern in patterns:
            if pattern.origin == "positional":
                self.alike[_kind(pattern.graph)].append(pattern.graph)

    @property
    def patterns(self) -> list[Pattern]:
        return self.evaluator.patterns

    def choose(self, board: chess.Board, chooser: random.Random) -> chess.Move:
        """One of the moves that the patterns value most."""
        values = self.evaluator.explain(board)
        best = [value.move for value in values if value.score == values[0].score]
        return chooser.choice(best)

    def learn_game(self, steps: Sequence[Step], teacher: chess.Color | None) -> int:
        """Learn from a game, its end first; how many patterns are new.

        The teacher has one colour, or both sides are teachers.
        """
        before = len(self.patterns)
        for board, move in reversed(steps):
            values = self.evaluator.explain(board)
            taught = teacher is None or board.turn == teacher
            # A move that turned out otherwise than expected, by what can be taken after it.
            self.acquire(self.surprise(board, move, _worth(values, move), AT_ONCE))
            self.acquire(self.unplayed(board, move, values, taught))
            if taught:
                self.acquire(self.position_patterns(board, move))
        return len(self.patterns) - before

    def acquire(self, found: Iterable[Pattern]) -> None:
        fresh: dict[Graph, Pattern] = {}
        for pattern in found:
            if pattern.graph not in self.known and pattern.graph not in fresh:
                fresh[pattern.graph] = pattern
                self.known[pattern.graph] = len(self.known)
                if pattern.origin == "positional":
                    self.alike[_kind(pattern.graph)].append(pattern.graph)
        self.evaluator.add(list(fresh.values()))

    def surprise(
        self, board: chess.Board, move: chess.Move, expected: int, depth: int
    ) -> list[Pattern]:
        found = outcome(board, move, depth)
        if abs(found.worth - expected) < SURPRISE:
            return []
        pattern = explained(board, move, depth)
        return [] if pattern is None else [pattern, *_threat(pattern)]

    def unplayed(
        self, board: chess.Board, move: chess.Move, values: list[Ranked], taught: bool
    ) -> list[Pattern]:
        """Moves that nobody made but that teach something."""
        found: list[Pattern] = []
        best = values[0]
        if taught and best.move != move and best.score >= _worth(values, move) + SURPRISE:
            found += self.surprise(board, best.move, best.score, ANSWERED)
        if best.score < 0:
            for value in values[:_WAYS_OUT]:
                if outcome(board, value.move, ANSWERED).worth >= 0:
                    found += self.surprise(board, value.move, value.score, ANSWERED)
        return found

    def position_patterns(self, board: chess.Board, move: chess.Move) -> list[Pattern]:
        """What the teacher's move is about, and what that has in common with others."""
        graph = positional(board, move)
        others = self.alike[_kind(graph)][-_NEIGHBOURS:]
        shared = (common(graph, other) for other in others)
        return [Pattern(found) for found in (graph, *shared) if found is not None]

    def count(self, steps: Sequence[Step], rate: float = 0.1) -> None:
        """Update how often positional patterns are possible and played, and fit their weights.

        The paper calls it augmentation where the games are others than those learned from.
        """
        if not steps or not self.patterns:
            return
        learned = np.zeros((len(self.patterns), log_linear.COLUMNS))
        learned[:, log_linear.SEEN] = [pattern.seen for pattern in self.patterns]
        learned[:, log_linear.PLAYED] = [pattern.played for pattern in self.patterns]
        learned[:, log_linear.WEIGHT] = [pattern.fitted / 1000 for pattern in self.patterns]
        learned[:, log_linear.STEPS] = learned[:, log_linear.PLAYED]
        fitter = Fitter([pattern.graph for pattern in self.patterns], learned)
        fitter.fit(*positions_of(steps), rate)
        self.evaluator.reweigh(
            [
                _counted(pattern, line)
                for pattern, line in zip(self.patterns, fitter.learned.tolist(), strict=True)
            ]
        )


def _kind(graph: Graph) -> tuple[object, ...]:
    return (graph.edges[0].type, *graph.contents[:2])


def _worth(values: list[Ranked], move: chess.Move) -> int:
    return next(value.score for value in values if value.move == move)


def _threat(pattern: Pattern) -> list[Pattern]:
    """The reflection of a pattern that wins something: the other side threatens it."""
    won = pattern.weight - max((reply.weight for reply in pattern.replies), default=0)
    if pattern.graph.edges[0].type in (CASTLES, PASSES):
        return []
    graph = canonical(pattern.graph.reflected())
    return [Pattern(graph, "material", max(0, won))]


def _counted(pattern: Pattern, line: Sequence[float]) -> Pattern:
    seen, played = round(line[log_linear.SEEN]), round(line[log_linear.PLAYED])
    weight = pattern.weight
    if pattern.origin == "positional":
        weight = round(99 * played / (seen + _DOUBT))
    fitted = round(1000 * line[log_linear.WEIGHT])
    return replace(pattern, weight=weight, fitted=fitted, seen=seen, played=played)
