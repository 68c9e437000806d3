"""The kernel's search and its twin, side by side."""

from functools import cache

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.engines.own import evaluation_weights
from clausewitz.kernel import search
from clausewitz.kernel.search.entries import evaluate_all
from play.twin_evaluation import Weights, evaluate
from play.twin_search import Twin

POSITIONS = (
    # Endings, which have small trees, first.
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
    "6k1/pp4pp/8/2p2p2/2Pp4/1P4P1/P2K1P1P/8 b - - 0 31",
    "2b5/6p1/p1p2k1p/2pp4/8/5PN1/PPPK2PP/4r3 w - - 0 24",
    "8/2P1p3/1P2rk2/2r5/8/3K4/8/4Q3 b - - 0 48",
    "5k2/pb3p1p/6p1/2p5/2P1p3/1P3P2/P4KPP/3B4 w - - 1 27",
    "6k1/5p1p/1p4p1/5b2/3R3P/2r3P1/P5BK/8 b - - 2 32",
    "r3r3/5kpp/1pR2p2/p2p4/3P1N2/4P1P1/PP3P1P/5K2 b - - 0 27",
    "8/P4k2/8/8/5n2/8/4p1K1/8 w - - 0 1",
    "4k3/8/8/1b6/8/8/4PPPP/R3K2R w KQ - 3 30",
    "8/5k2/8/3pPp2/3K4/8/8/8 w - d6 0 40",
    "k7/P1K5/8/8/8/8/6pp/8 w - - 97 80",
    "2r3k1/5pp1/p2n1b1p/3p1P2/1p1P2P1/1P2B3/1P3K1P/RN6 b - - 1 29",
    "3rk3/4b2p/p1r2pp1/1ppRP3/1P2P3/6P1/P3B2P/3RK3 w - - 0 28",
    "r1b1k2r/3p1ppp/p3p3/1p6/2QbPPP1/2N5/PPPB2P1/R3K2R b KQkq - 0 15",
    "r1bqkbnr/ppp2p1p/2n3p1/4p3/2P5/2N3P1/PP2PP1P/R1BQKBNR w KQkq - 0 6",
    "r1bq1rk1/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQR1K1 w - - 6 7",
    "r2qkbnr/1pp2pp1/p1p5/4p2p/4P1b1/2P2N1P/PP1P1PP1/RNBQ1RK1 b kq - 0 7",
    "r1bq1rk1/pp2nppp/2n1p3/2ppP3/3P4/P1PB1N2/2P2PPP/R1BQK2R w KQ - 0 9",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
)
FEATURES = evaluation_weights.features()
EVALUATIONS: dict[object, int] = {}


def assert_same_tree(fen: str, depth: int, on: set[str], *, evaluates: bool = False) -> int:
    """Depth by depth, as in a game: what one remembers and learns is used by the next. Answers how
    many positions were looked at.

    The twin evaluates by itself, which takes the longest, or else has the kernel evaluate each
    position from scratch: whether the two agree is a test of its own.
    """
    board, handset = chess.Board(fen), evaluation_weights.named("handset")
    state = search.search_state(handset.packed(), sum(search.SWITCHES[name] for name in on))
    state["rows"][0, 0] = kernel.from_board(board)
    table = np.zeros((1 << 16, 2), np.uint64)
    twin = Twin(board, by_twin, on, {}) if evaluates else Twin(board, by_kernel, on, EVALUATIONS)
    for shallow in range(1, depth + 1):
        score = search.look(state, table, shallow, -31_000, 31_000)
        line = state["best"][0, 0, : int(state["length"][0, 0])]
        assert score == twin.look(shallow), fen
        assert int(state["nodes"][0]) == twin.nodes, fen
        assert [kernel.move_of(int(word)) for word in line] == twin.lines[0], fen
    return twin.nodes


def by_twin(board: chess.Board) -> int:
    return evaluate(board, _handset())


def by_kernel(board: chess.Board) -> int:
    score = np.zeros(1, np.int64)
    state = search.search_state(evaluation_weights.named("handset").packed(), 0)
    evaluate_all(state, kernel.from_board(board)[np.newaxis], score)
    return int(score[0])


@cache
def _handset() -> Weights:
    """The weights as the twin has them."""
    values = evaluation_weights.named("handset").values
    return {
        name: (int(values[places[0][0], 0]), int(values[places[0][0], 1]))
        for name, places in FEATURES
    }
