"""The paper's rules for combining patterns, on the paper's own example."""

from dataclasses import replace

import chess
import pytest

from clausewitz.patterns.graphs.canonical_form import canonical_pattern
from clausewitz.patterns.graphs.hierarchy import Hierarchy, mappings, subsumes
from clausewitz.patterns.graphs.pattern import (
    AIMS,
    ANY,
    BEARS,
    COVERS,
    EMPTY,
    KNIGHT,
    PAWN,
    QUEEN,
    REACHES,
    ROOK,
    Edge,
    Graph,
    Pattern,
    Reply,
    hostile,
)
from clausewitz.patterns.ranking.paper_evaluator import PatternEvaluator
from clausewitz.patterns.ranking.ranker import first_gamma, first_k

REACH, TAKE = Edge(REACHES, (0, 1)), Edge(BEARS, (0, 1))

# Figure 8: a white queen on d2, a pawn on b5, a black queen on b6, pawns on a5, e5 and f4. The
# paper's circle stands for an empty square or one where something is taken; here these are two.
FIGURE_8 = "7k/8/1q6/pP2p3/5p2/8/3Q4/7K w - - 0 1"
QUEEN_GOES = Graph((QUEEN, EMPTY), (REACH,))
QUEEN_TAKES = Graph((QUEEN, hostile(PAWN)), (TAKE,))
THREAT = Graph((hostile(QUEEN), PAWN), (TAKE,))
TO_A_PAWN = Graph((QUEEN, EMPTY, hostile(PAWN)), (REACH, Edge(COVERS, (2, 1))))
TO_A_QUEEN = Graph((QUEEN, EMPTY, hostile(QUEEN)), (REACH, Edge(COVERS, (2, 1))))
FROM_A_PAWN = Graph((QUEEN, hostile(PAWN), hostile(PAWN)), (TAKE, Edge(BEARS, (2, 1))))
FROM_A_QUEEN = Graph((QUEEN, hostile(PAWN), hostile(QUEEN)), (TAKE, Edge(BEARS, (2, 1))))
DEFENDS = Graph(
    (QUEEN, EMPTY, PAWN, hostile(QUEEN)), (REACH, Edge(AIMS, (0, 1, 2)), Edge(BEARS, (3, 2)))
)
DEFENDS_TAKING = Graph(
    (QUEEN, hostile(PAWN), PAWN, hostile(QUEEN)), (TAKE, Edge(AIMS, (0, 1, 2)), Edge(BEARS, (3, 2)))
)
PATTERNS = [
    Pattern(QUEEN_GOES),
    Pattern(QUEEN_TAKES, weight=100),
    Pattern(THREAT, weight=100),
    Pattern(TO_A_PAWN, replies=(Reply(2, 1, 900),)),
    Pattern(TO_A_QUEEN, replies=(Reply(2, 1, 900),)),
    Pattern(FROM_A_PAWN, weight=100, replies=(Reply(2, 1, 900),)),
    Pattern(FROM_A_QUEEN, weight=100, replies=(Reply(2, 1, 900),)),
    Pattern(DEFENDS, replies=(Reply(3, 2, -800),)),
    Pattern(DEFENDS_TAKING, weight=100, replies=(Reply(3, 2, -800),)),
]


def evaluator(patterns: list[Pattern]) -> PatternEvaluator:
    return PatternEvaluator([canonical_pattern(replace(p, origin="material")) for p in patterns])


def test_figure_8_has_the_papers_values() -> None:
    board = chess.Board(FIGURE_8)
    values = {value.move.uci(): value.score for value in evaluator(PATTERNS).explain(board)}
    expected = dict.fromkeys(["d2b4", "d2d4", "d2d6", "d2d8", "d2e3", "d2f2"], -900)
    expected |= dict.fromkeys(["d2f4", "d2a5"], 100 - 900)
    expected |= dict.fromkeys(["d2b2", "d2d3", "d2d5", "d2d7", "d2e2"], 0)
    rest = {move.uci() for move in board.legal_moves} - expected.keys()
    assert values == expected | dict.fromkeys(rest, -100)


def test_the_same_for_black() -> None:
    board, mirrored = chess.Board(FIGURE_8), chess.Board(FIGURE_8).mirror()
    white = {v.move.uci(): v.score for v in evaluator(PATTERNS).explain(board)}
    black = evaluator(PATTERNS).explain(mirrored)
    turned = {
        chess.Move(
            chess.square_mirror(v.move.from_square), chess.square_mirror(v.move.to_square)
        ).uci(): v.score
        for v in black
    }
    assert turned == white


