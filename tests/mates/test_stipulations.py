"""Every stipulation: the kernel finds what a few lines of python-chess find."""

import chess
import pytest

from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.support.errors import ClausewitzError
from mates.plain_problems import solutions

# By stipulation: boards with as many solutions as stands behind them, drawn at random.
BOARDS = [
    ("#2", "8/8/7K/8/7k/5pN1/6Q1/8", 1),
    ("#2", "8/8/8/8/8/1p1K4/1N1Q4/1k6", 3),
    ("#2", "8/8/8/8/8/8/7R/k1K5", 0),
    ("=2", "k1K5/1Rp5/8/8/8/8/8/8", 2),
    ("=2", "8/8/8/8/8/1R6/2p5/k1K5", 1),
    ("s#2", "8/8/8/8/8/kPP5/1rp5/KQ6", 1),
    ("s#2", "8/8/8/8/8/kP6/N1p5/KQb5", 1),
    ("s#2", "8/8/8/8/8/kPP5/1r6/KQ6", 0),
    ("r#2", "8/8/8/8/8/Q7/r1R5/k1K5", 0),
    ("h#1.5", "8/8/8/8/8/K2p4/R2b4/1k6", 2),
    ("h=1", "8/8/8/8/8/1K6/8/1kBQ4", 2),
    ("h#2", "8/8/8/8/8/R1K5/8/1k6", 1),
    ("hs#1.5", "8/8/8/8/8/1q6/Qr6/K1k5", 1),
    ("ser-#2", "8/8/8/5R1N/5K1k/8/8/8", 3),
    ("ser-=2", "8/8/8/8/5P1k/5R2/6K1/8", 1),
    ("ser-h#2", "8/8/8/8/8/2R5/2K5/kn6", 3),
    ("ser-s#2", "8/8/8/8/8/k1P5/rp6/1KQ5", 2),
    ("ser-s#3", "8/8/8/8/8/kP6/p1P5/KQb5", 1),
]


@pytest.mark.parametrize(("written", "placed", "number"), BOARDS)
def test_the_kernel_finds_what_a_plain_search_finds(written: str, placed: str, number: int) -> None:
    board, stipulation = chess.Board(f"{placed} w - - 0 1"), read_stipulation(written)
    answer = solve(board, stipulation, Wanted(variations=False, set_play=False))
    ours = {line.moves for line in answer.lines} | {(key.move,) for key in answer.keys}
    assert ours == solutions(board, stipulation)
    assert len(ours) == number


@pytest.mark.long
@pytest.mark.parametrize(
    ("written", "placed"),
    [("r#2", "8/8/7k/5r2/5R1K/6Q1/8/8"), ("semi-r#2", "8/8/8/8/8/Q7/r1R5/k1K5")],
)
def test_a_reflex_mate_is_what_a_plain_search_finds(written: str, placed: str) -> None:
    board, stipulation = chess.Board(f"{placed} w - - 0 1"), read_stipulation(written)
    keys = {(key.move,) for key in solve(board, stipulation, Wanted(variations=False)).keys}
    assert len(keys) == 1
    assert keys == solutions(board, stipulation)


def test_castling_is_allowed_where_king_and_rook_are_at_home() -> None:
    """T. R. Dawson, Falkirk Herald 1915: the try fails to castling alone."""
    board = with_castling(chess.Board("1r2k2r/3pbp2/1p5p/4Q3/8/4N3/4K3/8 w - - 0 1"))
    found = solve(board, read_stipulation("#2"))
    assert [board.san(move) for move in found.first_moves] == ["Nf5"]
    tries = {board.san(each.move): each.refutations for each in found.tries}
    assert [move.uci() for move in tries["Nd5"]] == ["e8g8"]


@pytest.mark.parametrize(("passed", "number"), [("d6", 1), ("-", 0)])
def test_en_passant_begins_only_where_the_position_says_so(passed: str, number: int) -> None:
    board = chess.Board(f"7Q/2k5/8/3pP3/B7/8/8/1R1R3K w - {passed} 0 1")
    found = solve(board, read_stipulation("#1"))
    assert [move.uci() for move in found.first_moves].count("e5d6") == number


@pytest.mark.parametrize("written", ["", "mate", "#0", "#31", "s#2.5", "h#", "x#2", "#2.5", "h##2"])
def test_what_is_no_stipulation_is_refused(written: str) -> None:
    with pytest.raises(ClausewitzError):
        read_stipulation(written)


@pytest.mark.parametrize("written", ["#2", "h#2.5", "ser-h=12", "semi-r#3", "hs#2.5"])
def test_a_stipulation_is_written_as_it_is_read(written: str) -> None:
    assert str(read_stipulation(written)) == written
