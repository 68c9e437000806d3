"""The engine's evaluation and search, and their slow twins."""

import random
from collections.abc import Iterator
from itertools import chain

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.engines.own import evaluation_weights
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.kernel import search
from clausewitz.kernel.search.transposition_table import AT_MOST, bound_in, depth_in
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError
from play.twin_evaluation import chances, evaluate
from play.twins import FEATURES, POSITIONS, assert_same_tree
from running import long

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
# All pawns on one wing, and then on both.
ROOK_ENDINGS = (
    "8/5pk1/6p1/7p/7P/6P1/5P1K/r6R w - - 0 50",
    "8/1r6/1pk5/p7/P1P5/1K6/8/4R3 b - - 0 50",
    "8/5pk1/p5p1/7p/7P/6P1/5P1K/r6R w - - 0 50",
)
MODES: dict[str, set[str]] = {"nothing": set(), "all": set(search.SWITCHES)}
MODES |= {f"all but {name}": set(search.SWITCHES) - {name} for name in search.SWITCHES}


def games(count: int, plies: int) -> Iterator[chess.Board]:
    """Positions of random games."""
    chooser = random.Random(7)
    for _ in range(count):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < plies:
            board.push(chooser.choice(list(board.legal_moves)))
            yield board


def endings(count: int) -> Iterator[chess.Board]:
    """Positions with few pieces, many of them with pawns on one edge, bishops or knights alone."""
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


@pytest.mark.parametrize(("played", "few"), [(3, 400), long(10, 400)])
def test_evaluation_is_that_of_the_twin_whatever_the_weights(played: int, few: int) -> None:
    chooser = random.Random(1)
    known = {name: (chooser.randint(-50, 50), chooser.randint(-50, 50)) for name, _ in FEATURES}
    values = np.zeros((search.WEIGHTS, 2), np.int64)
    for name, places in FEATURES:
        for place, sign in places:
            values[place] = sign * known[name][0], sign * known[name][1]
    state = search.search_state(evaluation_weights.EvaluationWeights(values).packed(), 0)
    table = np.zeros((2, 2), np.uint64)
    seen = set[int]()
    rook_endings = map(chess.Board, ROOK_ENDINGS)
    for board in chain(games(played, 80), endings(few), rook_endings):
        if not board.is_check():
            seen.add(chances(board, board.turn))
            state["rows"][0, 0] = kernel.from_board(board)
            # A window above what any position is worth: the side to move stands, and says for what.
            assert search.look(state, table, 0, -31_000, -30_900) == evaluate(board, known)
    assert seen == {0, 1, 4, 6, 8}


@pytest.mark.parametrize("mode", MODES)
def test_search_visits_what_the_twin_visits(mode: str) -> None:
    """Depth 4 looks at the depths before. A position for each mode, all for one or another."""
    fen = SMALL[list(MODES).index(mode) % len(SMALL)]
    assert_same_tree(fen, 3 if mode == "nothing" else 4, MODES[mode], evaluates=mode == "all")


@pytest.mark.parametrize("fen", POSITIONS[14::2])
def test_search_visits_what_the_twin_visits_where_there_are_many_moves(fen: str) -> None:
    assert_same_tree(fen, 3, MODES["all"])


