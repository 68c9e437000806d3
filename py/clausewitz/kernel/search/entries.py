"""The door from Python into the search."""

from clausewitz.kernel.jit.compile import entry, jit, numba
from clausewitz.kernel.search.alpha_beta import search
from clausewitz.kernel.search.state import I0, I64, RECORD, State, States, Table

_SIGNATURE = numba.int64(RECORD[::1], numba.uint64[:, ::1], numba.int64, numba.int64, numba.int64)


@jit
def from_root(s: State, table: Table, depth: I64, alpha: I64, beta: I64) -> I64:
    """Recursion starts with the very types it goes on with: a cached function crashes otherwise."""
    return search(s, table, I64(0), depth, alpha, beta, I0)


@entry(_SIGNATURE, nogil=True)
def look(states: States, table: Table, depth: I64, alpha: I64, beta: I64) -> I64:
    """The score of the position in the first row. Others may set `stop` meanwhile."""
    return from_root(states[0], table, depth, alpha, beta)
