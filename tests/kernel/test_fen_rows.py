"""FENs read in the kernel: what it reads is what the slow reader makes of it."""

import random

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.position.board import parse_fen
from clausewitz.support.data import example_file, public_files
from kernel.conftest import ODDITIES, STARTS, random_game

SIGNS = "pnbrqkPNBRQK12345678/ wb-KQkqabcdefgh0369é\t"


def slow(fen: str) -> kernel.Row | None:
    try:
        return kernel.from_board(parse_fen(fen))
    except ValueError:
        return None


def games() -> list[str]:
    boards = [board for start in STARTS for board, _ in random_game(start, 3, 60)]
    fens = [board.fen(en_passant="fen") for board in boards if not board.status()]
    return [*STARTS, *ODDITIES.values(), *fens]


def puzzles() -> list[str]:
    file = [*public_files("puzzles"), example_file("puzzles.csv")][0]
    return [puzzle.cells["FEN"] for puzzle in all_puzzles(Source(file))]


def agree(fens: list[str]) -> int:
    """How many are read at once; each of them as the slow reader does."""
    rows, read = kernel.rows_of_fens(fens)
    for number in np.flatnonzero(read):
        row = slow(fens[number])
        assert row is not None, fens[number]
        assert np.array_equal(row, rows[number]), fens[number]
    return int(read.sum())


def test_positions_of_games_are_read_as_by_the_slow_reader() -> None:
    fens = games()
    assert agree(fens) == sum(slow(fen) is not None for fen in fens)


@pytest.mark.long
def test_puzzles_are_read_as_by_the_slow_reader() -> None:
    some = puzzles()[:2000]
    assert agree(some) == len(some)


@pytest.mark.long
def test_all_puzzles_are_read_as_by_the_slow_reader() -> None:
    fens = puzzles()
    assert agree(fens) == len(fens)


def test_what_is_spoilt_is_never_read_as_something_else() -> None:
    chooser = random.Random(1)
    spoilt = []
    for fen in games() * 5:
        signs = list(fen)
        for _ in range(chooser.choice((1, 1, 2))):
            at = chooser.randrange(len(signs))
            signs[at : at + chooser.randrange(2)] = chooser.choice((*SIGNS, ""))
        spoilt.append("".join(signs))
    assert 0 < agree(spoilt) < len(spoilt)


@pytest.mark.parametrize(
    "fen",
    [
        "",
        chess.STARTING_BOARD_FEN,
        f"{chess.STARTING_BOARD_FEN} w KQkq -",
        f"{chess.STARTING_FEN} ",
        f" {chess.STARTING_FEN}",
        chess.STARTING_FEN.replace("KQkq", "QKkq"),
        chess.STARTING_FEN.replace("8/8", "44/8"),
        chess.STARTING_FEN.replace("- 0 1", "e3 0 1"),
        chess.STARTING_FEN.replace("0 1", "0 0"),
        chess.STARTING_FEN.replace("0 1", "12345 1"),
        "4k3/8/8/8/8/8/8/4K2R b KQ - 0 1",
        "4k3/8/8/8/8/8/8/4KK1R b - - 0 1",
        "4k2R/8/8/8/8/8/8/4K3 w - - 0 1",
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    ],
)
def test_a_doubt_is_left_to_the_slow_reader(fen: str) -> None:
    assert not kernel.rows_of_fens([fen])[1][0]


def test_no_fen_at_all() -> None:
    assert len(kernel.rows_of_fens([])[0]) == 0
