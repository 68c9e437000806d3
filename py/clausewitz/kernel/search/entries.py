"""The entry points from Python: the search, and the evaluation of many positions."""

from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.board.row import KEY
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.search.alpha_beta import search
from clausewitz.kernel.search.evaluation import placed_material
from clausewitz.kernel.search.network_score import static_score
from clausewitz.kernel.search.state import I0, I64, STATE, Numbers, State, States, Table


@jit
def from_root(s: State, table: Table, depth: I64, alpha: I64, beta: I64) -> I64:
    """Recursion starts with the very types it goes on with: a cached function crashes otherwise."""
    return search(s, table, I64(0), depth, alpha, beta, I0, I0)


@entry("int64(state[::1], uint64[:, ::1], int64, int64, int64)", nogil=True, state=STATE)
def look(states: States, table: Table, depth: I64, alpha: I64, beta: I64) -> I64:
    """The score of the position in the first row. Others may set `stop` meanwhile."""
    return from_root(states[0], table, depth, alpha, beta)


@entry("void(state[::1], uint64[:, ::1], int64[::1])", nogil=True, state=STATE)
def evaluate_all(states: States, rows: Table, scores: Numbers) -> None:
    """The scores for the side to move, which is not in check, by the weights of the state."""
    s = states[0]
    for number in range(rows.shape[0]):
        copy_row(rows[number], s.rows[0])
        s.piece_values[0] = placed_material(s.rows[0], s.weights)
        s.viewed[0] = ~s.rows[0][KEY]  # a row may be without its key
        scores[number] = static_score(s, I0)
