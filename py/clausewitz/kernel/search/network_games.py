"""Positions that a network can learn from."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1
from clausewitz.kernel.board.legal_moves import (
    move_promotion,
    move_source,
    move_target,
    write_legal_moves,
)
from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import PAWN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, SLOTS
from clausewitz.kernel.jit.compile import entry
from clausewitz.kernel.jit.stack_space import stack_space
from clausewitz.kernel.search.state import Table

Flags: TypeAlias = NDArray[np.bool_]
Words: TypeAlias = NDArray[np.uint64]

row_buffer = stack_space(SLOTS)


@entry("void(uint64[:, ::1], uint64[::1], boolean[::1])")
def mark_quiet(rows: Table, moves: Words, quiet: Flags) -> None:
    """Of which positions the evaluation can be learned: the side to move is not in check, and its
    best move is neither a capture nor a promotion."""
    for number in range(rows.shape[0]):
        row, move = rows[number], moves[number]
        pawn = row[PAWN] >> move_source(move) & U1
        enemies = row[OCCUPIED] | (row[EN_PASSANT] if pawn else U0)
        takes = enemies >> move_target(move) & U1
        checkers, _ = checkers_and_pinned(row, own_king(row))
        quiet[number] = not takes and not move_promotion(move) and not checkers


@entry("void(uint64[:, ::1], uint64[:, ::1], uint64[:, ::1], uint64[::1], boolean[::1])")
def wander(rows: Table, choices: Table, after: Table, moves: Words, calm: Flags) -> None:
    """Play moves from each position: its choices are numbers, each of which names one of the legal
    moves, 0 none. Then say whether the side to move is not in check. `moves` is for working."""
    buffer = row_buffer()
    for number in range(rows.shape[0]):
        row, chosen = after[number], choices[number]
        copy_row(rows[number], row)
        for step in range(chosen.shape[0]):
            count = write_legal_moves(row, moves)
            if chosen[step] and count:
                make(row, moves[chosen[step] % count], buffer)
                copy_row(buffer, row)
        checkers, _ = checkers_and_pinned(row, own_king(row))
        calm[number] = checkers == U0
