"""What a network learns from: positions and what another program says they are worth.

Its evaluation knows each position at once, so there can be very many; that is what a network can
learn best, for there is no tactic in it. Searches see further, and come second. All scores become
chances to win.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel.board.row import OCCUPIED
from clausewitz.kernel.search.network_layout import BUCKETS, PIECES_A_BUCKET
from clausewitz.kernel.search.network_training import Floats
from clausewitz.tuning.network_learning.network_fit import Lessons, chances
from clausewitz.tuning.weights.labelled_positions import LabelledPositions

SCALE = 200
"""Hundredths of a pawn of a label that are a chance of 73 %."""
_HELD_OUT = 50  # one group of positions of so many
_USUAL = 150  # hundredths of a pawn by which labels and scores differ where nothing special is
_TACTIC, _TACTIC_SHARE = 100, 0.3  # more than this, and this part of the score, is a tactic


def as_they_stand(positions: LabelledPositions) -> Lessons:
    """The positions that were labelled without a search; if there are none, all."""
    chosen = ~positions.searched
    if not chosen.any():
        chosen[:] = True
    return _lessons(positions, chances(positions.labels, SCALE), chosen)


def of_searches(positions: LabelledPositions, network_says: Floats) -> Lessons:
    """Positions that were labelled by searches, as far as their labels can be learned, given what a
    network says that knows positions as they stand.

    On the average, searches favour the side to move, whose opponent has often just made a mistake:
    that is taken off. Where they differ much from the network there is a tactic, which is the
    business of the search.
    """
    known = SCALE * network_says
    differences = positions.labels - known
    numbers = _buckets(positions.rows)
    for number in range(BUCKETS):
        alike = numbers == number
        usual = differences[alike & (np.abs(differences) < _USUAL)]
        if len(usual):
            differences[alike] -= np.median(usual)
    tactic = np.abs(differences) >= _TACTIC + _TACTIC_SHARE * np.abs(known)
    return _lessons(positions, chances(known + differences, SCALE), ~tactic)


def _lessons(positions: LabelledPositions, targets: Floats, chosen: NDArray[np.bool_]) -> Lessons:
    held_out = positions.games % _HELD_OUT == 0
    return Lessons(positions.rows, targets, chosen & ~held_out, chosen & held_out)


def _buckets(rows: kernel.Row) -> NDArray[np.uint64]:
    """The number of the output of each position."""
    squares = np.ascontiguousarray(rows[:, int(OCCUPIED)]).view(np.uint8)
    pieces = np.unpackbits(squares.reshape(-1, 8), axis=1).sum(axis=1, dtype=np.uint64)
    numbers: NDArray[np.uint64] = (pieces - np.uint64(2)) // np.uint64(PIECES_A_BUCKET)
    return numbers
