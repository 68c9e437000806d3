"""The slow twin of the matcher: each pattern as a clause, run by plain Prolog."""

import random
from collections.abc import Sequence

import chess

from clausewitz.clauses import Tactic, Theory
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.graphs.pattern_clauses import clause_of
from clausewitz.patterns.graphs.random_subgraphs import Miner
from clausewitz.patterns.ranking.matcher import Matcher
from clausewitz.prolog import prolog
from clausewitz.tactics.by_prolog import proposals

Steps = Sequence[tuple[chess.Board, chess.Move]]


def mined(steps: Steps, count: int, seed: int) -> list[Graph]:
    """So many different graphs around moves of these games, of all sizes up to seven edges."""
    chooser = random.Random(seed)
    found: dict[Graph, None] = {}
    while len(found) < count:
        board, move = chooser.choice(steps)
        miner = Miner(board, chooser)
        found.setdefault(miner.piece(move, chooser.randint(1, 7), places=0.1, general=0.3))
    return list(found)


def moves_by_prolog(graphs: Sequence[Graph], boards: Sequence[chess.Board]) -> list[list[set[str]]]:
    """For each board and graph, the legal moves (e2e4) that the clause proposes."""
    tactics = tuple(
        Tactic(f"p{number}", (clause_of(graph, f"p{number}"),))
        for number, graph in enumerate(graphs)
    )
    return proposals(boards, Theory("patterns", tactics))


def moves_by_kernel(graphs: Sequence[Graph], boards: Sequence[chess.Board]) -> list[list[set[str]]]:
    matcher = Matcher(graphs)
    found: list[list[set[str]]] = []
    for board in boards:
        moves: list[set[str]] = [set() for _ in graphs]
        for match in matcher.matches(board):
            moves[match.pattern].add(match.move.uci()[:4])
        found.append(moves)
    return found


def threats_by_prolog(
    graphs: Sequence[Graph], boards: Sequence[chess.Board]
) -> list[list[set[str]]]:
    """The same for what the other side could do, legal or not."""
    clauses = []
    for number, graph in enumerate(graphs):
        clauses.append(str(clause_of(graph, f"t{number}")))
        clauses.append(f"threat{number}(From, To, P) :- t{number}(P, From, To).")
    prolog().enter_clauses("threats_of_patterns", clauses)
    by_graph = [
        prolog().relation(f"threat{number}", boards, module="threats_of_patterns")
        for number in range(len(graphs))
    ]
    return [list(moves) for moves in zip(*by_graph, strict=True)]


def threats_by_kernel(
    graphs: Sequence[Graph], boards: Sequence[chess.Board]
) -> list[list[set[str]]]:
    matcher = Matcher(graphs, range(len(graphs)))
    found: list[list[set[str]]] = []
    for board in boards:
        moves: list[set[str]] = [set() for _ in graphs]
        for match in matcher.threats(board):
            moves[match.pattern].add(match.move.uci())
        found.append(moves)
    return found
