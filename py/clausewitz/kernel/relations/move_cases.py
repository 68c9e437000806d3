"""The legal moves of positions as cases of clause_join.py."""

from clausewitz.kernel.board.bits import U0, U1, U64
from clausewitz.kernel.board.legal_moves import (
    move_promotion,
    move_source,
    move_target,
    write_legal_moves,
)
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.pieces import QUEEN
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry

_U2, _U3 = U64(2), U64(3)


@entry("uint64(uint64[:, ::1], uint64, uint64[:, ::1], uint64[:, ::1], uint64[::1])")
def write_cases(positions: Row, first_row: U64, rows: Row, cases: Row, moves: Row) -> U64:
    """Write each legal move of each position as a case, and the row after it; return how many.

    Rows of positions come first in the numbering of rows, those after moves from `first_row` on.
    A promotion is one case, to a queen. `moves` is a buffer for the moves of a position.
    """
    count = U0
    for number in range(len(positions)):
        position = positions[number]
        written = write_legal_moves(position, moves)
        for place in range(written):
            move = moves[U64(place)]
            promotion = move_promotion(move)
            if promotion not in (U0, QUEEN):
                continue
            make(position, move, rows[count])
            case = cases[count]
            case[U0], case[U1] = U64(number), first_row + count
            case[_U2], case[_U3] = move_source(move), move_target(move)
            count += U1
    return count


@entry("uint64(uint64[:, ::1], uint64[::1])")
def count_cases(positions: Row, moves: Row) -> U64:
    """How many cases write_cases would write."""
    count = U0
    for number in range(len(positions)):
        for place in range(write_legal_moves(positions[number], moves)):
            promotion = move_promotion(moves[U64(place)])
            if promotion in (U0, QUEEN):
                count += U1
    return count
