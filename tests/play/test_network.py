"""The network of the evaluation says what its slow twin says, wherever the search comes from."""

import random

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.engines.own.evaluation_weights import named
from clausewitz.kernel import search
from clausewitz.kernel.board.row import KEY
from clausewitz.kernel.jit.compile import CACHE_LINE
from clausewitz.kernel.search.apply_move import play, play_pass
from clausewitz.kernel.search.entries import evaluate_all
from clausewitz.kernel.search.network_score import static_score
from clausewitz.kernel.search.state import I64
from play import twin_network
from play.twins import POSITIONS

NETWORK = twin_network.random_network(7)
SPECIAL = (
    "r3k2r/pPppqpb1/b3pnp1/3PN3/1p2P3/2N2Q1p/PP1BBPPP/R3K2R w KQkq - 0 1",  # castles, promotes
    "4k3/8/8/2pP4/8/8/3K4/7r w - c6 0 2",  # en passant, kings at the middle
    "3k4/P6P/8/8/8/8/p2K3p/8 b - - 0 1",
)


def states(network: search.WholeNetwork | None = NETWORK) -> search.States:
    return search.search_state(named("clausewitz").packed(), search.ALL_SWITCHES, network)


def scores(boards: list[chess.Board], network: search.WholeNetwork | None = NETWORK) -> list[int]:
    """By the kernel, each position from scratch."""
    found = np.zeros(len(boards), np.int64)
    evaluate_all(states(network), np.array([kernel.from_board(board) for board in boards]), found)
    return [int(score) for score in found]


def random_game(seed: int, plies: int) -> list[chess.Board]:
    board, chance, found = chess.Board(), random.Random(seed), list[chess.Board]()
    while len(found) < plies and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        found.append(board.copy(stack=False))
    return [each for each in found if min(map(chess.popcount, each.occupied_co)) > 1]


def test_scores_are_those_of_the_twin() -> None:
    boards = [board for seed in range(6) for board in random_game(seed, 160)]
    boards += [chess.Board(fen) for fen in (*POSITIONS, *SPECIAL)]
    assert scores(boards) == [twin_network.score(board, NETWORK) for board in boards]
    assert len({len(board.piece_map()) // 4 for board in boards}) > 5


@pytest.mark.parametrize("number", range(3))
def test_neither_colour_nor_wing_makes_a_difference(number: int) -> None:
    boards = random_game(20 + number, 120)
    assert scores(boards) == scores([board.mirror() for board in boards])
    for board in boards:
        board.castling_rights = 0
    wings = [board.transform(chess.flip_horizontal) for board in boards]
    assert scores(boards) == scores(wings)


@pytest.mark.parametrize("fen", [chess.STARTING_FEN, *SPECIAL])
def test_views_follow_the_moves(fen: str) -> None:
    """As Python runs the kernel: moves of all kinds, passes, and plies that nobody evaluated."""
    chance, s = random.Random(fen), states().view(np.recarray)[0]
    board = chess.Board(fen)
    s.rows[0] = kernel.from_board(board)
    for ply in range(24):
        if not any(board.legal_moves):
            break
        move = chance.choice(list(board.legal_moves))
        if not board.is_check() and chance.random() < 0.1:
            move = chess.Move.null()
            play_pass(s, I64(ply))
        else:
            play(s, I64(ply), np.uint64(search.move_word(board, move)))
        board.push(move)
        pieces = min(map(chess.popcount, board.occupied_co))
        if pieces > 1 and (chance.random() < 0.6 or ply % 7 == 0):
            assert static_score(s, I64(ply + 1)) == twin_network.score(board, NETWORK), board.fen()


@pytest.mark.parametrize("fen", POSITIONS[::3])
def test_a_search_evaluates_as_the_twin_does(fen: str) -> None:
    board, state = chess.Board(fen), states()
    table = np.zeros((1 << 12, 2), np.uint64)
    state["rows"][0, 0] = kernel.from_board(board)
    for depth in range(1, 6):
        search.look(state, table, depth, -31_000, 31_000)
    seen = 0
    for ply in range(int(state["deepest"][0])):
        row = state["rows"][0, ply]
        if state["viewed"][0, ply] == row[KEY]:
            seen += 1
            again = states()
            evaluate_all(again, row[np.newaxis].copy(), np.zeros(1, np.int64))
            assert (again["views"][0, 0] == state["views"][0, ply]).all()
    assert seen


def test_a_lone_king_is_left_to_the_words() -> None:
    boards = [chess.Board("8/8/8/3k4/8/8/8/QK6 w - - 0 1")]
    assert scores(boards) == scores(boards, None)


def test_what_is_read_in_one_go_lies_in_whole_lines_of_the_cache() -> None:
    state = states()
    assert state.ctypes.data % CACHE_LINE == 0
    for name in ("views", "input_weights", "output_weights", "rows"):
        assert state[name].ctypes.data % CACHE_LINE == 0, name
