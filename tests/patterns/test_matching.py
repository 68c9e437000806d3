"""The kernel finds the moves that plain Prolog finds for the same clauses."""

import shutil

import chess
import pytest

from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.pattern import (
    AIMS,
    ANY,
    BEARS,
    CASTLES,
    COVERS,
    EMPTY,
    FILE,
    KING,
    KNIGHT,
    PASSES,
    PAWN,
    RANK,
    REACHES,
    ROOK,
    Edge,
    Graph,
    hostile,
)
from clausewitz.patterns.ranking.matcher import Matcher
from kernel.conftest import STARTS, random_game
from patterns.prolog_twin import (
    mined,
    moves_by_kernel,
    moves_by_prolog,
    threats_by_kernel,
    threats_by_prolog,
)

needs_prolog = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

STEPS = [step for seed in range(6) for step in random_game(STARTS[seed % 3], seed, 70)]
BOARDS = [board for board, _ in STEPS[::17]]

REACH, TAKE = Edge(REACHES, (0, 1)), Edge(BEARS, (0, 1))


@needs_prolog
def test_kernel_and_prolog_find_the_same_moves() -> None:
    graphs = mined(STEPS, 20, seed=5)
    expected = moves_by_prolog(graphs, BOARDS)
    assert moves_by_kernel(graphs, BOARDS) == expected
    matched = sum(any(moves[number] for moves in expected) for number in range(len(graphs)))
    assert matched > len(graphs) / 2, "too many patterns match nothing to compare anything"


@needs_prolog
def test_kernel_and_prolog_see_the_same_threats() -> None:
    graphs = [
        graph.reflected()
        for graph in mined(STEPS, 12, seed=6)
        if graph.edges[0].type not in (CASTLES, PASSES)
    ]
    expected = threats_by_prolog(graphs, BOARDS)
    assert threats_by_kernel(graphs, BOARDS) == expected
    assert sum(bool(moves) for one in expected for moves in one) > 20


FORK = Graph(
    (KNIGHT, EMPTY, hostile(KING), hostile(ROOK)),
    (REACH, Edge(AIMS, (0, 1, 2)), Edge(AIMS, (0, 1, 3))),
)


CASTLING = Graph((KING, EMPTY), (Edge(CASTLES, (0, 1)),))
PASSING = Graph((PAWN, EMPTY), (Edge(PASSES, (0, 1)),))
QUEENING = Graph((PAWN, EMPTY), (REACH, Edge(RANK, (1, 8))))
IN_THE_CORNER = Graph((PAWN, EMPTY), (REACH, Edge(RANK, (1, 8)), Edge(FILE, (1, 1))))
BEFORE_A_PAWN = Graph((ANY, EMPTY, hostile(PAWN)), (REACH, Edge(COVERS, (2, 1))))
TAKING_A_PAWN = Graph((ANY, hostile(PAWN)), (TAKE,))


@pytest.mark.parametrize(
    ("fen", "graph", "moves"),
    [
        ("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", FORK, {"d5c7"}),
        ("4k3/8/8/8/3n4/8/8/R3K3 b - - 0 1", FORK, {"d4c2"}),
        ("b3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", FORK, set()),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", CASTLING, {"e1g1", "e1c1"}),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", CASTLING, set()),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", PASSING, {"e5d6"}),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", QUEENING, {"a7a8"}),
        ("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", IN_THE_CORNER, {"a2a1"}),
        ("4k3/8/8/8/8/8/1p6/4K3 b - - 0 1", IN_THE_CORNER, set()),
        ("4k3/8/3p4/8/8/3N4/8/4K3 w - - 0 1", BEFORE_A_PAWN, {"d3c5", "d3e5"}),
        ("4k3/8/8/4p3/8/3N4/8/4K3 w - - 0 1", TAKING_A_PAWN, {"d3e5"}),
    ],
)
def test_pattern_matches_these_moves(fen: str, graph: Graph, moves: set[str]) -> None:
    matches = Matcher([canonical(graph)]).matches(chess.Board(fen))
    assert {match.move.uci()[:4] for match in matches} == moves


def test_different_vertices_are_different_squares() -> None:
    two = Graph(
        (KNIGHT, EMPTY, hostile(PAWN), hostile(PAWN)),
        (REACH, Edge(AIMS, (0, 1, 2)), Edge(AIMS, (0, 1, 3))),
    )
    one_pawn = chess.Board("4k3/8/8/3p4/8/8/8/1N2K3 w - - 0 1")
    two_pawns = chess.Board("4k3/8/8/1p1p4/8/8/8/1N2K3 w - - 0 1")
    matcher = Matcher([canonical(two)])
    assert matcher.matches(one_pawn) == []
    assert {match.move.uci() for match in matcher.matches(two_pawns)} == {"b1c3"}


def test_every_way_is_found_where_it_is_wanted() -> None:
    covered = canonical(Graph((KNIGHT, EMPTY, hostile(PAWN)), (REACH, Edge(COVERS, (2, 1)))))
    board = chess.Board("4k3/8/1p1p4/8/8/3N4/8/4K3 w - - 0 1")
    once, each = (Matcher([covered], every).matches(board) for every in ((), (0,)))
    c5 = [match.squares for match in each if match.move.uci() == "d3c5"]
    assert sorted(c5) == [(19, 34, 41), (19, 34, 43)]
    assert len({match.move for match in once}) == len(once) < len(each)


def test_a_pattern_is_found_alike_alone_and_among_others() -> None:
    """Where patterns share their features, and where each is looked for by itself."""
    graphs = mined(STEPS, 150, seed=7)
    graphs += [graph.reflected() for graph in graphs if graph.edges[0].type in (REACHES, BEARS)]
    every = range(0, len(graphs), 3)
    found = []
    for shared in (True, False):
        matcher = Matcher(graphs, every, shared=shared)
        found.append([_matches(matcher, board, set(every)) for board in BOARDS])
    assert found[0] == found[1]
    assert sum(map(len, found[0])) > 1000


def _matches(matcher: Matcher, board: chess.Board, every: set[int]) -> set[object]:
    """What matches, with the squares where all ways to match are listed."""
    matches = matcher.matches(board) + matcher.threats(board)
    return {(m.pattern, m.move, m.squares if m.pattern in every else ()) for m in matches}


def test_positions_of_a_game_do_not_disturb_each_other() -> None:
    graphs = mined(STEPS, 40, seed=9)
    matcher = Matcher(graphs)
    once = [set(matcher.matches(board)) for board in BOARDS]
    assert [set(Matcher(graphs).matches(board)) for board in BOARDS] == once
    assert [set(matcher.matches(board)) for board in reversed(BOARDS)] == once[::-1]