def test_a_move_gets_the_larger_of_two_gains() -> None:
    fork = [
        Pattern(
            Graph((KNIGHT, EMPTY, hostile(kind)), (REACH, Edge(AIMS, (0, 1, 2)))), weight=weight
        )
        for kind, weight in ((QUEEN, 900), (ROOK, 500))
    ]
    board = chess.Board("r3q1k1/8/8/1N6/8/8/8/6K1 w - - 0 1")
    values = {value.move.uci(): value.score for value in evaluator(fork).explain(board)}
    assert values["b5c7"] == 900
    assert values["b5d6"] == 900
    assert values["b5a3"] == 0


def test_a_threat_is_left_by_moving_away_and_by_taking_the_attacker() -> None:
    takes = Pattern(Graph((hostile(ANY), ROOK), (TAKE,)), weight=500)
    board = chess.Board("4k3/8/8/3b4/8/8/6R1/2N3K1 w - - 0 1")
    values = {value.move.uci(): value.score for value in evaluator([takes]).explain(board)}
    assert values["g2g5"] == 0  # away
    assert values["g1h2"] == -500  # nothing done
    in_between = chess.Board("4k3/8/8/3b4/8/8/3N2R1/6K1 w - - 0 1")
    values = {value.move.uci(): value.score for value in evaluator([takes]).explain(in_between)}
    assert values["d2e4"] == values["d2f3"] == 0
    assert values["d2b3"] == -500


def test_filters() -> None:
    ranker = evaluator(PATTERNS)
    moves = ranker.rank(chess.Board(FIGURE_8))
    assert {move.uci() for move in first_k(moves, 5)} == {"d2b2", "d2d3", "d2d5", "d2d7", "d2e2"}
    assert len(first_gamma(moves, 1 / 3)) == round(len(moves) / 3)
    assert len(first_gamma(moves, 0.01)) == 1
    assert first_gamma(moves, 1.0) == moves


# Subsumption and the order it makes.


def test_a_graph_can_be_mapped_in_two_ways() -> None:
    one = Graph((KNIGHT, EMPTY, hostile(PAWN)), (REACH, Edge(AIMS, (0, 1, 2))))
    two = Graph(
        (KNIGHT, EMPTY, hostile(PAWN), hostile(PAWN)),
        (REACH, Edge(AIMS, (0, 1, 2)), Edge(AIMS, (0, 1, 3))),
    )
    assert list(mappings(one, two)) == [(0, 1, 2), (0, 1, 3)]
    assert not subsumes(two, one)


@pytest.mark.parametrize(
    ("general", "special", "holds"),
    [
        (QUEEN_GOES, TO_A_PAWN, True),
        (Graph((ANY, EMPTY), (REACH,)), QUEEN_GOES, True),
        (QUEEN_GOES, Graph((ANY, EMPTY), (REACH,)), False),
        (QUEEN_GOES, QUEEN_TAKES, False),
        (TO_A_PAWN, TO_A_QUEEN, False),
        (THREAT, QUEEN_TAKES, False),
    ],
)
def test_subsumption(general: Graph, special: Graph, holds: bool) -> None:
    assert subsumes(general, special) is holds


def test_order_of_insertion_does_not_matter() -> None:
    graphs = [
        Graph((ANY, EMPTY), (REACH,)),
        QUEEN_GOES,
        TO_A_PAWN,
        Graph((ANY, EMPTY, hostile(PAWN)), (REACH, Edge(COVERS, (2, 1)))),
        QUEEN_TAKES,
    ]
    links = []
    for order in (graphs, graphs[::-1], graphs[2:] + graphs[:2]):
        hierarchy = Hierarchy()
        for graph in order:
            hierarchy.insert(graph)
        links.append(
            {
                (node.graph, hierarchy.nodes[below].graph)
                for node in hierarchy.nodes
                for below in node.below
            }
        )
    assert links[0] == links[1] == links[2]
    assert (graphs[0], TO_A_PAWN) not in links[0]  # QUEEN_GOES is between
    assert (QUEEN_GOES, TO_A_PAWN) in links[0]


def test_a_known_pattern_is_not_entered_twice() -> None:
    hierarchy = Hierarchy()
    assert hierarchy.insert(QUEEN_GOES) == hierarchy.insert(QUEEN_GOES)
    assert len(hierarchy) == 1
