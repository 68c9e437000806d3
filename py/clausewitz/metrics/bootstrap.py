"""Estimates with intervals: positions are drawn again and again, with a seed (bootstrap)."""

import numpy as np
from numpy.typing import NDArray

from clausewitz.metrics.move_table import Floats
from clausewitz.metrics.results import NOTHING, Estimate

TIMES = 1000
SEED = 0
LEVEL = 0.95
_ROWS = 100  # resamples multiplied at once, as numbers of 8 bytes


class Resamples:
    """How often each position was drawn in each resample; the same for all figures."""

    def __init__(self, positions: int, times: int = TIMES, seed: int = SEED) -> None:
        random = np.random.default_rng(seed)
        self._drawn = np.empty((times, positions), np.uint8)
        for row in self._drawn:
            chosen = random.integers(0, positions, positions)
            row[:] = np.minimum(np.bincount(chosen, minlength=positions), 255)

    def ratios(self, parts: Floats, wholes: Floats) -> list[Estimate]:
        """For each row, the sum of its parts by that of its wholes, over all positions.

        A part is a position's share of what is counted, the whole what is counted it by. Resamples
        in which there is no whole say nothing, and are left out.
        """
        values = _divided(parts.sum(axis=1), wholes.sum(axis=1))
        drawn = _divided(self._sums(parts), self._sums(wholes))
        lows, highs = _interval(drawn)
        counts = np.count_nonzero(wholes, axis=1)
        rows = zip(values, lows, highs, counts, strict=True)
        return [
            Estimate(float(value), float(low), float(high), int(n)) if n else NOTHING
            for value, low, high, n in rows
        ]

    def _sums(self, rows: Floats) -> Floats:
        """For each resample and row, its sum over the positions drawn."""
        times = len(self._drawn)
        columns = np.ascontiguousarray(rows.T, np.float64)
        sums = np.empty((times, len(rows)))
        for at in range(0, times, _ROWS):
            sums[at : at + _ROWS] = self._drawn[at : at + _ROWS].astype(np.float64) @ columns
        return sums


def _divided(parts: Floats, wholes: Floats) -> Floats:
    quotients: Floats = np.full(parts.shape, np.nan)
    np.divide(parts, wholes, out=quotients, where=wholes > 0)
    return quotients


def _interval(drawn: Floats) -> tuple[Floats, Floats]:
    """The quantiles of each column; what is not a number is sorted last and left out."""
    ordered: NDArray[np.float64] = np.sort(drawn, axis=0)
    last = np.maximum(np.count_nonzero(~np.isnan(drawn), axis=0) - 1, 0)
    tail = (1 - LEVEL) / 2
    low, high = (np.rint(last * at).astype(np.int64)[None] for at in (tail, 1 - tail))
    return np.take_along_axis(ordered, low, 0)[0], np.take_along_axis(ordered, high, 0)[0]
