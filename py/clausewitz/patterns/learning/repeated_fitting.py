"""Weights fitted in many passes over positions whose matches were written down once."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.patterns import log_linear, match_record, pack_layout
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.learning.fitter import Rows
from clausewitz.patterns.ranking.packer import pack_graphs

_AT_ONCE = 1 << 24  # matches that are kept in one array


class Passes:
    """The matches of some canonical graphs in some positions: a few thousand words for each."""

    def __init__(self, graphs: Sequence[Graph], rows: Rows, played: Rows) -> None:
        self.patterns, self.positions = len(graphs), len(rows)
        self._out = np.zeros(MAX_MOVES)
        self._parts = list(_written(graphs, rows, played))

    def learn(
        self, weights: NDArray[np.float64], rates: Sequence[float], decay: float = 1e-5
    ) -> float:
        """Change the weights, in one pass for each rate; how unlikely a move was in the last one.

        That is the negative logarithm of the chance of the move played, in the mean.
        """
        steps, lost = np.zeros(self.patterns), 0.0
        for rate in rates:
            lost = sum(
                match_record.learn_weights(*part, weights, steps, self._out, rate, decay)
                for part in self._parts
            )
        return lost / max(1, self.positions)

    def kept(self, weights: NDArray[np.float64], k: int) -> float:
        """In which part of the positions the move played is among the best k."""
        found = sum(match_record.count_kept(*part, weights, self._out, k) for part in self._parts)
        return found / max(1, self.positions)

    def counts(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """How often the move of each pattern was possible, and how often it was played."""
        seen, chosen = (np.zeros(self.patterns, np.int64) for _ in range(2))
        for matches, lines in self._parts:
            pattern = (matches & (match_record.MOST_PATTERNS - 1)).astype(np.int64)
            lengths = np.diff(lines[:, match_record.START])
            played = np.repeat(lines[:-1, match_record.PLAYED], lengths)
            seen += np.bincount(pattern, minlength=self.patterns)
            of_played = pattern[(matches >> match_record.MOVE) == played]
            chosen += np.bincount(of_played, minlength=self.patterns)
        return seen, chosen


def _written(
    graphs: Sequence[Graph], rows: Rows, played: Rows
) -> Iterator[tuple[match_record.Matches, match_record.Integers]]:
    pack = pack_graphs(graphs)
    room, moves = pack_layout.room_for(pack), np.zeros(MAX_MOVES, np.uint64)
    found = np.zeros(pack_layout.FOUND * pack_layout.MAX_FOUND, np.uint64)
    space = np.zeros(_AT_ONCE, np.uint32)
    done = 0
    while done < len(rows):
        left, chosen = np.ascontiguousarray(rows[done:]), np.ascontiguousarray(played[done:])
        lines = np.zeros((len(left) + 1, match_record.LINE), np.int64)
        many = match_record.write_matches(pack, room, found, left, chosen, moves, space, lines)
        yield space[: lines[many, match_record.START]].copy(), lines[: many + 1].copy()
        done += many


def write_counts(learned: NDArray[np.float64], passes: Passes) -> None:
    """Put the counts where a Fitter has them."""
    learned[:, log_linear.SEEN], learned[:, log_linear.PLAYED] = passes.counts()
