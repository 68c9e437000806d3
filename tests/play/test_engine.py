"""The engine's evaluation and search, and their slow twins."""

import random
from collections.abc import Iterator
from itertools import chain

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.errors import ClausewitzError
from clausewitz.kernel import engine
from clausewitz.play import weights
from clausewitz.play.naming import find_player
from clausewitz.play.players import Limit
from play.twin_evaluation import chances, evaluate
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
# With nothing switched on, trees are large: small positions instead of the last ones.
SMALL = (
    *POSITIONS[:13],
    "8/8/4k3/3p4/3P1K2/8/6P1/8 w - - 4 52",
    "8/5p2/4k1p1/7p/4K2P/6P1/5P2/8 b - - 0 44",
    "8/1p3k2/p7/2P5/1P2b3/8/P4N2/6K1 w - - 1 39",
    "8/8/2k5/8/1pK5/1P6/8/6R1 b - - 0 61",
    "5k2/7P/5K2/8/8/8/3n4/8 b - - 0 70",
    "8/6pk/7p/8/3B4/6PP/4r2K/8 w - - 5 48",
    "4k3/8/3q4/8/8/3Q4/8/4K3 w - - 0 60",
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


def endings(count: int) -> Iterator[chess.Board]:
    """Positions with few men, many of them with pawns on one edge, bishops or knights alone."""
    chooser = random.Random(8)
    while count:
        board = chess.Board(None)
        squares = chooser.sample(chess.SQUARES, chooser.randint(3, 7))
        board.set_piece_at(squares[0], chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(squares[1], chess.Piece(chess.KING, chess.BLACK))
        edge = chooser.choice([None, 0, 7])
        kinds = chooser.choice([[1, 3], [2], [1], [1, 2, 3, 4, 5]])
        for square in squares[2:]:
            kind = chooser.choice(kinds)
            if kind == chess.PAWN and edge is not None:
                square = chess.square(edge, chess.square_rank(square))
            if board.piece_at(square) is None:
                board.set_piece_at(square, chess.Piece(kind, chooser.random() < 0.7))
        board.turn = chooser.random() < 0.5
        if board.is_valid() and not board.is_check():
            count -= 1
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
    seen = set[int]()
    for board in chain(games(10, 80), endings(400)):
        if not board.is_check():
            seen.add(chances(board, board.turn))
            state["rows"][0, 0] = kernel.from_board(board)
            # A window above what any position is worth: the side to move stands, and says for what.
            assert engine.look(state, table, 0, -31_000, -30_900) == evaluate(board, known)
    assert seen == {0, 1, 4, 8}


FEATURES = weights.features()


EVALUATIONS: dict[object, int] = {}


@pytest.mark.parametrize("depth", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_search_visits_what_the_twin_visits(mode: str, depth: int) -> None:
    """Depth by depth, as in a game: what one remembers and learns is used by the next."""
    set_of_weights, on = weights.named("handset"), MODES[mode]
    known = {
        name: (
            int(set_of_weights.values[places[0][0], 0]),
            int(set_of_weights.values[places[0][0], 1]),
        )
        for name, places in FEATURES
    }
    for fen in SMALL if (mode, depth) == ("nothing", 4) else POSITIONS:
        board = chess.Board(fen)
        state = engine.search_state(
            set_of_weights.packed(), sum(engine.SWITCHES[name] for name in on)
        )
        state["rows"][0, 0] = kernel.from_board(board)
        table = np.zeros((1 << 16, 2), np.uint64)
        twin = Twin(board, known, on, EVALUATIONS)
        for shallow in range(1, depth + 1):
            score = engine.look(state, table, shallow, -31_000, 31_000)
            line = state["best"][0, 0, : int(state["length"][0, 0])]
            assert score == twin.look(shallow), fen
            assert int(state["nodes"][0]) == twin.nodes, fen
            assert [kernel.move_of(int(word)) for word in line] == twin.lines[0], fen


def test_parts_of_the_search_are_switched_off_by_name() -> None:
    board, limit = chess.Board(POSITIONS[-1]), Limit(depth=6)
    whole, less = (
        find_player(f"clausewitz:hash=1{off}").choose(board, limit).nodes
        for off in ("", ",off=null_move+delta")
    )
    assert whole != less
    with pytest.raises(ClausewitzError, match="no switch is called magic"):
        find_player("clausewitz:off=magic")
