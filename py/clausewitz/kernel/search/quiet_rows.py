"""Positions that an evaluation can learn from."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1
from clausewitz.kernel.board.legal_moves import (
    move_promotion,
    move_source,
    move_target,
)
from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.pieces import PAWN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED
from clausewitz.kernel.jit.compile import entry
from clausewitz.kernel.search.state import Table

Flags: TypeAlias = NDArray[np.bool_]
Words: TypeAlias = NDArray[np.uint64]


@entry("void(uint64[:, ::1], uint64[::1], boolean[::1])")
def mark_quiet(rows: Table, moves: Words, quiet: Flags) -> None:
    """Of which positions the evaluation can be learned: the side to move is not in check, and its
    best move, unless it is unknown and 0, is neither a capture nor a promotion."""
    for number in range(rows.shape[0]):
        row, move = rows[number], moves[number]
        pawn = row[PAWN] >> move_source(move) & U1
        enemies = row[OCCUPIED] | (row[EN_PASSANT] if pawn else U0)
        takes = enemies >> move_target(move) & U1 if move else U0
        checkers, _ = checkers_and_pinned(row, own_king(row))
        quiet[number] = not takes and not move_promotion(move) and not checkers
