"""How a set of patterns lies in memory: one array of uint64, the pack, whose header tells where.

The patterns are a trie. Node 0 stands before the move; its children are moves by what moves and
what is taken; each further edge of a pattern leads to a child. At a node the vertices so far are
bound to squares, and the edges that may come next share such a square: the groups of a node tell
which types of edges to look through, at which place the square stands, and which vertex it is.

An edge on the board is looked up by its code: its type, and for each of its squares the vertex
that is bound to it, or what stands there. Different vertices are different squares, so one edge has
one code, and one look finds all children that it leads to.
"""

import numpy as np

from clausewitz.kernel.bits import U64
from clausewitz.kernel.patterns.edges import MAX_EDGES, ROOM, TYPES
from clausewitz.kernel.position import Row

# What stands on a square, for the side to move: 0 to 5 its own men, 6 to 11 the others, 12 nothing.
HOSTILE = 6
EMPTY = 12

# Types of edges beside those of edges.py: where a vertex stands, and two moves.
RANK, FILE, CASTLES, PASSES = 11, 12, 13, 14

VERTICES = 16
"""Numbers below are bound vertices in a code, from here on contents of a square."""

CODE_BITS = 34  # five places of six bits, four bits of type

# The header of a pack: how many nodes and patterns, and where the children of the codes are listed.
NODES, PATTERNS, LISTS, HEADER = U64(0), U64(1), U64(2), 8

NEEDS_CONTENTS, NEEDS = 3, 4
"""Words of bits for what is needed around a move, and how many of them are for contents."""

# A node is ten words; the first begins behind the header. What is asked most often comes last.
# Its table has pairs of a code, plus one, and its children; places in it are taken from the hash.
(
    NODE_MASK,  # of hashes of codes: most edges lead nowhere, and this tells so at once
    NODE_GROUPS,
    NODE_ENDS,  # behind its groups
    NODE_TABLE,  # behind its ends
    NODE_SHIFT,
    NODE_SIZE,  # how many patterns end at or below it
    NODE_NEEDS,  # what all patterns at and below it need to be there: see `features.py`
) = (U64(n) for n in range(7))
NODE = 6 + NEEDS

# A group is two words. First its vertex, the place of that, the type of the edges and, where the
# square that a man could go to is bound as well, one more than the vertex of that; then the
# children that its edges lead to.
GROUP = 2
GROUP_PLACE, GROUP_TYPE, GROUP_SECOND = U64(4), U64(8), U64(12)

# An end is one word: the number of a pattern, and whether every way to match it is wanted.
END_PATTERN = U64(1)

# Children of a code are one word: where their list begins, and how many they are.
CHILDREN_COUNT = U64(32)

MIX = U64(0x9E37_79B9_7F4A_7C15)

# The room to work in is one array, too. Last come a word for each pattern and one for each node:
# the last move that the pattern matched, and for the last move at a node how many patterns below it
# have been found; a node whose patterns are all found is not entered again.
MAX_DEPTH = 24
FRAME = 8
PLACES = 5
_SIZES = {
    "edges": ROOM,  # as edges.py uses it
    "starts": TYPES * PLACES * 64 + 1,  # where each bucket of the index begins
    "index": PLACES * MAX_EDGES,  # edges by type, place and square
    "contents": 64,  # what stands on each square
    "marks": 64,  # the same, or the vertex that is bound to the square
    "vertices": VERTICES,  # the square of each vertex
    "path": FRAME * MAX_DEPTH,
    "stamp": 1,
    "present": NEEDS,  # what is there around the move: see `features.py`
    "aimed": 4,  # what the moving man aims at from its target: where in the index, two types
}
_ENDS = np.cumsum(list(_SIZES.values()))
EDGES_AT = U64(0)
STARTS_AT, INDEX_AT, CONTENTS_AT, MARKS_AT, VERTICES_AT, PATH_AT = (U64(n) for n in _ENDS[:6])
STAMP_AT, PRESENT_AT, AIMED_AT, SEEN_AT = (U64(n) for n in _ENDS[6:])

# What is found is written as three words: move and pattern, the squares of all vertices as a set,
# and the square of each of the first ten vertices.
FOUND = 3
FOUND_MOVE = U64(32)
DONE_STAMP = U64(24)
ALL_MOVES, ALL_FOUND = U64(16), U64(40)  # in what match_all returns
MAX_FOUND = 1 << 16


def room_for(pack: Row) -> Row:
    """Room to match the patterns of a pack in."""
    return np.zeros(int(SEEN_AT) + int(pack[PATTERNS]) + int(pack[NODES]) + 1, np.uint64)
