"""A graph as a clause over the vocabulary, and back: each edge is a literal, so is each vertex.

From and To are the squares of the move, A, B, C, … the others. Different variables of a pattern are
different squares; where neither what stands there nor an edge says so, a literal does.
"""

from collections.abc import Iterable, Iterator

from clausewitz.clauses import Clause, Literal, Variable, vocabulary
from clausewitz.clauses.syntax import Compound, Sentence, Term, write_term
from clausewitz.patterns.graphs.pattern import (
    ARITIES,
    BEARS,
    EMPTY,
    EMPTY_PLACES,
    FILE,
    FRIENDLY,
    FROM,
    HOSTILE,
    KINDS,
    MAX_EDGES,
    MAX_VERTICES,
    MOVES,
    RANK,
    TO,
    WORD_OF_KIND,
    WORDS,
    Edge,
    Graph,
    hostile,
    unclear,
)
from clausewitz.support.errors import ClausewitzError

POSITION = Variable("Position")
NAMES = ("From", "To", *"ABCDEFGHIJ")
_VARIABLES = [Variable(name) for name in NAMES]
_TYPES = {word: kind for kind, word in WORDS.items()} | {"attacks": BEARS, "defends": BEARS}
_SIDES = {"friendly": FRIENDLY, "hostile": HOSTILE}
_ALL = FRIENDLY | HOSTILE | EMPTY


class PatternError(ClausewitzError):
    """What is no pattern is refused, and the message says why."""


def clause_of(graph: Graph, name: str) -> Clause:
    """The clause that means the graph: name(Position, From, To) :- …"""
    body = tuple(_literals(graph))
    head = Literal(name, (POSITION, _VARIABLES[FROM], _VARIABLES[TO]))
    return Clause(head, body, _types(body))


def edge_literals(graph: Graph) -> list[Literal]:
    """The edges alone, for a reader who sees the board."""
    return [_edge_literal(edge, graph) for edge in graph.edges]


def _types(body: Iterable[Literal]) -> dict[Variable, str]:
    types: dict[Variable, str] = {}
    for literal in body:
        parameters = vocabulary()[literal.key].parameters
        for argument, parameter in zip(literal.arguments, parameters, strict=True):
            if isinstance(argument, Variable):
                types[argument] = parameter.type
    return types


def _literals(graph: Graph) -> Iterator[Literal]:
    """Each edge, followed by what stands on the squares it is the first to name."""
    named: set[int] = set()
    implied = TO in _empty_by_meaning(graph.edges[:1])
    later = list(unclear(graph))
    for edge in graph.edges:
        yield _edge_literal(edge, graph)
        for vertex in edge.touched:
            if vertex not in named:
                named.add(vertex)
                yield from _contents(vertex, graph.contents[vertex], vertex == TO and implied)
        ready = [pair for pair in later if named.issuperset(pair)]
        later = [pair for pair in later if pair not in ready]
        for one, other in ready:
            yield Literal("different_pos", (_VARIABLES[one], _VARIABLES[other]))


def _contents(vertex: int, contents: int, implied: bool) -> Iterator[Literal]:
    square = _VARIABLES[vertex]
    if contents == EMPTY:
        if not implied:
            yield Literal("empty", (square, POSITION))
        return
    yield Literal("friendly" if contents & FRIENDLY else "hostile", (square, POSITION))
    kinds = contents & FRIENDLY or contents // hostile(1)
    if kinds in WORD_OF_KIND:
        yield Literal(WORD_OF_KIND[kinds], (square, POSITION))


def _edge_literal(edge: Edge, graph: Graph) -> Literal:
    if edge.type == RANK:
        return Literal("rank_for", (_VARIABLES[edge.vertices[0]], edge.vertices[1], POSITION))
    if edge.type == FILE:
        return Literal("file_of", (_VARIABLES[edge.vertices[0]], edge.vertices[1]))
    squares = tuple(_VARIABLES[vertex] for vertex in edge.vertices)
    if edge.type == BEARS:
        one, other = (graph.contents[vertex] & FRIENDLY for vertex in edge.vertices)
        word = "defends" if bool(one) == bool(other) else "attacks"
    else:
        word = WORDS[edge.type]
    return Literal(word, (*squares, POSITION))


def _empty_by_meaning(edges: Iterable[Edge]) -> set[int]:
    return {e.vertices[EMPTY_PLACES[e.type]] for e in edges if e.type in EMPTY_PLACES}


# And back.


def graph_of(sentence: Sentence) -> Graph:
    """The graph of a clause that was read from a file; a PatternError says what it is not."""
    return _PatternReader(sentence).graph()