@pytest.mark.long
@pytest.mark.parametrize("depth", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_search_visits_what_the_twin_visits_in_all_positions(mode: str, depth: int) -> None:
    for fen in SMALL if (mode, depth) == ("nothing", 4) else POSITIONS:
        assert_same_tree(fen, depth, MODES[mode], evaluates=True)


@pytest.mark.parametrize("fen", [POSITIONS[number] for number in (0, 2, 3)])
def test_deeper_searches_visit_what_the_twin_visits(fen: str) -> None:
    """Captures that are probably good enough are tried from depth 5 on."""
    assert_same_tree(fen, 7, MODES["all"])


def test_a_search_reads_the_clock_itself() -> None:
    """Without a thread that stops it, within one call of the compiled search."""
    weights = evaluation_weights.named("handset").packed()
    state = search.search_state(weights, search.ALL_SWITCHES)
    state["rows"][0, 0] = kernel.from_board(chess.Board())
    search.set_deadline(state, 0.05)
    search.look(state, np.zeros((1 << 16, 2), np.uint64), 60, -31_000, 31_000)
    assert state["stop"][0]
    state["stop"] = 0
    search.set_deadline(state, None)
    search.look(state, np.zeros((1 << 16, 2), np.uint64), 4, -31_000, 31_000)
    assert not state["stop"][0]


def test_a_capture_that_mates_is_seen_at_the_end_of_a_line() -> None:
    """Qxf7, where captures alone are looked at."""
    board = chess.Board("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
    weights = evaluation_weights.named("handset").packed()
    state = search.search_state(weights, search.ALL_SWITCHES)
    state["rows"][0, 0] = kernel.from_board(board)
    table = np.zeros((1 << 8, 2), np.uint64)
    assert search.look(state, table, 0, -31_000, 31_000) == 30_000 - 1


def test_a_score_at_the_edge_of_the_window_is_stored_as_a_bound() -> None:
    """Nothing better than the lower limit was found: the position may be worth less."""
    board = chess.Board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    state = search.search_state(evaluation_weights.named("handset").packed(), search.ALL_SWITCHES)
    state["rows"][0, 0] = kernel.from_board(board)
    score = search.look(state, np.zeros((1 << 8, 2), np.uint64), 1, -31_000, 31_000)
    table = np.zeros((1 << 8, 2), np.uint64)
    assert search.look(state, table, 1, score, score + 50) == score
    (bound,) = (bound_in(entry) for entry in table[:, 1] if depth_in(entry) == 1)
    assert bound == AT_MOST


@pytest.mark.parametrize(("clock", "is_draw"), [(98, False), (99, True)])
def test_the_hundredth_half_move_without_a_capture_is_a_draw(clock: int, is_draw: bool) -> None:
    board = chess.Board(f"7k/8/8/8/8/8/8/KQ6 w - - {clock} 80")
    choice = find_player("clausewitz:hash=1").choose(board, Limit(depth=2))
    assert (choice.score == 0) == is_draw


@pytest.mark.parametrize(("depth", "is_draw"), [(4, False), (5, True)])
def test_a_return_to_the_first_position_is_a_draw(depth: int, is_draw: bool) -> None:
    """By checks on e8 and h5 without end; after four half moves the position is there again."""
    board = chess.Board("6k1/6p1/8/7Q/8/8/qq6/7K w - - 0 60")
    state = search.search_state(evaluation_weights.named("handset").packed(), 0)
    state["rows"][0, 0] = kernel.from_board(board)
    score = search.look(state, np.zeros((1 << 8, 2), np.uint64), depth, -31_000, 31_000)
    assert (score == 0) == is_draw


def test_parts_of_the_search_are_switched_off_by_name() -> None:
    board, limit = chess.Board(POSITIONS[-1]), Limit(depth=6)
    whole, less = (
        find_player(f"clausewitz:hash=1{off}").choose(board, limit).nodes
        for off in ("", ",off=null_move+delta")
    )
    assert whole != less
    with pytest.raises(ClausewitzError, match="no switch is called magic"):
        find_player("clausewitz:off=magic")


def test_time_ends_a_search() -> None:
    choice = find_player("clausewitz:hash=1").choose(chess.Board(), Limit(seconds=0.01))
    assert choice.depth is not None
    assert choice.depth < 64


def test_a_short_search_uses_a_part_of_the_table() -> None:
    """So that a game of quick moves is not spread over all of a large memory."""
    searcher, board = Searcher(megabytes=16), chess.Board()
    searcher.search(board, Limit(seconds=0.02))
    filled = np.flatnonzero(searcher._table[:, 0])
    assert 0 < filled.max() < len(searcher._table) // 4
    searcher.search(board, Limit(nodes=2000))
    assert np.flatnonzero(searcher._table[:, 0]).max() > len(searcher._table) // 2
    searcher.new_game()
    assert not searcher._table.any()
