"""The sums behind the evaluation of many positions, for what fits or explains its weights."""

from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.row import BLACK_SIDE, WHITE_SIDE
from clausewitz.kernel.jit.compile import entry
from clausewitz.kernel.search.evaluation import of_sides, phase_of, placed_by
from clausewitz.kernel.search.state import I64, STATE, Numbers, States, Table

WHITE_SUM, BLACK_SUM, WHITE_DANGER, BLACK_DANGER, PHASE, CHECKERS = range(6)
"""The columns of parts_of_all."""
PARTS = 6


@entry("void(state[::1], uint64[:, ::1], int64[:, ::1])", nogil=True, state=STATE)
def parts_of_all(states: States, rows: Table, parts: Numbers) -> None:
    """What counts for White and for Black, and the danger for the other king: sums of the weights
    of the state, whatever they are; the phase, and the pieces that give check."""
    s = states[0]
    for number in range(rows.shape[0]):
        copy_row(rows[number], s.rows[0])
        row, found = s.rows[0], parts[number]
        white, black, white_danger, black_danger = of_sides(s, row)
        found[0] = white + placed_by(row, s.weights, WHITE_SIDE)
        found[1] = black - placed_by(row, s.weights, BLACK_SIDE)
        found[2], found[3] = white_danger, black_danger
        found[4] = phase_of(row)
        found[5] = I64(checkers_and_pinned(row, own_king(row))[0])
