"""Only values that are needed are computed, where each costs a look: the meaning is the same."""

from collections.abc import Sequence

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.kernel.relations import relation_numbers, values

# Pins, batteries, loose and trapped pieces, passed pawns about to promote, castling, en passant.
BUSY = (
    "r3k2r/pP1n1ppp/1b3n2/q2pP3/1bN1r1Q1/2N2B2/PPPR1PpP/4K2R w Kkq d6 0 1",
    "r4rk1/ppp2Np1/3p3p/4n1q1/1bB1P1b1/2N5/PPP1QPPP/R3K2R b KQ - 0 1",
)
OF_TWO = (*relation_numbers.PAIRS, *relation_numbers.DUELS, *relation_numbers.MOVES, "best_reply")
OF_ONE = (*relation_numbers.SETS, *relation_numbers.PROPERTIES, "trapped")
ALL = 2**64 - 1
FITS, OTHERS_FIT, NONE_FITS = 0, 1, 2
X, Z = 2, 3  # variables


def is_square(variable: int, square: int) -> list[int]:
    return [variable, kernel.FIND, 1 << square, 0]


def check(variable: int, relation: int, place: int, kind: int) -> list[int]:
    return [variable, kernel.CHECK, ALL, 1, relation, place, 0, X, X, kind]


def held(fen: str, programs: Sequence[Sequence[int]]) -> list[bool]:
    rows, table = kernel.cases([kernel.from_board(chess.Board(fen))])
    first_case = np.zeros(1, np.uint64)
    found, _ = kernel.try_refinements(
        [0], programs, rows, kernel.NO_TABLES, table, first_case, np.zeros(len(programs), np.bool_)
    )
    return [bool(flag) for flag in found[:, 0]]


def image(fen: str, relation: int, place: int, known: int) -> int:
    row = kernel.from_board(chess.Board(fen))
    numbers = np.array([relation, place, known, 0], np.uint64)
    return int(values(numbers[0], numbers[1], row, numbers[2], numbers[3]))


@pytest.mark.parametrize("fen", BUSY)
@pytest.mark.parametrize("word", OF_TWO)
@pytest.mark.parametrize("place", [0, 1])
def test_a_pair_checked_is_a_pair_found(fen: str, word: str, place: int) -> None:
    relation = kernel.RELATIONS[word]
    images = [image(fen, relation, place, known) for known in chess.SQUARES]
    pairs = [(known, wanted) for known in chess.SQUARES for wanted in chess.SQUARES]
    expected = [bool(images[known] >> wanted & 1) for known, wanted in pairs]
    for kind in (FITS, OTHERS_FIT):
        last = check(Z, relation, place, kind)
        programs = [
            [3, *is_square(X, known), *is_square(Z, wanted), *last] for known, wanted in pairs
        ]
        assert held(fen, programs) == [fits == (kind == FITS) for fits in expected]
    nobody = [[2, *is_square(X, n), *check(X, relation, place, NONE_FITS)] for n in chess.SQUARES]
    assert held(fen, nobody) == [not found for found in images]


@pytest.mark.parametrize("fen", BUSY)
@pytest.mark.parametrize("word", OF_ONE)
def test_a_square_checked_is_a_square_found(fen: str, word: str) -> None:
    relation = kernel.RELATIONS[word]
    found = image(fen, relation, 0, 0)
    programs = [[2, *is_square(Z, n), *check(Z, relation, 0, FITS)] for n in chess.SQUARES]
    assert held(fen, programs) == [bool(found >> n & 1) for n in chess.SQUARES]
