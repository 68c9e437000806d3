"""The edges of a board: the kernel's packed integers say exactly what bk/edges.pl says."""

import shutil

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.kernel.patterns import edges, entries
from clausewitz.prolog import prolog
from kernel.conftest import ODDITIES, STARTS, random_game, random_setup

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

WORDS = {
    "reaches": edges.REACHES,
    "covers": edges.COVERS,
    "attacks": edges.BEARS,
    "defends": edges.BEARS,
    "aims": edges.AIMS,
    "behind": edges.BEHIND,
    "aims_through": edges.AIMS_THROUGH,
    "wedges": edges.WEDGES,
    "comes_behind": edges.COMES_BEHIND,
    "behind_two": edges.BEHIND_TWO,
    "wedges_before": edges.WEDGES_BEFORE,
    "wedges_after": edges.WEDGES_AFTER,
}

BOARDS = [
    *(chess.Board(fen) for fen in (*STARTS, *ODDITIES.values())),
    *(random_setup(seed) for seed in range(1000, 1008)),
    *(board for seed in range(2) for board, _ in random_game(chess.STARTING_FEN, seed, 80)[::8]),
]


def edges_of(board: chess.Board) -> list[int]:
    buffer = np.zeros(edges.BUFFER_SIZE, np.uint64)
    count = int(entries.write_edges(kernel.from_board(board), buffer))
    return [int(edge) for edge in buffer[:count]]


def squares_in(edge: int) -> str:
    arity = edges.ARITIES[edge >> int(edges.TYPE)]
    return "".join(chess.square_name(edge >> 6 * place & 63) for place in range(arity))


def of_word(board: chess.Board, word: str) -> set[str]:
    found = {squares_in(e) for e in edges_of(board) if e >> int(edges.TYPE) == WORDS[word]}
    if word in ("attacks", "defends"):
        attacks = word == "attacks"
        found = {
            pair
            for pair in found
            if attacks
            == (
                board.color_at(chess.parse_square(pair[:2]))
                != board.color_at(chess.parse_square(pair[2:]))
            )
        }
    return found


@pytest.mark.parametrize("word", WORDS)
def test_kernel_and_prolog_see_the_same_edges(word: str) -> None:
    arity = edges.ARITIES[int(WORDS[word])] + 1
    expected = prolog().relation(word, BOARDS, arity=arity)
    for board, squares in zip(BOARDS, expected, strict=True):
        assert of_word(board, word) == squares, board.fen()
    assert sum(map(len, expected)) > 100


def test_no_edge_comes_twice() -> None:
    for board in BOARDS:
        found = edges_of(board)
        assert len(found) == len(set(found)) < edges.MAX_EDGES


def test_the_turn_does_not_matter() -> None:
    for board in BOARDS:
        other = board.copy(stack=False)
        other.turn = not board.turn
        assert edges_of(board) == edges_of(other)
