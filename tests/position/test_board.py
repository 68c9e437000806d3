"""FEN in, FEN out, and positions as facts."""

import re

import chess
import pytest

from agree.sources import random_positions
from clausewitz.position.board import FenError, fen_of, parse_fen
from clausewitz.position.facts import (
    asp_facts,
    board_from_asp,
    board_from_prolog,
    boards_from_asp,
    prolog_facts,
)
from clausewitz.prolog import prolog
from clausewitz.support.errors import ClausewitzError

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


def test_en_passant_square_is_kept_after_every_double_step() -> None:
    assert fen_of(parse_fen(AFTER_E4)) == AFTER_E4


def test_error_shows_the_fen_and_the_reason_in_one_line() -> None:
    with pytest.raises(FenError, match=r'^bad FEN "8/8 w - -": .*$') as refusal:
        parse_fen("8/8 \n w - -")
    assert "\n" not in str(refusal.value)


def test_move_number_0_is_read_as_1() -> None:
    fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 0"
    assert parse_fen(fen).fullmove_number == 1
    assert prolog().service("canonical_fen", fen).strip() == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def test_impossible_checks_are_let_pass() -> None:
    assert parse_fen("B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1").is_check()


def test_a_fen_is_that_of_python_chess() -> None:
    boards = [
        *random_positions(500, seed=6),
        chess.Board(None),
        chess.Board("8/8/8/8/8/8/8/8 b - -"),
    ]
    boards += [chess.Board(AFTER_E4), chess.Board.from_chess960_pos(356)]
    for board in boards:
        assert fen_of(board) == board.fen(en_passant="fen")


@pytest.mark.parametrize("board", random_positions(30, seed=5), ids=fen_of)
def test_facts_lead_back_to_the_board(board: chess.Board) -> None:
    assert fen_of(board_from_prolog(prolog_facts(board))) == fen_of(board)
    assert fen_of(board_from_asp(asp_facts(board))) == fen_of(board)


def test_prolog_reads_the_facts_that_python_writes() -> None:
    for board in random_positions(10, seed=6):
        facts = prolog_facts(board).strip().rstrip(".").replace(".\n", ", ")
        answers = prolog().query(f"position_facts(P, [{facts}])")
        assert answers.rows == [{"P": fen_of(board)}]


def test_asp_facts_of_many_positions_are_told_apart_by_their_ply() -> None:
    boards = random_positions(3, seed=7)
    text = "".join(asp_facts(board, time) for time, board in enumerate(boards))
    assert [fen_of(board) for board in boards_from_asp(text).values()] == [*map(fen_of, boards)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "found 0"),
        ("hello", "not a fact of a position: hello"),
        ("turn(white).", "not a fact"),
        ("chessman(king, white, 9, 1, 0).", "chessman(king, white, 9, 1)"),
        ("chessman(dragon, white, 1, 1, 0).", "chessman(dragon, white, 1, 1)"),
        ("castling(white, sideways, 0).", "castling(white, sideways)"),
        ("chessman(king, white, 1, 1, 0).", "black has no king"),
        (asp_facts(chess.Board()) + "shell(ls).", "not a fact of a position: shell"),
    ],
)
def test_facts_of_no_position_are_refused_by_asp(text: str, words: str) -> None:
    with pytest.raises(ClausewitzError, match=re.escape(words)):
        board_from_asp(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the board is empty"),
        ("hello", "not a fact of a position: hello"),
        ("contents(white, dragon, 1, 1).", "chessman(dragon, white, 1, 1)"),
        ("contents(white, king, 9, 1).", "chessman(king, white, 9, 1)"),
        ("en_passant(j3).", "en_passant(j3)"),
        ("contents(white, king, 1, 1).", "black has no king"),
        ("chessman(king, white, 1, 1, 0).", "not a fact"),
    ],
)
def test_facts_of_no_position_are_refused_by_prolog(text: str, words: str) -> None:
    with pytest.raises(ClausewitzError, match=re.escape(words)):
        board_from_prolog(text)
