"""Forced mates by the kernel, and by a plain search with python-chess."""

import os
import subprocess
import sys

import chess
import pytest

from clausewitz import kernel
from mates.plain_search import mating_moves
from mates.positions import mates_of_games

# What a mate turns on, in how many moves, and moves that force it.
MATES = {
    "promotion": ("5n1k/4Pppp/5N2/8/8/8/8/7K w - - 0 1", 1, "e7f8q e7f8r"),
    "castling": ("8/8/8/8/8/7R/7R/R3K1k1 w Q - 0 1", 1, "e1c1"),
    "two rooks": ("8/5R2/8/6R1/1k1pP3/8/8/3K4 w - - 0 1", 3, ""),
    "a quiet move": ("kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1", 2, "a5a6"),
    "promotion, not to a queen": ("8/P1K5/k7/8/8/8/8/8 w - - 0 1", 3, ""),
    "stalemate is no mate": ("7k/5K2/6Q1/8/8/8/8/8 w - - 0 1", 1, "g6g7"),
    "none": (chess.STARTING_FEN, 2, ""),
}

PURE_PYTHON = """
import chess, sys
from clausewitz import kernel
for fen in sys.stdin:
    row = kernel.from_board(chess.Board(fen))
    print(*(move.uci() for move in kernel.mating_moves(row, 2)))
"""


def by_kernel(fen: str, moves: int) -> set[str]:
    found = kernel.mating_moves(kernel.from_board(chess.Board(fen)), moves)
    assert found is not None
    return {move.uci() for move in found}


@pytest.mark.parametrize(("fen", "moves", "keys"), MATES.values(), ids=MATES)
def test_the_moves_are_those_of_the_twin(fen: str, moves: int, keys: str) -> None:
    expected = {move.uci() for move in mating_moves(chess.Board(fen), moves)}
    assert expected >= set(keys.split())
    assert by_kernel(fen, moves) == expected


def test_mates_in_one_and_two_of_positions_of_all_kinds(boards: list[chess.Board]) -> None:
    kinds = set()
    for board in boards:
        expected = set(mating_moves(board, 1))
        assert by_kernel(board.fen(), 1) == {move.uci() for move in expected}
        kinds |= {board.san(move) for move in expected}
    assert len(kinds) > 20
    few = sorted(boards, key=lambda board: board.legal_moves.count())[1:150:4]
    lengths = set()
    for board in few:
        expected = set(mating_moves(board, 2))
        assert by_kernel(board.fen(), 2) == {move.uci() for move in expected}
        lengths.add(kernel.forced_mate(kernel.from_board(board), 2))
    assert lengths == {0, 2}


@pytest.mark.parametrize("moves", [2, 3])
def test_mates_of_games_have_their_length(moves: int) -> None:
    for board in mates_of_games(moves)[::2]:
        assert kernel.forced_mate(kernel.from_board(board), moves) == moves


def test_uncompiled_code_finds_the_same() -> None:
    fens = [fen for fen, _, _ in MATES.values()]
    expected = [by_kernel(fen, 2) for fen in fens]
    answer = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PURE_PYTHON],
        input="\n".join(fens),
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [set(line.split()) for line in answer.stdout.splitlines()] == expected


def test_a_search_stops_at_its_limit() -> None:
    row = kernel.from_board(chess.Board())
    assert kernel.mating_moves(row, 3, limit=10) is None
    assert kernel.forced_mate(row, 3, limit=10) is None


def test_mate_takes_a_move() -> None:
    with pytest.raises(ValueError, match="mate in 0"):
        kernel.mating_moves(kernel.from_board(chess.Board()), 0)
