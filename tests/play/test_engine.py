"""The engine's evaluation and search, and their slow twins."""

import random
from collections.abc import Iterator

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.kernel import engine
from clausewitz.play import weights
from play.twin_evaluation import evaluate
from play.twin_search import Twin

POSITIONS = (
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2nppp/2n1p3/2ppP3/3P4/P1PB1N2/2P2PPP/R1BQK2R w KQ - 0 9",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
)
MODES: dict[str, set[str]] = {"nothing": set(), "all": set(engine.SWITCHES)}
MODES |= {f"all but {name}": set(engine.SWITCHES) - {name} for name in engine.SWITCHES}


def games(count: int, plies: int) -> Iterator[chess.Board]:
    """Positions of random games."""
    chooser = random.Random(7)
    for _ in range(count):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < plies:
            board.push(chooser.choice(list(board.legal_moves)))
            yield board


def test_evaluation_is_that_of_the_twin_whatever_the_weights() -> None:
    chooser = random.Random(1)
    known = {name: (chooser.randint(-50, 50), chooser.randint(-50, 50)) for name, _ in FEATURES}
    values = np.zeros((engine.WEIGHTS, 2), np.int64)
    for name, places in FEATURES:
        for place, sign in places:
            values[place] = sign * known[name][0], sign * known[name][1]
    state = engine.search_state(weights.Weights("chance", values).packed(), 0)
    table = np.zeros((2, 2), np.uint64)
    for board in games(12, 100):
        if not board.is_check():
            state["rows"][0, 0] = kernel.from_board(board)
            # A window above what any position is worth: the side to move stands, and says for what.
            assert engine.look(state, table, 0, -31_000, -30_900) == evaluate(board, known)


FEATURES = weights.features()


@pytest.mark.parametrize("on", MODES.values(), ids=MODES)
def test_search_visits_what_the_twin_visits(on: set[str]) -> None:
    set_of_weights = weights.named("clausewitz")
    known = {
        name: (
            int(set_of_weights.values[places[0][0], 0]),
            int(set_of_weights.values[places[0][0], 1]),
        )
        for name, places in FEATURES
    }
    for fen in POSITIONS[:: 1 if len(on) in (0, len(engine.SWITCHES)) else 3]:
        board = chess.Board(fen)
        switches = sum(engine.SWITCHES[name] for name in on)
        state = engine.search_state(set_of_weights.packed(), switches)
        state["rows"][0, 0] = kernel.from_board(board)
        table = np.zeros((1 << 16, 2), np.uint64)
        score = engine.look(state, table, 3, -31_000, 31_000)
        line = state["best"][0, 0, : int(state["length"][0, 0])]
        twin = Twin(board, known, on)
        assert score == twin.look(3)
        assert int(state["nodes"][0]) == twin.nodes
        assert [kernel.move_of(int(word)) for word in line] == twin.lines[0]
