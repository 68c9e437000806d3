"""The nouns: Pattern, Edge, Reply; and what a vertex of a pattern may be."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from clausewitz.kernel.patterns import edges as kernel_edges
from clausewitz.kernel.patterns import pack_layout
from clausewitz.position.board import PIECES

FROM, TO = 0, 1
"""The vertices of the move come first."""

MAX_VERTICES = 10
MAX_EDGES = pack_layout.MAX_STEPS + 1
"""The move, and what the kernel has space to bind."""

# A vertex is described by the set of what may stand there, a bit for each of 13 contents: pawn,
# knight, bishop, rook, queen, king of the side to move, the same of the other side, nothing.
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = (1 << kind for kind in range(6))
MINOR, MAJOR, ANY = KNIGHT | BISHOP, ROOK | QUEEN, 63
EMPTY = 1 << pack_layout.EMPTY
FRIENDLY, HOSTILE = ANY, ANY << pack_layout.HOSTILE
KINDS = {f"{piece}_on": 1 << kind for kind, piece in enumerate(PIECES)}
KINDS |= {"minor_on": MINOR, "major_on": MAJOR}
WORD_OF_KIND = {kinds: word for word, kinds in KINDS.items()}


def hostile(kinds: int) -> int:
    """The contents of these kinds on the other side."""
    return kinds << pack_layout.HOSTILE


def swapped(contents: int) -> int:
    """The same contents seen by the other side."""
    pieces = (contents & FRIENDLY) << pack_layout.HOSTILE | (
        contents & HOSTILE
    ) >> pack_layout.HOSTILE
    return pieces | contents & EMPTY


class Edge(NamedTuple):
    """A relation of the kernel and the vertices it joins; of a rank or file, a vertex and a number.

    The first edge of a pattern is its move, of type REACHES, BEARS, CASTLES or PASSES.
    """

    type: int
    vertices: tuple[int, ...]

    @property
    def is_place(self) -> bool:
        """Whether it says where a vertex is instead of joining several."""
        return self.type in (pack_layout.RANK, pack_layout.FILE)

    @property
    def touched(self) -> tuple[int, ...]:
        return self.vertices[:1] if self.is_place else self.vertices


REACHES, COVERS, BEARS, AIMS, BEHIND, AIMS_THROUGH = range(6)
WEDGES, COMES_BEHIND, BEHIND_TWO, WEDGES_BEFORE, WEDGES_AFTER = range(6, 11)
RANK, FILE = pack_layout.RANK, pack_layout.FILE
CASTLES, PASSES = pack_layout.CASTLES, pack_layout.PASSES
MOVES = (REACHES, BEARS, CASTLES, PASSES)

WORDS = {
    REACHES: "reaches",
    COVERS: "covers",
    AIMS: "aims",
    BEHIND: "behind",
    AIMS_THROUGH: "aims_through",
    WEDGES: "wedges",
    COMES_BEHIND: "comes_behind",
    BEHIND_TWO: "behind_two",
    WEDGES_BEFORE: "wedges_before",
    WEDGES_AFTER: "wedges_after",
    RANK: "rank_for",
    FILE: "file_of",
    CASTLES: "castles",
    PASSES: "passes",
}
"""BEARS is attacks or defends, by the sides of its pieces."""

ARITIES = dict(enumerate(kernel_edges.ARITIES)) | {RANK: 2, FILE: 2, CASTLES: 2, PASSES: 2}

EMPTY_PLACES = {REACHES: 1, COVERS: 1, WEDGES: 2, WEDGES_BEFORE: 2, WEDGES_AFTER: 3}
"""Which place of an edge is an empty square, by the meaning of the edge."""
EMPTY_PLACES |= {CASTLES: 1, PASSES: 1}


class Reply(NamedTuple):
    """A move between two vertices that the other side may answer with, and what it then gains."""

    origin: int
    target: int
    weight: int


@dataclass(frozen=True, slots=True)
class Graph:
    """The board pattern and the move: what a clause says. Two equal graphs are one pattern."""

    contents: tuple[int, ...]
    edges: tuple[Edge, ...]

    @property
    def is_threat(self) -> bool:
        """Whether the move is the other side's: a null-move pattern."""
        return bool(self.contents[FROM] & HOSTILE)

    def saying(self, edge: Edge) -> tuple[object, ...]:
        """What an edge says: its type, then the vertices of the move by number, others by what they
        may be; of a rank or file the number."""
        if edge.is_place:
            return (edge.type, *edge.vertices)
        return (edge.type, *(v if v <= TO else (self.contents[v],) for v in edge.vertices))

    def reflected(self) -> "Graph":
        """The same for the other side. Ranks are counted by the side to move: they turn round."""
        edges = (
            Edge(RANK, (e.vertices[0], 9 - e.vertices[1])) if e.type == RANK else e
            for e in self.edges
        )
        return Graph(tuple(map(swapped, self.contents)), tuple(edges))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A graph, what its move is worth, and how that is known.

    `weight` is in hundredths of a pawn, for the side that moves. `fitted` is what the pattern adds
    to the logarithm of a move's chance, in thousandths. `seen` and `played` count how often the
    move was possible, and how often the teacher chose it.
    """

    graph: Graph
    origin: str = "positional"
    weight: int = 0
    fitted: int = 0
    seen: int = 0
    played: int = 0
    replies: tuple[Reply, ...] = ()

    @property
    def size(self) -> int:
        """The number of its edges, as the paper measures patterns."""
        return len(self.graph.edges)


@dataclass(frozen=True, slots=True)
class PatternSet:
    """Patterns and, line by line, how they were made."""

    patterns: tuple[Pattern, ...]
    header: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.patterns)


def unclear(graph: Graph) -> Iterable[tuple[int, int]]:
    """The pairs of vertices that neither contents nor edges tell apart."""
    joining = (edge.vertices for edge in graph.edges if not edge.is_place)
    joined = {frozenset(pair) for vertices in joining for pair in combinations(vertices, 2)}
    for one, other in combinations(range(len(graph.contents)), 2):
        if graph.contents[one] & graph.contents[other] and frozenset((one, other)) not in joined:
            yield one, other
