"""The evaluation of many positions, outside any search: what fitting the weights needs."""

from typing import Any

from clausewitz.kernel.board.make_move import copy_row
from clausewitz.kernel.jit.compile import entry, numba
from clausewitz.kernel.search.evaluation import evaluate, of_men
from clausewitz.kernel.search.state import I0, RECORD, States

_SIGNATURE = numba.void(RECORD[::1], numba.uint64[:, ::1], numba.int64[::1])


@entry(_SIGNATURE, nogil=True)
def evaluate_all(states: States, rows: Any, scores: Any) -> None:
    """The scores for the side to move, which is not in check, by the weights of the state."""
    s = states[0]
    for number in range(rows.shape[0]):
        copy_row(rows[number], s.rows[0])
        s.men[0] = of_men(s.rows[0], s.weights)
        scores[number] = evaluate(s, I0)
