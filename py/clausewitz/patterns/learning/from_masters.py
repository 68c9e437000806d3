"""Patterns from games of masters: found around their moves, retained if they tell moves apart.

A round looks at some positions. Pieces of the graphs around the moves that were played, and around
others, are tried on them; those that the model would be surest to profit from join it, and its
weights are fitted on more positions. In the last round patterns that hardly matter are dropped, and
the weights of the others are fitted in several passes over all positions.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel.board.row import OCCUPIED, TURN
from clausewitz.kernel.patterns import log_linear
from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.pattern import (
    ANY,
    BEARS,
    EMPTY,
    FILE,
    RANK,
    REACHES,
    Edge,
    Graph,
    Pattern,
    PatternSet,
    hostile,
)
from clausewitz.patterns.graphs.random_subgraphs import Miner
from clausewitz.patterns.learning.fitter import Fitter, Passes, Rows, write_counts

_Where = tuple[int, bool, int | None, int | None]
"""A piece, whether it takes something, from which square and to which, as its side sees them."""


@dataclass(frozen=True, slots=True)
class MasterLesson:
    """What to learn, and how much."""

    patterns: int = 5000
    rounds: int = 12
    seed: int = 0
    looked_at: int = 3000  # positions of a round that pieces are taken from
    pieces: int = 8  # from each of them
    largest: int = 5  # edges of a piece
    places: float = 0.15
    general: float = 0.3
    rate: float = 0.1
    sure: float = 2.0  # standard deviations
    often: int = 30  # a place that so many moves come from, or go to, makes a pattern
    passes: tuple[float, ...] = (0.05, 0.05, 0.05, 0.03, 0.02, 0.01)  # the last fitting


class MasterLearner:
    """Learns in rounds; what it knows between rounds is `fitter` and `round`."""

    def __init__(
        self,
        lesson: MasterLesson,
        positions: tuple[Rows, Rows],
        apart: tuple[Rows, Rows] | None = None,
    ) -> None:
        """Positions and the moves played in them; others are set apart to be tested on."""
        self.lesson, self.apart = lesson, apart
        self.rows, self.played = positions
        self.fitter = Fitter([])
        self.round = 0

    @property
    def done(self) -> bool:
        return self.round > self.lesson.rounds

    def learn(self) -> str:
        """One round, the last of which only fits and drops; says in words what it did."""
        words = self.finish() if self.round == self.lesson.rounds else self.grow(self.chunk())
        self.round += 1
        return words

    def chunk(self) -> slice:
        """The positions of this round."""
        size = len(self.rows) // self.lesson.rounds
        start = self.round % self.lesson.rounds * size
        return slice(start, start + size)

    def grow(self, chunk: slice) -> str:
        rows, played = self.rows[chunk], self.played[chunk]
        few = min(len(rows), self.lesson.looked_at)
        known = set(self.fitter.graphs)
        if self.round == 0:
            self.fitter = Fitter(placed(self.rows, self.played, self.lesson.often))
            known = set(self.fitter.graphs)
        tried = [g for g in self.pieces(rows[:few], played[:few]) if g not in known]
        share = self.share()
        both = Fitter(self.fitter.graphs + tried, self.fitter.learned)
        counts = both.learned[:, log_linear.SEEN :].copy()
        both.forget_counts()
        both.fit(rows[:few], played[:few], rate=0.0)
        sure = both.evidence()
        both.learned[:, log_linear.SEEN :] = counts
        sure[: len(known)] = np.inf
        chosen = np.zeros(len(sure), np.bool_)
        chosen[np.argsort(-sure, kind="stable")[: len(known) + share]] = True
        self.fitter = both.keep(chosen & (sure >= self.lesson.sure))
        right = self.fitter.fit(rows, played, self.lesson.rate)
        return (
            f"{len(tried)} tried, {len(self.fitter.graphs)} patterns,"
            f" the best move is played in {right / len(rows):.3f} of {len(rows)} positions"
        )

    def share(self) -> int:
        """How many patterns may join in this round. A third is dropped at last; and the first
        rounds, whose model knows so little that all seems worth knowing, have few."""
        rounds = self.lesson.rounds
        return -(-self.lesson.patterns * 3 * (self.round + 1) // (rounds * (rounds + 1)))

    def pieces(self, rows: Rows, played: Rows) -> list[Graph]:
        """Pieces around moves: three in five around one that was played."""
        chooser = random.Random(f"{self.lesson.seed} {self.round}")
        found: Counter[Graph] = Counter()
        sizes = range(1, self.lesson.largest + 1)
        for row, word in zip(rows, played, strict=True):
            board = kernel.to_board(row)
            miner = Miner(board, chooser)
            legal = list(board.legal_moves)
            best = [m for m in legal if m.from_square | m.to_square << 6 == int(word)]
            for _ in range(self.lesson.pieces):
                move = chooser.choice(best if best and chooser.random() < 0.6 else legal)
                size = chooser.choice(sizes)
                found[miner.piece(move, size, self.lesson.places, self.lesson.general)] += 1
        return [graph for graph, _ in found.most_common()]

    def finish(self) -> str:
        """Drop what matters least, and fit what is left again, in several passes."""
        worth = self.fitter.worth()
        chosen = np.zeros(len(worth), np.bool_)
        chosen[np.argsort(-worth, kind="stable")[: self.lesson.patterns]] = True
        self.fitter = self.fitter.keep(chosen)
        graphs, learned = self.fitter.graphs, self.fitter.learned
        passes = Passes(graphs, self.rows, self.played)
        weights = np.ascontiguousarray(learned[:, log_linear.WEIGHT])
        passes.learn(weights, self.lesson.passes)
        learned[:, log_linear.WEIGHT] = weights
        write_counts(learned, passes)
        words = (
            f"{len(graphs)} patterns retained, the move played is among the best 4 in"
            f" {passes.share_in_best(weights, 4):.3f} of {len(self.rows)} positions"
        )
        if self.apart is None or not len(self.apart[0]):
            return words
        others = Passes(graphs, *self.apart)
        share = others.share_in_best(weights, 4)
        return f"{words}, and in {share:.3f} of {len(self.apart[0])} set apart"

    def patterns(self, header: Sequence[str]) -> PatternSet:
        """What has been learned so far, the heaviest first."""
        learned = self.fitter.learned
        order = np.argsort(-self.fitter.worth(), kind="stable")
        found = (
            Pattern(
                self.fitter.graphs[number],
                fitted=round(1000 * float(learned[number, log_linear.WEIGHT])),
                weight=_frequency(learned[number]),
                seen=int(learned[number, log_linear.SEEN]),
                played=int(learned[number, log_linear.PLAYED]),
            )
            for number in order
        )
        return PatternSet(tuple(found), tuple(header))


def _frequency(line: NDArray[np.float64]) -> int:
    """How often the move is played where it is possible, in hundredths: below a pawn's worth."""
    return round(99 * float(line[log_linear.PLAYED]) / max(1.0, float(line[log_linear.SEEN])))


