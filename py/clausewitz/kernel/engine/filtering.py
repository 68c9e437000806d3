"""Move patterns in the search: first moves and the answers to them that rank highest are kept.

The others are left out, or looked at less deep unless they turn out well. Captures and promotions
are looked at whatever patterns say: they are few, and what punishes a bad move is mostly one.

Ranking the moves of a position takes as long as looking at a thousand positions, so this is done at
the first two plies only, and what was kept in a position is remembered. First moves are left out by
whoever starts the search.

The search calls this by address, as it does advising.py.
"""

from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.bits import U0, U1, U64
from clausewitz.kernel.compile import callback, numba, shared
from clausewitz.kernel.engine.instructions import stay_apart
from clausewitz.kernel.engine.state import I0, I1, I64, MAX_KEPT, RECORD, State
from clausewitz.kernel.moves import MAX_MOVES, write_legal_moves
from clausewitz.kernel.patterns import layout
from clausewitz.kernel.patterns.scoring import score_moves
from clausewitz.kernel.zobrist import key

MAX_PACK, MAX_ROOM, MAX_PATTERNS = 1 << 22, 1 << 21, 1 << 17
PLACES = 1 << 12  # of the memory for positions
_WORDS = 2 + MAX_KEPT  # of one place: the key, how many moves were kept, and which

FILTER = np.dtype(
    [
        ("pack", "u8", MAX_PACK),  # of the patterns: kernel/patterns/layout.py
        ("weights", "i8", MAX_PATTERNS),
        ("most", "i8"),  # so many moves are kept
        ("memory", "u8", (PLACES, _WORDS)),
        # Room to work in.
        ("room", "u8", MAX_ROOM),
        ("found", "u8", layout.FOUND * layout.MAX_FOUND),
        ("moves", "u8", MAX_MOVES),
        ("scores", "i8", MAX_MOVES),
    ],
    align=True,
)

_LAST_PLACE, _COUNT, _FIRST = U64(PLACES - 1), U1, U64(2)
_LEAST = I64(-(1 << 62))

Filters: TypeAlias = NDArray[np.void]
"""An array of one filter."""


class Filter(Protocol):
    """What a filter knows, in compiled code."""

    pack: Any
    weights: Any
    most: I64
    memory: Any
    room: Any
    found: Any
    moves: Any
    scores: Any


@shared
def find_kept(s: State, f: Filter, ply: I64, place: U64) -> None:
    """Write into a place of the memory which moves rank highest."""
    stay_apart()
    kept, moves, scores = f.memory[place], f.moves, f.scores
    many = write_legal_moves(s.rows[ply], moves)
    score_moves(f.pack, f.room, f.found, f.weights, s.rows[ply], moves, many, scores)
    count = U0
    while count < many and count < U64(f.most):
        best, number = U0, U1
        while number < many:
            best = number if scores[number] > scores[best] else best
            number += U1
        kept[_FIRST + count] = moves[best]
        scores[best] = _LEAST
        count += U1
    kept[_COUNT] = count
    kept[U0] = key(s.rows[ply])


@callback(numba.void(RECORD, numba.from_dtype(FILTER), numba.int64))
def keep_best(s: State, f: Filter, ply: I64) -> None:
    """Say which moves of this ply are to be looked at."""
    here = key(s.rows[ply])
    place = here & _LAST_PLACE
    kept = f.memory[place]
    if kept[U0] != here:
        find_kept(s, f, ply, place)
    chosen, number = s.kept[ply], I0
    while number < I64(kept[_COUNT]):
        chosen[number] = kept[_FIRST + U64(number)]
        number += I1
    s.keeps[ply] = I64(kept[_COUNT])
