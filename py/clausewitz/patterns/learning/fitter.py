"""Weights for patterns from moves that were played: the kernel's log-linear model in Python."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.patterns import log_linear, pack_layout
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.ranking.packer import pack_graphs

Rows = NDArray[np.uint64]
Learned = NDArray[np.float64]


class Fitter:
    """Some canonical graphs and what has been learned of them."""

    def __init__(self, graphs: Sequence[Graph], learned: Learned | None = None) -> None:
        self.graphs = list(graphs)
        self.learned = np.zeros((len(self.graphs), log_linear.COLUMNS))
        if learned is not None:
            self.learned[: len(learned)] = learned
        self._pack = pack_graphs(self.graphs)
        self._room = pack_layout.room_for(self._pack)
        self._found = np.zeros(pack_layout.FOUND * pack_layout.MAX_FOUND, np.uint64)
        self._moves = np.zeros(MAX_MOVES, np.uint64)
        self._scores = np.zeros(MAX_MOVES)

    def fit(self, rows: Rows, played: Rows, rate: float, decay: float = 1e-5) -> int:
        """Learn from these positions; with `rate` 0 count only. How many best moves were right."""
        return log_linear.fit(
            self._pack,
            self._room,
            self._found,
            np.ascontiguousarray(rows),
            np.ascontiguousarray(played),
            self._moves,
            self.learned,
            self._scores,
            rate,
            decay,
        )

    def forget_counts(self) -> None:
        """Count anew, and keep the weights."""
        self.learned[:, log_linear.SEEN :] = 0.0

    def evidence(self) -> NDArray[np.float64]:
        """How surely each pattern would make the model better, were its weight changed.

        What its chances fell short of in all, in standard deviations (a score test).
        """
        spread = np.sqrt(self.learned[:, log_linear.SPREAD])
        return np.abs(self.learned[:, log_linear.MISSED]) / np.maximum(spread, 1.0)

    def worth(self) -> NDArray[np.float64]:
        """How much each pattern matters: a weight that is large, and met often."""
        seen = self.learned[:, log_linear.SEEN]
        return np.abs(self.learned[:, log_linear.WEIGHT]) * np.sqrt(seen)

    def keep(self, chosen: NDArray[np.bool_]) -> "Fitter":
        """The same with these patterns alone: selective retention."""
        graphs = [graph for graph, kept in zip(self.graphs, chosen, strict=True) if kept]
        return Fitter(graphs, self.learned[chosen])
