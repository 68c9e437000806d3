"""The first halves of lines, which no word names: tests/agree compares all others with Prolog."""

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.kernel.relations import values

LINED = "1k1r3q/1n4b1/8/8/1R1pP3/8/1B1N4/3Q1K2 w - - 0 1"
SQUARES = [np.uint64(square) for square in chess.SQUARES]


@pytest.mark.parametrize("word", ["behind", "lined_up", "unveils"])
@pytest.mark.parametrize("place", [0, 1])
def test_a_first_half_holds_where_there_is_a_third_square(word: str, place: int) -> None:
    row = kernel.from_board(chess.Board(LINED))
    whole, half = (np.uint64(kernel.RELATIONS[name]) for name in (word, f"{word}_some"))
    at = np.uint64(place)
    halves = [int(values(half, at, row, known, SQUARES[0])) for known in SQUARES]
    wholes = [[int(values(whole, at, row, known, third)) for third in SQUARES] for known in SQUARES]
    assert halves == [int(np.bitwise_or.reduce(np.array(w, np.uint64))) for w in wholes]
    assert any(halves)