def positions_of(steps: Sequence[tuple[chess.Board, chess.Move]]) -> tuple[Rows, Rows]:
    """Positions and moves as the kernel takes them."""
    rows = np.array([kernel.from_board(board) for board, _ in steps], np.uint64)
    played = np.array([m.from_square | m.to_square << 6 for _, m in steps], np.uint64)
    return rows, played


def placed(rows: Rows, played: Rows, least: int) -> list[Graph]:
    """Patterns of places alone: from where, and where to, pieces of a kind were moved so often."""
    found: Counter[_Where] = Counter()
    for row, word in zip(rows, played, strict=True):
        source, target = int(word) & 63, int(word) >> 6
        taking = bool(int(row[OCCUPIED]) >> target & 1)
        piece = next(kind for kind in chess.PIECE_TYPES if int(row[kind]) >> source & 1)
        if _is_special(piece, source, target, taking):
            continue
        flip = 56 * int(row[TURN])
        origin, goal = source ^ flip, target ^ flip
        for one, other in ((origin, goal), (origin, None), (None, goal)):
            found[piece, taking, one, other] += 1
    return [
        _graph_of_places(where) for where, count in sorted(found.items(), key=str) if count >= least
    ]


def _is_special(piece: int, source: int, target: int, taking: bool) -> bool:
    """Castling, and taking in passing."""
    if piece == chess.KING:
        return abs(source - target) == 2
    return piece == chess.PAWN and not taking and (source - target) % 8 != 0


def _graph_of_places(where: _Where) -> Graph:
    piece, taking, origin, goal = where
    edges = [Edge(BEARS if taking else REACHES, (0, 1))]
    for vertex, square in ((0, origin), (1, goal)):
        if square is not None:
            edges.append(Edge(RANK, (vertex, chess.square_rank(square) + 1)))
            edges.append(Edge(FILE, (vertex, chess.square_file(square) + 1)))
    return canonical(Graph((1 << (piece - 1), hostile(ANY) if taking else EMPTY), tuple(edges)))
