"""Weights for patterns from moves that were played: the kernel's log-linear model in Python.

A `Fitter` goes once over positions, `Passes` many times, with the matches written down before.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.patterns import log_linear, match_record
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.ranking.matcher import Matcher

Rows = NDArray[np.uint64]
Learned = NDArray[np.float64]

_AT_ONCE = 1 << 24  # matches stored in one array


class Fitter:
    """Some canonical graphs and what has been learned of them."""

    def __init__(self, graphs: Sequence[Graph], learned: Learned | None = None) -> None:
        self.graphs = list(graphs)
        self.learned = np.zeros((len(self.graphs), log_linear.COLUMNS))
        if learned is not None:
            self.learned[: len(learned)] = learned
        self._matcher = Matcher(self.graphs)
        self._scores = np.zeros(MAX_MOVES)

    def fit(self, rows: Rows, played: Rows, rate: float, decay: float = 1e-5) -> int:
        """Learn from these positions; with `rate` 0 count only. How many best moves were right."""
        return log_linear.fit(
            *self._matcher.packed,
            np.ascontiguousarray(rows),
            np.ascontiguousarray(played),
            self._matcher.moves,
            self.learned,
            self._scores,
            rate,
            decay,
        )

    def forget_counts(self) -> None:
        """Start counting again, with the same weights."""
        self.learned[:, log_linear.SEEN :] = 0.0

    def evidence(self) -> NDArray[np.float64]:
        """How surely each pattern would make the model better, were its weight changed.

        The sum of what its predictions missed, in standard deviations (a score test).
        """
        spread = np.sqrt(self.learned[:, log_linear.SPREAD])
        return np.abs(self.learned[:, log_linear.MISSED]) / np.maximum(spread, 1.0)

    def worth(self) -> NDArray[np.float64]:
        """How much each pattern matters: it has a large weight and occurs often."""
        seen = self.learned[:, log_linear.SEEN]
        return np.abs(self.learned[:, log_linear.WEIGHT]) * np.sqrt(seen)

    def keep(self, chosen: NDArray[np.bool_]) -> "Fitter":
        """The same with these patterns alone: selective retention."""
        graphs = [graph for graph, is_chosen in zip(self.graphs, chosen, strict=True) if is_chosen]
        return Fitter(graphs, self.learned[chosen])


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

        That is the mean negative logarithm of the probability of the move played.
        """
        steps, lost = np.zeros(self.patterns), 0.0
        for rate in rates:
            lost = sum(
                match_record.learn_weights(*part, weights, steps, self._out, rate, decay)
                for part in self._parts
            )
        return lost / max(1, self.positions)

    def share_in_best(self, weights: NDArray[np.float64], k: int) -> float:
        """The share of positions in which the move played is among the best k."""
        found = sum(
            match_record.count_among_best(*part, weights, self._out, k) for part in self._parts
        )
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
    matcher, space = Matcher(graphs), np.zeros(_AT_ONCE, np.uint32)
    done = 0
    while done < len(rows):
        left, chosen = np.ascontiguousarray(rows[done:]), np.ascontiguousarray(played[done:])
        lines = np.zeros((len(left) + 1, match_record.LINE), np.int64)
        buffers = (matcher.moves, space, lines)
        many = match_record.write_matches(*matcher.packed, left, chosen, *buffers)
        yield space[: lines[many, match_record.START]].copy(), lines[: many + 1].copy()
        done += many


def write_counts(learned: NDArray[np.float64], passes: Passes) -> None:
    """Put the counts where a Fitter has them."""
    learned[:, log_linear.SEEN], learned[:, log_linear.PLAYED] = passes.counts()