class _PatternReader:
    """Reads the literals of one clause; what is neither an edge nor on a vertex is refused."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        self.numbers: dict[str, int] = {}
        self.position = ""
        self.edges: list[Edge] = []
        self.contents: dict[int, int] = {}
        self.sides: dict[tuple[int, int], bool] = {}
        self.different: set[frozenset[int]] = set()

    def graph(self) -> Graph:
        match self.sentence.head:
            case Compound(_, (Variable() as position, Variable() as origin, Variable() as target)):
                self.position = position.name
                self.numbers = {origin.name: FROM, target.name: TO}
            case _:
                raise PatternError("a pattern is name(Position, From, To) :- …")
        if len({self.position, *self.numbers}) != 3:
            raise PatternError("the head has a variable twice")
        for literal in self.sentence.body:
            self.read(literal)
        return self.checked()

    def read(self, literal: Term) -> None:
        match literal:
            case Compound(word, (*arguments, Variable(name))) if name == self.position:
                self.read_word(word, arguments, literal)
            case Compound("file_of", (Variable() as square, int(number))) if 1 <= number <= 8:
                self.edges.append(Edge(FILE, (self.vertex(square), number)))
            case Compound("different_pos", (Variable() as one, Variable() as other)):
                self.different.add(frozenset((self.vertex(one), self.vertex(other))))
            case _:
                raise self.refused(literal)

    def read_word(self, word: str, arguments: list[Term], literal: Term) -> None:
        match word, arguments:
            case "rank_for", [Variable() as square, int(number)] if 1 <= number <= 8:
                self.edges.append(Edge(RANK, (self.vertex(square), number)))
                return
        squares = [self.vertex(a) for a in arguments if isinstance(a, Variable)]
        if len(squares) != len(arguments):
            raise self.refused(literal)
        if word in _TYPES and word != "rank_for" and len(squares) == ARITIES[_TYPES[word]]:
            if len(set(squares)) != len(squares):
                raise PatternError(f"{write_term(literal)} names a square twice")
            self.edges.append(Edge(_TYPES[word], tuple(squares)))
            if word in ("attacks", "defends"):
                self.sides[squares[0], squares[1]] = word == "attacks"
        elif len(squares) == 1 and (allowed := _allowed(word)):
            [vertex] = squares
            self.contents[vertex] = self.contents.get(vertex, _ALL) & allowed
        else:
            raise self.refused(literal)

    def vertex(self, variable: Variable) -> int:
        if variable.name == self.position:
            raise PatternError(f"{variable.name} is the position, not a square")
        return self.numbers.setdefault(variable.name, len(self.numbers))

    def checked(self) -> Graph:
        if len(self.numbers) > MAX_VERTICES:
            raise PatternError(f"more than {MAX_VERTICES} squares")
        if len(self.edges) > MAX_EDGES:
            raise PatternError(f"more than {MAX_EDGES} literals join squares")
        if not self.edges or self.edges[0].vertices != (FROM, TO):
            raise PatternError("the first literal is not the move: reaches(From, To, Position), …")
        if self.edges[0].type not in MOVES or len(set(self.edges)) != len(self.edges):
            raise PatternError("the first literal is no move, or a literal comes twice")
        for vertex in _empty_by_meaning(self.edges):
            self.contents[vertex] = self.contents.get(vertex, _ALL) & EMPTY
        names = list(self.numbers)
        contents = tuple(self.contents.get(v, _ALL) for v in range(len(names)))
        for name, what in zip(names, contents, strict=True):
            if not _is_said(what):
                raise PatternError(f"what stands on {name} is not said, or cannot be")
        graph = Graph(contents, tuple(self.edges))
        self.check_meaning(graph, names)
        return graph

    def check_meaning(self, graph: Graph, names: list[str]) -> None:
        for (one, other), attacks in self.sides.items():
            same = bool(graph.contents[one] & FRIENDLY) == bool(graph.contents[other] & FRIENDLY)
            if same == attacks or EMPTY in (graph.contents[one], graph.contents[other]):
                raise PatternError(f"{names[one]} and {names[other]} cannot bear on each other so")
        for one, other in unclear(graph):
            if frozenset((one, other)) not in self.different:
                words = f"different_pos({names[one]}, {names[other]})"
                raise PatternError(f"two squares may be one: {words} is missing")
        if graph.contents[FROM] == EMPTY:
            raise PatternError("nothing moves")
        reached = {FROM, TO}
        for _ in graph.edges:
            for edge in graph.edges:
                if reached.intersection(edge.touched):
                    reached.update(edge.touched)
        if len(reached) != len(graph.contents):
            raise PatternError("some square has nothing to do with the move")

    def refused(self, literal: Term) -> PatternError:
        return PatternError(f"{write_term(literal)} is no edge of a pattern")


def _allowed(word: str) -> int:
    if word in _SIDES:
        return _SIDES[word]
    if word in KINDS:
        return KINDS[word] | hostile(KINDS[word])
    return EMPTY if word == "empty" else 0


def _is_said(contents: int) -> bool:
    """Whether a vertex is empty, or of one side and one of the kinds that words name."""
    if contents == EMPTY:
        return True
    if bool(contents & FRIENDLY) == bool(contents & HOSTILE) or contents & EMPTY:
        return False
    kinds = contents & FRIENDLY or contents // hostile(1)
    return kinds in WORD_OF_KIND or kinds == FRIENDLY
