"""Alpha-beta that knows nothing but material: what the paper compares its patterns with.

Full width, no quiescence, no table. Captures are looked at first. Scores are hundredths of a pawn.
"""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.exchange import material
from clausewitz.kernel.board.legal_moves import move_target, write_legal_moves
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import OCCUPIED, TURN
from clausewitz.kernel.jit.compile import entry, recursive
from clausewitz.kernel.patterns.material_gain import I0, I1, I64

MATE = I64(30000)
DEEPEST = 8
_PAWN = I64(100)

Rows = NDArray[np.uint64]


@recursive
def search(
    rows: Rows, lists: Rows, ply: I64, depth: I64, alpha: I64, beta: I64, nodes: Words
) -> I64:
    """The score of a position within the window, for the side to move."""
    nodes[U0] += U1
    row = rows[ply]
    if depth == I0:
        return _PAWN * material(row, row[TURN])
    moves = lists[ply]
    many = write_legal_moves(row, moves)
    if many == U0:
        return ply - MATE if is_in_check(row) else I0
    best = -MATE
    for captures in (U1, U0):
        number = U0
        while number < many:
            move = U64(moves[number])
            number += U1
            if row[OCCUPIED] >> move_target(move) & U1 != captures:
                continue
            make(row, move, rows[ply + I1])
            score = -search(
                rows,
                lists,
                I64(ply + I1),
                I64(depth - I1),
                I64(-beta),
                I64(-max(alpha, best)),
                nodes,
            )
            best = max(best, score)
            if best >= beta:
                return best
    return best


@entry("int64(uint64[:, ::1], uint64[:, ::1], int64, int64, int64, int64, uint64[::1])")
def score(rows: Rows, lists: Rows, ply: int, depth: int, alpha: int, beta: int, nodes: Rows) -> int:
    """The score of the position in row `ply`; counts the positions looked at in `nodes`."""
    return search(rows, lists, ply, depth, alpha, beta, nodes)  # type: ignore[arg-type, return-value]
