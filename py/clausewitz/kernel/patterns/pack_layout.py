"""How a set of patterns lies in memory: one array of uint64, the pack, with a header of offsets.

A feature is an edge that touches the squares of a move: its type, which of its places are the
move's origin and target, and what may stand at the others. Patterns share their features. Each
pattern is entered at its rarest feature: where a move has that one, and it is a move of the kind
that the pattern wants, and it has the second feature, then its record says what else must be there
and in which steps to bind the vertices to squares.

An edge on the board is looked up by its code: its type, and for each of its squares the vertex of
the move that is there, or what stands there. One look finds all features that the edge is.
"""

import numpy as np

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns.edges import BUFFER_SIZE, MAX_EDGES, TYPES

# What stands on a square, for the side to move: 0 to 5 its pieces, 6 to 11 the others, 12 nothing.
HOSTILE = 6
EMPTY = 12
CONTENTS = 13

# Types of edges beside those of edges.py: where a vertex stands, and two moves.
RANK, FILE, CASTLES, PASSES = 11, 12, 13, 14

VERTICES = 16
"""Numbers below are bound vertices in a code, from here on contents of a square."""

# The header of a pack: how many patterns and features there are, where in the pack the parts begin,
# how far to shift the hash of a code, what moves any of the patterns have, and for each type of
# edge in which buckets to look for features.
PATTERNS, FEATURES, TABLE, SHIFT, LISTS, ENTRIES, RECORDS, MOVES, USED = (U64(n) for n in range(9))
HEADER = int(USED) + TYPES

# In a word of USED: bits for the places of the move's origin, of its target, and whether origin and
# another square than the target are wanted in the first places. Nearly all patterns that look at
# what the moving piece aims at want it to do so from the target, and these edges are found at once.
USED_TARGET, USED_ELSEWHERE = U64(5), U64(10)

# The table has pairs of a code, plus one, and the word of its list: where the features of that code
# are listed, and how many they are.
LIST_COUNT = U64(32)
MIX = U64(0x9E37_79B9_7F4A_7C15)

ALWAYS = 0
"""The number of the feature that every move has."""

# An entry of a feature is two words: the kinds of moves, and where among the records its record is;
# another feature.
ENTRY = U64(2)
ENTRY_RECORD = U64(30)
MOVE_FROM, MOVE_TO, MOVE_TYPE = U64(0), U64(CONTENTS), U64(2 * CONTENTS)

# A record: a word for the pattern, the numbers of its further features, vertices and steps, and
# two bits, whether its features alone make it match and whether every way to match is wanted; then
# the features, then the steps.
RECORD_OTHERS, RECORD_VERTICES, RECORD_STEPS = U64(32), U64(40), U64(48)
RECORD_CLEAR, RECORD_EVERY = U64(56), U64(57)

# A step is two words. The first: a feature, or the type of an edge that does not touch the move and
# the place of a vertex that is bound already; the vertex at each place; which of them are new; how
# many places there are. The second: what may stand at the new ones; or the number of rank or file.
STEP_PLACE, STEP_VERTICES, STEP_NEW, STEP_ARITY, STEP_FAR = (U64(n) for n in (4, 32, 52, 57, 60))
STEP_CONTENTS = U64(CONTENTS)
STEP = U64(2)

# The buffer to work in is one array, too. Last comes a word for each feature: the last move that
# has it, and the first of its edges.
MAX_STEPS = 32
MAX_HITS = 1 << 15
HIT_NEXT = U64(40)  # in a hit, which is an edge: the next of the same feature; 0 is none
STATE_STAMP = U64(16)
FRAME = 3
PLACES = 5
_SIZES = {
    "edges": BUFFER_SIZE,  # as edges.py uses it
    "starts": TYPES * PLACES * 64 + 1,  # where each bucket of the index begins
    "index": PLACES * MAX_EDGES,  # edges by type, place and square
    "contents": 64,  # what stands on each square
    "marks": 64,  # the same, or the vertex of the move that is there
    "vertices": VERTICES,  # the square of each vertex
    "path": FRAME * (MAX_STEPS + 1),
    "stamp": 1,
    "hits": MAX_HITS,  # the edges that are features of the move; the first word counts them
    "present": MAX_HITS + 1,  # which features the move has; the first word counts them
}
_ENDS = np.cumsum(list(_SIZES.values()))
EDGES_AT = U64(0)
BUCKETS_AT, INDEX_AT, CONTENTS_AT, MARKS_AT, VERTICES_AT, PATH_AT = (U64(n) for n in _ENDS[:6])
STAMP_AT, HITS_AT, PRESENT_AT, STATE_AT = (U64(n) for n in _ENDS[6:])

# What is found is written as three words: move and pattern, the squares of all vertices as a set,
# and the square of each of the first ten vertices.
FOUND = 3
FOUND_MOVE = U64(32)
ALL_MOVES, ALL_FOUND = U64(16), U64(40)  # in what match_all returns
MAX_FOUND = 1 << 16


def buffer_for(pack: Row) -> Row:
    """An empty buffer for matching the patterns of a pack."""
    return np.zeros(int(STATE_AT) + int(pack[FEATURES]), np.uint64)
