"""The doors from Python into the pattern matcher. Each is one cache file: see ../compile.py."""

from clausewitz.kernel.bits import U64
from clausewitz.kernel.compile import entry
from clausewitz.kernel.patterns import edges as edging
from clausewitz.kernel.position import Row


@entry("uint64(uint64[::1], uint64[::1], uint64[::1])")
def write_edges(row: Row, edges: Row, men: Row) -> U64:
    return edging.write_edges(row, edges, men)
